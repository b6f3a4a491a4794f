import Nouns
import Rules
import Testing
import Time
import Views
import Wire

@testable import Daemon

@MainActor @Suite struct `Calls about the person` {
  private func safety(_ scene: Scene) throws -> Wire.Safety {
    try scene.ask(ProfileCalls.GetSafety.self, NoFields()).safety
  }

  @discardableResult
  private func say(
    _ applies: [SafetyQuestion], agreed: Bool? = nil, to scene: Scene
  ) throws -> Wire.Safety {
    let wish = SafetyWish(applies: applies, agreed: agreed)
    return try scene.ask(ProfileCalls.SetSafety.self, wish).safety
  }

  @Test func `nothing is answered at the beginning, and nothing refused for that`() throws {
    let scene = try Scene()
    #expect(try safety(scene) == Wire.Safety())
    #expect(try scene.start(GoalOrder.span(.seconds(20 * 3600))).fast.goal == 20 * 3600)
  }

  @Test func `answers are kept, in the order of the questions, over a restart`() throws {
    let scene = try Scene()
    let said = try say([.hardWork, .pregnancy], to: scene)
    #expect(said.applies == [.pregnancy, .hardWork])
    #expect(said.longestGoal == SafetyQuestion.longestForAll.seconds)
    #expect(said.at == scene.now.milliseconds)
    try scene.restart()
    #expect(try safety(scene) == said)
    #expect(try say([.pregnancy], agreed: true, to: scene).longestGoal == nil)
  }

  @Test func `a goal that the answers speak against is refused with the question`() throws {
    let scene = try Scene()
    try say([.lowWeight], to: scene)
    let expected = Refusal.notSafe(.lowWeight, most: .hours(12))
    #expect(try refusal { try scene.start(GoalOrder.schedule("16:8")) } == expected)
    try scene.start(GoalOrder.schedule("12:12"))
    let order = GoalChangeOrder(goal: GoalOrder.change(.seconds(3600)))
    #expect(try refusal { try scene.ask(FastCalls.SetGoal.self, order) } == expected)
  }

  @Test func `the button for one hour more says why not, and changes nothing`() throws {
    let scene = try Scene()
    try say([.diabetes], to: scene)
    try scene.start(GoalOrder.schedule("12:12"))
    scene.run(.hours(12))
    scene.press("more", on: try scene.popUp())
    #expect(try scene.status().fast?.goal == 12 * 3600)
    #expect(try scene.popUp(at: "answer").body.contains("fastctl profile safety"))
  }

  @Test func `the same answers again are refused, and undo takes answers back`() throws {
    let scene = try Scene()
    try say([.frail], to: scene)
    #expect(try refusal { try say([.frail], to: scene) } == .nothingToChange)
    _ = try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try safety(scene) == Wire.Safety())
  }
}
