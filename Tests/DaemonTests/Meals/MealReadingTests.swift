import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Reading typed meals` {
  private func read(
    _ scene: Scene, _ text: String, picks: [String] = [], amounts: [String] = []
  ) throws -> MealReading {
    try scene.ask(MealCalls.Read.self, MealReadQuestion(text, picks: picks, amounts: amounts))
  }

  @discardableResult
  private func log(_ scene: Scene, _ text: String) throws -> MealChange {
    let reading = try read(scene, text)
    return try scene.ask(MealCalls.Log.self, MealLog(reading.items.map(\.item), slot: reading.slot))
  }

  @Test func `what is read can be logged as it is, and a name is enough the next time`() throws {
    let scene = try Scene()
    let first = try log(scene, "bar 210kcal p20")
    #expect(first.foods.map(\.name) == ["bar"])
    let again = try read(scene, "bar")
    #expect(again.items.map(\.item.source) == [.own])
    #expect(again.items.map(\.item.nutrition.energy) == [210])
    scene.pass(.minutes(1))
    try log(scene, "2 bar")
    let third = try read(scene, "bar").items[0]
    #expect(third.item.nutrition.energy == 420)
    #expect(third.asOn == scene.keeper.state.moment.day.iso)
  }

  @Test func `slot and time come back for those who read times`() throws {
    let scene = try Scene()
    let reading = try read(scene, "Frühstück: oats 80g @ 7:30")
    #expect(reading.slot == .breakfast && reading.time == "7:30")
    #expect(reading.mistake == nil && reading.items.count == 1)
  }

  @Test func `a choice and an amount are taken where they belong`() throws {
    let scene = try Scene()
    try log(scene, "60g klimpel 200kcal")
    let asked = try read(scene, "100g brocolli + klimpel 80")
    #expect(!asked.items[0].choices.isEmpty && asked.items[1].lack == .unit)
    let key = try #require(asked.items[0].choices.first?.key)
    let clear = try read(
      scene, "100g brocolli + klimpel 80", picks: [key, ""], amounts: ["", "80g"])
    #expect(clear.items.allSatisfy { $0.choices.isEmpty && $0.lack == nil })
    #expect(clear.items[0].item.food == key)
    #expect(clear.items[1].item.portion == 800)
    let own = try read(scene, "100g brocolli", picks: ["new"])
    #expect(own.items[0].item.source == .typed && own.items[0].choices.isEmpty)
  }

  nonisolated static let mistakes: [(String, MealExpectation, Int64)] = [
    ("300", .foodOrEnergy, 0), ("oats +", .food, 6), ("", .food, 0),
    ("oats 80g 90g", .oneAmount, 7), ("teatime: oats", .mealSlot, 0),
    ("oats 99999kcal", .energyOfFood, 5),
  ]

  @Test(arguments: mistakes)
  func `what is not understood has its place and what would be right`(
    text: String, expected: MealExpectation, place: Int64
  ) throws {
    let scene = try Scene()
    let mistake = try #require(try read(scene, text).mistake)
    #expect(mistake.expected == expected, "\(text): \(mistake)")
    #expect(mistake.place == place, "\(text): \(mistake)")
  }

  @Test func `a list that was shown is remembered for ten minutes`() throws {
    let scene = try Scene()
    func suggest(_ question: SuggestionQuestion) throws -> SuggestionAnswer {
      try scene.ask(MealCalls.Suggest.self, question)
    }
    try log(scene, "bar 210kcal")
    #expect(try suggest(SuggestionQuestion(recall: true)).suggestions == [])
    #expect(try suggest(SuggestionQuestion()).suggestions.count == 1)
    #expect(try suggest(SuggestionQuestion(recall: true)).suggestions == [])
    let shown = try suggest(SuggestionQuestion(shown: true))
    try log(scene, "oats 80g")
    scene.pass(.minutes(10))
    #expect(try suggest(SuggestionQuestion(recall: true)) == shown)
    scene.pass(.second)
    #expect(try suggest(SuggestionQuestion(recall: true)).suggestions == [])
  }
}
