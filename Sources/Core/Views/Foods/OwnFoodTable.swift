package import Nouns

/// What `fastctl food list --own` and `fastctl recipe list` say: a line a food, by name.
package struct OwnFoodTable {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  package func text(of foods: [Food]) -> String {
    guard !foods.isEmpty else { return Page.sentences(phrases(OwnFoodMessage.none), on: screen) }
    return table(of: foods) + Page.sentences(phrases(.ownFoods, Int64(foods.count)), on: screen)
  }

  package func text(ofRecipes recipes: [Food]) -> String {
    guard !recipes.isEmpty else { return Page.sentences(phrases(RecipeMessage.none), on: screen) }
    return table(of: recipes) + Page.sentences(phrases(.recipes, Int64(recipes.count)), on: screen)
  }

  private func table(of foods: [Food]) -> String {
    let ids = ShortIDs(foods.map(\.id.text))
    var table = Table(columns: [
      Table.Column(heading: phrases(HistoryMessage.id), goes: 5),
      Table.Column(heading: phrases(FoodMessage.heading), isCut: true),
      Table.Column(heading: phrases(OwnFoodMessage.per), goes: 1),
      Table.Column(heading: phrases(FoodMessage.energy), isRight: true),
      Table.Column(heading: phrases(FoodMessage.protein), isRight: true, goes: 2),
      Table.Column(heading: phrases(FoodMessage.carbsShort), isRight: true, goes: 3),
      Table.Column(heading: phrases(FoodMessage.fat), isRight: true, goes: 4),
    ])
    table.rows = foods.map { food in
      [
        ids[food.id.text], PlainText.line(food.name), measure(of: food),
        food.nutrition.energy.map(wording.energy) ?? "", grams(food.nutrition.protein),
        grams(food.nutrition.carbs), grams(food.nutrition.fat),
      ]
    }
    return table.text(on: screen)
  }

  private func measure(of food: Food) -> String {
    switch food.per {
    case .hundredGrams: phrases(OwnFoodMessage.hundredGrams)
    case .hundredMillilitres: phrases(OwnFoodMessage.hundredMillilitres)
    case .portion: phrases(OwnFoodMessage.onePortion)
    }
  }

  /// Below each other, the points too.
  private func grams(_ tenths: Int64?) -> String {
    tenths.map { wording.decimal(tenths: $0) + " g" } ?? ""
  }
}
