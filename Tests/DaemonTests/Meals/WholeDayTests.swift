import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `A whole day, as it is told` {
  private static let soup = NewMealItem("Soup", nutrition: Nutrition(energy: 400, protein: 300))
  private static let bread = NewMealItem("Bread", nutrition: Nutrition(energy: 100))

  private func day(_ scene: Scene, _ day: String? = nil) throws -> WholeDay {
    try scene.ask(HistoryCalls.Day.self, DayQuestion(day: day))
  }

  private func describe(_ scene: Scene) throws {
    var profile = Profile()
    (profile.birth, profile.height, profile.weight) = (.year(1981), 1800, 80_000)
    (profile.basis, profile.activity, profile.maintenance) = (.male, .light, 2300)
    try scene.ask(ProfileCalls.Set.self, ProfileOrder(profile))
  }

  @Test func `has what ended, was eaten and weighed on it, held against its own target`() throws {
    let scene = try Scene()
    try describe(scene)
    // Noon of 2026-03-02.
    try scene.live(16)
    try scene.ask(MealCalls.Log.self, MealLog([Self.soup]))
    try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 80_500))
    scene.pass(.seconds(1))
    try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 80_200))
    let date = try day(scene).day
    scene.pass(.hours(48))
    let told = try day(scene, date)
    #expect(told.day == date && told.day == "2026-03-03")
    #expect(told.fasts.map(\.duration) == [16 * 3600])
    #expect((told.eaten.nutrition.energy, told.eaten.target) == (400, 2300))
    #expect((told.weight, told.mean) == (80_200, nil))
    #expect(told.energy?.kcal == 2300 && told.program == nil)
    #expect(try told.eaten == scene.ask(MealCalls.Day.self, MealDayQuestion(day: date)).day)
    // A day on which nothing was.
    let empty = try day(scene, "2026-03-04")
    #expect(empty.fasts == [] && empty.eaten.meals == 0 && empty.weight == nil)
  }

  @Test func `has the mean up to it, whatever was weighed since`() throws {
    let scene = try Scene()
    for days in (0..<6 as Range<Int64>).reversed() {
      let at = scene.now - .hours(24 * days)
      try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 80_000 + days * 100, at: at))
    }
    #expect(try day(scene).mean == 80_250)
    let earlier = try day(scene, "2026-02-27")
    #expect((earlier.weight, earlier.mean) == (80_300, 80_400))
    #expect(try day(scene, "2026-02-26").mean == nil)
  }

  @Test func `is refused where it is still to come, and has the person's beginning`() throws {
    let scene = try Scene(settings: "day.start = 04:00")
    scene.pass(.hours(13) + .minutes(30))
    try scene.ask(MealCalls.Log.self, MealLog([Self.bread]))
    // At 01:30 of the third the second goes on.
    #expect(try day(scene).day == "2026-03-02")
    #expect(try day(scene).eaten.meals == 1)
    #expect(try day(scene, "2026-03-03").eaten.meals == 0)
    let refused = try refusal { try day(scene, "2026-03-04") }
    guard case .dateOutOfRange(_, let date, let allowed) = refused else {
      Issue.record("\(String(describing: refused))")
      return
    }
    #expect((date.iso, allowed.upperBound.iso) == ("2026-03-04", "2026-03-03"))
    #expect(throws: ServiceError.self) { try day(scene, "soon") }
  }

  @Test func `a word about macros comes once a day, also after a restart`() throws {
    func log(_ scene: Scene, _ item: NewMealItem, ago hours: Int64 = 0) throws -> Bool? {
      let at = scene.now - .hours(hours)
      return try scene.ask(MealCalls.Log.self, MealLog([item], at: at)).nudge
    }
    let scene = try Scene()
    #expect(try log(scene, Self.soup) == nil)
    #expect(try log(scene, Self.bread, ago: 24) == nil)
    #expect(try log(scene, Self.bread) == true)
    #expect(try log(scene, Self.bread) == nil)
    try scene.restart()
    #expect(try log(scene, Self.bread) == nil)
    scene.pass(.hours(24))
    #expect(try log(scene, Self.bread) == true)
    let off = try Scene(settings: "meal.nudge = off")
    #expect(try log(off, Self.bread) == nil)
    let unsafe = try Scene()
    try unsafe.ask(ProfileCalls.SetSafety.self, SafetyWish(applies: [.eatingDisorder]))
    #expect(try log(unsafe, Self.bread) == nil)
  }
}
