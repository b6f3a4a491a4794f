/// The columns of one noun's table in their one order: in the table, as parameters, and in the log's JSON.
nonisolated struct RowNames {
  /// What the log calls such a row.
  let noun: String
  let names: [String]

  var list: String { names.joined(separator: ", ") }

  var placeholders: String { names.map { _ in "?" }.joined(separator: ", ") }

  /// Of all but the first, which names the row.
  var assignments: String {
    names.enumerated().dropFirst().map { "\($1) = ?\($0 + 1)" }.joined(separator: ", ")
  }

  /// A stored row as text.
  var json: String {
    "json_object(" + names.map { "'\($0)', \($0)" }.joined(separator: ", ") + ")"
  }

  /// The columns of a row that stands as text in a column of the log.
  func list(in column: String) -> String {
    names.map { "json_extract(\(column), '$.\($0)')" }.joined(separator: ", ")
  }
}
