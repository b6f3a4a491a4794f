import Time
package import Wire

/// The sums of a week, for one sentence.
package struct WeekFacts: Equatable, Sendable {
  let fasts: Tally
  /// On how many days something was eaten, and weighed.
  let eaten: Int64
  let weighed: Int64

  /// Nil where nothing was recorded.
  package init?(_ week: WeekReview) {
    fasts = week.now.fasts
    eaten = Int64(week.days.count { $0.eaten.meals > 0 })
    weighed = week.now.weighings
    guard fasts.fasts > 0 || eaten > 0 || weighed > 0 else { return nil }
  }
}

extension Wording {
  /// Nothing is compared and nothing praised: a week is a week.
  func sentence(of week: WeekFacts) -> String {
    let fasts = phrases(.fastsInAll, week.fasts.fasts)
    let time = hours(seconds: week.fasts.seconds)
    guard week.fasts.scored == 0 else {
      return phrases(
        NewsMessage.weekOfGoals,
        [
          "fasts": fasts, "time": time, "met": number(week.fasts.completed),
          "all": number(week.fasts.scored),
        ])
    }
    guard week.fasts.fasts == 0 else {
      return phrases(NewsMessage.weekOfFasts, "fasts", fasts, "time", time)
    }
    return week.eaten > 0
      ? phrases(.weekOfMeals, week.eaten) : phrases(.weekOfWeights, week.weighed)
  }
}

extension PluralMessage {
  static let weekOfMeals = Self(
    one: "You logged what you ate on {n} day.", many: "You logged what you ate on {n} days.")
  static let weekOfWeights = Self(
    one: "You weighed yourself on {n} day.", many: "You weighed yourself on {n} days.")
}
