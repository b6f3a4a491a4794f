import Nouns
import Rules
import Time

/// The rows that stand back, as they are listed.
nonisolated struct HeldRows {
  let connection: Connection

  func contains(_ subject: Operation.Subject) throws(StoreError) -> Bool {
    try connection.first(
      "SELECT 1 FROM held WHERE noun = ? AND id = ?", .text(subject.noun), .text(subject.id)
    ) { _ in true } ?? false
  }

  /// Those of a noun that the rest of a condition finds.
  func subjects(
    _ kind: Row.Kind, _ condition: String = "true", _ values: Value...
  ) throws(StoreError) -> [Operation.Subject] {
    let noun = kind.rawValue
    return try connection.rows(
      "SELECT id FROM held WHERE noun = ?1 AND \(condition)", [.text(noun)] + values
    ) { columns throws(StoreError) in
      Operation.Subject(noun: noun, id: try columns.text(0))
    }
  }

  /// The id of the row that stands in its place.
  func holder(of subject: Operation.Subject) throws(StoreError) -> String? {
    try connection.first(
      "SELECT by FROM held WHERE noun = ? AND id = ?", .text(subject.noun), .text(subject.id)
    ) { columns throws(StoreError) in try columns.optionalText(0) } ?? nil
  }

  func remove(_ subject: Operation.Subject) throws(StoreError) {
    try connection.run(
      "DELETE FROM held WHERE noun = ? AND id = ?", .text(subject.noun), .text(subject.id))
  }

  func add(_ held: HeldRow) throws(StoreError) {
    let span = held.row?.span
    try connection.run(
      "INSERT OR REPLACE INTO held VALUES (?, ?, ?, ?, ?, ?, ?, ?)", .text(held.subject.noun),
      .text(held.subject.id), Value(held.by?.text), .text(held.reason.rawValue),
      .integer(held.isTold ? 1 : 0), Value(span?.from), Value(span?.to), Value(held.row?.mark))
  }
}

extension Row {
  /// Where rows are held by their time; a fast that runs has no end.
  nonisolated var span: (from: Int64, to: Int64?)? {
    switch self {
    case .fast(let fast): (fast.start.instant.milliseconds, fast.end?.instant.milliseconds)
    case .weighing, .mealItem, .drink:
      (noun as? any DatedNoun).map { ($0.at.instant.milliseconds, $0.at.instant.milliseconds) }
    default: nil
    }
  }

  /// A number for a name or an origin that only one row may have: others hardly ever have it.
  nonisolated var mark: Int64? {
    switch self {
    case .fast(let fast):
      fast.origin.flatMap { origin in
        origin.id.map { Self.mark(origin.source + "\n" + $0) }
      }
    case .food(let food): Self.mark(FoldedName.of(food.name))
    default: nil
    }
  }

  private nonisolated static func mark(_ text: String) -> Int64 {
    SHA256.digest(Array(text.utf8)).prefix(7).reduce(0) { $0 << 8 | Int64($1) }
  }
}
