import Nouns
import Rules
import Time

/// A fast as a row of its table.
nonisolated enum FastColumns {
  static let names = RowNames(
    noun: "fast",
    names: [
      "id", "start_ms", "start_offset", "start_zone", "start_day",
      "end_ms", "end_offset", "end_zone", "end_day",
      "goal_ms", "schedule", "note", "cancelled", "mood", "source", "source_id",
      "reached_ms",
    ])

  /// Of the names and then of `completed`, which follows from them and is no part of the log.
  static func values(of fast: Fast) -> [Value] {
    [
      .text(fast.id.text), .integer(fast.start.instant.milliseconds),
      .integer(Int64(fast.start.offset)), .text(fast.start.zone),
      .integer(fast.start.day.number),
      Value(fast.end?.instant.milliseconds), Value((fast.end?.offset).map { Int64($0) }),
      Value(fast.end?.zone), Value(fast.end?.day.number),
      Value(fast.goal?.milliseconds), Value(fast.schedule), Value(fast.note),
      .integer(fast.isCancelled ? 1 : 0), Value(fast.mood.map { Int64($0) }),
      Value(fast.origin?.source), Value(fast.origin?.id), Value(fast.reached?.milliseconds),
      .integer(fast.creditSpan == nil ? 0 : 1),
    ]
  }

  static func fast(_ columns: Columns, from first: Int32 = 0) throws(StoreError) -> Fast {
    guard let id = RowID(text: try columns.text(first)) else {
      throw .unusable("id")
    }
    return Fast(
      id: id, start: try mark(columns, from: first + 1),
      end: columns.isNull(first + 5) ? nil : try mark(columns, from: first + 5),
      goal: try columns.optionalInteger(first + 9).map { Span(milliseconds: $0) },
      reached: try columns.optionalInteger(first + 16).map { Span(milliseconds: $0) },
      schedule: try columns.optionalText(first + 10), note: try columns.optionalText(first + 11),
      mood: try columns.optionalInteger(first + 13).map { Int(clamping: $0) },
      isCancelled: try columns.integer(first + 12) != 0,
      origin: try origin(columns, from: first + 14))
  }

  /// Finds among the many the few that are worth a look: all that could not be worked with, and some
  /// more.
  static let suspicion = """
    NOT (start_ms BETWEEN 0 AND \(latest)) OR end_ms NOT BETWEEN start_ms AND \(latest)
    OR (end_ms IS NULL AND cancelled) OR mood NOT BETWEEN 1 AND 5
    OR NOT (start_offset BETWEEN -93600 AND 93600) OR end_offset NOT BETWEEN -93600 AND 93600
    OR start_day - (start_ms / 1000 + start_offset) / \(ClockTime.secondsPerDay) NOT IN (-1, 0)
    OR end_day - (end_ms / 1000 + end_offset) / \(ClockTime.secondsPerDay) NOT IN (-1, 0)
    OR max(length(CAST(start_zone AS BLOB)), length(CAST(coalesce(end_zone, '') AS BLOB))) > 100
    OR length(CAST(note AS BLOB)) > \(Engine.longestNote)
    OR length(CAST(schedule AS BLOB)) > \(OwnSchedule.longestName)
    OR length(CAST(source AS BLOB)) > 200 OR length(CAST(source_id AS BLOB)) > 200
    OR reached_ms NOT BETWEEN \(GoalLevel.shortest.milliseconds) AND \(GoalLevel.longest.milliseconds)
    OR NOT \(Connection.isFastID)(id)
    """

  private static let latest = Zone.utc.startOfDay(Day.calendar.upperBound).milliseconds

  private static func origin(
    _ columns: Columns, from first: Int32
  ) throws(StoreError) -> Fast.Origin? {
    guard let source = try columns.optionalText(first) else { return nil }
    return Fast.Origin(source: source, id: try columns.optionalText(first + 1))
  }

  private static func mark(_ columns: Columns, from first: Int32) throws(StoreError) -> Mark {
    Mark(
      instant: Instant(milliseconds: try columns.integer(first)),
      offset: Int(truncatingIfNeeded: try columns.integer(first + 1)),
      zone: try columns.text(first + 2), day: Day(number: try columns.integer(first + 3)))
  }
}

nonisolated extension Noun {
  static let fast = Noun(
    FastColumns.names, in: "fasts", derived: ["completed"], suspects: FastColumns.suspicion
  ) {
    columns, first throws(StoreError) in .fast(try FastColumns.fast(columns, from: first))
  }
}
