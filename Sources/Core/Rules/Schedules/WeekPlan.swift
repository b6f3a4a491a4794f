package import Nouns
package import Time

/// What the person means to do on each weekday, from one day on.
///
/// A new plan ends the one before, so that past days keep the rest days they had.
package struct WeekPlan: Equatable, Sendable {
  package enum Intention: Hashable, Sendable {
    case rest
    /// By the schedule's name, begun at that time where there is one.
    case fast(String, at: ClockTime?)
  }

  package let id: RowID
  package var from: Day
  /// The last day; nil while it is the plan.
  package var to: Day?
  /// A weekday without a word is as it is without a plan.
  package var days: [Weekday: Intention]

  /// More than a new one in each week of twenty years.
  package static let most = 1000

  package init(id: RowID, from: Day, to: Day? = nil, days: [Weekday: Intention]) {
    self.id = id
    self.from = from
    self.to = to
    self.days = days
  }

  package func isIn(force day: Day) -> Bool {
    day >= from && to.map { day <= $0 } ?? true
  }

  package func intention(on day: Day) -> Intention? {
    isIn(force: day) ? days[day.weekday] : nil
  }
}

/// Days off, both ends included: they neither count for a streak nor break it.
package struct Vacation: Equatable, Sendable {
  package let id: RowID
  package var from: Day
  package var to: Day

  package static let longest: Int64 = 366
  package static let most = 200

  package init(id: RowID, from: Day, to: Day) {
    self.id = id
    self.from = from
    self.to = to
  }

  package var days: ClosedRange<Day> { from...to }
}
