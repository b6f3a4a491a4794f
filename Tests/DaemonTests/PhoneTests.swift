import Nouns
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `The folder of a phone` {
  private let phone = "phone.folder = /srv/phone"

  @Test func `is nobody's concern while it is off`() throws {
    let scene = try Scene()
    try scene.start()
    #expect(scene.phoneRuns.isEmpty && scene.phoneWaits.isEmpty)
  }

  @Test func `is looked after at the start, and when it is chosen`() throws {
    #expect(try Scene(settings: phone).phoneRuns.count == 1)
    let scene = try Scene()
    scene.reload(phone)
    #expect(scene.phoneRuns.count == 1)
  }

  @Test func `is read when what has arrived has rested`() throws {
    let scene = try Scene(settings: phone)
    scene.phoneRuns.removeFirst()(nil)
    let count = scene.phoneWaits.count
    for number in 1...2 {
      scene.keeper.phoneArrived()
      #expect(scene.phoneWaits.count == count + number && scene.phoneRuns.isEmpty)
      #expect(scene.phoneWaits.last == PhoneTimes.rest)
    }
    scene.keeper.followPhone()
    #expect(scene.phoneRuns.count == 1)
  }

  @Test func `shows what has changed, and not oftener than once a minute`() throws {
    let scene = try Scene(settings: phone)
    scene.phoneRuns.removeFirst()(nil)
    try scene.start()
    let wait = try #require(scene.phoneWaits.last)
    #expect(wait > .seconds(50) && wait <= PhoneTimes.pause)
    let count = scene.phoneWaits.count
    try scene.ask(FastCalls.Stop.self, StopOrder())
    #expect(scene.phoneWaits.count == count)
    scene.keeper.followPhone()
    scene.phoneRuns.removeFirst()(nil)
    #expect(scene.phoneRuns.isEmpty)
  }

  @Test func `that cannot be written is tried again, and said once`() throws {
    let scene = try Scene(settings: phone)
    scene.phoneRuns.removeFirst()("no space")
    #expect(scene.phoneWaits.last == .minute)
    #expect(try scene.status().notices == [Notice(code: "phoneFailed", detail: "no space")])
    scene.keeper.followPhone()
    scene.phoneRuns.removeFirst()(nil)
    #expect(try scene.status().notices == [])
  }
}
