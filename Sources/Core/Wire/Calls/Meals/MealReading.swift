package import Nouns

/// A meal as somebody typed it, to be read.
package struct MealReadQuestion: Record, Equatable {
  package var text = ""
  /// For each thing the key of what was chosen for it; empty for none yet, `new` for a food of its own.
  package var picks: [String] = []
  /// For each thing how much of it there was, where the text does not say so.
  package var amounts: [String] = []

  package init(_ text: String, picks: [String] = [], amounts: [String] = []) {
    self.text = text
    self.picks = picks
    self.amounts = amounts
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("text", &text)
    try fields.strings("picks", &picks)
    try fields.strings("amounts", &amounts)
  }
}

/// What it means, or where it is not understood.
package struct MealReading: Record, Equatable {
  package var slot: MealSlot?
  /// What stood behind an @, for who reads times.
  package var time: String?
  package var items: [ReadMealItem] = []
  package var mistake: MealTextMistake?

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("slot", &slot)
    try fields.string("time", &time)
    try fields.records("items", &items)
    try fields.record("mistake", &mistake)
  }
}

package struct ReadMealItem: Record, Equatable {
  package var item = NewMealItem()
  /// What it can mean, where that has to be asked.
  package var choices: [MealFoodChoice] = []
  /// The amount is that of this day.
  package var asOn: String?
  package var lack: MealLack?

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("item", &item)
    try fields.records("choices", &choices)
    try fields.string("asOn", &asOn)
    try fields.choice("lack", &lack)
  }
}

/// Why nobody can say what is in it: how much it was, what a unit of it weighs, or nobody eats so much.
package enum MealLack: String, Choice {
  case amount, unit, tooMuch
}

/// A food that a name can mean.
package struct MealFoodChoice: Record, Equatable {
  package var key = ""
  /// In English, or in the person's own words.
  package var name = ""
  package var germanName: String?
  package var source: FoodSource?
  package var per: FoodMeasure?
  package var kcal: Int64?

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("key", &key)
    try fields.string("name", &name)
    try fields.string("germanName", &germanName)
    try fields.choice("source", &source)
    try fields.choice("per", &per)
    try fields.int("kcal", &kcal)
  }
}

/// Where a text is not understood, and what would be right there.
package struct MealTextMistake: Record, Equatable {
  /// In characters.
  package var place: Int64 = 0
  package var expected = MealExpectation.food
  package var limit: Int64?

  package init(place: Int64, expected: MealExpectation, limit: Int64? = nil) {
    self.place = place
    self.expected = expected
    self.limit = limit
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("place", &place)
    try fields.choice("expected", &expected)
    try fields.int("limit", &limit)
  }
}

package enum MealExpectation: String, Choice {
  case food, foodOrEnergy, mealSlot, oneSlot, separator, oneAmount, oneValue
  case energyOfFood, macroOfFood, amountOfFood, foods, shorter
}
