import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `What a person eats` {
  private func foods(_ scene: Scene) -> [Food] {
    scene.shelf.plans.values.compactMap { $0.noun as? Food }.sorted { $0.name < $1.name }
  }

  @discardableResult
  private func log(
    _ scene: inout Scene, _ items: [NewMealItem], ago: Span = .zero, _ slot: MealSlot? = nil
  ) throws -> [MealItem] {
    let before = Set(scene.shelf.mealItems.map(\.id))
    try scene.perform(.eat(.log(.init(items, at: scene.now - ago, slot: slot))))
    return scene.shelf.mealItems.filter { !before.contains($0.id) }
  }

  private static let oats = NewMealItem(
    "Oats", food: "oats", source: .staple, amount: 80_000, unit: "g", portion: 800,
    nutrition: Nutrition(energy: 297, protein: 108))
  private static let milk = NewMealItem("Milk", source: .staple)

  @Test func `is one step for a whole meal, and one row for each thing`() throws {
    var scene = Scene()
    let items = try log(&scene, [Self.oats, Self.milk])
    #expect(items.count == 2)
    #expect(Set(items.map(\.meal)).count == 1)
    #expect(Set(items.map(\.id)).count == 2)
    let oats = try #require(items.first { $0.name == "Oats" })
    #expect(oats.at == Mark(scene.now, in: scene.moment.days))
    #expect(oats.written == scene.now)
    #expect(oats.logged == scene.moment.day)
    #expect((oats.food, oats.source, oats.slot) == ("oats", .staple, .lunch))
    #expect((oats.amount, oats.unit, oats.portion) == (80_000, "g", 800))
    #expect(oats.nutrition == Nutrition(energy: 297, protein: 108))
    try scene.undo()
    #expect(scene.shelf.mealItems == [])
    try scene.redo()
    #expect(scene.shelf.mealItems.map(\.name).sorted() == ["Milk", "Oats"])
  }

  @Test(
    arguments: [
      (3, MealSlot.snack), (4, .breakfast), (10, .breakfast), (11, .lunch), (14, .lunch),
      (15, .snack), (17, .dinner), (21, .dinner), (22, .snack),
    ] as [(Int64, MealSlot)])
  func `is the meal of its time of day where nobody says`(hour: Int64, slot: MealSlot) throws {
    var scene = Scene()
    // It is noon.
    let items = try log(&scene, [Self.oats], ago: .hours(36 - hour))
    #expect(items.map(\.slot) == [slot])
    #expect(try log(&scene, [Self.milk], .dinner).map(\.slot) == [.dinner])
  }

  @Test func `is of the day as the person counts them, entered on another`() throws {
    var scene = Scene(
      wishes: {
        var wishes = Wishes()
        wishes.dayStart = ClockTime(hour: 4, minute: 0) ?? .midnight
        return wishes
      }())
    let item = try #require(try log(&scene, [Self.oats], ago: .hours(9)).first)
    // Three o'clock is of the day before.
    #expect(item.at.day == scene.moment.day - 1)
    #expect(item.logged == scene.moment.day)
  }

  @Test func `is refused where it cannot be, and says what could`() throws {
    let scene = Scene()
    func refusal(_ items: [NewMealItem], at: Instant? = nil) -> Refusal? {
      scene.refusal(of: .eat(.log(.init(items, at: at))))
    }
    func item(_ nutrition: Nutrition) -> NewMealItem { .init("x", nutrition: nutrition) }
    #expect(refusal([]) == .textMissing(field: "items"))
    #expect(refusal(Array(repeating: Self.milk, count: 21)) == .tooManyItems(limit: 20))
    #expect(refusal(Array(repeating: Self.milk, count: 20)) == nil)
    #expect(refusal([.init(" \n")]) == .textMissing(field: "name"))
    #expect(refusal([.init("", nutrition: Nutrition(energy: 650))]) == nil)
    #expect(
      refusal([item(Nutrition(energy: 10_000))])
        == .numberOutOfRange(field: "kcal", 10_000, allowed: 0...9999))
    #expect(
      refusal([item(Nutrition(fat: -1))])
        == .numberOutOfRange(field: "fat", -1, allowed: 0...9999))
    #expect(
      refusal([.init("x", portion: 50_001)])
        == .numberOutOfRange(field: "portion", 50_001, allowed: 1...50_000))
    #expect(
      refusal([.init("x", amount: 0)])
        == .numberOutOfRange(field: "amount", 0, allowed: 1...100_000_000))
    let long = String(repeating: "é", count: 61)
    #expect(refusal([.init(long)]) == .textTooLong(field: "name", limit: 120))
    #expect(refusal([.init("x", unit: "a\nb")]) == .textNotPlain(field: "unit"))
    #expect(refusal([.init("x", food: "\u{7}")]) == .textNotPlain(field: "food"))
    let soon = scene.now + Span(milliseconds: 1)
    #expect(refusal([Self.milk], at: soon) == .inTheFuture(soon))
  }

  @Test func `has the energy of its macros where none was said`() throws {
    var scene = Scene()
    let macros = Nutrition(protein: 300, carbs: 500, fat: 200, fiber: 80)
    func energy(_ scene: inout Scene) throws -> Int64? {
      try log(&scene, [.init("x", nutrition: macros)]).first?.nutrition.energy
    }
    #expect(try energy(&scene) == 516)
    try scene.perform(.set([RuleOrder(.carbs, "us")]))
    #expect(try energy(&scene) == 484)
    let huge = Nutrition(protein: 9999, carbs: 9999, fat: 9999)
    #expect(
      scene.refusal(of: .eat(.log(.init([.init("x", nutrition: huge)]))))
        == .numberOutOfRange(field: "kcal", 16_998, allowed: 0...9999))
  }

  @Test func `is corrected, and keeps what is not named`() throws {
    var scene = Scene()
    let old = try #require(try log(&scene, [Self.oats], ago: .hours(30)).first)
    func edit(_ change: (inout MealEdit) -> Void) throws -> MealItem {
      var order = MealEdit(id: String(old.id.text.prefix(8)))
      change(&order)
      try scene.perform(.eat(.edit(order)))
      return try #require(scene.shelf.mealItems.first)
    }
    var expected = old
    expected.slot = .snack
    #expect(try edit { $0.slot = .snack } == expected)
    (expected.name, expected.food, expected.source) = ("Milk", nil, .staple)
    (expected.amount, expected.unit, expected.portion) = (nil, nil, nil)
    expected.nutrition = .unknown
    #expect(try edit { $0.item = Self.milk } == expected)
    // On another day it is entered now, and it was first written when it was.
    let moved = try edit { $0.at = scene.now }
    #expect(moved.at.day == scene.moment.day && moved.logged == scene.moment.day)
    #expect(moved.written == old.written)
    #expect(
      scene.refusal(of: .eat(.edit(.init(id: old.id.text, slot: .snack)))) == .nothingToChange)
    #expect(scene.refusal(of: .eat(.edit(.init(id: "", slot: .snack)))) == .notFound(""))
    #expect(scene.refusal(of: .eat(.delete("zz"))) == .notFound("zz"))
  }

  @Test func `goes by itself, or with all that was eaten together`() throws {
    var scene = Scene()
    let breakfast = try log(&scene, [Self.oats, Self.milk], ago: .hours(4))
    let lunch = try log(&scene, [Self.oats])
    try scene.perform(.eat(.delete(breakfast[0].id.text)))
    #expect(Set(scene.shelf.mealItems.map(\.id)) == Set([breakfast[1].id, lunch[0].id]))
    try scene.undo()
    let decision = try scene.perform(.eat(.deleteMeal(breakfast[1].id.text)))
    #expect(decision.commit.step?.changes.count == 2)
    #expect(decision.commit.step?.verb.text == "deleteMeal")
    #expect(scene.shelf.mealItems == lunch)
    try scene.undo()
    #expect(scene.shelf.mealItems.count == 3)
  }

  @Test func `is eaten once more: the last meal, or that of a day`() throws {
    var scene = Scene()
    let breakfast = try log(&scene, [Self.oats, Self.milk], ago: .hours(28), .breakfast)
    let dinner = try log(&scene, [.init("Pizza", source: .own)], ago: .hours(16), .dinner)
    try scene.perform(.eat(.copy(.init())))
    let again = try #require(scene.shelf.mealItems.last)
    #expect((again.name, again.slot, again.at.instant) == ("Pizza", .lunch, scene.now))
    #expect(again.meal != dinner[0].meal)
    try scene.undo()
    let yesterday = scene.moment.day - 1
    try scene.perform(.eat(.copy(.init(day: yesterday))))
    let all = Array(scene.shelf.mealItems.suffix(3))
    #expect(all.map(\.name).sorted() == ["Milk", "Oats", "Pizza"])
    #expect(Set(all.map(\.meal)).count == 2)
    #expect(Set(all.map(\.meal)).isDisjoint(with: (breakfast + dinner).map(\.meal)))
    try scene.undo()
    try scene.perform(.eat(.copy(.init(day: yesterday, slot: .breakfast))))
    #expect(scene.shelf.mealItems.suffix(2).map(\.slot) == [.breakfast, .breakfast])
    #expect(
      scene.refusal(of: .eat(.copy(.init(day: yesterday, slot: .snack))))
        == .notFound(yesterday.iso))
    #expect(Scene().refusal(of: .eat(.copy(.init()))) == .notFound(""))
  }

  // MARK: Learning

  @Test func `teaches its food, where the person typed what is in it`() throws {
    var scene = Scene()
    let weighed = NewMealItem(
      "Bircher Müsli", portion: 1500, nutrition: Nutrition(energy: 240, protein: 90))
    let item = try #require(try log(&scene, [weighed]).first)
    let food = try #require(foods(scene).first)
    #expect((food.name, food.per) == ("Bircher Müsli", .hundredGrams))
    #expect(food.nutrition == Nutrition(energy: 160, protein: 60))
    #expect(item.food == food.id.text)
    // By any spelling of its name, and what is not said stays known.
    try log(
      &scene, [.init("bircher muesli", portion: 1000, nutrition: Nutrition(energy: 170))])
    #expect(foods(scene).map(\.nutrition) == [Nutrition(energy: 170, protein: 60)])
    #expect(foods(scene).map(\.id) == [food.id])
    try scene.undo()
    #expect(foods(scene) == [food])
    try scene.undo()
    #expect(foods(scene) == [])
    #expect(scene.shelf.mealItems == [])
    // A portion of it is something else.
    try scene.redo()
    try log(&scene, [.init("Bircher Müsli", nutrition: Nutrition(energy: 400))])
    #expect(foods(scene) == [food])
  }

  @Test func `teaches nothing of what is known, or cannot be`() throws {
    var scene = Scene()
    try log(
      &scene,
      [
        .init("Tea"), .init("", nutrition: Nutrition(energy: 650)), Self.oats,
        // 1 g of it would have 500 kcal.
        .init("Slip", portion: 10, nutrition: Nutrition(energy: 5000)),
      ])
    #expect(foods(scene) == [])
    let recipe = NewFood("Chili", ingredients: "beans")
    try scene.perform(.keep(.add(recipe)))
    let before = foods(scene)
    try log(&scene, [.init("chili", nutrition: Nutrition(energy: 500))])
    #expect(foods(scene) == before)
    // Twice in one meal the last counts, and it is one food.
    try log(
      &scene,
      [
        .init("Bun", nutrition: Nutrition(energy: 200)),
        .init("bun", nutrition: Nutrition(energy: 210)),
      ])
    #expect(foods(scene).map(\.nutrition.energy).contains(210))
    #expect(foods(scene).count == 2)
  }

  // MARK: Days

  @Test func `is all of a day where the person says so`() throws {
    var scene = Scene()
    func days() -> [Day] {
      scene.shelf.plans.values.compactMap { ($0.noun as? CompleteDay)?.on }.sorted()
    }
    let today = scene.moment.day
    try scene.perform(.eat(.mark(nil, isComplete: true)))
    try scene.perform(.eat(.mark(today - 3, isComplete: true)))
    #expect(days() == [today - 3, today])
    #expect(scene.refusal(of: .eat(.mark(today, isComplete: true))) == .nothingToChange)
    #expect(
      scene.refusal(of: .eat(.mark(today + 1, isComplete: true)))
        == .dateOutOfRange(field: "day", today + 1, allowed: Day(number: 0)...today))
    try scene.perform(.eat(.mark(today - 3, isComplete: false)))
    #expect(days() == [today])
    #expect(scene.refusal(of: .eat(.mark(today - 3, isComplete: false))) == .nothingToChange)
    try scene.undo()
    #expect(days() == [today - 3, today])
  }
}
