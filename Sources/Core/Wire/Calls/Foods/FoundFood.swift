package import Nouns

/// Which foods to find.
package struct FoodSearchQuestion: Record, Equatable {
  /// Nil for all.
  package var text: String?
  package var limit: Int64?

  package init(text: String? = nil, limit: Int64? = nil) {
    self.text = text
    self.limit = limit
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("text", &text)
    try fields.int("limit", &limit)
  }
}

/// The foods that were found, the likeliest first.
package struct FoodSearchAnswer: Record, Equatable {
  package var foods: [FoundFood] = []

  package init(foods: [FoundFood]) {
    self.foods = foods
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("foods", &foods)
  }
}

/// A food as clients are told of it.
package struct FoundFood: Record, Equatable {
  package enum Origin: String, Choice {
    case own, staple, imported
  }

  /// What its values are of.
  package enum Measure: String, Choice {
    case hundredGrams, hundredMillilitres, portion
  }

  /// How well it fits what was asked, the best first.
  package enum Match: String, Choice {
    case exact, words, head, someWords, beginnings, inside, typo, someTypo
  }

  package struct Portion: Record, Equatable {
    package var name = ""
    /// In tenths of a gram.
    package var weight: Int64 = 0

    package init(_ name: String, weight: Int64) {
      self.name = name
      self.weight = weight
    }

    package init() {}

    package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
      try fields.string("name", &name)
      try fields.int("weight", &weight)
    }
  }

  package var id = ""
  package var origin = Origin.own
  /// In English, or in the person's own words.
  package var name = ""
  package var germanName: String?
  package var aliases: [String] = []
  package var germanAliases: [String] = []
  package var per = Measure.hundredGrams
  package var nutrition = Nutrition.unknown
  package var portions: [Portion] = []
  /// What a litre weighs, in grams.
  package var density: Int64?
  package var group: String?
  package var source: String?
  package var code: String?
  package var match: Match?
  /// Of a product that was imported.
  package var brand: String?

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.choice("origin", &origin)
    try fields.string("name", &name)
    try fields.string("germanName", &germanName)
    try fields.strings("aliases", &aliases)
    try fields.strings("germanAliases", &germanAliases)
    try fields.choice("per", &per)
    try fields.int("kcal", &nutrition.energy)
    try fields.int("protein", &nutrition.protein)
    try fields.int("carbs", &nutrition.carbs)
    try fields.int("fat", &nutrition.fat)
    try fields.int("fiber", &nutrition.fiber)
    try fields.int("alcohol", &nutrition.alcohol)
    try fields.records("portions", &portions)
    try fields.int("density", &density)
    try fields.string("group", &group)
    try fields.string("source", &source)
    try fields.string("code", &code)
    try fields.choice("match", &match)
    try fields.string("brand", &brand)
  }
}
