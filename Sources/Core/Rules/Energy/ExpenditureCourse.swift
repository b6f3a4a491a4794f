package import Nouns
package import Time

/// A body's expenditure by its own record, as the estimate has moved week after week. It follows
/// from the journals and the profile alone, whatever the order in which they were written, and knows
/// of days that are over only.
package struct ExpenditureCourse: Equatable, Sendable {
  /// The first day that it has not looked at yet.
  package private(set) var next: Day
  /// The last step, taken or not.
  package private(set) var last: ExpenditureStep?
  package private(set) var lastTaken: ExpenditureStep?
  /// How many steps in a row were not taken, the last one among them.
  package private(set) var missed = 0
  /// Why there was none on the newest day on which a step was due.
  package private(set) var reason: RecordReason?
  /// Of the last days: those that were looked at, the complete ones, and how many are wanted.
  package let days = Self.shortest
  package private(set) var completeDays: Int64 = 0
  package let needed = (1...Self.shortest).first { IntakeRecord.isEnough($0, of: shortest) } ?? 0
  /// Whether the weight is known at the beginning and at the end of them.
  package private(set) var hasWeights = false

  private static let week: Int64 = 7
  /// An estimate that is older says nothing about today.
  private static let newest: Int64 = 182
  private static let longest = IntakeRecord.windows.max() ?? 0
  private static let shortest = IntakeRecord.windows.min() ?? 0
  /// So many days before the next one are looked at, too.
  package static let reach = longest + week

  /// Nothing can tell before the first weighing.
  package init(from first: Day) { next = first }

  /// Looks at all days up to one that is over.
  package mutating func follow(_ journal: IntakeJournal, upTo last: Day) {
    while next <= last {
      if self.last.map({ next + 1 - $0.day >= Self.week }) ?? true { look(journal, at: next) }
      next = next + 1
    }
    let complete = (0..<Self.shortest).filter { journal.days(last - $0)?.isComplete == true }
    completeDays = Int64(complete.count)
    hasWeights =
      journal.weight(last) != nil && journal.weight(last - Self.shortest + Self.week) != nil
  }

  /// The next day's step is due, and that day the last one that is over.
  private mutating func look(_ journal: IntakeJournal, at day: Day) {
    let found = journal.record(upTo: day)
    reason = found.reason
    guard let record = found.record else { return }
    guard let bounds = journal.bounds(day) else { return reason = .notEnough }
    let prior = estimate(on: day + 1) ?? bounds.formula
    let step = ExpenditureStep(from: prior, by: record, on: day + 1, within: bounds)
    (last, reason) = (step, step.reason)
    missed = step.reason == nil ? 0 : missed + 1
    if step.reason == nil { lastTaken = step }
  }

  private func estimate(on day: Day) -> Int64? {
    guard let lastTaken, day - lastTaken.day <= Self.newest else { return nil }
    return last?.kcal
  }

  /// Nil where the record never said enough, or too long ago.
  package func measured(on day: Day) -> MeasuredExpenditure? {
    guard let kcal = estimate(on: day), let record = lastTaken?.record else { return nil }
    return MeasuredExpenditure(
      kcal: kcal, days: IntakeRecord.mealDays(of: record.window),
      completeDays: record.completeDays)
  }
}
