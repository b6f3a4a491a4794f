import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `Telling the person` {
  @Test func `a goal is told once, with its buttons`() throws {
    let scene = try Scene()
    try scene.start()
    scene.pass(.hours(16))
    let alert = try #require(scene.alerts.first)
    #expect(alert.actions.map(\.id) == ["default", "end", "more", "snooze"])
    #expect(!alert.title.isEmpty && !alert.body.isEmpty)
    scene.keeper.hear(.shown(key: alert.key))
    for _ in 0..<4 {
      scene.pass(.hours(1))
      scene.keeper.rearm(.clockStepped)
      scene.keeper.hear(.serverCame)
    }
    try scene.restart()
    #expect(scene.alerts.isEmpty)
    #expect(scene.log.isEmpty)
  }

  @Test func `a goal that was reached while the daemon was away is told at its start`() throws {
    let scene = try Scene()
    try scene.start()
    try scene.restart(after: .hours(20))
    #expect(scene.alerts.count == 1)
    #expect(scene.log.filter { if case .goalReached = $0 { true } else { false } }.count == 1)
    let inTime = try Scene()
    try inTime.start()
    inTime.pass(.hours(16))
    #expect(scene.alerts.first?.key == inTime.alerts.first?.key)
    #expect(scene.alerts.first?.body != inTime.alerts.first?.body, "it says when it was")
  }

  @Test func `what the daemon takes along when it leaves is shown again by the next`() throws {
    let scene = try Scene()
    try scene.start()
    scene.pass(.hours(16))
    let key = try #require(scene.alerts.first?.key)
    scene.keeper.hear(.shown(key: key))
    scene.keeper.leave()
    try scene.restart(after: .minute)
    #expect(scene.alerts.map(\.key) == [key])
    scene.keeper.hear(.shown(key: key))
    scene.keeper.hear(.closed(key: key, .expired))
    scene.keeper.leave()
    try scene.restart(after: .minute)
    #expect(scene.alerts.isEmpty, "it had gone from the screen by itself")
  }

  @Test func `what no server has taken is told again when there is one`() throws {
    let scene = try Scene()
    try scene.start()
    scene.pass(.hours(16))
    let key = try #require(scene.alerts.first?.key)
    scene.keeper.hear(.failed(key: key, .noServer))
    #expect(try scene.ask(DaemonCalls.Health.self, NoFields()).waitingNews == 1)
    scene.pass(.hours(1))
    scene.keeper.hear(.serverCame)
    #expect(scene.alerts.map(\.key) == [key, key])
    scene.keeper.hear(.shown(key: key))
    #expect(try scene.ask(DaemonCalls.Health.self, NoFields()).waitingNews == 0)
    scene.keeper.hear(.serverCame)
    #expect(scene.alerts.count == 2)
  }

  @Test func `what is no longer true when a server comes is not told`() throws {
    let scene = try Scene()
    try scene.start()
    scene.pass(.hours(16))
    let key = try #require(scene.alerts.first?.key)
    scene.keeper.hear(.failed(key: key, .noServer))
    try scene.stop()
    scene.keeper.hear(.serverCame)
    #expect(scene.alerts.count == 1)
    #expect(scene.effects.contains(.withdrawn(key)))
    try scene.restart()
    #expect(scene.alerts.isEmpty)
  }

  @Test func `with notify.goal off nothing is shown, then or later`() throws {
    let scene = try Scene(settings: "notify.goal = off\n")
    try scene.start()
    scene.pass(.hours(16))
    scene.settingsText = .success([])
    scene.keeper.reload()
    scene.keeper.hear(.serverCame)
    #expect(scene.alerts.isEmpty)
    #expect(try scene.ask(DaemonCalls.Health.self, NoFields()).waitingNews == 0)
  }

  // MARK: Buttons

  private func told(_ goal: GoalOrder? = nil, after span: Span) throws -> (Scene, key: String) {
    let scene = try Scene()
    try scene.start(goal)
    scene.pass(span)
    let key = try #require(scene.alerts.last?.key)
    scene.keeper.hear(.shown(key: key))
    scene.forget()
    return (scene, key)
  }

  @Test func `the button End fast ends it, and what came of it is said`() throws {
    let (scene, key) = try told(after: .hours(16))
    scene.pass(.minutes(5))
    scene.keeper.hear(.acted(key: key, action: "end"))
    let status = try scene.status()
    #expect(status.state == .eating)
    #expect(status.last?.end == scene.now.milliseconds)
    #expect(scene.effects.contains(.withdrawn(key)))
    #expect(scene.alerts.count == 1)
    #expect(scene.alerts.first?.key != key)
    let step = try scene.ask(ChangeCalls.List.self, StepQuestion()).steps.first
    #expect(step?.actor == "popup")
    #expect(step?.verb == "stop")
  }

  @Test func `the button for an hour more counts from now where the goal is past`() throws {
    let (scene, key) = try told(after: .hours(16))
    scene.pass(.minutes(20))
    scene.keeper.hear(.acted(key: key, action: "more"))
    #expect(try scene.status().fast?.goalAt == (scene.now + .hour).milliseconds)
    #expect(scene.armed == scene.now + .hour)
    scene.forget()
    scene.pass(.hour)
    #expect(scene.alerts.count == 1, "the new goal is news again")
  }

  @Test func `the buttons of an old pop-up do not touch another fast`() throws {
    let (scene, key) = try told(after: .hours(16))
    try scene.stop()
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    try scene.ask(FastCalls.Cancel.self, NoFields())
    scene.pass(.hours(1))
    let fresh = try scene.start().fast
    scene.forget()
    for action in ["end", "more"] { scene.keeper.hear(.acted(key: key, action: action)) }
    #expect(try scene.status().fast?.id == fresh.id)
    #expect(try scene.status().fast?.goal == fresh.goal)
    #expect(scene.alerts.count == 2, "each says why nothing was done")
  }

  @Test(arguments: ["end", "more"])
  func `the buttons of a fast that has ended say that it has`(action: String) throws {
    let (scene, key) = try told(after: .hours(16))
    try scene.stop()
    let last = try scene.status().last
    scene.forget()
    scene.keeper.hear(.acted(key: key, action: action))
    #expect(try scene.status().last == last)
    #expect(scene.alerts.count == 1)
  }

  @Test(arguments: [
    ("", "end"), ("answer", "end"), ("a/b/c", "end"), ("a/goalReached/x", "more"),
    ("a/goalReached/9223372036854775807", "more"), ("a/goalReached/1/2", "end"),
  ])
  func `a key that is none of ours does nothing`(key: String, action: String) throws {
    let scene = try Scene()
    let fast = try scene.start().state.fast
    scene.keeper.hear(.acted(key: key, action: action))
    scene.keeper.hear(.shown(key: key))
    scene.keeper.hear(.failed(key: key, .noAnswer))
    #expect(try scene.status().fast == fast)
  }

  @Test func `a button that we do not have does nothing`() throws {
    let (scene, key) = try told(after: .hours(16))
    scene.keeper.hear(.acted(key: key, action: "dance"))
    #expect(try scene.status().state == .fasting)
    #expect(scene.alerts.isEmpty)
  }
}
