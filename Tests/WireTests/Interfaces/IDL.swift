/// An interface file, read strictly: what some client could not parse is refused with the number of
/// the rule it breaks.
struct IDL {
  indirect enum Kind: Equatable {
    case bool, int, float, string, object
    case named(String)
    case record([Field])
    case choice([String])
    case optional(Kind)
    case array(Kind)
    case map(Kind)
  }

  struct Field: Equatable {
    let name: String
    let kind: Kind
  }

  struct Method {
    let name: String
    let input: [Field]
    let output: [Field]
  }

  /// The rules of the subset that systemd, Go and Python all read.
  enum Rule: Int, Error, CaseIterable {
    case lineEnds = 1, interfaceName, memberName, fieldName, enumSize, parentheses
    case trailingComma, type, comment, undefined, noMethod
  }

  var name = ""
  var types: [String: Kind] = [:]
  var methods: [Method] = []
  var errors: [(name: String, fields: [Field])] = []

  init(_ text: String) throws(Rule) {
    guard text.hasSuffix("\n"), !text.utf8.contains(UInt8(ascii: "\r")) else { throw .lineEnds }
    var parser = IDLParser(tokens: try IDLLexer(text).tokens)
    self = try parser.interface()
    guard !methods.isEmpty else { throw .noMethod }
    for kind in types.values { try requireDefined(kind) }
    for method in methods { try requireDefined(.record(method.input + method.output)) }
    for error in errors { try requireDefined(.record(error.fields)) }
  }

  init(empty: Void) {}

  private func requireDefined(_ kind: Kind) throws(Rule) {
    switch kind {
    case .named(let name): guard types[name] != nil else { throw .undefined }
    case .record(let fields): for field in fields { try requireDefined(field.kind) }
    case .optional(let kind), .array(let kind), .map(let kind): try requireDefined(kind)
    default: break
    }
  }

  /// What a named type stands for.
  func resolved(_ kind: Kind) -> Kind {
    if case .named(let name) = kind, let type = types[name] { return resolved(type) }
    return kind
  }
}

struct IDLLexer {
  enum Token: Equatable {
    case word(String)
    case mark(Character)
    case arrow
    case comment(ownLine: Bool)
  }

  private(set) var tokens: [Token] = []

  init(_ text: String) throws(IDL.Rule) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try read(line)
    }
  }

  private mutating func read(_ line: Substring) throws(IDL.Rule) {
    var rest = line
    var isFirst = true
    while let character = rest.first {
      if character == "#" {
        // Go swallows the line after a comment without text.
        guard rest.dropFirst().contains(where: { $0 != " " }) else { throw .comment }
        return tokens.append(.comment(ownLine: isFirst))
      }
      if character == " " || character == "\t" {
        rest.removeFirst()
        continue
      }
      isFirst = false
      take(&rest, character)
    }
  }

  private mutating func take(_ rest: inout Substring, _ character: Character) {
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
    if rest.hasPrefix("->") {
      tokens.append(.arrow)
      rest.removeFirst(2)
    } else if !word.isEmpty {
      tokens.append(.word(String(word)))
      rest.removeFirst(word.count)
    } else {
      tokens.append(.mark(character))
      rest.removeFirst()
    }
  }
}
