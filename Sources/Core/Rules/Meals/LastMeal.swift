package import Nouns
package import Time

extension Sequence<MealItem> {
  /// The newest of those that, with all that was eaten together with them, are more than a small drink.
  package var lastMeal: MealItem? {
    let meals = Dictionary(grouping: self, by: \.meal)
    return filter { item in
      Nutrition.isMeal((meals[item.meal] ?? []).map(\.nutrition.energy))
    }.max { $0.at.instant < $1.at.instant }
  }
}

extension Engine {
  /// The shortest time without a meal that looks like a fast that nobody started.
  package static let leastOffered = Span.hours(12)

  /// Whether a fast from one meal to the first of the next date may be offered; `recorded` are those that
  /// there are in that time.
  package func offersFast(
    from meal: Mark, to next: Instant, recorded: [Fast], at now: Moment
  ) -> Bool {
    guard active == nil, recorded.isEmpty, next <= now.instant else { return false }
    guard aftercare(at: now.instant) == nil, standing.obstacle(on: now.date) == nil else {
      return false
    }
    return now.days.day(of: next) - meal.day == 1 && next - meal.instant >= Self.leastOffered
  }

  /// The time that such a fast would take up.
  package static func needs(between meal: Instant, and next: Instant) -> Needs {
    var needs = Needs()
    needs.overlapping = time(from: meal, to: next)
    return needs
  }
}
