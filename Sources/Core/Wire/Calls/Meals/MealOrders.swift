package import Nouns

/// One thing that was eaten, as far as it is known.
package struct NewMealItem: Record, Equatable {
  package var name = ""
  package var food: String?
  /// Nil for typed.
  package var source: FoodSource?
  /// In thousandths of the unit.
  package var amount: Int64?
  package var unit: String?
  /// In tenths of a gram.
  package var portion: Int64?
  package var nutrition = Nutrition.unknown

  package init(
    _ name: String, food: String? = nil, source: FoodSource? = nil, amount: Int64? = nil,
    unit: String? = nil, portion: Int64? = nil, nutrition: Nutrition = .unknown
  ) {
    self.name = name
    self.food = food
    self.source = source
    self.amount = amount
    self.unit = unit
    self.portion = portion
    self.nutrition = nutrition
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
    try fields.string("food", &food)
    try fields.choice("source", &source)
    try fields.int("amount", &amount)
    try fields.string("unit", &unit)
    try fields.int("portion", &portion)
    try nutrition.values(&fields)
  }
}

/// What was eaten together.
package struct MealLog: Record, Equatable {
  package var items: [NewMealItem] = []
  /// Nil for now.
  package var at: Int64?
  /// Nil for the one of that time of day.
  package var slot: MealSlot?

  package init(_ items: [NewMealItem], at: Int64? = nil, slot: MealSlot? = nil) {
    self.items = items
    self.at = at
    self.slot = slot
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("items", &items)
    try fields.int("at", &at)
    try fields.choice("slot", &slot)
  }
}

/// The same once more: of a day, or the last meal.
package struct MealCopy: Record, Equatable {
  package var day: String?
  package var slot: MealSlot?
  package var at: Int64?

  package init(day: String? = nil, slot: MealSlot? = nil, at: Int64? = nil) {
    self.day = day
    self.slot = slot
    self.at = at
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("day", &day)
    try fields.choice("slot", &slot)
    try fields.int("at", &at)
  }
}

/// Corrects one thing, by the beginning of its id.
package struct MealEdit: Record, Equatable {
  package var id = ""
  /// What it was instead, with how much of it.
  package var item: NewMealItem?
  package var at: Int64?
  package var slot: MealSlot?

  package init(id: String, item: NewMealItem? = nil, at: Int64? = nil, slot: MealSlot? = nil) {
    self.id = id
    self.item = item
    self.at = at
    self.slot = slot
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.record("item", &item)
    try fields.int("at", &at)
    try fields.choice("slot", &slot)
  }
}

/// Deletes one thing, or with it all that was eaten together.
package struct MealRemoval: Record, Equatable {
  package var id = ""
  package var meal: Bool?

  package init(id: String, meal: Bool? = nil) {
    self.id = id
    self.meal = meal
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.bool("meal", &meal)
  }
}

/// Whether all that was eaten on a day is recorded.
package struct CompletenessOrder: Record, Equatable {
  /// Nil for today.
  package var day: String?
  package var complete = false

  package init(day: String? = nil, complete: Bool) {
    self.day = day
    self.complete = complete
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("day", &day)
    try fields.bool("complete", &complete)
  }
}
