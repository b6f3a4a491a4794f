import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

/// The built fastctl with the built fastd: what the person cooks.
@Suite struct `Recipes with fastctl` {
  private func recipe(_ person: Person) throws -> Food {
    try #require(try person.call(FoodCalls.List.self, FoodQuestion()).foods.first)
  }

  @Test func `one is cooked, eaten, typed again, changed and deleted`() async throws {
    let (person, fastctl) = try await Person.day()
    #expect(try fastctl("recipe").output.hasPrefix("You have no recipes yet."))
    let added = try fastctl(
      "recipe", "add", "porridge", "/2:", "160g", "oats", "+", "400ml", "milk")
    #expect(added.output.hasPrefix("Added the food porridge\nporridge\n"), "\(added.said)")
    let first = try recipe(person)
    #expect((first.servings, first.per) == (2, .portion))
    #expect(first.nutrition.energy == 406 && first.portions == "portion=286.0")
    #expect(first.ingredients == "160 g oats\n400 ml milk")
    #expect(
      try fastctl("meal", "porridge").output.hasPrefix("porridge, 1 portion (286 g), 406 kcal\n"))
    #expect(try fastctl("meal", "2 porridge").output.contains(", 812 kcal\n"))
    #expect(try fastctl("meal", "143g porridge").output.hasPrefix("porridge, 143 g, 203 kcal\n"))

    let shown = try fastctl("recipe", "show", "porridge").output
    #expect(shown.contains("porridge /2: 160 g oats + 400 ml milk"), "\(shown)")
    #expect(try fastctl("recipe", "edit", "porridge /4").code == 0)
    #expect(try recipe(person).nutrition.energy == 203)
    #expect(
      try fastctl("recipe", "edit", "porridge /2: 160 g oats + 400 ml milk").code == 0)
    #expect(try recipe(person).nutrition == first.nutrition)
    let items = try person.call(MealCalls.List.self, MealItemQuestion()).items
    #expect(items.map(\.nutrition.energy) == [203, 812, 406])
    #expect(try fastctl("recipe", "list").output.hasSuffix("1 recipe, values per portion\n"))
    #expect(try fastctl("recipe", "delete", "porridge", "--yes").code == 0)
    #expect(try fastctl("undo").code == 0)
    #expect(try recipe(person).name == "porridge")
  }

  @Test func `what is not known stays unknown and is named`() async throws {
    let (person, fastctl) = try await Person.day()
    let added = try fastctl("recipe", "add", "soup /1: 200ml milk + stock 12kcal")
    #expect(added.said.contains("Without protein, because it is not known of stock."))
    let soup = try recipe(person)
    #expect((soup.nutrition.energy, soup.nutrition.protein) == (140, nil))
  }

  @Test func `what is unclear is asked, and named in a script`() async throws {
    let (person, fastctl) = try await Person.day()
    for food in ["quxbar rosso 210kcal", "quxbar rossa 300kcal"] {
      _ = try fastctl("food", "add", food)
    }
    let own = try person.call(FoodCalls.List.self, FoodQuestion()).foods
    let script = try fastctl("recipe", "add", "cake /8: 100g quxbar rossi")
    #expect(script.code == 2 && script.said.hasPrefix("quxbar rossi could be: "), "\(script.said)")
    for words in ["cake", "cake: 100g oats", "/4: 100g oats", "cake /0: oats", "cake /101: oats"] {
      let run = try fastctl("recipe", "add", words)
      #expect(run.code == 2, "\(words): \(run.output)")
    }
    #expect(try person.call(FoodCalls.List.self, FoodQuestion()).foods == own)
    #expect(try fastctl("recipe", "show", "cake").code == 4)
    _ = try fastctl("food", "add", "bar 200kcal")
    #expect(try fastctl("recipe", "show", "bar").said.hasPrefix("bar is a food, not a recipe."))
    let typist = try Typist(
      builtProgram("fastctl"), ["recipe", "add", "cake /8: 100g quxbar rossi"],
      environment: person.environment)
    try await typist.shows("Which quxbar rossi do you mean?")
    typist.enter("1")
    let text = await typist.rest()
    #expect(text.contains("Added the food cake"), "\(text)")
    let cake = try #require(
      try person.call(FoodCalls.List.self, FoodQuestion(text: "cake")).foods.first)
    // The name of what was chosen is clear the next time.
    #expect(try fastctl("recipe", "edit", cake.id.text + " /4").code == 0)
  }
}
