import Nouns
import Popups
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `The roars of the coach` {
  nonisolated private static let on = "coach.sound = on\n"

  private func scene(_ settings: String = on) throws -> Scene {
    let scene = try Scene(settings: settings)
    scene.forget()
    return scene
  }

  /// One fast from noon to four in the night, and on to the next noon.
  private func fast(_ scene: Scene, for span: Span = .hours(16)) throws {
    try scene.start()
    scene.run(span)
    try scene.stop()
    scene.run(.hours(24) - span)
  }

  private func goalSound(_ settings: String, _ goal: Span = .hours(16)) throws -> Alert.Sound? {
    let scene = try scene(settings)
    try scene.start(GoalOrder.span(goal))
    scene.run(goal)
    return try scene.popUp().sound
  }

  private static let single = Alert.Sound.name("roar-single")
  private static let double = Alert.Sound.name("roar-double")
  private static let triple = Alert.Sound.name("roar-triple")
  private static let usual = Alert.Sound.name("goal-reached")

  @Test func `take the place of a goal's sound where they are wanted`() throws {
    #expect(try goalSound("") == Self.usual)
    #expect(try goalSound(Self.on) == Self.single)
    #expect(try goalSound(Self.on + "notify.goal.sound = off\n") == Self.single)
    #expect(try goalSound(Self.on + "coach = off\n") == Self.usual)
    #expect(try goalSound(Self.on, .hours(24)) == nil, "nobody is cheered on after a day")
  }

  @Test func `are as loud as the words when a command ends a fast`() throws {
    let scene = try scene()
    for _ in 1...7 { try fast(scene) }
    // The first one ever, the fifth day as a record, and a week.
    #expect(
      scene.played == [
        Self.double, Self.single, Self.single, Self.single, Self.double, Self.single, Self.triple,
      ])
    scene.forget()
    try scene.start()
    scene.run(.hours(3))
    try scene.stop()
    #expect(scene.played == [], "it ended early")
  }

  @Test func `are heard when a button ends one`() throws {
    let scene = try scene()
    try scene.start()
    scene.run(.hours(16))
    scene.press("end", on: try scene.popUp())
    #expect(scene.played == [Self.double])
    #expect(try scene.popUp(at: "answer").body.contains("\nWhoosh, whoosh! "))
  }

  @Test(arguments: ["", "coach.sound = off\n", on + "coach = off\n", on + "quiet = 00:00-06:00\n"])
  func `are off unless they are wanted, and keep quiet times`(settings: String) throws {
    let scene = try scene(settings)
    try fast(scene)
    #expect(scene.played == [])
  }

  @Test func `are none after more than a day, nor for what is taken back`() throws {
    let scene = try scene()
    try scene.start(GoalOrder.span(.hours(24)))
    scene.run(.hours(24) + .minute)
    try scene.stop()
    #expect(scene.played == [])
    scene.run(.hours(24))
    try fast(scene)
    scene.forget()
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    try scene.ask(ChangeCalls.Redo.self, NoFields())
    #expect(scene.played == [])
  }

  // MARK: Entries

  @discardableResult
  private func weigh(_ scene: Scene) throws -> WeighingAnswer {
    try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 82_400))
  }

  @discardableResult
  private func eat(_ scene: Scene, kcal: Int64?) throws -> MealChange {
    let item = NewMealItem("soup", nutrition: Nutrition(energy: kcal))
    return try scene.ask(MealCalls.Log.self, MealLog([item]))
  }

  @Test func `are for the first weight and the first meal, which the answers name`() throws {
    let scene = try scene()
    #expect(try weigh(scene).occasion == LoggingOccasion(first: true))
    #expect(scene.played == [Self.double])
    #expect(try weigh(scene).occasion == nil)
    #expect(try eat(scene, kcal: 2).occasion == nil, "a small drink is no meal")
    #expect(scene.played == [Self.double])
    #expect(try eat(scene, kcal: nil).occasion == LoggingOccasion(first: true))
    #expect(scene.played == [Self.double, Self.double])
    #expect(try eat(scene, kcal: 500).occasion == nil)
    let id = try weigh(scene).weighing.id.text
    #expect(try scene.ask(WeightCalls.Delete.self, RemovalOrder(id: id)).occasion == nil)
    #expect(scene.played == [Self.double, Self.double])
  }

  @Test func `are none for somebody whom an answer limits`() throws {
    let scene = try scene()
    try scene.ask(ProfileCalls.SetSafety.self, SafetyWish(applies: [.eatingDisorder]))
    #expect(try weigh(scene).occasion == nil)
    #expect(try eat(scene, kcal: 500).occasion == nil)
    try scene.start(GoalOrder.span(.hours(12)))
    scene.run(.hours(12))
    #expect(try scene.popUp().sound == nil)
    try scene.stop()
    #expect(scene.played == [])
  }

  @Test func `are none for a first meal after a long fast`() throws {
    let scene = try scene()
    try scene.start(GoalOrder.span(.hours(24)))
    scene.run(.hours(30))
    try scene.stop()
    #expect(try eat(scene, kcal: 300).occasion == LoggingOccasion(first: true))
    #expect(scene.played == [])
  }
}
