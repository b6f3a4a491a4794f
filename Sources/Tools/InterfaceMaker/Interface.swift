/// An interface as its file declares it.
struct Interface {
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
    let place: Place

    static func == (one: Self, other: Self) -> Bool {
      one.name == other.name && one.kind == other.kind
    }
  }

  struct NamedType {
    let name: String
    let kind: Kind
    let place: Place
  }

  struct Method {
    let name: String
    let input: [Field]
    let output: [Field]
    let place: Place
  }

  struct Failure {
    let name: String
    let facts: [Field]
    let place: Place
  }

  var name = ""
  var types: [NamedType] = []
  var methods: [Method] = []
  var errors: [Failure] = []

  init() {}

  func type(_ name: String) -> NamedType? { types.first { $0.name == name } }

  /// The type that a named kind stands for.
  func resolved(_ kind: Kind) -> Kind {
    guard case .named(let name) = kind, let type = type(name) else { return kind }
    return resolved(type.kind)
  }
}

extension Interface {
  /// Reads an interface strictly: whatever some client could not parse is a mistake.
  init(_ lines: [SourceLine], of file: String) throws(Mistake) {
    var parser = InterfaceParser(try Lexer(lines, of: file))
    self = try parser.interface()
    let last = Place(file: file, line: lines.last?.place.line ?? 1)
    guard !methods.isEmpty else { throw Mistake(.noMethod, at: last) }
    for type in types { try requireDefined(type.kind, at: type.place) }
    for method in methods {
      try requireDefined(.record(method.input + method.output), at: method.place)
    }
    for error in errors { try requireDefined(.record(error.facts), at: error.place) }
  }

  private func requireDefined(_ kind: Kind, at place: Place) throws(Mistake) {
    switch kind {
    case .named(let name):
      guard type(name) != nil else {
        throw Mistake("the type \(name) is not declared in this interface", at: place)
      }
    case .record(let fields):
      for field in fields { try requireDefined(field.kind, at: field.place) }
    case .optional(let kind), .array(let kind), .map(let kind):
      try requireDefined(kind, at: place)
    default: break
    }
  }
}
