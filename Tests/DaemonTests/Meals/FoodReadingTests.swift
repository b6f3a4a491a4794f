import Nouns
import TestSupport
import Testing
import Wire

@testable import Daemon

@MainActor @Suite struct `Foods and recipes as they are typed` {
  private func read(_ scene: Scene, _ text: String) throws -> FoodReading {
    try scene.ask(FoodCalls.Read.self, FoodReadQuestion(text))
  }

  @Test func `a food is read with its values, or where it is not understood`() throws {
    let scene = try Scene()
    let bar = try read(scene, "Bar 210kcal p20")
    #expect((bar.name, bar.per) == ("Bar", nil))
    #expect(bar.nutrition == Nutrition(energy: 210, protein: 200))
    #expect(try read(scene, "50g Bar 210kcal").per == .hundredGrams)
    #expect(try read(scene, "Bar 210kcal 300kcal").mistake?.expected == .oneValue)
    #expect(try read(scene, "Bar + milk").trouble == .several)
    #expect(try read(scene, "1 cup Bar 10kcal").trouble == .amount)
  }

  @Test func `a recipe becomes a food that is eaten by the portion`() throws {
    let scene = try Scene()
    let meal = try scene.ask(
      MealCalls.Read.self, MealReadQuestion("400g white rice, cooked + 2 eggs"))
    // Each is one thing, whatever stands in its name.
    let items = meal.items.map(\.item)
    let cooked = try scene.ask(FoodCalls.Cook.self, CookQuestion(items, servings: 2))
    let sum = items.compactMap(\.nutrition.energy).reduce(0, +)
    #expect(cooked.nutrition.energy == (sum + 1) / 2)
    #expect(cooked.ingredients.split(separator: "\n").count == items.count)
    let new = NewFood(
      "bowl of rice", per: .portion, nutrition: cooked.nutrition, servings: 2,
      ingredients: cooked.ingredients)
    try scene.ask(FoodCalls.Add.self, new)
    let eaten = try scene.ask(MealCalls.Read.self, MealReadQuestion("bowl of rice"))
    #expect(eaten.items.first?.item.nutrition.energy == cooked.nutrition.energy)
    #expect(eaten.items.first?.item.source == .own)
  }

  @Test(arguments: [(0, Int64(1)), (21, 1), (1, 0), (1, 101), (1, .min), (1, .max)])
  func `what nobody cooks is refused`(count: Int, servings: Int64) throws {
    let scene = try Scene()
    let items = Array(repeating: NewMealItem("x"), count: count)
    #expect(throws: ServiceError.self) {
      try scene.ask(FoodCalls.Cook.self, CookQuestion(items, servings: servings))
    }
  }
}
