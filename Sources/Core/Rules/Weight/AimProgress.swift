package import Nouns
package import Time

/// How far the person is on the way to their goal weight. It says no date: nobody knows it.
package struct AimProgress: Equatable, Sendable {
  /// Changed so far in the direction of the aim, in grams; less than nothing on the other side.
  package let done: Int64
  package let total: Int64
  package let permille: Int64
  package let isReached: Bool

  /// Nil where the goal is not beyond the beginning, or there is nothing to reach.
  package init?(_ aim: WeightGoal, from baseline: Int64, to goal: Int64, now mean: Int64) {
    let distance = goal - baseline
    let isBeyond = aim == .gain ? distance > 0 : distance < 0
    guard aim != .maintain, isBeyond else { return nil }
    let sign: Int64 = aim == .gain ? 1 : -1
    total = distance * sign
    done = (mean - baseline) * sign
    permille = (done.clamped(to: 0...total) * 1000) / total
    isReached = done >= total
  }
}

extension WeightGoal {
  /// Within three in a hundred a weight counts as held.
  package static func isHeld(_ mean: Int64, at goal: Int64) -> Bool {
    Int64((mean - goal).magnitude) * 100 <= 3 * goal
  }
}

extension WeightCourse {
  /// More than one in a hundred a week, over three weeks.
  package func isFasterThanPlanned(on day: Day) -> Bool {
    guard let now = mean(on: day), let before = mean(on: day - 3 * Self.week) else { return false }
    return Self.isFaster(from: before, to: now, percent: 3)
  }

  package static func isFaster(from before: Int64, to now: Int64, percent: Int64) -> Bool {
    (before - now) * 100 > percent * before
  }
}
