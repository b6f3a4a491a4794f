package import Nouns
package import Time

/// When the goal may be reached, as a range of months: a day is never named, for how a person lives
/// changes more than any pace does.
package struct GoalRange: Equatable, Sendable {
  /// The first and the last month, each by its first day.
  package let from: Day
  package let to: Day

  /// Over so many days the pace is taken.
  package static let days: Int64 = 28
  /// In grams: less within them is no pace.
  private static let leastPace: Int64 = 600
  /// Of days until the goal at that pace.
  private static let reach: ClosedRange<Int64> = 14...365

  /// From two means of a week, in grams, `days` apart; nil where they tell no pace, or the goal is near
  /// or far.
  package init?(_ aim: WeightGoal, to goal: Int64, from before: Int64, now mean: Int64, on day: Day)
  {
    guard aim != .maintain else { return nil }
    let sign: Int64 = aim == .gain ? 1 : -1
    let (pace, way) = ((mean - before) * sign, (goal - mean) * sign)
    guard pace >= Self.leastPace, way > 0, way * Self.days >= Self.reach.lowerBound * pace,
      way * Self.days <= Self.reach.upperBound * pace
    else { return nil }
    // From six tenths of the time to two and a half times as long.
    let soonest = 3 * Self.days * way / (5 * pace)
    let latest = (5 * Self.days * way + 2 * pace - 1) / (2 * pace)
    (from, to) = (Month(of: day + soonest).first, Month(of: day + latest).first)
  }
}
