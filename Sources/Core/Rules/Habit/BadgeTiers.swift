package import Nouns
package import Time

extension Badge.Tier {
  /// The highest that a value reaches; nil for none.
  package static func reached(by value: Int64, of thresholds: [Int64]) -> Self? {
    zip(allCases, thresholds).reversed().first { value >= $0.1 }?.0
  }
}

/// The badge for a change of weight on one day.
package struct WeightBadge: Equatable, Sendable {
  package let tier: Badge.Tier?
  package let blocked: Block?

  /// Why none is given for now, whatever the change is.
  package enum Block: String, Sendable {
    case underweight, tooFast
  }

  /// In grams; the means of seven days, the earlier one of four weeks ago.
  package init(
    _ aim: WeightGoal, from baseline: Int64, to mean: Int64, fourWeeksAgo: Int64?, height: Int64?
  ) {
    guard aim != .maintain else { (tier, blocked) = (nil, nil); return }
    if let height, Profile.isUnderweight(grams: mean, height: height) {
      (tier, blocked) = (nil, .underweight)
    } else if let fourWeeksAgo,
      WeightCourse.isFaster(from: fourWeeksAgo, to: mean, percent: 4)
    {
      (tier, blocked) = (nil, .tooFast)
    } else {
      (tier, blocked) = (Self.tier(aim, from: baseline, to: mean), nil)
    }
  }

  /// The goal that is held gives a badge of its own, platinum.
  package static func tier(
    _ aim: WeightGoal, from baseline: Int64, to mean: Int64
  ) -> Badge.Tier? {
    let change = aim == .gain ? mean - baseline : baseline - mean
    let needs = Badge.Category.weight.thresholds.dropLast()
    return .reached(by: change * 10_000, of: needs.map { baseline * $0 })
  }
}

/// Dates in a row with a mean near the goal.
package struct HeldDays: Equatable, Sendable {
  private let goal: Int64
  private var first: Day?
  private var last: Day?
  /// Of the longest row.
  package private(set) var days: Int64 = 0

  /// A gap of more days ends a row.
  private static let reach: Int64 = 7

  package init(at goal: Int64) { self.goal = goal }

  package var isPlatinum: Bool { days >= Badge.Category.weight.needs(.platinum) }

  /// The days up to now of the row that a date is in; 0 where none is.
  package private(set) var present: Int64 = 0

  /// The mean of a date after all before.
  package mutating func take(_ mean: Int64, on day: Day) {
    guard WeightGoal.isHeld(mean, at: goal) else { return (first, last, present) = (nil, nil, 0) }
    let goesOn = last.map { day - $0 <= Self.reach } ?? false
    let begin = goesOn ? first ?? day : day
    (first, last, present) = (begin, day, day - begin + 1)
    days = max(days, present)
  }
}
