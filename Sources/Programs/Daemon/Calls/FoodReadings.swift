import Nouns
import Rules
import Wire

// What somebody typed of a food, and what comes of a recipe.
extension FoodAnswers {
  func foodReading(_ question: FoodReadQuestion) throws(CallFault) -> FoodReading {
    let names = try names()
    let own = try ownFoods()
    defer { settle() }
    var reading = FoodReading()
    do throws(NoFoodText) {
      let text = try FoodText(question.text, names: names)
      let catalog = intake.catalog(own.foods)
      if let mistake = catalog.mistake(inDigits: text.name, of: question.text) {
        throw .notUnderstood(mistake)
      }
      (reading.name, reading.per, reading.nutrition) = (text.name, text.per, text.nutrition)
    } catch {
      switch error {
      case .notUnderstood(let mistake): reading.mistake = MealTextMistake(mistake)
      case .several: reading.trouble = .several
      case .amount: reading.trouble = .amount
      }
    }
    return reading
  }

  func cooked(_ question: CookQuestion) throws(CallFault) -> Cooked {
    guard (1...MealItem.most).contains(question.items.count) else {
      throw .fields(.wrongType("items"))
    }
    guard Food.servings.contains(question.servings) else { throw .fields(.wrongType("servings")) }
    let recipe = Recipe(question.items, servings: question.servings)
    var cooked = Cooked()
    (cooked.nutrition, cooked.weight) = (recipe.nutrition, recipe.weight)
    cooked.ingredients = recipe.text
    cooked.lacks = recipe.lacks.map { .init(.init($0.value), $0.names) }
    return cooked
  }
}

nonisolated extension Cooked.Lack.Value {
  fileprivate init(_ value: Recipe.Value) {
    self =
      switch value {
      case .energy: .energy
      case .protein: .protein
      case .carbs: .carbs
      case .fat: .fat
      case .fiber: .fiber
      }
  }
}
