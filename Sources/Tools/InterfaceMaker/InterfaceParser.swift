struct InterfaceParser {
  private var tokens: ArraySlice<(token: Lexer.Token, place: Place)>
  private var names: Set<String> = []
  private let end: Place

  init(_ lexer: Lexer) {
    tokens = lexer.tokens[...]
    end = lexer.end
  }

  private var place: Place { tokens.first?.place ?? end }
  private var isAtComment: Bool {
    if case .comment? = tokens.first?.token { true } else { false }
  }

  mutating func interface() throws(Mistake) -> Interface {
    var interface = Interface()
    try comments()
    guard take(.word("interface")), let name = word(), Self.isInterfaceName(name) else {
      throw Mistake(.interfaceName, at: place)
    }
    interface.name = name
    try comments()
    while !tokens.isEmpty {
      let place = place
      guard let keyword = word() else { throw Mistake(.parentheses, at: place) }
      try member(keyword, of: &interface, at: place)
      try comments()
    }
    return interface
  }

  private mutating func member(
    _ keyword: String, of interface: inout Interface, at place: Place
  ) throws(Mistake) {
    guard let name = word(), name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil,
      names.insert(name).inserted
    else { throw Mistake(.memberName, at: place) }
    switch keyword {
    case "type":
      let kind = try braced()
      if kind == .record([]) { throw Mistake(.type, at: place) }
      interface.types.append(.init(name: name, kind: kind, place: place))
    case "method":
      let input = try record()
      guard take(.arrow) else {
        throw Mistake(isAtComment ? .comment : .parentheses, at: self.place)
      }
      interface.methods.append(
        .init(name: name, input: input, output: try record(), place: place))
    case "error": interface.errors.append(.init(name: name, facts: try record(), place: place))
    default: throw Mistake("expected type, method or error, not \(keyword)", at: place)
    }
  }

  private mutating func record() throws(Mistake) -> [Interface.Field] {
    guard tokens.first?.token == .mark("(") else {
      throw Mistake(isAtComment ? .comment : .parentheses, at: place)
    }
    let place = place
    guard case .record(let fields) = try braced() else { throw Mistake(.type, at: place) }
    return fields
  }

  /// A record or a set of words.
  private mutating func braced() throws(Mistake) -> Interface.Kind {
    guard take(.mark("(")) else { throw Mistake(.parentheses, at: place) }
    if take(.mark(")")) { return .record([]) }
    var fields: [Interface.Field] = []
    var words: [String] = []
    let opened = place
    repeat {
      try comments()
      if tokens.first?.token == .mark(")") { throw Mistake(.trailingComma, at: place) }
      let place = place
      guard let name = word(), Self.isFieldName(name),
        !words.contains(name), !fields.contains(where: { $0.name == name })
      else { throw Mistake(.fieldName, at: place) }
      if take(.mark(":")) {
        fields.append(.init(name: name, kind: try kind(), place: place))
      } else {
        words.append(name)
      }
    } while take(.mark(","))
    if isAtComment { throw Mistake(.comment, at: place) }
    guard take(.mark(")")) else { throw Mistake(.type, at: place) }
    guard !words.isEmpty else { return .record(fields) }
    guard fields.isEmpty else { throw Mistake(.type, at: opened) }
    guard words.count >= 2 else { throw Mistake(.enumSize, at: opened) }
    return .choice(words)
  }

  private mutating func kind() throws(Mistake) -> Interface.Kind {
    let place = place
    if take(.mark("?")) {
      let inner = try kind()
      if case .optional = inner { throw Mistake(.type, at: place) }
      return .optional(inner)
    }
    if take(.mark("[")) {
      let isMap = take(.word("string"))
      guard take(.mark("]")) else { throw Mistake(.type, at: place) }
      let element = try plainKind()
      return isMap ? .map(element) : .array(element)
    }
    return try plainKind()
  }

  /// An element of a list: systemd has no lists of lists, nor lists of optional values.
  private mutating func plainKind() throws(Mistake) -> Interface.Kind {
    let place = place
    if tokens.first?.token == .mark("(") {
      let kind = try braced()
      if kind == .record([]) { throw Mistake(.type, at: place) }
      return kind
    }
    switch word() {
    case "bool": return .bool
    case "int": return .int
    case "float": return .float
    case "string": return .string
    case "object": return .object
    case let name? where name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil: return .named(name)
    default: throw Mistake(.type, at: place)
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

  /// Comments stand on lines of their own.
  private mutating func comments() throws(Mistake) {
    while case .comment(let ownLine)? = tokens.first?.token {
      guard ownLine else { throw Mistake(.comment, at: place) }
      tokens.removeFirst()
    }
  }

  private mutating func take(_ token: Lexer.Token) -> Bool {
    guard tokens.first?.token == token else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func word() -> String? {
    guard case .word(let word)? = tokens.first?.token else { return nil }
    tokens.removeFirst()
    return word
  }
}
