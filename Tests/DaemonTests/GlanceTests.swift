import TestSupport
import Nouns
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `What a status bar shows besides` {
  private func glance(_ scene: Scene) throws -> Glance {
    try #require(try scene.ask(StatusCalls.Get.self, StatusQuestion(glance: true)).glance)
  }

  private func durations(_ scene: Scene) throws -> [Int64] {
    try glance(scene).recent.map { $0.duration / 3600 }
  }

  @Test func `comes only to who asks for it`() throws {
    let scene = try Scene()
    #expect(try scene.status().glance == nil)
    #expect(try scene.ask(StatusCalls.Get.self, StatusQuestion(glance: false)).glance == nil)
    #expect(try glance(scene) == Glance(recent: [], holdsUntil: Instant.midnight.milliseconds))
    #expect(try scene.start().state.glance == nil)
  }

  @Test func `are the last five fasts, the oldest first`() throws {
    let scene = try Scene()
    for hours in 10...16 { try scene.live(Int64(hours)) }
    let recent = try glance(scene).recent
    #expect(recent.map { $0.duration / 3600 } == [12, 13, 14, 15, 16])
    #expect(recent.map(\.start) == recent.map(\.start).sorted())
    #expect(recent.map(\.goal) == Array(repeating: 16 * 3600, count: 5))
    #expect(recent.map(\.outcome) == [.partial, .partial, .partial, .partial, .completed])
    try scene.start()
    #expect(try glance(scene).recent == recent)
  }

  @Test func `leave out what was cancelled and what still runs`() throws {
    let scene = try Scene()
    try scene.live(16)
    try scene.start()
    scene.pass(.hours(2))
    try scene.ask(FastCalls.Cancel.self, NoFields())
    try scene.start(GoalOrder.open)
    scene.pass(.hours(3))
    #expect(try durations(scene) == [16])
    try scene.stop()
    #expect(try durations(scene) == [16, 3])
    #expect(try glance(scene).recent.last?.outcome == .open)
    #expect(try glance(scene).recent.last?.goal == nil)
  }

  @Test func `are as they were again when something is undone`() throws {
    let scene = try Scene()
    for hours in 14...16 { try scene.live(Int64(hours)) }
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try durations(scene) == [14, 15])
    try scene.ask(ChangeCalls.Redo.self, NoFields())
    #expect(try durations(scene) == [14, 15, 16])
  }

  @Test func `have what was eaten today from the first meal on, until the day is over`() throws {
    let scene = try Scene(settings: "day.start = 04:00")
    var profile = Profile()
    (profile.birth, profile.height, profile.weight) = (.year(1981), 1800, 80_000)
    (profile.basis, profile.activity, profile.maintenance) = (.male, .light, 2300)
    try scene.ask(ProfileCalls.Set.self, ProfileOrder(profile))
    #expect(try glance(scene).eaten == nil)
    let bar = try scene.open(StatusCalls.Subscribe.self, StatusQuestion(glance: true))
    func told() throws -> MealDay? {
      let last = try scene.received(StatusCalls.Subscribe.self, by: bar).last
      return try #require(last?.state.glance).eaten
    }
    let soup = NewMealItem("Soup", nutrition: Nutrition(energy: 400, protein: 300))
    try scene.ask(MealCalls.Log.self, MealLog([soup]))
    #expect(try told()?.remaining == 1900)
    #expect(try told() == scene.ask(MealCalls.Day.self, MealDayQuestion()).day)
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try told() == nil)
    try scene.ask(ChangeCalls.Redo.self, NoFields())
    #expect(try told()?.nutrition.energy == 400)
    // At 01:30 the day still counts.
    scene.pass(.hours(13) + .minutes(30))
    #expect(try glance(scene).eaten?.day == "2026-03-02")
    #expect(try glance(scene).holdsUntil == scene.now.milliseconds + Span.minutes(150).milliseconds)
    scene.pass(.hours(3))
    #expect(try glance(scene).eaten == nil)
  }

  @Test func `have no number for who is not to count`() throws {
    let scene = try Scene()
    let soup = NewMealItem("Soup", nutrition: Nutrition(energy: 400, protein: 300))
    try scene.ask(MealCalls.Log.self, MealLog([soup]))
    #expect(try glance(scene).eaten?.nutrition.energy == 400)
    try scene.ask(ProfileCalls.SetSafety.self, SafetyWish(applies: [.eatingDisorder]))
    #expect(try glance(scene).eaten == nil)
  }

  /// Each is answered and told with what is there afterwards, never with what was kept from before.
  @Test func `follow whatever is done to the past`() throws {
    let scene = try Scene()
    for hours in 14...16 { try scene.live(Int64(hours)) }
    let bar = try scene.open(StatusCalls.Subscribe.self, StatusQuestion(glance: true))
    func told() throws -> [Int64] {
      let last = try scene.received(StatusCalls.Subscribe.self, by: bar).last
      return try #require(last?.state.glance).recent.map { $0.duration / 3600 }
    }
    #expect(try told() == [14, 15, 16])
    let last = try #require(scene.status().last)
    try scene.ask(
      FastCalls.Edit.self,
      EditOrder(id: last.id, start: Instant(milliseconds: last.start - 3_600_000)))
    #expect(try told() == [14, 15, 17])
    try scene.ask(FastCalls.Delete.self, DeleteOrder(ids: [last.id]))
    #expect(try told() == [14, 15])
    let (start, end) = (scene.now - .hours(100), scene.now - .hours(80))
    try scene.ask(
      FastCalls.Add.self, AddOrder(start: start, end: end))
    #expect(try told() == [20, 14, 15])
    let ids = try scene.ask(HistoryCalls.List.self, HistoryQuestion()).fasts.map(\.id)
    try scene.ask(BackupCalls.Erase.self, ErasureOrder(id: ids[0], confirm: "erase-for-good"))
    #expect(try told() == [20, 14])
    try scene.ask(BackupCalls.Purge.self, ConfirmedOrder(confirm: "delete-everything"))
    #expect(try told() == [])
    try scene.live(16)
    #expect(try told() == [16])
  }

  @Test func `take in what is imported, and what a backup brings back`() throws {
    let scene = try Scene()
    try scene.live(16)
    let client = scene.client()
    func call<M: Method>(_ method: M.Type, _ input: M.Input) throws {
      let bytes = Call.encode(method, input).dropLast()
      scene.keeper.handle(try Call(frame: Array(bytes)), from: client)
    }
    let made = try scene.ask(BackupCalls.Make.self, NoFields())
    let rows = (1...3).map { day in
      let start = scene.now - .hours(24 * Int64(day)) - .hours(30)
      return Row.fast(
        Fast(
          start: start.milliseconds, startOffset: 0, startZone: "UTC",
          end: (start + .hours(12)).milliseconds, endOffset: 0, endZone: "UTC",
          goal: Span.hours(16).milliseconds, source: "Zero", sourceID: "\(day)"))
    }
    try call(ImportCalls.Stage.self, StagedRows(rows: rows))
    try call(ImportCalls.Commit.self, ConfirmedOrder())
    #expect(try durations(scene) == [12, 12, 12, 16])
    try scene.ask(BackupCalls.Restore.self, BackupName(name: made.backup.name))
    #expect(try durations(scene) == [16])
  }

  @Test func `say until when it is quiet`() throws {
    let scene = try Scene(settings: "quiet = 22:00-07:00\n")
    #expect(try glance(scene).quietUntil == nil)
    #expect(try glance(scene).holdsUntil == (Instant.noon + .hours(10)).milliseconds)
    scene.pass(.hours(11))
    #expect(try glance(scene).quietUntil == (Instant.noon + .hours(19)).milliseconds)
    let state = try scene.ask(StatusCalls.Get.self, StatusQuestion())
    #expect(state.quietUntil == (Instant.noon + .hours(19)).milliseconds && state.glance == nil)
    #expect(try glance(scene).holdsUntil == Instant.midnight.milliseconds)
    scene.reload("")
    #expect(try glance(scene).quietUntil == nil)
  }

  @Test func `are empty where the store cannot say, and there again when it can`() throws {
    let scene = try Scene()
    try scene.live(16)
    try scene.start()
    scene.readFault = .failed
    #expect(try durations(scene) == [])
    scene.readFault = nil
    #expect(try durations(scene) == [16])
  }

  @Test func `are told with each change, to who asked for them`() throws {
    let scene = try Scene()
    let bar = try scene.open(StatusCalls.Subscribe.self, StatusQuestion(glance: true))
    let other = try scene.open(StatusCalls.Subscribe.self, StatusQuestion())
    try scene.live(16)
    try scene.live(17)
    let told = try scene.received(StatusCalls.Subscribe.self, by: bar).map(\.state)
    #expect(told.map { $0.glance?.recent.count } == [0, 0, 0, 1, 1, 1, 2])
    let states = try scene.received(StatusCalls.Subscribe.self, by: other).map(\.state)
    #expect(states.allSatisfy { $0.glance == nil })
    #expect(states.map(\.state) == told.map(\.state))
  }
}
