/// A food of the person's own, or a recipe.
package struct Food: Noun {
  package static let kind = Row.Kind.food
  package static let longestName = MealItem.longestName
  /// Of what stands line by line.
  package static let longestList = TextLimit.lines(2000)
  package static let longestIngredients = TextLimit.lines(4000)
  package static let servings: ClosedRange<Int64> = 1...100

  package var id = RowID.blank
  package var name = ""
  /// Other names of it, one a line.
  package var aliases: String?
  /// The amount that the nutrition is given for.
  package var per = FoodMeasure.portion
  package var nutrition = Nutrition.unknown
  /// Its household measures, one per line: `slice=30`, in grams.
  package var portions: String?
  /// How many it is for, where it is a recipe.
  package var servings: Int64?
  /// Its ingredients, one per line.
  package var ingredients: String?

  package init() {}

  package init(
    id: RowID, name: String, aliases: String? = nil, per: FoodMeasure = .portion,
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

  package var row: Row { .food(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.text("name", &name, limit: Self.longestName)
    try fields.text("aliases", &aliases, limit: Self.longestList)
    try fields.together("nutrition") { fields throws(F.Failure) in
      try fields.word("per", &per)
      try nutrition.values(&fields)
    }
    try fields.text("portions", &portions, limit: Self.longestList)
    try fields.together("recipe") { fields throws(F.Failure) in
      try fields.number("servings", &servings, in: .none, within: Self.servings)
      try fields.text("ingredients", &ingredients, limit: Self.longestIngredients)
    }
  }

  package var isRecipe: Bool { ingredients != nil }
}

/// How much of a food its numbers are of.
package enum FoodMeasure: String, Choice {
  case hundredGrams, hundredMillilitres, portion
}
