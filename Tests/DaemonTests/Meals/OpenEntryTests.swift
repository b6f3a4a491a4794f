import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Calls about open entries` {
  private static let glimmsel = NewMealItem("glimmsel", nutrition: Nutrition(energy: 250))

  private func log(_ scene: Scene, _ items: NewMealItem..., fill: Bool? = nil) throws -> MealChange
  {
    scene.pass(.minutes(1))
    return try scene.ask(MealCalls.Log.self, MealLog(items, fill: fill))
  }

  private func energies(_ scene: Scene) throws -> [Int64?] {
    try scene.ask(MealCalls.List.self, MealItemQuestion()).items.map(\.nutrition.energy)
  }

  @Test func `those that would be filled are named, and then they are`() throws {
    let scene = try Scene()
    let (one, two) = (
      try log(scene, NewMealItem("Glimmsel")), try log(scene, NewMealItem("glimmsel", amount: 2000))
    )
    _ = try log(scene, NewMealItem("glimmsel", amount: 50_000, unit: "g"))
    let question = FillQuestion([Self.glimmsel, NewMealItem("apple")])
    let named = try scene.ask(MealCalls.Fillable.self, question).items
    #expect(named == two.items + one.items)
    let change = try log(scene, Self.glimmsel, fill: true)
    #expect(change.before == named && change.items.map(\.nutrition.energy) == [500, 250])
    #expect(change.day.withoutEnergy == 1 && change.nudge == nil)
    #expect(try scene.ask(MealCalls.Fillable.self, question).items == [])
    #expect(try refusal { try log(scene, Self.glimmsel, fill: true) } == .nothingToChange)
    let step = try scene.ask(ChangeCalls.Undo.self, NoFields()).step
    #expect((step.verb, step.count) == ("editMeal", 3))
    #expect(try energies(scene) == [nil, nil, nil])
    #expect(throws: ServiceError.self) {
      try scene.ask(MealCalls.Fillable.self, FillQuestion([]))
    }
  }

  private func importFoods(_ foods: [ImportedFood], _ scene: Scene) throws {
    let client = scene.client()
    func call<M: Method>(_ method: M.Type, _ input: M.Input) throws -> Reply {
      let bytes = Call.encode(method, input).dropLast()
      scene.keeper.handle(try Call(frame: Array(bytes)), from: client)
      return try #require(scene.replies[client]?.last)
    }
    _ = try call(FoodCalls.Stage.self, StagedFoods(.off, foods))
    while try FoodsLeft(call(FoodCalls.Build.self, NoFields()).parameters).left > 0 {}
  }

  private func fill(_ scene: Scene) throws -> Int64 {
    try scene.ask(MealCalls.Fill.self, NoFields()).filled
  }

  @Test func `those of a bar code wait for its product`() throws {
    let scene = try Scene()
    #expect(try refusal { try fill(scene) } == .nothingToChange)
    _ = try log(scene, NewMealItem("4008400401621"), NewMealItem("40084909", amount: 2000))
    _ = try log(scene, NewMealItem("04008400401621", amount: 30_000, unit: "g"))
    _ = try log(scene, NewMealItem("8"), NewMealItem("soup"))
    #expect(try refusal { try fill(scene) } == .nothingToChange)
    try importFoods(
      [
        ImportedFood(
          .off, code: "4008400401621", name: "Spread", nutrition: Nutrition(energy: 540),
          portion: 150),
        ImportedFood(.off, code: "40084909", name: "Bits", nutrition: Nutrition(energy: 400)),
      ], scene)
    #expect(try fill(scene) == 2)
    let items = try scene.ask(MealCalls.List.self, MealItemQuestion()).items
    #expect(items.filter { $0.name == "Spread" }.map(\.nutrition.energy) == [162, 81])
    // Nobody knows what one of them weighs.
    #expect(items.first { $0.name == "40084909" }?.nutrition.energy == .some(nil))
    #expect(try refusal { try fill(scene) } == .nothingToChange)
    let step = try scene.ask(ChangeCalls.Undo.self, NoFields()).step
    #expect((step.verb, step.count) == ("editMeal", 2))
    #expect(try energies(scene).allSatisfy { $0 == nil })
    // A food of one's own that has the digits for a name does as well.
    try scene.ask(
      FoodCalls.Add.self,
      NewFood("Bits", aliases: "40084909", per: .portion, nutrition: Nutrition(energy: 10)))
    #expect(try fill(scene) == 3)
  }

  nonisolated private static let mistyped: [(String, MealExpectation, Int64?, Int64)] = [
    ("4008400401622", .checkDigit, 1, 0), ("oats 80g + 4008400401622", .checkDigit, 1, 11),
    ("30g 4008400401622", .checkDigit, 1, 4), ("4008400401622 250kcal", .checkDigit, 1, 0),
    ("40084004016", .barcode, nil, 0),
  ]

  @Test(arguments: mistyped)
  func `a bar code that is none is a mistake, unless a food is called so`(
    text: String, expected: MealExpectation, fits: Int64?, place: Int64
  ) throws {
    let scene = try Scene()
    func mistake() throws -> MealTextMistake? {
      try scene.ask(MealCalls.Read.self, MealReadQuestion(text)).mistake
    }
    let found = try #require(try mistake())
    #expect((found.expected, found.limit, found.place) == (expected, fits, place))
    let digits = try #require(text.split(separator: " ").last { $0.utf8.count > 8 })
    try scene.ask(
      FoodCalls.Add.self,
      NewFood("thing", aliases: String(digits), per: .portion, nutrition: Nutrition(energy: 10)))
    #expect(try mistake() == nil)
  }

  @Test func `digits that were imported just so are a bar code, whatever their number`() throws {
    let scene = try Scene()
    try importFoods(
      [
        ImportedFood(
          .off, code: "36000291452", name: "Tissue", nutrition: Nutrition(energy: 1), portion: 10)
      ], scene)
    for digits in ["36000291452", "036000291452"] {
      let reading = try scene.ask(MealCalls.Read.self, MealReadQuestion(digits))
      #expect(reading.mistake == nil && reading.items.map(\.item.name) == ["Tissue"])
    }
    let food = try scene.ask(FoodCalls.Read.self, FoodReadQuestion("4008400401622 250kcal"))
    #expect(food.mistake?.expected == .checkDigit && food.mistake?.limit == 1)
  }
}
