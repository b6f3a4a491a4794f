import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `Own foods in words` {
  static let bread = Food(
    id: RowID(bits: 0, 1), name: "rye bread", aliases: "dark bread\nRoggenbrot", per: .hundredGrams,
    nutrition: Nutrition(energy: 210, protein: 65, carbs: 400, fat: 12, fiber: 70),
    portions: "slice=45\nloaf=2.5")

  /// With what a person may write.
  private static let tea = Food(
    id: RowID(bits: 1 << 60, 2), name: "Tea \u{1b}[31m\nmine", aliases: "\u{7}",
    per: .hundredMillilitres, portions: "odd\ncup=999999999999999999999")

  static let chili = Food(
    id: RowID(bits: 1 << 61, 3), name: "chili", aliases: "stew", per: .portion,
    nutrition: Nutrition(energy: 388, protein: 225, carbs: 510), portions: "portion=312.5",
    servings: 4, ingredients: "400 g beans\n800 g tomatoes\n1x onion")

  @Test func `the lists`() throws {
    try Golden.expect(
      Way.page { way in
        let table = OwnFoodTable(way.wording, on: way.screen)
        return table.text(of: [Self.bread, Self.tea, Self.chili]) + table.text(of: [])
          + table.text(ofRecipes: [Self.chili]) + table.text(ofRecipes: [])
      }, is: "own-foods", at: #_sourceLocation)
  }

  @Test func `one of them`() throws {
    try Golden.expect(
      Way.page { way in
        let card = OwnFoodCard(way.wording, on: way.screen)
        return [Self.bread, Self.tea, Self.chili].map { card.text(of: $0) }.joined(separator: "\n")
      }, is: "own-food", at: #_sourceLocation)
  }

  @Test func `what a recipe lacks is named with what it is not known of`() {
    let values = [Cooked.Lack.Value.energy, .protein, .carbs, .fat, .fiber]
    for wording in [Way.english, Way.german] {
      let sentences = values.map { value in
        wording.sentence(of: Cooked.Lack(value, ["stock", "a\nb"]))
      }
      #expect(Set(sentences).count == values.count)
      #expect(sentences.allSatisfy { $0.contains("stock, ") && !$0.contains("\n") })
    }
  }

  @Test func `a recipe is written as it is typed`() {
    #expect(Self.chili.recipeText == "chili /4: 400 g beans + 800 g tomatoes + 1x onion")
  }
}
