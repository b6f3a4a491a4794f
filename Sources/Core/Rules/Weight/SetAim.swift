package import Nouns
package import Time

/// The aim as the person set it, and since when.
package struct SetAim: Equatable, Sendable {
  package let aim: WeightGoal
  package let since: Day
  /// The weight to reach, in grams, and since when that is it; nil for a weight to hold.
  package let goal: (grams: Int64, since: Day)?

  package init(_ aim: WeightGoal, since: Day, goal: (grams: Int64, since: Day)? = nil) {
    (self.aim, self.since) = (aim, since)
    self.goal = aim == .maintain ? nil : goal
  }

  package static func == (one: Self, other: Self) -> Bool {
    (one.aim, one.since) == (other.aim, other.since)
      && (one.goal?.grams, one.goal?.since) == (other.goal?.grams, other.goal?.since)
  }

  /// Whether a mean is at the goal, or beyond.
  func isReached(at mean: Int64) -> Bool {
    goal.map { aim == .gain ? mean >= $0.grams : mean <= $0.grams } ?? false
  }
}

extension Standing {
  /// Nil where the person has none on a day.
  package func setAim(on day: Day) -> SetAim? {
    guard let latest = version(on: day), let aim = latest.goal else { return nil }
    func since(_ isSame: (Profile) -> Bool) -> Day {
      profiles.reversed().drop { $0.from > latest.from }.prefix(while: isSame).last?.from
        ?? latest.from
    }
    return SetAim(
      aim, since: since { $0.goal == aim },
      goal: latest.goalWeight.map { grams in
        (grams, since { $0.goal == aim && $0.goalWeight == grams })
      })
  }

  /// Why no aim counts, or none to lose weight: somebody who grows, carries a child or is too light
  /// has no weight to hold, and praise for losing more can harm others, too.
  package func aimObstacle(on day: Day, _ aim: WeightGoal) -> DietObstacle? {
    aimObstacle(on: day, aim, of: profile(on: day))
  }

  func aimObstacle(on day: Day, _ aim: WeightGoal, of profile: Profile?) -> DietObstacle? {
    let answers = answers(on: day)
    var reasons = answers?.applies ?? []
    if let profile, isMinor(profile, on: day) { reasons.insert(.underAge) }
    if let reason = reasons.intersection([.underAge, .pregnancy]).gravest {
      return .answer(reason)
    }
    if profile?.isUnderweight == true { return .underweight }
    guard aim == .lose else { return nil }
    if reasons.contains(.eatingDisorder) { return .answer(.eatingDisorder) }
    return reasons.contains(.lowWeight) && answers?.isAgreed == false ? .answer(.lowWeight) : nil
  }

  /// Why the aim that the person has, or would have to lose weight, does not count on a day.
  package func restOfAim(on day: Day) -> DietObstacle? {
    aimObstacle(on: day, version(on: day)?.goal ?? .lose)
  }

  /// The aim that counts on a day: once the goal is reached it is to hold the weight, and going up
  /// again changes nothing about that.
  package func aim(on day: Day) -> WeightGoal? {
    guard let set = setAim(on: day), aimObstacle(on: day, set.aim) == nil else { return nil }
    return isGoalReached(on: day) ? .maintain : set.aim
  }

  package func isGoalReached(on day: Day) -> Bool { goalReached.map { $0 <= day } ?? false }

  /// The same for targets: a program that the person began after that is a deficit they want.
  func restsAtGoal(on day: Day) -> Bool {
    guard let goalReached, goalReached <= day else { return false }
    return programs.last { $0.contains(day) }.map { $0.start < goalReached } ?? true
  }
}

extension Engine {
  /// A goal that was just set may be reached already, or no longer.
  mutating func lookAtGoal(_ weights: RecentWeights, at now: Moment) {
    guard !weights.isEmpty else { return }
    let mean = weights.course().mean(on: now.day)
    let isReached = mean.flatMap { standing.setAim(on: now.date)?.isReached(at: $0) } ?? false
    takeGoalReached(isReached ? now.day : nil)
  }
}
