package import Nouns
package import Time

/// The person's orders about their meals.
package enum MealOrder: Equatable, Sendable {
  case log(MealLog)
  case edit(MealEdit)
  /// One thing, by the beginning of its id.
  case delete(String)
  /// It and all that was eaten together with it.
  case deleteMeal(String)
  case copy(MealCopy)
  /// Gives entries of unknown energy what is in these, by the folded names that they were logged under.
  case fill([String: KnownFood])
  /// Whether nothing of a day is missing; nil for today.
  case mark(Day?, isComplete: Bool)
}

extension MealSlot {
  /// The usual one of a time of day.
  package init(at clock: ClockTime) {
    switch clock.hour {
    case 4..<11: self = .breakfast
    case 11..<15: self = .lunch
    case 17..<22: self = .dinner
    default: self = .snack
    }
  }
}
