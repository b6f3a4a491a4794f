struct IDLParser {
  private var tokens: ArraySlice<IDLLexer.Token>
  private var names: Set<String> = []

  init(tokens: [IDLLexer.Token]) {
    self.tokens = tokens[...]
  }

  mutating func interface() throws(IDL.Rule) -> IDL {
    var idl = IDL(empty: ())
    try comments()
    guard take(.word("interface")), let name = word(), Self.isInterfaceName(name) else {
      throw .interfaceName
    }
    idl.name = name
    try comments()
    while let keyword = word() {
      try member(keyword, of: &idl)
      try comments()
    }
    guard tokens.isEmpty else { throw .parentheses }
    return idl
  }

  private mutating func member(_ keyword: String, of idl: inout IDL) throws(IDL.Rule) {
    guard let name = word(), name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil,
      names.insert(name).inserted
    else { throw .memberName }
    switch keyword {
    case "type":
      let kind = try braced()
      if kind == .record([]) { throw .type }
      idl.types[name] = kind
    case "method":
      let input = try record()
      guard take(.arrow) else {
        throw tokens.first.map(Self.isComment) == true ? .comment : .parentheses
      }
      idl.methods.append(IDL.Method(name: name, input: input, output: try record()))
    case "error": idl.errors.append((name, try record()))
    default: throw .type
    }
  }

  private mutating func record() throws(IDL.Rule) -> [IDL.Field] {
    guard tokens.first == .mark("(") else {
      throw tokens.first.map(Self.isComment) == true ? .comment : .parentheses
    }
    guard case .record(let fields) = try braced() else { throw .type }
    return fields
  }

  /// A record or an enum.
  private mutating func braced() throws(IDL.Rule) -> IDL.Kind {
    guard take(.mark("(")) else { throw .parentheses }
    if take(.mark(")")) { return .record([]) }
    var fields: [IDL.Field] = []
    var choices: [String] = []
    repeat {
      try comments()
      if tokens.first == .mark(")") { throw .trailingComma }
      guard let name = word(), Self.isFieldName(name),
        !choices.contains(name), !fields.contains(where: { $0.name == name })
      else { throw .fieldName }
      if take(.mark(":")) {
        fields.append(IDL.Field(name: name, kind: try kind()))
      } else {
        choices.append(name)
      }
    } while take(.mark(","))
    if tokens.first.map(Self.isComment) == true { throw .comment }
    guard take(.mark(")")) else { throw .type }
    guard !choices.isEmpty else { return .record(fields) }
    guard fields.isEmpty else { throw .type }
    guard choices.count >= 2 else { throw .enumSize }
    return .choice(choices)
  }

  private mutating func kind() throws(IDL.Rule) -> IDL.Kind {
    if take(.mark("?")) {
      let inner = try kind()
      if case .optional = inner { throw .type }
      return .optional(inner)
    }
    if take(.mark("[")) {
      let isMap = take(.word("string"))
      guard take(.mark("]")) else { throw .type }
      let element = try plainKind()
      return isMap ? .map(element) : .array(element)
    }
    return try plainKind()
  }

  /// What may be in a list: systemd has no lists of lists, or of what may be missing.
  private mutating func plainKind() throws(IDL.Rule) -> IDL.Kind {
    if tokens.first == .mark("(") {
      let kind = try braced()
      if kind == .record([]) { throw .type }
      return kind
    }
    guard let name = word() else { throw .type }
    switch name {
    case "bool": return .bool
    case "int": return .int
    case "float": return .float
    case "string": return .string
    case "object": return .object
    default:
      guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else { throw .type }
      return .named(name)
    }
  }

  // MARK: Names and tokens

  private static func isInterfaceName(_ name: String) -> Bool {
    name.utf8.count <= 255
      && name.wholeMatch(of: /[a-z]+(\.[a-z0-9]+(-[a-z0-9]+)*)+/) != nil
  }

  private static func isFieldName(_ name: String) -> Bool {
    name.wholeMatch(of: /[a-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*/) != nil
  }

  private static func isComment(_ token: IDLLexer.Token) -> Bool {
    if case .comment = token { true } else { false }
  }

  /// Comments stand on lines of their own.
  private mutating func comments() throws(IDL.Rule) {
    while case .comment(let ownLine)? = tokens.first {
      guard ownLine else { throw .comment }
      tokens.removeFirst()
    }
  }

  private mutating func take(_ token: IDLLexer.Token) -> Bool {
    guard tokens.first == token else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func word() -> String? {
    guard case .word(let word)? = tokens.first else { return nil }
    tokens.removeFirst()
    return word
  }
}
