import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `The inbox for weights` {
  private let inbox = "weight.inbox = /srv/scale"

  @Test func `is nobody's concern while it is off`() throws {
    let scene = try Scene()
    #expect(scene.inboxRuns.isEmpty && scene.inboxWatched == [nil])
  }

  @Test func `is watched and read when fastd starts, and when it is chosen`() throws {
    let scene = try Scene(settings: inbox)
    #expect(scene.inboxRuns.count == 1 && scene.inboxWatched == ["/srv/scale"])
    let other = try Scene()
    other.reload(inbox)
    #expect(other.inboxRuns.count == 1 && other.inboxWatched.last == "/srv/scale")
    other.reload(inbox + "\ntime.format = 24")
    #expect(other.inboxRuns.count == 1)
    other.reload("")
    #expect(other.inboxWatched.last == .some(nil))
  }

  @Test func `is read once more for what came meanwhile, and not oftener`() throws {
    let scene = try Scene(settings: inbox)
    for _ in 0..<3 { scene.keeper.readInbox() }
    #expect(scene.inboxRuns.count == 1)
    scene.inboxRuns.removeFirst()(nil)
    #expect(scene.inboxRuns.count == 1)
    scene.inboxRuns.removeFirst()(nil)
    #expect(scene.inboxRuns.isEmpty)
  }

  @Test func `that cannot be read is tried again later and later, and said once`() throws {
    let scene = try Scene(settings: inbox)
    for _ in 0..<12 {
      scene.inboxRuns.removeFirst()("no unit")
      scene.keeper.followInbox()
    }
    #expect(scene.inboxWaits.first == .minute && scene.inboxWaits.last == .hours(6))
    #expect(scene.inboxWaits == scene.inboxWaits.sorted())
    #expect(scene.log.filter { $0 == .notTended(.inbox, reason: "no unit") }.count == 1)
    #expect(try scene.status().notices == [Notice(code: "inboxFailed", detail: "no unit")])
    scene.inboxRuns.removeFirst()(nil)
    #expect(try scene.status().notices == [])
  }

  @Test func `that is not there is watched as soon as it is`() throws {
    let scene = try Scene()
    scene.inboxTrouble = "/srv/scale: gone"
    scene.reload(inbox)
    #expect(scene.inboxRuns.isEmpty && scene.inboxWaits == [.minute])
    #expect(try scene.status().notices.map(\.code) == ["inboxFailed"])
    scene.inboxTrouble = nil
    scene.keeper.followInbox()
    #expect(scene.inboxRuns.count == 1)
    scene.inboxRuns.removeFirst()(nil)
    #expect(try scene.status().notices == [])
  }

  @Test func `that is given up is no trouble any more`() throws {
    let scene = try Scene(settings: inbox)
    scene.reload("")
    scene.inboxRuns.removeFirst()("gone")
    #expect(try scene.status().notices == [] && scene.inboxRuns.isEmpty)
    scene.keeper.readInbox()
    #expect(scene.inboxRuns.isEmpty)
  }
}
