import Nouns
import Rules
import Time

// What a table has besides the fields of its rows, and how the suspicious ones are found.

extension Row.Kind {
  /// Columns that follow from the others and are no part of the log.
  nonisolated var derived: [String] {
    switch self {
    case .fast: ["completed"]
    case .mealItem, .food: ["folded"]
    default: []
    }
  }

  /// The log's order of columns, where it is not that of the fields.
  nonisolated var logged: [String]? {
    guard self == .fast else { return nil }
    return [
      "id", "start_ms", "start_offset", "start_zone", "start_day",
      "end_ms", "end_offset", "end_zone", "end_day",
      "goal_ms", "schedule", "note", "cancelled", "mood", "source", "source_id",
      "reached_ms", "reason",
    ]
  }

  /// Finds among many the few that are worth a look: all that could not be worked with, and some more.
  nonisolated var suspicion: String {
    switch self {
    case .fast: Fast.suspicion
    case .weighing: Weighing.suspicion
    case .mealItem: MealItem.suspicion
    case .drink: Drink.suspicion
    default: "true"
    }
  }
}

extension Row {
  /// What its derived columns hold.
  nonisolated var derived: [Value] {
    switch self {
    case .fast(let fast): [.integer(fast.creditSpan == nil ? 0 : 1)]
    case .mealItem(let item): [.text(FoldedName.of(item.name))]
    case .food(let food): [.text(FoldedName.of(food.name))]
    default: []
    }
  }
}

extension Fast {
  fileprivate nonisolated static let suspicion = """
    NOT (start_ms BETWEEN 0 AND \(latest)) OR end_ms NOT BETWEEN start_ms AND \(latest)
    OR (end_ms IS NULL) + (end_offset IS NULL) + (end_zone IS NULL) + (end_day IS NULL) NOT IN (0, 4)
    OR (end_ms IS NULL AND cancelled) OR mood NOT BETWEEN \(range(Fast.moods))
    OR NOT (start_offset BETWEEN \(range(Mark.offsets)))
    OR end_offset NOT BETWEEN \(range(Mark.offsets)) OR reason NOT IN (\(words(EndReason.self)))
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
    OR (written_ms IS NULL) + (written_offset IS NULL) + (written_zone IS NULL)
      + (written_day IS NULL) NOT IN (0, 4)
    OR written_ms NOT BETWEEN 0 AND \(Fast.latest)
    OR written_offset NOT BETWEEN \(range(Mark.offsets))
    OR written_day - (written_ms / 1000 + written_offset) / \(ClockTime.secondsPerDay)
      NOT IN (-1, 0)
    OR length(CAST(written_zone AS BLOB)) > \(Mark.longestZone.bytes)
    OR NOT (grams BETWEEN \(range(weights)))
    OR NOT \(Connection.isFastID)(id)
    """
}

extension Drink {
  fileprivate nonisolated static let suspicion = """
    NOT (at_ms BETWEEN 0 AND \(Fast.latest)) OR NOT (at_offset BETWEEN \(range(Mark.offsets)))
    OR at_day - (at_ms / 1000 + at_offset) / \(ClockTime.secondsPerDay) NOT IN (-1, 0)
    OR length(CAST(at_zone AS BLOB)) > \(Mark.longestZone.bytes)
    OR length(CAST(what AS BLOB)) > \(longestWhat.bytes) OR NOT (ml BETWEEN \(range(amounts)))
    OR NOT \(Connection.isFastID)(id)
    """
}

extension MealItem {
  fileprivate nonisolated static let suspicion = """
    NOT (at_ms BETWEEN 0 AND \(Fast.latest)) OR NOT (at_offset BETWEEN \(range(Mark.offsets)))
    OR at_day - (at_ms / 1000 + at_offset) / \(ClockTime.secondsPerDay) NOT IN (-1, 0)
    OR length(CAST(at_zone AS BLOB)) > \(Mark.longestZone.bytes)
    OR logged_day NOT BETWEEN \(Day.calendar.lowerBound.number) AND \(Day.calendar.upperBound.number)
    OR source NOT IN (\(words(FoodSource.self))) OR slot NOT IN (\(words(MealSlot.self)))
    OR length(CAST(name AS BLOB)) > \(longestName.bytes)
    OR length(CAST(food AS BLOB)) > \(longestFood.bytes)
    OR length(CAST(unit AS BLOB)) > \(longestUnit.bytes)
    OR amount_thousandths NOT BETWEEN \(range(amounts)) OR portion_dg NOT BETWEEN \(range(portions))
    OR kcal NOT BETWEEN \(range(Nutrition.energies))
    OR protein_dg NOT BETWEEN \(range(Nutrition.macros))
    OR carbs_dg NOT BETWEEN \(range(Nutrition.macros)) OR fat_dg NOT BETWEEN \(range(Nutrition.macros))
    OR fiber_dg NOT BETWEEN \(range(Nutrition.macros))
    OR alcohol_dg NOT BETWEEN \(range(Nutrition.macros))
    OR NOT \(Connection.isFastID)(id) OR NOT \(Connection.isFastID)(meal)
    """
}

private nonisolated func words<W: Choice>(_ type: W.Type) -> String {
  W.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
}

private nonisolated func range(_ limits: ClosedRange<some Any>) -> String {
  "\(limits.lowerBound) AND \(limits.upperBound)"
}
