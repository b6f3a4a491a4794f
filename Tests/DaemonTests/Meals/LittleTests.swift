import Nouns
import Rules
import Testing
import Time
import Views
import Wire

@testable import Daemon

@MainActor @Suite struct `What is said of too little to eat` {
  private func codes(_ scene: Scene) throws -> [String] {
    try scene.status().notices.map(\.code)
  }

  @Test func `from the third day in a row on, until a day ends the row`() throws {
    let scene = try Scene(settings: "notify.little = on\n")
    for day in [3, 2] as [Int64] { try scene.eatLittle(daysAgo: day) }
    #expect(try codes(scene) == [])
    try scene.eatLittle(daysAgo: 1)
    #expect(try codes(scene) == ["eatsLittle"])
    scene.run(.minute)
    #expect(scene.alerts.count { $0.title == "Very little to eat" } == 1)
    let said = try scene.ask(WeightCalls.Show.self, NoFields()).notices.map(\.code)
    #expect(said == ["eatsLittle"])
    // Somebody who is told of no energy hears it without a number.
    try scene.ask(ProfileCalls.SetSafety.self, SafetyWish(applies: [.pregnancy]))
    #expect(try scene.status().notices.map(\.detail) == ["withoutNumbers"])
    // The missing dinner is added.
    let dinner = NewMealItem("Dinner", nutrition: Nutrition(energy: 900))
    try scene.ask(MealCalls.Log.self, MealLog([dinner], at: scene.now - .hours(24)))
    #expect(try codes(scene) == [])
  }

  @Test func `also where a day between was fasted, as soon as the fast is recorded`() throws {
    let scene = try Scene()
    for day in [4, 3, 1] as [Int64] { try scene.eatLittle(daysAgo: day) }
    #expect(try codes(scene) == [])
    // From the evening of the third day before to the morning of yesterday.
    let order = AddOrder(
      start: scene.now - .hours(64), end: scene.now - .hours(27), confirm: "long-fast")
    try scene.ask(FastCalls.Add.self, order)
    #expect(try codes(scene) == ["eatsLittle"])
  }

  @Test func `by a pop-up once in seven days, also after a restart`() throws {
    let scene = try Scene(settings: "notify.little = on\n")
    for day in 1...3 as ClosedRange<Int64> { try scene.eatLittle(daysAgo: day) }
    scene.run(.minute)
    var told = scene.alerts.count { $0.title == "Very little to eat" }
    for day in 1...13 {
      try scene.eatLittle(daysAgo: 0)
      scene.run(.hours(24))
      if day == 4 {
        told += scene.alerts.count { $0.title == "Very little to eat" } - told
        try scene.restart(after: .hours(1))
      }
    }
    told += scene.alerts.count { $0.title == "Very little to eat" }
    #expect(told == 2)
  }
}

extension Scene {
  /// Two small meals.
  func eatLittle(daysAgo days: Int64) throws {
    for hours in [0, 1] as [Int64] {
      let soup = NewMealItem("Soup", nutrition: Nutrition(energy: 200))
      let at = now - .hours(days * 24 + hours)
      _ = try ask(MealCalls.Log.self, MealLog([soup], at: at))
    }
  }
}
