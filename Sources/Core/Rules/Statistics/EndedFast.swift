package import Nouns
package import Time

/// A fast that ended and was not cancelled, as statistics need it.
package struct EndedFast: Equatable, Sendable {
  package let days: DaySpan
  /// The one of them that it belongs to.
  package let day: Day
  /// In whole minutes, as it is shown: sums are those of what is shown.
  package let length: Span
  package let outcome: Fast.Outcome
  /// The local time of the start, in seconds of the day.
  package let startSecond: Int
  package let endSecond: Int
  /// The place of its name in the list that comes with all of them; nil for a fast without one.
  package let schedule: Int?
  package let goal: Span?

  package init(
    days: DaySpan, by mode: CreditMode, length: Span, outcome: Fast.Outcome, startSecond: Int,
    endSecond: Int,
    schedule: Int? = nil, goal: Span? = nil
  ) {
    self.days = days
    day = days.day(mode)
    self.length = length
    self.outcome = outcome
    self.startSecond = startSecond
    self.endSecond = endSecond
    self.schedule = schedule
    self.goal = goal
  }
}

/// The facts beside the fasts themselves.
package struct EndedRows: Equatable, Sendable {
  package var cancelled: Int
  /// The names that the fasts' `schedule` points to.
  package var schedules: [String]

  /// Why they ended, where the person has said so.
  package var reasons: [EndReason: Int]

  package init(
    cancelled: Int = 0, schedules: [String] = [], reasons: [EndReason: Int] = [:]
  ) {
    self.cancelled = cancelled
    self.schedules = schedules
    self.reasons = reasons
  }
}
