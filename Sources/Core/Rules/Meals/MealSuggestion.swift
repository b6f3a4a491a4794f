package import Nouns
package import Time

/// A meal that the person may want to eat again.
package struct MealSuggestion: Equatable, Sendable {
  /// As it was eaten last, together.
  package let items: [MealItem]
  /// How near it is to what is eaten on such a day at such a time.
  package let score: Int64
  /// Of the last meals of that time of day so many were it.
  package let times: Int
  package let of: Int
  /// And so many of all that are remembered.
  package let total: Int
}

extension MealSuggestion {
  /// Older meals say little about today.
  package static let memory: Int64 = 90
  /// So many meals of a time of day are counted.
  private static let looked = 7

  /// From what was eaten lately, the likeliest first; what was eaten together is suggested together.
  package static func all(
    from items: some Sequence<MealItem>, slot: MealSlot, on day: Day, most: Int
  ) -> [MealSuggestion] {
    let meals = Dictionary(grouping: items, by: \.meal).values.compactMap(Meal.init)
      .filter { (0...memory).contains(day - $0.day) }
    let weights = Self.weights
    let looked = meals.filter { $0.slot == slot }.sorted(by: Meal.isLater).prefix(Self.looked)
    let suggestions = Dictionary(grouping: meals, by: \.names).values.compactMap { same in
      same.min(by: Meal.isLater).map { newest in
        let score = same.reduce(0) { $0 + $1.weight(for: slot, on: day, weights) }
        let times = looked.count { $0.names == newest.names }
        return (
          newest,
          MealSuggestion(
            items: newest.items, score: score, times: times, of: looked.count, total: same.count)
        )
      }
    }
    // Once is not often, unless there is nothing else.
    let often = suggestions.filter { $0.1.total > 1 }
    return (often.isEmpty ? suggestions : often).sorted {
      $0.1.score == $1.1.score ? Meal.isLater($0.0, $1.0) : $0.1.score > $1.1.score
    }.prefix(max(0, most)).map(\.1)
  }

  /// Of a meal so many days ago, in millionths: each day takes three hundredths.
  private static var weights: [Int64] {
    (0..<memory).reduce(into: [1_000_000]) { weights, _ in
      weights.append((weights[weights.count - 1] * 97).roundedQuotient(by: 100))
    }
  }

  /// All that was eaten together.
  private struct Meal {
    let items: [MealItem]
    /// Folded, in the order of the alphabet: of how much of each it was makes no other meal.
    let names: [String]
    let day: Day
    let at: Instant
    let slot: MealSlot

    init?(_ items: [MealItem]) {
      self.items = items.sorted { ($0.written, $0.id.text) < ($1.written, $1.id.text) }
      guard let first = self.items.first else { return nil }
      names = items.map(\.folded).sorted()
      (day, at) = (first.at.day, first.at.instant)
      slot = first.slot ?? MealSlot(at: first.at.local.clock)
    }

    static func isLater(_ one: Meal, _ other: Meal) -> Bool {
      one.at == other.at
        ? (one.items.first?.id.text ?? "") > (other.items.first?.id.text ?? "")
        : one.at > other.at
    }

    /// Three times as much at the same time of day, and a fifth more on the same day of the week: whole
    /// numbers, whose sum is the same in any order.
    func weight(for slot: MealSlot, on day: Day, _ weights: [Int64]) -> Int64 {
      let time: Int64 = slot == self.slot ? 3 : 1
      let weekday: Int64 = self.day.weekday == day.weekday ? 6 : 5
      return weights[Int(day - self.day)] * time * weekday / 5
    }
  }
}

extension MealItem {
  /// Of a number without a name the number is one.
  fileprivate var folded: String {
    let name = FoldedName.of(name)
    return name.isEmpty ? "\(nutrition.energy ?? 0)" : name
  }
}
