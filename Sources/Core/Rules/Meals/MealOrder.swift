package import Nouns
package import Time

/// The person's orders about their meals.
package enum MealOrder: Equatable, Sendable {
  case log(Log)
  case edit(Edit)
  /// One thing, by the beginning of its id.
  case delete(String)
  /// It and all that was eaten together with it.
  case deleteMeal(String)
  case copy(Copy)
  /// Whether nothing of a day is missing; nil for today.
  case mark(Day?, isComplete: Bool)

  /// One thing, as far as it is known.
  package struct Item: Equatable, Sendable {
    package var name = ""
    /// Which food it is, in words of its source.
    package var food: String?
    package var source = FoodSource.typed
    /// In thousandths of the unit.
    package var amount: Int64?
    package var unit: String?
    /// In tenths of a gram.
    package var portion: Int64?
    package var nutrition = Nutrition.unknown

    package init(
      _ name: String = "", food: String? = nil, source: FoodSource = .typed,
      amount: Int64? = nil, unit: String? = nil, portion: Int64? = nil,
      nutrition: Nutrition = .unknown
    ) {
      self.name = name
      self.food = food
      self.source = source
      self.amount = amount
      self.unit = unit
      self.portion = portion
      self.nutrition = nutrition
    }
  }

  package struct Log: Equatable, Sendable {
    package var items: [Item]
    /// Nil for now.
    package var at: Instant?
    /// Nil for the one of that time of day.
    package var slot: MealSlot?

    package init(_ items: [Item], at: Instant? = nil, slot: MealSlot? = nil) {
      self.items = items
      self.at = at
      self.slot = slot
    }
  }

  package struct Edit: Equatable, Sendable {
    /// The beginning of its id.
    package var id: String
    /// The corrected item, with its amount.
    package var item: Item?
    package var at: Instant?
    package var slot: MealSlot?

    package init(
      id: String, item: Item? = nil, at: Instant? = nil, slot: MealSlot? = nil
    ) {
      self.id = id
      self.item = item
      self.at = at
      self.slot = slot
    }
  }

  /// The same once more.
  package struct Copy: Equatable, Sendable {
    /// The meals of that day; nil for the last meal.
    package var day: Day?
    /// Only that meal of the day.
    package var slot: MealSlot?
    /// Nil for now.
    package var at: Instant?

    package init(day: Day? = nil, slot: MealSlot? = nil, at: Instant? = nil) {
      self.day = day
      self.slot = slot
      self.at = at
    }
  }
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
