package import Nouns
package import Time

/// A reminder of the person's own, and when it comes next.
package struct ReminderEntry: Record, Equatable {
  package var reminder = Reminder()
  /// Nil in the change log.
  package var next: Instant?

  package init(_ reminder: Reminder, next: Instant? = nil) {
    self.reminder = reminder
    self.next = next
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    var rule: Reminder.Rule? = reminder.rule
    try fields.id(&reminder.id)
    try fields.string("text", &reminder.text)
    try Reminder.Rule.members(&rule, next: &next, &fields)
    if let rule { reminder.rule = rule }
  }
}

/// A goal as an object with exactly one of its fields.
extension GoalOrder: Record {
  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    var (span, change, until): (Int64?, Int64?, Int64?)
    var (schedule, open): (String?, Bool?)
    switch self {
    case .span(let length): span = length.seconds
    case .schedule(let name): schedule = name
    case .until(let instant): until = instant.milliseconds
    case .change(let length): change = length.seconds
    case .open: open = true
    }
    try fields.int("span", &span)
    try fields.string("schedule", &schedule)
    try fields.int("until", &until)
    try fields.int("change", &change)
    try fields.bool("open", &open)
    let given = [
      span.map { Self.span(.seconds($0)) }, schedule.map { .schedule($0) },
      until.map { .until(Instant(milliseconds: $0)) }, change.map { .change(.seconds($0)) },
      open == true ? .open : nil,
    ].compactMap(\.self)
    if let goal = given.first { self = goal }
    if given.count != 1 { fields.unfit("goal") }
  }
}

/// The state with the date it is from, where the daemon lives; what is printed, not sent.
package struct DatedSnapshot: Record, Equatable {
  package var date = ""
  package var state = Snapshot()

  package init(date: String, state: Snapshot) {
    self.date = date
    self.state = state
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("date", &date)
    try state.fields(&fields)
  }
}

// MARK: - More of records that are made from the interfaces

extension WeekPlanEntry {
  package init(_ week: WeekPlan) {
    self.init(from: week.from, days: week.days)
  }
}

extension EventSummaryAnswer {
  /// With the sums of the counts; what the events tell beyond them is left blank.
  package init(enabled: Bool, counts: [EventCount]) {
    self.init()
    self.enabled = enabled
    self.counts = counts
    events = counts.reduce(0) { $0 + $1.count }
    first = counts.map(\.first).min()
    last = counts.map(\.last).max()
  }
}

extension BackupComparison {
  /// At most so many rows that cannot be restored are named.
  package static let mostNamed = 100
}

extension CheckedOperations {
  /// At most so many of each list are named.
  package static let mostNamed = 20
}
