import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `The live progress` {
  private func begun(_ more: String = "") throws -> Scene {
    let scene = try Scene(settings: "notify.progress = on\n" + more)
    try scene.start(GoalOrder.span(.seconds(1000 * 60)))
    scene.takeAll()
    return scene
  }

  private func shown(_ scene: Scene) -> [Int] {
    scene.alerts.filter { $0.key == "progress" }.compactMap(\.progress)
  }

  @Test func `moves once a per cent, in one pop-up of its own, and goes at the goal`() throws {
    let scene = try begun()
    let first = try scene.popUp(at: "progress")
    #expect(first.progress == 0)
    #expect(first.expiry == .never && first.urgency == .low && first.isTransient)
    #expect(first.actions.isEmpty && first.sound == nil)
    scene.run(.minutes(1000) - .second)
    #expect(shown(scene) == Array(0...99))
    #expect(Set(scene.screen.keys) == ["progress"])
    scene.run(.second)
    #expect(Set(scene.screen.keys) == ["fast"])
    scene.run(.hours(1))
    #expect(shown(scene).count == 100)
  }

  @Test func `follows a fast of any length, not more often than each second`() throws {
    let scene = try Scene(settings: "notify.progress = on\n")
    let start = scene.now - .minutes(1) + Span(milliseconds: 37)
    try scene.start(GoalOrder.span(.seconds(70)), at: start)
    scene.run(.seconds(9))
    let due = Int64(scene.alerts.count)
    #expect(due > 5 && due <= 10)
    #expect(shown(scene) == shown(scene).sorted())
  }

  @Test func `costs nothing where it is off`() throws {
    let (scene, plain) = (try begun(), try Scene())
    try plain.start(GoalOrder.span(.seconds(1000 * 60)))
    #expect(scene.armed == .noon + .minutes(10))
    #expect(plain.armed == .noon + .hours(4))
    plain.forget()
    plain.run(.hours(4) - .second)
    #expect(plain.effects.isEmpty)
    scene.reload("")
    #expect(scene.armed == plain.armed)
  }

  @Test func `writes nothing to the disk`() throws {
    let scene = try begun()
    scene.forget()
    scene.run(.hours(4) - .second)
    #expect(!scene.effects.contains(.committed))
  }

  @Test func `ends with the fast, and when it is switched off`() throws {
    let scene = try begun()
    scene.run(.minutes(5))
    try scene.stop()
    #expect(scene.screen.isEmpty)
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(scene.screen["progress"] != nil)
    scene.reload("notify.progress = off\n")
    #expect(scene.screen.isEmpty)
  }

  @Test func `is not shown again to who has put it away, until the next fast`() throws {
    let scene = try begun()
    scene.run(.minutes(100))
    scene.dismiss(try scene.popUp(at: "progress"))
    scene.forget()
    scene.run(.minutes(100))
    scene.changeServers()
    #expect(shown(scene).isEmpty)
    #expect(scene.armed == .noon + .hours(4), "as if it were off")
    try scene.stop()
    try scene.start()
    #expect(shown(scene) == [0])
  }

  @Test func `comes back with the next server`() throws {
    let scene = try begun()
    scene.run(.minutes(101))
    scene.forget()
    scene.changeServers()
    #expect(shown(scene) == [10])
    scene.keeper.hear(.serverCame)
    scene.keeper.hear(.serverCame)
    #expect(Set(shown(scene)) == [10])
  }

  @Test func `keeps quiet, and comes back after it`() throws {
    let scene = try begun("quiet = 14:00-16:00\n")
    scene.run(.minutes(130))
    #expect(scene.screen.isEmpty)
    scene.forget()
    scene.run(.minutes(109))
    #expect(shown(scene).isEmpty)
    scene.run(.minutes(1))
    #expect(shown(scene) == [24])
    let until = (scene.now + .hour).milliseconds
    try scene.ask(RemindCalls.Quiet.self, QuietOrder(until: until))
    #expect(scene.screen.isEmpty)
    scene.run(.hour)
    #expect(scene.screen["progress"]?.progress == 30)
  }

  @Test func `shows a goal that was moved at once`() throws {
    let scene = try begun()
    scene.forget()
    try scene.ask(FastCalls.SetGoal.self, GoalChangeOrder(goal: GoalOrder.change(.seconds(3600))))
    #expect(shown(scene) == [0])
    #expect(scene.alerts.first?.body.contains("05:40") == true)
  }

  @Test func `without a goal there is none`() throws {
    let scene = try Scene(settings: "notify.progress = on\n")
    try scene.start(GoalOrder.open)
    #expect(scene.alerts.isEmpty)
  }
}
