import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `The button for one hour more` {
  @Test func `says where to confirm a goal over 48 hours, and changes nothing`() throws {
    let scene = try Scene()
    try scene.start(GoalWish(span: 48 * 3600))
    scene.run(.hours(48))
    scene.press("more", on: try scene.popUp())
    #expect(try scene.status().fast?.goal == 48 * 3600)
    #expect(try scene.popUp(at: "answer").body.hasSuffix("fastctl goal +1h"))
  }
}
