package enum OwnFoodMessage: String, Message {
  case per = "Per"
  case hundredGrams = "100 g"
  case hundredMillilitres = "100 ml"
  case onePortion = "portion"

  case none = "You have no foods of your own yet. To add one: fastctl food add \"bar 210kcal p20\""
  case noneNamed =
    "You have no food of your own called '{text}'. To add one: fastctl food add \"{text} 210kcal\""
  case noneNamedNear =
    "You have no food of your own called '{text}'. Did you mean {nearest}? To list them: fastctl food list --own"
  case builtIn =
    "'{text}' is a built-in food, which stays as it is. For values of your own: fastctl food add \"{text} 210kcal\""
  case imported =
    "'{text}' is an imported food, which stays as it is. To make it one of your own: fastctl food alias NAME = \"{text}\""
  case severalImported =
    "Several imported foods are called '{text}'. Name the brand, too, or type the barcode."
  case hidesBuiltIn =
    "There is a built-in food called {name}, too. From now on the name means yours."
  case isRecipe = "{name} is a recipe. To change it: fastctl recipe edit"
  case several =
    "Expected one food with what is in it, such as \"bar 210kcal p20\". A name with 'and', + or a comma in it goes in double quotes."
  case noMeasure =
    "Say what is in 100 g, 100 ml or a portion of it, such as: fastctl food add \"bar 210kcal\" --per portion"
  case noName = "Name the food, too, such as: fastctl food add \"bar 210kcal p20\""
  case twoNames = "To give {name} another name: --name"
  case noPortion = "'{text}' is not a portion. Expected a name with grams, such as slice=30."
  case askValues = "What is in {name}? For example 380kcal p35:"
  case delete = "{name} will be deleted. What you ate of it stays."
  case aliased = "{alias} now means {name}."
  case copied =
    "{alias} now means {name}, which is now a food of your own. Its values are from {source}."
  case nameOfOther = "{name} is a food of its own. To delete it: fastctl food delete"
}

package enum RecipeMessage: String, Message {
  case none =
    "You have no recipes yet. To add one: fastctl recipe add \"chili /4: beans 400g + tomatoes 800g\""
  case noneNamed =
    "You have no recipe called '{text}'. To list them: fastctl recipe list"
  case notARecipe = "{name} is a food, not a recipe. To change it: fastctl food edit"
  case notUnderstood =
    "Expected a name, for how many it is, and what goes into it, such as: \"chili /4: beans 400g + tomatoes 800g\""
  case tooMany = "A recipe is for 1 to 100."
  case servings = "For"
  case ingredients = "Ingredients"
  case typed = "To type it again"
  case portionWeighs = "A portion weighs"
  case eat = "To log a portion: fastctl meal \"{name}\""

  case noEnergy = "Without energy, because it is not known of {foods}."
  case noProtein = "Without protein, because it is not known of {foods}."
  case noCarbs = "Without carbohydrate, because it is not known of {foods}."
  case noFat = "Without fat, because it is not known of {foods}."
  case noFiber = "Without fibre, because it is not known of {foods}."
}

extension PluralMessage {
  static let ownFoods = Self(one: "{n} food of your own", many: "{n} foods of your own")
  static let recipes = Self(
    one: "{n} recipe, values per portion", many: "{n} recipes, values per portion")
  static let portions = Self(one: "{n} portion", many: "{n} portions")
}
