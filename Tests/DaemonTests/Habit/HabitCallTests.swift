import Nouns
import Rules
import Settings
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `The habit of logging` {
  private static let soup = NewMealItem("Soup", nutrition: Nutrition(energy: 300, protein: 200))

  @discardableResult
  private func eat(_ scene: Scene, ago hours: Int64 = 0) throws -> MealChange {
    try scene.ask(
      MealCalls.Log.self, MealLog([Self.soup], at: scene.now - .hours(hours), slot: nil))
  }

  private func turn(_ scene: Scene, _ word: String, _ key: RuleKey = .points) throws {
    try scene.ask(HabitCalls.Set.self, RuleOrders(rules: [RuleWord(key: key, value: word)]))
  }

  private func days(_ scene: Scene, _ days: Int, _ body: (Int) throws -> Void) throws {
    for day in 0..<days {
      try body(day)
      scene.run(.hours(24))
    }
  }

  private func badges(_ scene: Scene) throws -> [String] {
    try scene.ask(HabitCalls.Badges.self, NoFields()).badges.map(\.name.text)
  }

  private func points(_ scene: Scene, _ days: Int64? = nil) throws -> PointsAnswer {
    try scene.ask(HabitCalls.Points.self, PointsQuestion(days: days))
  }

  @Test func `has a streak of its own, with the last thirty days`() throws {
    let scene = try Scene()
    #expect(try scene.status().logging == nil)
    try days(scene, 3) { _ in try eat(scene) }
    #expect(
      try scene.status().logging
        == Streak(
          current: 3, longest: 3, lastDays: .init(days: 3, of: 3)))
    // Until the day is over it is not missed.
    scene.run(.hours(24))
    #expect(try scene.status().logging?.current == 0)
    try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 80_000, at: scene.now - .hours(24)))
    #expect(try scene.status().logging?.current == 4)
    // Written too late.
    try eat(scene, ago: 24 * 6)
    #expect(try scene.status().logging?.longest == 4)
  }

  @Test func `gives nothing until it is switched on, and then all that the past has earned`() throws
  {
    let scene = try Scene()
    try days(scene, 8) { _ in try eat(scene) }
    #expect(try badges(scene).isEmpty)
    #expect(try points(scene).isOn == false)
    try turn(scene, "on")
    #expect(try badges(scene) == ["streak bronze"])
    #expect(try points(scene).balance == 0)
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try badges(scene).isEmpty)
  }

  @Test func `keeps a badge when what earned it goes, and takes it back with the command`() throws {
    let scene = try Scene()
    try turn(scene, "on")
    try days(scene, 6) { _ in try eat(scene) }
    let last = try eat(scene)
    #expect(last.badges?.map(\.name.text) == ["streak bronze"])
    #expect(scene.hooked.filter { $0.event == .badgeEarned }.map(\.badge) == ["streak bronze"])
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try badges(scene).isEmpty)
    try scene.ask(ChangeCalls.Redo.self, NoFields())
    #expect(try badges(scene) == ["streak bronze"])
    try scene.ask(MealCalls.Delete.self, MealRemoval(id: last.items[0].id.text))
    #expect(try scene.status().logging?.current == 6)
    #expect(try badges(scene) == ["streak bronze"])
  }

  @Test func `adds up points, and lets them rest`() throws {
    let scene = try Scene()
    try turn(scene, "on")
    try scene.ask(HabitCalls.CheckIn.self, NoFields())
    try scene.ask(HabitCalls.CheckIn.self, NoFields())
    try eat(scene)
    try eat(scene)
    try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 80_000))
    #expect(try points(scene).balance == 17)
    #expect(try points(scene).days.last?.earned == [.meal, .weight, .checkIn])
    try turn(scene, "seed", .decay)
    try days(scene, 12) { _ in try eat(scene) }
    let before = try points(scene).balance
    scene.run(.hours(24 * 3))
    let after = try points(scene)
    #expect(after.isResting && after.balance < before)
    #expect(after.days.suffix(4).map(\.rate) == [1, 5, 5, 0])
    // Worked out again, they come to the same.
    scene.keeper.state.habit = KeptHabit()
    #expect(try points(scene) == after)
    try turn(scene, "off")
    scene.run(.hours(24 * 5))
    #expect(try points(scene).balance == after.balance)
  }

  @Test func `knows the days that a long fast touches while it goes on`() throws {
    let scene = try Scene()
    try turn(scene, "on")
    try scene.ask(FastCalls.Start.self, StartOrder())
    let start = scene.now
    for hours in [30, 20, 30, 40] as [Int64] {
      try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 80_000))
      scene.run(.hours(hours))
      _ = try points(scene)
      let kept = scene.keeper.state.habit
      scene.keeper.state.habit = KeptHabit()
      _ = try points(scene)
      let read = scene.keeper.state.habit
      #expect(kept.days == read.days)
      #expect(kept.days?.resting.isEmpty == (scene.now - start < TargetRest.longest))
    }
  }

  @Test func `makes rows of what the settings file said`() throws {
    let scene = try Scene(
      settings: "streak.mode = start\nstreak.freezes = 2\nmacros.carbs = us\n", begin: true)
    let rules = try scene.ask(HabitCalls.Rules.self, NoFields()).rules
    #expect(rules.map(\.value) == ["start", "2", "us", "off", "gentle"])
    #expect(scene.keeper.state.engine.streaks.mode == .start)
    // The file says nothing any more.
    scene.reload("streak.freezes = 1\n")
    #expect(
      scene.keeper.state.engine.standing.rule(.freezes, on: scene.keeper.state.moment.day) == "2")
    try scene.restart(after: .hours(1))
    #expect(try scene.ask(HabitCalls.Rules.self, NoFields()).rules == rules)
    try turn(scene, "end", .mode)
    #expect(scene.keeper.state.engine.streaks.mode == .end)
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(scene.keeper.state.engine.streaks.mode == .start)
  }

  @Test func `has a rule for each setting that is kept with the data`() {
    let keys = Settings.Key.allCases.filter(\.isRow).map(\.rawValue)
    #expect(keys.sorted() == RuleKey.allCases.compactMap(\.setting).sorted())
  }

  @Test func `is silent for somebody whom it could harm, and rests meanwhile`() throws {
    let scene = try Scene()
    try turn(scene, "on")
    try days(scene, 8) { _ in try eat(scene) }
    let before = try points(scene).balance
    func answer(_ questions: [SafetyQuestion]) throws {
      try scene.ask(ProfileCalls.SetSafety.self, SafetyWish(applies: questions))
    }
    try answer([.eatingDisorder])
    #expect(throws: Refused.self) { try badges(scene) }
    #expect(throws: Refused.self) { try points(scene) }
    #expect(throws: Refused.self) { try turn(scene, "on") }
    let state = try scene.ask(StatusCalls.Get.self, StatusQuestion(glance: true))
    #expect(state.logging == nil && state.streak == Streak(current: 0, longest: 0))
    #expect(state.glance?.points == nil && state.glance?.badges == nil)
    let board = try scene.ask(HabitCalls.Board.self, NoFields())
    #expect(board.none == "eatingDisorder" && board.points == nil && board.badges.isEmpty)
    scene.run(.hours(24 * 4))
    try eat(scene)
    try answer([])
    // Nothing was lost meanwhile, and nothing earned.
    let after = try points(scene)
    #expect(after.days.suffix(5).dropLast().allSatisfy { $0.lost == 0 && $0.points == 0 })
    #expect(after.balance >= before)
  }

  /// Wherever it could be in two weeks with a fast, meals and weights, and much that is wished for.
  private func told(_ answers: [SafetyQuestion]) throws -> [String] {
    let scene = try Scene(
      settings:
        "coach = on\nevents.enabled = on\ncoach.sound = on\nnotify.progress = on\nnotify.start = on\n"
    )
    try turn(scene, "on")
    try scene.ask(ProfileCalls.SetSafety.self, SafetyWish(applies: answers))
    for _ in 0..<14 {
      try eat(scene)
      try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 80_000))
      try scene.start()
      scene.run(.hours(16))
      try scene.stop()
      scene.run(.hours(8))
    }
    let events = try scene.ask(EventCalls.List.self, EventsQuestion()).events
    return scene.alerts.map { "\($0)" } + scene.log.map { "\($0)" } + events.map { "\($0)" }
      + scene.hooked.map {
        String(decoding: $0.json, as: UTF8.self).replacing(#""badge":null"#, with: "")
      }
  }

  @Test func `is in no pop-up, hook or event of somebody whom it could harm`() throws {
    let words = ["treak", "adge", "in a row", " points", "pointsAwarded"]
    func found(_ answers: [SafetyQuestion]) throws -> [String] {
      try told(answers).filter { words.contains(where: $0.contains) }
    }
    let control = try found([])
    #expect(control.count > 4, "\(control.map { $0.prefix(90) })")
    let texts = try found([.eatingDisorder])
    #expect(texts.isEmpty, "\(texts.prefix(3))")
  }

  @Test func `names the badge that an erased entry gave, and erases it as well`() throws {
    let scene = try Scene()
    try turn(scene, "on")
    try days(scene, 6) { _ in try eat(scene) }
    let last = try eat(scene)
    let order = EntryErasureOrder(
      .mealItem, id: last.items[0].id.text, confirm: Consent.erasing.rawValue)
    let answer = try scene.ask(BackupCalls.EraseEntry.self, order)
    let badge = try #require(answer.badges?.first)
    #expect(badge.name.text == "streak bronze")
    #expect(try badges(scene) == ["streak bronze"])
    let second = EntryErasureOrder(.badge, id: badge.id.text, confirm: Consent.erasing.rawValue)
    #expect(try scene.ask(BackupCalls.EraseEntry.self, second).id == badge.id.text)
    #expect(try badges(scene).isEmpty)
  }

  @Test func `hides all streaks where the person wants that`() throws {
    let scene = try Scene(settings: "streak.show = off")
    try days(scene, 3) { _ in try eat(scene) }
    #expect(try scene.status().logging == nil)
    scene.reload("")
    #expect(try scene.status().logging?.current == 3)
  }
}
