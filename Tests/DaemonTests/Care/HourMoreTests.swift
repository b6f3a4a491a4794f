import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `The button for one hour more` {
  /// What was pressed stood on the screen for longer than it was true.
  private func press(_ scene: Scene) throws {
    let fast = try #require(try scene.status().fast)
    let key = News.Key(subject: fast.id, kind: .goalReached, at: scene.now)
    scene.keeper.hear(.acted(key: key.text, action: "more"))
    scene.takeAll()
  }

  @Test func `says where to confirm a goal over 48 hours, and changes nothing`() throws {
    let scene = try Scene()
    try scene.start(GoalOrder.span(.seconds(47 * 3600)))
    scene.run(.hours(20))
    try press(scene)
    #expect(try scene.status().fast?.goal == 48 * 3600)
    try press(scene)
    #expect(try scene.status().fast?.goal == 48 * 3600)
    #expect(try scene.popUp(at: "answer").body.hasSuffix("fastctl goal +1h"))
  }

  @Test func `shows the warning in place of another hour once the fast has taken a day`() throws {
    let scene = try Scene(settings: "notify.safety = off\n")
    try scene.start(GoalOrder.span(.seconds(16 * 3600)))
    scene.run(.hours(16))
    #expect(try scene.popUp().actions.contains { $0.label == "1 hour more" })
    scene.run(.hours(9))
    try press(scene)
    #expect(try scene.status().fast?.goal == 16 * 3600)
    let answer = try scene.popUp(at: "answer")
    #expect(answer.title == "25 hours" && answer.urgency == .normal)
    #expect(answer.body.hasPrefix("24 hours reached."))
  }

  @Test func `is missing on what sums up a warning, whose title it has`() throws {
    let scene = try Scene(settings: "quiet = 09:00-13:00\n")
    try scene.start(GoalOrder.span(.seconds(23 * 3600)), at: scene.now - .hours(2))
    scene.run(.hours(24) + .minutes(90))
    let alert = try scene.popUp(at: "summary")
    #expect(alert.title.hasPrefix("24 hours"), "\(alert)")
    #expect(alert.body.hasPrefix("24 hours reached."), "\(alert)")
    #expect(alert.body.contains("Goal reached"), "\(alert)")
    #expect(!alert.actions.contains { $0.label == "1 hour more" }, "\(alert)")
    #expect(alert.urgency == .normal)
  }
}
