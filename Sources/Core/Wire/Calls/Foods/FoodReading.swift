package import Nouns

/// A food as somebody typed it with what is in it, to be read.
package struct FoodReadQuestion: Record, Equatable {
  package var text = ""

  package init(_ text: String) {
    self.text = text
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("text", &text)
  }
}

/// What it means, or why it means no food.
package struct FoodReading: Record, Equatable {
  /// Why a text that is understood says nothing of one food.
  package enum Trouble: String, Choice {
    case several, amount
  }

  /// Empty where only the values were said.
  package var name = ""
  /// What the values are of; nil where no amount was said.
  package var per: FoodMeasure?
  package var nutrition = Nutrition.unknown
  package var mistake: MealTextMistake?
  package var trouble: Trouble?

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
    try fields.choice("per", &per)
    try nutrition.values(&fields)
    try fields.record("mistake", &mistake)
    try fields.choice("trouble", &trouble)
  }
}

/// What goes into something that is cooked for so many.
package struct CookQuestion: Record, Equatable {
  package var items: [NewMealItem] = []
  package var servings: Int64 = 1

  package init(_ items: [NewMealItem], servings: Int64) {
    self.items = items
    self.servings = servings
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("items", &items)
    try fields.int("servings", &servings)
  }
}

/// What a portion of it holds.
package struct Cooked: Record, Equatable {
  package struct Lack: Record, Equatable {
    package enum Value: String, Choice {
      case energy, protein, carbs, fat, fiber
    }

    package var value = Value.energy
    /// Of which nobody knows it.
    package var foods: [String] = []

    package init(_ value: Value, _ foods: [String]) {
      self.value = value
      self.foods = foods
    }

    package init() {}

    package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
      try fields.choice("value", &value)
      try fields.strings("foods", &foods)
    }
  }

  package var nutrition = Nutrition.unknown
  /// In tenths of a gram.
  package var weight: Int64?
  /// As a person could type them, one a line.
  package var ingredients = ""
  package var lacks: [Lack] = []

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try nutrition.values(&fields)
    try fields.int("weight", &weight)
    try fields.string("ingredients", &ingredients)
    try fields.records("lacks", &lacks)
  }
}
