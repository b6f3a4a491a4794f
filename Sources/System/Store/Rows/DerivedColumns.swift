import Nouns
import Rules
import Time

// What a table has besides the fields of its rows, and how the suspicious ones are found.

extension Row.Kind {
  /// Columns that follow from the others and are no part of the log.
  nonisolated var derived: [String] { self == .fast ? ["completed"] : [] }

  /// The log's order of columns, where it is not that of the fields.
  nonisolated var logged: [String]? {
    guard self == .fast else { return nil }
    return [
      "id", "start_ms", "start_offset", "start_zone", "start_day",
      "end_ms", "end_offset", "end_zone", "end_day",
      "goal_ms", "schedule", "note", "cancelled", "mood", "source", "source_id",
      "reached_ms",
    ]
  }

  /// Finds among many the few that are worth a look: all that could not be worked with, and some more.
  nonisolated var suspicion: String {
    switch self {
    case .fast: Fast.suspicion
    case .weighing: Weighing.suspicion
    default: "true"
    }
  }
}

extension Row {
  /// What its derived columns hold.
  nonisolated var derived: [Value] {
    guard let fast else { return [] }
    return [.integer(fast.creditSpan == nil ? 0 : 1)]
  }
}

extension Fast {
  fileprivate nonisolated static let suspicion = """
    NOT (start_ms BETWEEN 0 AND \(latest)) OR end_ms NOT BETWEEN start_ms AND \(latest)
    OR (end_ms IS NULL) + (end_offset IS NULL) + (end_zone IS NULL) + (end_day IS NULL) NOT IN (0, 4)
    OR (end_ms IS NULL AND cancelled) OR mood NOT BETWEEN \(range(Fast.moods))
    OR NOT (start_offset BETWEEN \(range(Mark.offsets)))
    OR end_offset NOT BETWEEN \(range(Mark.offsets))
    OR start_day - (start_ms / 1000 + start_offset) / \(ClockTime.secondsPerDay) NOT IN (-1, 0)
    OR end_day - (end_ms / 1000 + end_offset) / \(ClockTime.secondsPerDay) NOT IN (-1, 0)
    OR length(CAST(start_zone AS BLOB)) > \(Mark.longestZone.bytes)
    OR length(CAST(end_zone AS BLOB)) > \(Mark.longestZone.bytes)
    OR length(CAST(note AS BLOB)) > \(Fast.longestNote.bytes)
    OR length(CAST(schedule AS BLOB)) > \(OwnSchedule.longestName.bytes)
    OR length(CAST(source AS BLOB)) > \(Origin.longest.bytes)
    OR length(CAST(source_id AS BLOB)) > \(Origin.longest.bytes)
    OR reached_ms NOT BETWEEN \(GoalLevel.shortest.milliseconds) AND \(GoalLevel.longest.milliseconds)
    OR NOT \(Connection.isFastID)(id)
    """

  fileprivate nonisolated static let latest =
    Zone.utc.startOfDay(Day.calendar.upperBound).milliseconds
}

extension Weighing {
  fileprivate nonisolated static let suspicion = """
    NOT (at_ms BETWEEN 0 AND \(Fast.latest)) OR NOT (at_offset BETWEEN \(range(Mark.offsets)))
    OR at_day - (at_ms / 1000 + at_offset) / \(ClockTime.secondsPerDay) NOT IN (-1, 0)
    OR length(CAST(at_zone AS BLOB)) > \(Mark.longestZone.bytes)
    OR length(CAST(note AS BLOB)) > \(longestNote.bytes)
    OR NOT (grams BETWEEN \(range(weights)))
    OR NOT \(Connection.isFastID)(id)
    """
}

private nonisolated func range(_ limits: ClosedRange<some Any>) -> String {
  "\(limits.lowerBound) AND \(limits.upperBound)"
}
