import Nouns
import Popups
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `The coach in pop-ups` {
  private static let roar = "Whoosh!"

  private func told(
    _ settings: String = "", _ goal: GoalOrder? = nil, after span: Span = .hours(16),
    lines: String = ""
  ) throws -> (Scene, Alert) {
    let scene = try Scene(settings: settings)
    scene.coachLines = Array(lines.utf8)
    try scene.start(goal)
    scene.run(span)
    return (scene, try scene.popUp())
  }

  @Test func `has a word below a goal, and below nothing else by itself`() throws {
    let (_, alert) = try told()
    let lines = alert.body.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix(Self.roar) == true)
    let (_, near) = try told("notify.before = on\n", after: .minutes(16 * 60 - 20))
    #expect(!near.body.contains("\n"))
    let (_, half) = try told("notify.halfway = on\n", after: .hours(8))
    #expect(!half.body.contains("\n"))
  }

  @Test func `says nothing where it is off`() throws {
    let (scene, alert) = try told("coach = off\n")
    #expect(!alert.body.contains("\n") && !alert.body.contains("!"))
    scene.press("end", on: alert)
    #expect(!(try scene.popUp(at: "answer").body.contains("\n")))
    #expect(scene.coachReadings == 0)
  }

  @Test func `is silent beside a warning, and cheers nobody on after a day`() throws {
    let (_, day) = try told("", GoalOrder.span(Span.hours(24)), after: .hours(24))
    #expect(!day.body.contains(Self.roar) && !day.body.contains("glowing"))
    let (_, warned) = try told(
      "notify.safety = off\n", GoalOrder.span(Span.hours(30)), after: .hours(30))
    #expect(!warned.body.contains(Self.roar))
    #expect(warned.body.contains("something small"))
  }

  @Test func `has a word on a fast that a button has ended`() throws {
    let (scene, alert) = try told()
    scene.press("end", on: alert)
    // It is the first one ever.
    #expect(try scene.popUp(at: "answer").body.contains("\nWhoosh, whoosh! "))
    try scene.start()
    scene.run(.hours(16))
    scene.press("end", on: try scene.popUp())
    #expect(try scene.popUp(at: "answer").body.contains("\n\(Self.roar) "))
  }

  @Test func `says the person's own lines, read when there is something to say`() throws {
    let (scene, alert) = try told(
      lines: "goal-reached: Yours one.\ngoal-reached: Yours two.\ngoal-reached/x: not this\n")
    #expect(scene.coachReadings == 1)
    var said: Set<String> = [alert.body]
    for _ in 0..<5 {
      scene.press("end", on: try scene.popUp())
      scene.run(.hours(8))
      try scene.start()
      scene.run(.hours(16))
      said.insert(try scene.popUp().body)
    }
    #expect(said.contains { $0.hasSuffix("\nWhoosh! Yours one.") })
    #expect(said.contains { $0.hasSuffix("\nWhoosh! Yours two.") })
    #expect(!said.contains { $0.contains("not this") })
  }
}
