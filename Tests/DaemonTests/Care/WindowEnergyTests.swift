import Nouns
import Testing
import Time
import Wire

@testable import Daemon

/// The word that the window closes soon, with the energy that is left.
@Suite @MainActor struct `What is left before the window closes` {
  private static let soup = NewMealItem("Soup", nutrition: Nutrition(energy: 400))

  /// At noon, as it opens.
  private func scene(_ person: Person, wishes: String = "notify.window.energy = on") throws -> Scene
  {
    let scene = try Scene(settings: "window = 12:00-20:00\n" + wishes)
    let order = Wire.ProfileOrder(birth: "1985", height: 1800, weight: 82_500, activity: .light)
    _ = try scene.ask(ProfileCalls.Set.self, order)
    try scene.become(person)
    return scene
  }

  @Test(arguments: Person.allCases)
  func `is said to those only who are told what to eat`(person: Person) throws {
    let scene = try scene(person)
    let day = try scene.ask(MealCalls.Log.self, MealLog([Self.soup])).day
    scene.run(.hours(6) + .minute)
    let alert = try scene.popUp(at: "window")
    #expect(alert.title.contains("20:00"))
    let isCounted = day.remaining != nil
    #expect(alert.body.contains("left for today") == isCounted, "\(person): \(alert.body)")
    #expect(isCounted == person.forbidden.isEmpty, "\(person)")
    if let left = day.remaining {
      #expect(alert.body.contains("You have \(left / 1000),"), "\(alert.body), \(left)")
    }
  }

  @Test func `is not said where nothing is logged, nor unless it is wanted`() throws {
    let bare = try scene(.healthy)
    bare.run(.hours(6) + .minute)
    #expect(try !bare.popUp(at: "window").body.contains("kcal"))
    let unasked = try scene(.healthy, wishes: "notify.window.closes = 1h")
    try unasked.ask(MealCalls.Log.self, MealLog([Self.soup]))
    unasked.run(.hours(7) + .minute)
    #expect(try !unasked.popUp(at: "window").body.contains("kcal"))
    let early = try scene(.healthy, wishes: "notify.window.energy = on\nnotify.window.closes = 1h")
    try early.ask(MealCalls.Log.self, MealLog([Self.soup]))
    early.run(.hours(6) + .minute)
    #expect(!early.alerts.contains { $0.body.contains("kcal") })
    early.run(.hour)
    #expect(try early.popUp(at: "window").body.contains("kcal"))
  }

  @Test func `is not said after a long fast`() throws {
    let scene = try scene(.healthy)
    try scene.start(GoalOrder.open)
    scene.run(.hours(50))
    try scene.stop()
    try scene.ask(MealCalls.Log.self, MealLog([Self.soup]))
    scene.run(.hours(23))
    #expect(!scene.alerts.contains { $0.body.contains("left for today") })
  }
}
