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
  /// Whether nothing of a day is missing; nil for today.
  case mark(Day?, isComplete: Bool)
}

/// Which of what was eaten to list, newest first.
package struct MealQuery: Equatable, Sendable {
  /// Goes on behind this one of the page before.
  package var before: HistoryQuery.Place?
  /// Only those whose ids begin with this text.
  package var idPrefix: String?
  /// Only those whose folded names have it in them.
  package var folded: String?

  package init(
    before: HistoryQuery.Place? = nil, idPrefix: String? = nil, folded: String? = nil
  ) {
    self.before = before
    self.idPrefix = idPrefix
    self.folded = folded
  }
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
