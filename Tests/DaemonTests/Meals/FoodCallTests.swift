import Nouns
import TestSupport
import Testing
import Wire

@testable import Daemon

@MainActor @Suite struct `Calls about foods` {
  private func add(_ scene: Scene, _ name: String) throws -> Food {
    try scene.ask(FoodCalls.Add.self, NewFood(name, nutrition: Nutrition(energy: 100))).food
  }

  private func list(_ scene: Scene, _ question: FoodQuestion = .init()) throws -> FoodPage {
    try scene.ask(FoodCalls.List.self, question)
  }

  @Test func `each answers with what it has changed`() throws {
    let scene = try Scene()
    let food = try add(scene, "Chili")
    #expect((food.per, food.nutrition.energy) == (.hundredGrams, 100))
    let renamed = try scene.ask(
      FoodCalls.Edit.self,
      FoodEdit(id: food.id.text, name: "Stew", portions: "bowl=350"))
    #expect(renamed.before == food)
    #expect((renamed.food.name, renamed.food.nutrition) == ("Stew", food.nutrition))
    let weighed = try scene.ask(
      FoodCalls.Edit.self,
      FoodEdit(id: food.id.text, per: .portion, nutrition: Nutrition(protein: 50)))
    #expect(weighed.food.nutrition == Nutrition(protein: 50))
    #expect((weighed.food.per, weighed.food.portions) == (.portion, "bowl=350"))
    // Of what such numbers would be, nobody said.
    #expect(throws: ServiceError.self) {
      try scene.ask(
        FoodCalls.Edit.self, FoodEdit(id: food.id.text, nutrition: Nutrition(energy: 5)))
    }
    let gone = try scene.ask(FoodCalls.Delete.self, RemovalOrder(id: food.id.text))
    #expect(gone == FoodAnswer(food: weighed.food))
    #expect(try list(scene) == FoodPage(foods: [], isLast: true))
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    try scene.restart()
    #expect(try list(scene).foods == [weighed.food])
  }

  @Test func `a list is by name, in pages`() throws {
    let scene = try Scene()
    for number in 100..<230 { _ = try add(scene, "Food \(number)") }
    let first = try list(scene)
    #expect(first.foods.map(\.name) == (100..<200).map { "Food \($0)" } && !first.isLast)
    let second = try list(scene, FoodQuestion(after: first.foods.last?.id.text))
    #expect(second.foods.map(\.name) == (200..<230).map { "Food \($0)" } && second.isLast)
    #expect(try list(scene, FoodQuestion(last: 2)).foods == Array(first.foods.prefix(2)))
    #expect(try list(scene, FoodQuestion(text: "FOOD 22")).foods.count == 10)
    let stream = try scene.open(FoodCalls.List.self, FoodQuestion(last: 110))
    let pages = try scene.received(FoodCalls.List.self, by: stream)
    #expect(pages.map(\.foods.count) == [100, 10])
    let one = first.foods[5]
    #expect(try list(scene, FoodQuestion(id: one.id.text)).foods == [one])
    #expect(try refusal { try list(scene, FoodQuestion(id: "zz")) } == .notFound("zz"))
    #expect(try refusal { try list(scene, FoodQuestion(after: "")) } == .notFound(""))
    #expect(throws: ServiceError.self) { try list(scene, FoodQuestion(last: -1)) }
  }

  @Test func `what cannot be is refused by name`() throws {
    let scene = try Scene()
    let food = try add(scene, "Käse")
    #expect(try refusal { try add(scene, "kaese") } == .foodExists(food.id, name: "Käse"))
    #expect(try refusal { try add(scene, " ") } == .textMissing(field: "name"))
    #expect(
      try refusal {
        try scene.ask(FoodCalls.Add.self, NewFood("Bread", portions: "slice"))
      } == .notAPortion("slice"))
    #expect(
      try refusal { try scene.ask(FoodCalls.Edit.self, FoodEdit(id: food.id.text)) }
        == .nothingToChange)
    #expect(
      try refusal { try scene.ask(FoodCalls.Delete.self, RemovalOrder(id: "zz")) }
        == .notFound("zz"))
  }
}
