import Rules
import Time

/// The columns of a fast in their one order: in the table, in the log's JSON, and as parameters.
nonisolated enum FastColumns {
  /// What the log calls a fast.
  static let noun = "fast"

  static let names = [
    "id", "start_ms", "start_offset", "start_zone", "start_day",
    "end_ms", "end_offset", "end_zone", "end_day",
    "goal_ms", "schedule", "note", "cancelled",
  ]

  static let count = Int32(truncatingIfNeeded: names.count)

  static let list = names.joined(separator: ", ")

  /// A stored row as the log's text.
  static let json =
    "json_object(" + names.map { "'\($0)', \($0)" }.joined(separator: ", ") + ")"

  /// The columns of a row that stands as text in a column of the log.
  static func list(in column: String) -> String {
    names.map { "json_extract(\(column), '$.\($0)')" }.joined(separator: ", ")
  }

  static let select = "SELECT \(list) FROM fasts"
  static let insert =
    "INSERT INTO fasts (\(list)) VALUES (" + names.map { _ in "?" }.joined(separator: ", ") + ")"
  /// The id is the first parameter, as everywhere.
  static let update =
    "UPDATE fasts SET "
    + names.enumerated().dropFirst().map { "\($1) = ?\($0 + 1)" }.joined(separator: ", ")
    + " WHERE id = ?1"

  static func values(of fast: Fast) -> [Value] {
    [
      .text(fast.id.text), .integer(fast.start.instant.milliseconds),
      .integer(Int64(fast.start.offset)), .text(fast.start.zone),
      .integer(fast.start.day.number),
      Value(fast.end?.instant.milliseconds), Value((fast.end?.offset).map { Int64($0) }),
      Value(fast.end?.zone), Value(fast.end?.day.number),
      Value(fast.goal?.milliseconds), Value(fast.schedule), Value(fast.note),
      .integer(fast.isCancelled ? 1 : 0),
    ]
  }

  static func fast(_ columns: Columns, from first: Int32 = 0) throws(StoreError) -> Fast {
    guard let id = FastID(text: try columns.text(first)) else {
      throw .corrupt(detail: "id of a fast")
    }
    return Fast(
      id: id, start: try mark(columns, from: first + 1),
      end: columns.isNull(first + 5) ? nil : try mark(columns, from: first + 5),
      goal: try columns.optionalInteger(first + 9).map { Span(milliseconds: $0) },
      schedule: try columns.optionalText(first + 10), note: try columns.optionalText(first + 11),
      isCancelled: try columns.integer(first + 12) != 0)
  }

  private static func mark(_ columns: Columns, from first: Int32) throws(StoreError) -> Mark {
    Mark(
      instant: Instant(milliseconds: try columns.integer(first)),
      offset: Int(truncatingIfNeeded: try columns.integer(first + 1)),
      zone: try columns.text(first + 2), day: Day(number: try columns.integer(first + 3)))
  }
}
