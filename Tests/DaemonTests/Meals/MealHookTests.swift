import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `A meal, as others hear of it` {
  private static let oats = NewMealItem(
    "Oats", source: .staple, nutrition: Nutrition(energy: 297, protein: 108))
  private static let soup = NewMealItem("Soup", nutrition: Nutrition(energy: 400))

  private func describe(_ scene: Scene) throws {
    var profile = Profile()
    (profile.birth, profile.height, profile.weight) = (.year(1981), 1800, 80_000)
    (profile.basis, profile.activity, profile.maintenance) = (.male, .light, 2300)
    try scene.ask(ProfileCalls.Set.self, ProfileOrder(profile))
  }

  @discardableResult
  private func log(
    _ scene: Scene, _ items: [NewMealItem], daysAgo days: Int64 = 0
  ) throws -> MealChange {
    try scene.ask(
      MealCalls.Log.self,
      MealLog(items, at: scene.now - .hours(24 * days), slot: .lunch))
  }

  private func heard(_ scene: Scene) -> [HookEvent] {
    scene.hooked.filter { $0.event == .mealLogged }
  }

  @Test func `hooks are told of a meal once, with its day`() throws {
    let scene = try Scene()
    try describe(scene)
    let first = try log(scene, [Self.oats, Self.soup])
    try log(scene, [Self.soup])
    #expect(heard(scene).count == 2)
    let (one, two) = (try #require(heard(scene)[0].meal), try #require(heard(scene)[1].meal))
    #expect(one.id == first.items[0].meal.text)
    #expect((one.name, one.slot, one.day) == ("Oats + Soup", .lunch, "2026-03-02"))
    #expect(one.nutrition == Nutrition(energy: 697, protein: 108))
    #expect((one.eaten, one.left) == (697, 1603))
    #expect((two.eaten, two.left) == (1097, 1203))
    #expect(heard(scene)[0].text.hasPrefix("Logged Oats, 297 kcal + Soup, 400 kcal ("))
    // Of another day it is that day's.
    try log(scene, [Self.oats], daysAgo: 1)
    #expect(heard(scene).last?.meal?.day == "2026-03-01")
    #expect(heard(scene).last?.meal?.eaten == 297)
  }

  @Test func `what is copied is told meal by meal, and what is corrected or undone is not`() throws
  {
    let scene = try Scene()
    try log(scene, [Self.oats], daysAgo: 1)
    try log(scene, [Self.soup], daysAgo: 1)
    scene.forget()
    try scene.ask(MealCalls.Copy.self, MealCopy(day: Day("2026-03-01")))
    #expect(heard(scene).compactMap(\.meal?.name).sorted() == ["Oats", "Soup"])
    scene.forget()
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    try scene.ask(ChangeCalls.Redo.self, NoFields())
    let item = try scene.ask(MealCalls.List.self, MealItemQuestion(last: 1)).items[0]
    try scene.ask(MealCalls.Edit.self, MealEdit(id: item.id.text, slot: .snack))
    try scene.ask(MealCalls.Delete.self, MealRemoval(id: item.id.text))
    #expect(heard(scene) == [])
  }

  @Test func `the journal of events knows when and how, never what or how much`() throws {
    let scene = try Scene(settings: "events.enabled = on")
    try log(scene, [Self.oats, Self.soup])
    try log(scene, [Self.soup])
    let events = try scene.ask(EventCalls.List.self, EventsQuestion(name: .mealLogged)).events
    #expect(
      Set(events.map { Set($0.payload.map(\.text)) })
        == [
          ["source=manual", "slot=lunch", "has_macros=true"],
          ["source=manual", "slot=lunch", "has_macros=false"],
        ])
  }
}

extension EventFact {
  fileprivate var text: String {
    key.rawValue + "=" + (word ?? number.map(String.init) ?? flag.map(String.init) ?? "")
  }
}
