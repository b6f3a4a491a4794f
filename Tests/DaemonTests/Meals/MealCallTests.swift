import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Calls about meals` {
  private static let oats = NewMealItem(
    "Oats", food: "oats", source: .staple, amount: 80_000, unit: "g", portion: 800,
    nutrition: Nutrition(energy: 297, protein: 108, carbs: 470, fat: 56, fiber: 80))
  private static let milk = NewMealItem(
    "Milk", source: .staple, nutrition: Nutrition(energy: 128, protein: 68, carbs: 96, fat: 70))

  @discardableResult
  private func log(
    _ scene: Scene, _ items: [NewMealItem], ago hours: Int64 = 0, _ slot: MealSlot? = nil
  ) throws -> MealChange {
    let order = MealLog(items, at: scene.now - .hours(hours), slot: slot)
    return try scene.ask(MealCalls.Log.self, order)
  }

  private func list(_ scene: Scene, _ question: MealItemQuestion = .init()) throws -> MealItemPage {
    try scene.ask(MealCalls.List.self, question)
  }

  private func day(_ scene: Scene, _ day: Day? = nil) throws -> MealDay {
    try scene.ask(MealCalls.Day.self, MealDayQuestion(day: day?.iso)).day
  }

  /// A body with targets.
  private func describe(_ scene: Scene) throws {
    var profile = Profile()
    (profile.birth, profile.height, profile.weight) = (.year(1981), 1800, 80_000)
    (profile.basis, profile.activity, profile.maintenance) = (.male, .light, 2300)
    try scene.ask(ProfileCalls.Set.self, ProfileOrder(profile))
  }

  @Test func `each answers with what it has changed, and with its day`() throws {
    let scene = try Scene()
    let logged = try log(scene, [Self.oats, Self.milk])
    #expect(logged.items.map(\.name) == ["Oats", "Milk"])
    #expect(Set(logged.items.map(\.meal)).count == 1)
    #expect(logged.items.map(\.slot) == [.lunch, .lunch])
    #expect(logged.before == [] && logged.foods == [] && logged.doubted == [])
    #expect((logged.day.meals, logged.day.nutrition.energy) == (1, 425))
    let oats = logged.items[0]
    let edited = try scene.ask(
      MealCalls.Edit.self, MealEdit(id: oats.id.text, item: Self.milk, slot: .snack))
    #expect(edited.before == [oats])
    #expect(edited.items.map(\.name) == ["Milk"])
    #expect(edited.items.map(\.at) == [oats.at])
    #expect(edited.day.nutrition.energy == 256)
    let gone = try scene.ask(
      MealCalls.Delete.self, MealRemoval(id: String(oats.id.text.prefix(8))))
    #expect(gone.items == edited.items && gone.before == [])
    #expect(gone.day.nutrition.energy == 128)
    let rest = try scene.ask(
      MealCalls.Delete.self, MealRemoval(id: logged.items[1].id.text, meal: true))
    #expect(rest.items == [logged.items[1]])
    #expect((rest.day.meals, rest.day.nutrition.energy) == (0, nil))
    #expect(try list(scene) == MealItemPage(items: [], isLast: true))
  }

  @Test func `what was typed is learnt, and doubted where it does not add up`() throws {
    let scene = try Scene()
    let typed = NewMealItem(
      "Soup", portion: 5000,
      nutrition: Nutrition(energy: 400, protein: 300, carbs: 500, fat: 200, fiber: 80))
    let change = try log(scene, [typed])
    #expect(change.foods.map(\.name) == ["Soup"])
    #expect(change.foods.map(\.nutrition.energy) == [80])
    #expect(change.items.map(\.food) == change.foods.map(\.id.text))
    #expect(change.doubted == [DoubtedEnergy(id: change.items[0].id.text, sum: 516)])
    let step = try scene.ask(ChangeCalls.Undo.self, NoFields()).step
    #expect((step.verb, step.count, step.noun) == ("logMeal", 1, "mealItem"))
    #expect(try scene.ask(FoodCalls.List.self, FoodQuestion()).foods == [])
    // Where labels count fibre with carbohydrate, as the settings say.
    let american = try Scene(settings: "macros.carbs = us")
    #expect(try log(american, [typed]).doubted.map(\.sum) == [484])
  }

  @Test func `a day has what is left of its targets`() throws {
    let scene = try Scene()
    #expect(try day(scene).target == nil)
    #expect(try day(scene).macros == [])
    try describe(scene)
    let empty = try day(scene)
    #expect((empty.target, empty.remaining, empty.over, empty.tone) == (2300, 2300, 0, .under))
    #expect(empty.macros.map(\.macro) == Macro.allCases)
    #expect(empty.macros.allSatisfy { $0.smiley == nil && $0.eaten == nil })
    #expect(empty.progress == nil && empty.adherent == false)
    let eaten = try log(scene, [Self.oats, Self.milk]).day
    #expect((eaten.remaining, eaten.tone, eaten.withoutEnergy) == (1875, .under, 0))
    #expect(eaten.macros.map(\.eaten) == [176, 566, 126, 80])
    #expect(eaten.macros.map(\.smiley) == [.red, .red, .red, .red])
    for macro in eaten.macros {
      #expect(macro.remaining == macro.target - (macro.eaten ?? 0) && macro.over == 0)
    }
    #expect(eaten.progress.map { (100...300).contains($0) } == true)
    let answer = try scene.ask(MealCalls.Day.self, MealDayQuestion())
    #expect(answer.day == eaten)
    #expect(answer.items.map(\.name).sorted() == ["Milk", "Oats"])
    #expect(answer.day.closed == nil)
    let past = try day(scene, Zone.utc.day(of: scene.now) - 1)
    #expect(past.meals == 0 && past.closed == true)
  }

  @Test(arguments: [SafetyQuestion.underAge, .pregnancy, .eatingDisorder])
  func `a day is held against nothing where a number could harm`(
    question: SafetyQuestion
  ) throws {
    let scene = try Scene()
    try describe(scene)
    try log(scene, [Self.oats])
    try scene.ask(ProfileCalls.SetSafety.self, SafetyWish(applies: [question]))
    let day = try day(scene)
    #expect(day.obstacle == question)
    #expect(day.target == nil && day.remaining == nil && day.over == nil && day.tone == nil)
    #expect(day.macros == [] && day.adherent == nil && day.progress == nil)
    #expect(day.nutrition.energy == 297)
  }

  @Test func `a day is complete by its mark, by its meals or by a fast`() throws {
    let scene = try Scene()
    let today = Zone.utc.day(of: scene.now)
    #expect(try !day(scene).complete)
    let marked = try scene.ask(MealCalls.Mark.self, CompletenessOrder(complete: true))
    #expect(marked.day.day == today.iso && marked.day.marked && marked.day.complete)
    #expect(
      try refusal { try scene.ask(MealCalls.Mark.self, CompletenessOrder(complete: true)) }
        == .nothingToChange)
    let opened = try scene.ask(
      MealCalls.Mark.self, CompletenessOrder(day: today, complete: false))
    #expect(!opened.day.marked && !opened.day.complete)
    try log(scene, [NewMealItem("Feast", nutrition: Nutrition(energy: 900))])
    #expect(try day(scene).complete)
    let fast = AddOrder(
      start: scene.now - .hours(40), end: scene.now - .hours(11))
    try scene.ask(FastCalls.Add.self, fast)
    #expect(try day(scene, today - 1).complete)
    #expect(try !day(scene, today - 2).complete)
  }

  @Test func `the same is eaten once more`() throws {
    let scene = try Scene()
    let first = try log(scene, [Self.oats, Self.milk], ago: 24, .breakfast)
    try log(scene, [NewMealItem("Tea")], ago: 20)
    let again = try scene.ask(MealCalls.Copy.self, MealCopy())
    #expect(again.items.map(\.name) == ["Tea"])
    #expect(again.items.map(\.at.instant) == [scene.now])
    let day = Zone.utc.day(of: scene.now - .hours(24))
    let breakfast = try scene.ask(MealCalls.Copy.self, MealCopy(day: day, slot: .breakfast))
    #expect(breakfast.items.map(\.name).sorted() == ["Milk", "Oats"])
    #expect(Set(breakfast.items.map(\.meal)).isDisjoint(with: first.items.map(\.meal)))
    #expect(
      try refusal { try scene.ask(MealCalls.Copy.self, MealCopy(day: Day("2020-01-01"))) }
        == .notFound("2020-01-01"))
  }

  @Test func `a list has the newest first, in pages, and by any spelling`() throws {
    let scene = try Scene()
    for number in 0..<120 as Range<Int64> {
      try log(scene, [NewMealItem(number % 2 == 0 ? "Käse \(number)" : "Tea")], ago: number)
    }
    let first = try list(scene)
    #expect(first.items.count == 100 && !first.isLast)
    #expect(first.items.first?.name == "Käse 0")
    let second = try list(scene, MealItemQuestion(before: first.items.last?.id.text))
    #expect(second.items.count == 20 && second.isLast)
    #expect(try list(scene, MealItemQuestion(last: 3)).items == Array(first.items.prefix(3)))
    let cheese = try list(scene, MealItemQuestion(text: "KAESE"))
    #expect(cheese.items.count == 60 && cheese.isLast)
    let one = first.items[7]
    #expect(try list(scene, MealItemQuestion(id: one.id.text)).items == [one])
    let stream = try scene.open(MealCalls.List.self, MealItemQuestion(last: 110))
    let pages = try scene.received(MealCalls.List.self, by: stream)
    #expect(pages.map(\.items.count) == [100, 10])
    #expect(pages.map(\.isLast) == [false, true])
    for id in ["", "zz"] {
      #expect(try refusal { try list(scene, MealItemQuestion(id: id)) } == .notFound(id))
      #expect(try refusal { try list(scene, MealItemQuestion(before: id)) } == .notFound(id))
    }
    #expect(throws: ServiceError.self) { try list(scene, MealItemQuestion(last: -1)) }
  }

  @Test func `meals are suggested for a time of day, whole`() throws {
    let scene = try Scene()
    for day in 1...5 as ClosedRange<Int64> {
      // At eight in the morning, and at seven in the evening.
      try log(scene, [Self.oats, Self.milk], ago: day * 24 + 4)
      try log(scene, [NewMealItem("Pizza", source: .own)], ago: day * 24 - 7)
    }
    func suggest(_ question: SuggestionQuestion) throws -> SuggestionAnswer {
      try scene.ask(MealCalls.Suggest.self, question)
    }
    let breakfast = try suggest(SuggestionQuestion(slot: .breakfast))
    #expect(breakfast.slot == .breakfast)
    #expect(
      breakfast.suggestions.map { $0.items.map(\.name).sorted() } == [["Milk", "Oats"], ["Pizza"]])
    #expect(breakfast.suggestions.map { [$0.times, $0.of] } == [[5, 5], [0, 5]])
    let evening = try suggest(
      SuggestionQuestion(at: (scene.now - .hours(17)).milliseconds, last: 1))
    #expect(evening.slot == .dinner)
    #expect(evening.suggestions.map { $0.items.map(\.name) } == [["Pizza"]])
    #expect(try suggest(SuggestionQuestion()).slot == .lunch)
    #expect(throws: ServiceError.self) { try suggest(SuggestionQuestion(last: -1)) }
  }

  @Test func `what cannot be is refused by name`() throws {
    let scene = try Scene()
    #expect(try refusal { try log(scene, []) } == .textMissing(field: "items"))
    #expect(
      try refusal { try log(scene, Array(repeating: Self.milk, count: 21)) }
        == .tooManyItems(limit: 20))
    #expect(
      try refusal { try log(scene, [NewMealItem("x", portion: 0)]) }
        == .numberOutOfRange(field: "portion", 0, allowed: 1...50_000))
    #expect(
      try refusal { try log(scene, [Self.milk], ago: -1) } == .inTheFuture(scene.now + .hour))
    for id in ["", "zz"] {
      #expect(
        try refusal { try scene.ask(MealCalls.Delete.self, MealRemoval(id: id)) }
          == .notFound(id))
      #expect(
        try refusal { try scene.ask(MealCalls.Edit.self, MealEdit(id: id, slot: .snack)) }
          == .notFound(id))
    }
    let item = try #require(try log(scene, [Self.milk]).items.first)
    #expect(
      try refusal { try scene.ask(MealCalls.Edit.self, MealEdit(id: item.id.text)) }
        == .nothingToChange)
    #expect(try list(scene).items == [item])
  }
}
