import Nouns
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `The health folder` {
  private let folder = "health.folder = /srv/health"

  @Test func `is nobody's concern while it is off`() throws {
    let scene = try Scene()
    try scene.live(16)
    #expect(scene.healthRuns.isEmpty)
  }

  @Test func `is looked at when fastd starts, and when it is chosen`() throws {
    let scene = try Scene(settings: folder)
    #expect(scene.healthRuns.count == 1)
    let other = try Scene()
    other.reload(folder)
    #expect(other.healthRuns.count == 1)
    other.reload(folder + "\ntime.format = 24")
    #expect(other.healthRuns.count == 1)
  }

  @Test func `is looked at after the answer to what changed a finished fast`() throws {
    let scene = try Scene(settings: folder)
    scene.healthRuns.removeFirst()(nil)
    try scene.start()
    #expect(scene.healthRuns.isEmpty)
    scene.pass(.hours(17))
    scene.forget()
    try scene.stop()
    let commit = try #require(scene.effects.firstIndex(of: .committed))
    let answer = try #require(
      scene.effects.firstIndex { if case .answered = $0 { true } else { false } })
    let run = try #require(scene.effects.firstIndex(of: .kept))
    #expect(commit < answer && answer < run)
    scene.healthRuns.removeFirst()(nil)
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(scene.healthRuns.count == 1)
  }

  @Test func `is looked at after each change of a weight, and told that there was one`() throws {
    let scene = try Scene(settings: folder)
    scene.healthRuns.removeFirst()(nil)
    func changed(since seq: Int64) throws -> ChangedPage {
      let client = try scene.open(ExportCalls.Changed.self, ChangedQuestion(since: seq))
      return try #require(try scene.received(ExportCalls.Changed.self, by: client).last)
    }
    let before = try changed(since: .max)
    #expect(before.weighings == false)
    let id = try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 82_000)).weighing.id.text
    #expect(scene.healthRuns.count == 1)
    let added = try changed(since: before.seq)
    #expect(added.weighings == true && added.fasts.isEmpty)
    scene.healthRuns.removeFirst()(nil)
    try scene.ask(WeightCalls.Delete.self, RemovalOrder(id: id))
    #expect(scene.healthRuns.count == 1)
    #expect(try changed(since: added.seq).weighings == true)
    #expect(try changed(since: .max).weighings == false)
  }

  @Test func `is looked at once more for what changed meanwhile, and not oftener`() throws {
    let scene = try Scene(settings: folder)
    for _ in 0..<3 { try scene.live(16) }
    #expect(scene.healthRuns.count == 1)
    scene.healthRuns.removeFirst()(nil)
    #expect(scene.healthRuns.count == 1)
    scene.healthRuns.removeFirst()(nil)
    #expect(scene.healthRuns.isEmpty)
  }

  @Test func `that cannot be reached is tried again later and later, and said once`() throws {
    let scene = try Scene(settings: folder)
    for _ in 0..<12 {
      scene.healthRuns.removeFirst()("gone")
      scene.keeper.syncHealth()
    }
    #expect(scene.healthWaits.first == .minute)
    #expect(scene.healthWaits == scene.healthWaits.sorted())
    #expect(scene.healthWaits.last == .hours(6))
    #expect(scene.log.filter { $0 == .notTended(.health, reason: "gone") }.count == 1)
    let notice = Notice(code: "healthFailed", detail: "gone")
    #expect(try scene.status().notices == [notice])
    scene.healthRuns.removeFirst()(nil)
    #expect(try scene.status().notices == [])
  }

  @Test func `that is given up is no trouble any more`() throws {
    let scene = try Scene(settings: folder)
    scene.healthRuns.removeFirst()("gone")
    scene.reload("")
    #expect(try scene.status().notices == [])
    #expect(scene.healthRuns.isEmpty)
  }
}
