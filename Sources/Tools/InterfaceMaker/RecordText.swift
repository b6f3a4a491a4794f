/// One property of a record, in Swift.
struct Property {
  let name: String
  let type: String
  let isOptional: Bool
  /// The value of a blank record.
  let blank: String
  /// The statement that goes through its fields.
  let visit: String
  var isUnlabelled = false
  /// The default of the initializer's argument.
  var standard: String?

  var declaration: String {
    isOptional ? "\(word): \(type)?" : "\(word): \(type) = \(blank)"
  }

  var parameter: String {
    let standard = standard ?? (isOptional ? "nil" : nil)
    return (isUnlabelled ? "_ " : "") + "\(word): \(type)\(isOptional ? "?" : "")"
      + (standard.map { " = \($0)" } ?? "")
  }

  var word: String { name.asIdentifier }
}

extension String {
  private static let reserved: Set<String> = [
    "as", "case", "default", "for", "func", "import", "in", "is", "let", "protocol", "repeat",
    "return",
    "self", "switch", "var", "where",
  ]
  var asIdentifier: String { Self.reserved.contains(self) ? "`\(self)`" : self }

  /// A word with underscores as Swift writes it: `stepNumber` for `step_number`.
  var inCamelCase: String {
    let parts = split(separator: "_")
    return parts.dropFirst().reduce(String(parts.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// With each line, but for empty ones, moved to the right.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }
}

/// The text of a record.
struct RecordText {
  let name: String
  let properties: [Property]
  let style: RecordStyle?
  /// Types without a name in the interface, which are declared inside of the record.
  let inner: [String]

  /// Declared and read in one place.
  var record: String { declaration("Record") + "\n" + visit + "}\n" }

  /// The value alone, and how it is read and written.
  var value: String { declaration("Sendable") + "}\n" }
  var conformance: String { "extension \(name): Record {\n\(visit)}\n" }

  private func declaration(_ kind: String) -> String {
    let conformances = [kind, "Equatable"] + (style?.conformances ?? [])
    var text = "package struct \(name): \(conformances.joined(separator: ", ")) {\n"
    text += inner.map { $0.indented + "\n" }.joined()
    for property in properties { text += "  package var \(property.declaration)\n" }
    return text + "\n  package init() {}\n" + initializer
  }

  private var visit: String {
    "  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {\n"
      + properties.map { "    \($0.visit)\n" }.joined() + "  }\n"
  }

  private var initializer: String {
    guard !properties.isEmpty else { return "" }
    let parameters = properties.map(\.parameter).joined(separator: ", ")
    var text = "\n  package init(\(parameters)) {\n"
    for property in properties { text += "    self.\(property.word) = \(property.word)\n" }
    return text + "  }\n"
  }
}
