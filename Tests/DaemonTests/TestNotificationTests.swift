import Nouns
import Popups
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `A pop-up to see whether one can be seen` {
  private let server = AlertOutlook(can: [])

  private func answers(_ scene: Scene, to client: CallToken) throws -> [TestNotificationAnswer] {
    try scene.received(DaemonCalls.TestNotification.self, by: client)
  }

  @Test func `is answered when the server has taken it`() throws {
    let scene = try Scene()
    scene.outlook = server
    let clients = try (0..<2).map { _ in
      try scene.open(DaemonCalls.TestNotification.self, NoFields(), more: false)
    }
    #expect(try answers(scene, to: clients[0]).isEmpty)
    #expect(try scene.popUp(at: "test").title == "fastd can reach you")
    scene.takeAll()
    for client in clients {
      #expect(try answers(scene, to: client) == [TestNotificationAnswer(shown: true)])
    }
    scene.press("default", on: try scene.popUp(at: "test"))
    #expect(try scene.status().state == .idle)
  }

  @Test func `says why where nobody shows any`() throws {
    let scene = try Scene()
    let answer = try scene.ask(DaemonCalls.TestNotification.self, NoFields())
    #expect(answer == TestNotificationAnswer(shown: false, trouble: "noServer"))
    #expect(scene.alerts.isEmpty)
  }

  @Test func `tries one that would be started for it, and says what came of it`() throws {
    let scene = try Scene()
    scene.outlook = AlertOutlook(reach: .noServer(startable: true))
    scene.isServed = false
    let client = try scene.open(DaemonCalls.TestNotification.self, NoFields(), more: false)
    scene.takeAll()
    let answer = TestNotificationAnswer(shown: false, trouble: "noServer")
    #expect(try answers(scene, to: client) == [answer])
  }

  @Test func `waits for a server that is being greeted`() throws {
    let scene = try Scene()
    scene.outlook = server
    let client = try scene.open(DaemonCalls.TestNotification.self, NoFields(), more: false)
    scene.keeper.hear(.failed(key: "test", .notYet))
    #expect(try answers(scene, to: client).isEmpty)
    scene.keeper.hear(.serverCame)
    scene.takeAll()
    #expect(try answers(scene, to: client) == [TestNotificationAnswer(shown: true)])
  }

  @Test func `is owed to nobody who has gone`() throws {
    let scene = try Scene()
    scene.outlook = server
    let client = try scene.open(DaemonCalls.TestNotification.self, NoFields(), more: false)
    scene.keeper.closed(client)
    scene.takeAll()
    #expect(try answers(scene, to: client).isEmpty)
  }
}
