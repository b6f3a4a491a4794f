import Nouns
import TestSupport
import Testing
import Wire

@testable import Views

@Suite struct `Foods in words` {
  static let foods = [oats, beer, bar]

  private static let oats: FoundFood = {
    var food = FoundFood()
    food.id = "oats-rolled"
    food.origin = .staple
    food.name = "rolled oats"
    food.germanName = "Haferflocken"
    food.aliases = ["porridge oats", "oats", "oat flakes", "old-fashioned oats"]
    food.germanAliases = ["zarte Haferflocken", "kernige Haferflocken", "Hafer"]
    food.nutrition = Nutrition(
      energy: 348, protein: 135, carbs: 587, fat: 70, fiber: 100, alcohol: 0)
    food.portions = [.init("tbsp", weight: 100), .init("handful", weight: 250)]
    food.source = "bls"
    food.code = "C133000"
    return food
  }()

  private static let beer: FoundFood = {
    var food = FoundFood()
    food.id = "beer-pils"
    food.origin = .staple
    food.name = "lager beer (pilsner)"
    food.germanName = "Bier (Pils)"
    food.germanAliases = ["Bier", "Pils"]
    food.nutrition = Nutrition(energy: 42, protein: 5, carbs: 31, fat: 0, alcohol: 39)
    food.portions = [.init("glass", weight: 3030)]
    food.density = 1010
    food.source = "usda"
    food.code = "14003"
    return food
  }()

  /// With what a person may write.
  private static let bar: FoundFood = {
    var food = FoundFood()
    food.id = "k7m2"
    food.name = "Bar \u{1b}[31mred\nand more than fits beside numbers"
    food.per = .portion
    food.nutrition = Nutrition(energy: 1210)
    food.portions = [.init("Rie\u{7}gel", weight: 355)]
    food.source = "mine\n"
    return food
  }()

  @Test(arguments: [("full", foods, nil), ("asked", [oats], "oats"), ("none", [], "brick\u{1b}")])
  func `the list`(name: String, foods: [FoundFood], text: String?) throws {
    try Golden.expect(
      Way.page { FoodTable($0.wording, on: $0.screen).text(of: foods, asked: text) },
      is: "foods-\(name)", at: #_sourceLocation)
  }

  @Test func `one of them`() throws {
    try Golden.expect(
      Way.page { way in
        let card = FoodCard(way.wording, on: way.screen)
        return card.text(of: Self.oats, beside: [Self.beer, Self.bar]) + "\n"
          + card.text(of: Self.beer) + "\n" + card.text(of: Self.bar)
      }, is: "food", at: #_sourceLocation)
  }

  @Test func `every portion has a word in both languages`() {
    for portion in PortionName.allCases {
      for phrases in [Way.german.phrases, Way.english.phrases] {
        let shown = portion.term.shown(phrases)
        #expect(!shown.isEmpty && PortionName(typed: shown)?.term.shown(phrases) == shown)
      }
    }
  }
}
