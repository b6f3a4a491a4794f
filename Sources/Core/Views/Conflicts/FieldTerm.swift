package import Nouns
import Time

extension Term {
  /// The word for a field of such an entry, as it is shown and typed.
  package init(field: String, of kind: Row.Kind) {
    let names = Lexicon.values["fields"]
    let own = "\(kind.rawValue) \(field)"
    self.init(field, in: names, as: names.names(of: own).isEmpty ? field : own)
  }

  /// The fields of such an entry.
  package static func fields(of kind: Row.Kind) -> [Term] {
    Registers.of(kind).names.map { Term(field: $0, of: kind) }
  }
}

extension Registers {
  /// Those that are told of: whether a row is there, and which one it is, is no field to people.
  var told: [String] { names.filter { $0 != Self.alive && $0 != "id" } }
}

extension Wording {
  /// Where it is not known of which kind the entry is, as the first kind that has such a field calls it.
  func field(_ name: String, of kind: Row.Kind? = nil) -> String {
    let kind = kind ?? Row.Kind.allCases.first { Registers.of($0).names.contains(name) }
    return kind.map { Term(field: name, of: $0).shown(phrases) } ?? PlainText.line(name)
  }

  /// The same in one word, as it is typed.
  func typed(field name: String, of kind: Row.Kind? = nil) -> String {
    field(name, of: kind).split(separator: " ").joined(separator: "-")
  }
}
