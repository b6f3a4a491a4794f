package import Nouns

/// A food of the person's own, or a recipe.
package struct NewFood: Record, Equatable {
  package var name = ""
  package var aliases: String?
  /// Nil for 100 g.
  package var per: FoodMeasure?
  package var nutrition = Nutrition.unknown
  package var portions: String?
  package var servings: Int64?
  package var ingredients: String?

  package init(
    _ name: String, aliases: String? = nil, per: FoodMeasure? = nil,
    nutrition: Nutrition = .unknown, portions: String? = nil, servings: Int64? = nil,
    ingredients: String? = nil
  ) {
    self.name = name
    self.aliases = aliases
    self.per = per
    self.nutrition = nutrition
    self.portions = portions
    self.servings = servings
    self.ingredients = ingredients
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
    try fields.string("aliases", &aliases)
    try fields.choice("per", &per)
    try nutrition.values(&fields)
    try fields.string("portions", &portions)
    try fields.int("servings", &servings)
    try fields.string("ingredients", &ingredients)
  }
}

/// Corrects a food, by the beginning of its id; no characters take a text away.
package struct FoodEdit: Record, Equatable {
  package var id = ""
  package var name: String?
  package var aliases: String?
  /// With it the numbers are said anew, all of them; without it they stay.
  package var per: FoodMeasure?
  package var nutrition = Nutrition.unknown
  package var portions: String?
  package var servings: Int64?
  package var ingredients: String?

  package init(
    id: String, name: String? = nil, aliases: String? = nil, per: FoodMeasure? = nil,
    nutrition: Nutrition = .unknown, portions: String? = nil, servings: Int64? = nil,
    ingredients: String? = nil
  ) {
    self.id = id
    self.name = name
    self.aliases = aliases
    self.per = per
    self.nutrition = nutrition
    self.portions = portions
    self.servings = servings
    self.ingredients = ingredients
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.string("name", &name)
    try fields.string("aliases", &aliases)
    try fields.choice("per", &per)
    try nutrition.values(&fields)
    try fields.string("portions", &portions)
    try fields.int("servings", &servings)
    try fields.string("ingredients", &ingredients)
  }
}

/// The food that a call was about: as it is now, or was.
package struct FoodAnswer: Record, Equatable {
  package var food = Food()
  /// As it was before it was corrected.
  package var before: Food?

  package init(food: Food, before: Food? = nil) {
    self.food = food
    self.before = before
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.noun("food", &food)
    try fields.noun("before", &before)
  }
}

/// Which of the person's foods to list.
package struct FoodQuestion: Record, Equatable {
  package var last: Int64?
  /// The id after which to go on.
  package var after: String?
  /// Only the one whose id begins so.
  package var id: String?
  /// Only what is called something with that in it, however it is spelt.
  package var text: String?

  package init(
    last: Int64? = nil, after: String? = nil, id: String? = nil, text: String? = nil
  ) {
    self.last = last
    self.after = after
    self.id = id
    self.text = text
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("last", &last)
    try fields.string("after", &after)
    try fields.string("id", &id)
    try fields.string("text", &text)
  }
}

/// Some of them, by their names.
package struct FoodPage: Record, Equatable {
  package var foods: [Food] = []
  package var isLast = false

  package init(foods: [Food], isLast: Bool) {
    self.foods = foods
    self.isLast = isLast
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.nouns("foods", &foods)
    try fields.bool("isLast", &isLast)
  }
}
