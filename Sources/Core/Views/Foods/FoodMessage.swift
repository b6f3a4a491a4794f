import Nouns

package enum FoodMessage: String, Message {
  case heading = "Food"
  case energy = "Energy"
  case protein = "Protein"
  case carbs = "Carbohydrate"
  /// Above a column.
  case carbsShort = "Carbs"
  case fat = "Fat"
  case fiber = "Fibre"
  case alcohol = "Alcohol"
  case portion = "Portion"
  case serving = "Usual amount"
  case portions = "Portions"
  case aliases = "Also called"
  case source = "Values from"
  case volume = "100 ml weigh"

  case hundredGrams = "Per 100 g"
  case hundredMillilitres = "Per 100 ml"
  case onePortion = "Per portion"

  case bls = "BLS 4.0, food {code}"
  case usda = "USDA Standard Reference, food {code}"
  case usualRecipe = "a usual recipe, calculated from its ingredients"
  case openFoodFacts = "Open Food Facts (ODbL), product {code}"

  case none = "No food is called '{text}'. To list all: fastctl food list"
  case similar = "Similar: {names}"
}

extension FoodMessage {
  init(_ measure: FoodMeasure) {
    switch measure {
    case .hundredGrams: self = .hundredGrams
    case .hundredMillilitres: self = .hundredMillilitres
    case .portion: self = .onePortion
    }
  }
}

extension PluralMessage {
  static let foods = Self(one: "{n} food, values per 100 g", many: "{n} foods, values per 100 g")
}
