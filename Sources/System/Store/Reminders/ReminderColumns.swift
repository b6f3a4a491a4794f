import Nouns
import Rules
import Time

/// A reminder as a row of its table.
nonisolated enum ReminderColumns {
  static let names = RowNames(
    noun: "reminder", names: ["id", "text", "at_ms", "clock_s", "weekdays"])

  static func values(of reminder: Reminder) -> [Value] {
    let rule: [Value] =
      switch reminder.rule {
      case .once(let at): [.integer(at.milliseconds), .null, .null]
      case .daily(let clock, let days):
        [.null, .integer(Int64(clock.secondOfDay)), .integer(mask(of: days))]
      }
    return [.text(reminder.id.text), .text(reminder.text)] + rule
  }

  static func reminder(_ columns: Columns, from first: Int32 = 0) throws(StoreError) -> Reminder {
    guard let id = ReminderID(text: try columns.text(first)) else {
      throw .unusable("id")
    }
    return Reminder(
      id: id, text: try columns.text(first + 1), rule: try rule(columns, from: first + 2))
  }

  private static func rule(_ columns: Columns, from first: Int32) throws(StoreError)
    -> Reminder.Rule
  {
    if let at = try columns.optionalInteger(first) { return .once(Instant(milliseconds: at)) }
    guard let clock = clock(try columns.integer(first + 1)) else {
      throw .unusable("clock_s")
    }
    let days = days(try columns.integer(first + 2))
    guard !days.isEmpty else { throw .unusable("weekdays") }
    return .daily(clock, days: days)
  }

  private static func clock(_ second: Int64) -> ClockTime? {
    guard let second = Int(exactly: second), second >= 0 else { return nil }
    return ClockTime(hour: second / 3600, minute: second / 60 % 60, second: second % 60)
  }

  /// Monday is the lowest bit.
  private static func mask(of days: Set<Weekday>) -> Int64 {
    days.reduce(0) { $0 | bit($1) }
  }

  private static func days(_ mask: Int64) -> Set<Weekday> {
    Set(Weekday.allCases.filter { mask & bit($0) != 0 })
  }

  private static func bit(_ day: Weekday) -> Int64 { 1 << Int64(day.rawValue) }
}

nonisolated extension Noun {
  static let reminder = Noun(ReminderColumns.names, in: "reminders") {
    columns, first throws(StoreError) in
    .reminder(try ReminderColumns.reminder(columns, from: first))
  }
}
