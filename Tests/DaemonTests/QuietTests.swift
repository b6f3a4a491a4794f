import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `Quiet hours and changed minds` {
  // MARK: Quiet

  @Test func `what one thing is held back is told by itself when it is over`() throws {
    let scene = try Scene(settings: "quiet = 22:00-07:00\n")
    try scene.start()
    scene.run(.hours(19) - .second)
    #expect(scene.alerts.isEmpty)
    #expect(scene.hooked.map(\.event).contains(.goalReached), "hooks are not held")
    scene.run(.second)
    let alert = try scene.popUp()
    #expect(alert.title == "Goal reached")
    #expect(alert.body.contains("04:00"))
    #expect(alert.actions.contains { $0.id == "end" })
  }

  @Test func `all that was held back is summed up once`() throws {
    let scene = try Scene(settings: "quiet = 22:00-07:00\n")
    try scene.remind("Drink", daily: "23:00")
    try scene.start()
    scene.run(.hours(18))
    try scene.restart()
    scene.run(.hours(1))
    let alert = try scene.popUp(at: "summary")
    #expect(scene.alerts == [alert])
    #expect(alert.title == "During quiet time")
    let lines = alert.body.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasSuffix("Drink") && lines[1].hasSuffix("Goal reached"))
    scene.run(.hours(2) - .second)
    #expect(scene.alerts.count == 1, "until the fast looks forgotten")
  }

  @Test func `what is no longer true when it is over is not told`() throws {
    let scene = try Scene(settings: "quiet = 22:00-07:00\nnotify.halfway = on\n")
    scene.run(.hours(11))
    try scene.start(GoalOrder.span(Span.hours(2)))
    scene.run(.hours(2))
    try scene.stop()
    scene.run(.hours(12))
    #expect(scene.alerts.isEmpty)
  }

  @Test func `warnings from 72 hours on are not held`() throws {
    let scene = try Scene(settings: "quiet = 22:00-07:00\n")
    scene.run(.hours(11))
    try scene.start()
    let start = scene.now
    scene.run(.hours(73))
    let hours = scene.told(.safety).compactMap { News.Key(text: $0.key) }.map(\.at)
    #expect(hours.contains(start + .hours(72)))
    #expect(scene.alerts.last?.urgency == .critical)
  }

  @Test func `a snooze that ends in quiet hours waits for their end`() throws {
    let scene = try Scene(settings: "quiet = 04:10-07:00\n")
    try scene.start()
    scene.run(.hours(16))
    scene.press("snooze", on: try scene.popUp())
    scene.forget()
    scene.run(.hours(3) - .second)
    #expect(scene.alerts.isEmpty)
    scene.run(.second)
    #expect(scene.alerts.map(\.title) == ["Goal reached"])
  }

  @Test(arguments: [true, false])
  func `quiet on request ends at its time, or when it is called off`(isCalledOff: Bool) throws {
    let scene = try Scene(settings: "notify.halfway = on\n")
    try scene.start(GoalOrder.span(.seconds(7200)))
    let until = scene.now + .minutes(90)
    try scene.ask(RemindCalls.Quiet.self, QuietOrder(until: until.milliseconds))
    scene.run(.minutes(80))
    try scene.restart()
    scene.run(.minutes(9))
    #expect(scene.alerts.isEmpty)
    if isCalledOff {
      try scene.ask(RemindCalls.Quiet.self, QuietOrder())
    } else {
      scene.run(.minutes(1))
    }
    #expect(scene.alerts.map { News.Key(text: $0.key)?.kind } == [.halfway])
    scene.run(.minutes(31))
    #expect(scene.told(.goalReached).count == 1)
  }

  @Test func `a server that comes in quiet hours is given nothing that can wait`() throws {
    let scene = try Scene(settings: "quiet = 05:00-07:00\n")
    scene.isServed = false
    try scene.start()
    scene.run(.hours(17))
    scene.forget()
    scene.isServed = true
    scene.keeper.hear(.serverCame)
    scene.takeAll()
    #expect(scene.alerts.isEmpty)
    scene.run(.hours(2))
    #expect(scene.alerts.map(\.title) == ["Goal reached"])
  }

  // MARK: Settings

  nonisolated private static let switched: [(News.Kind, String)] = [
    (.halfway, "notify.halfway = off"),
    (.forgotten, "notify.forgotten = off"), (.safety, "notify.safety = off"),
    (.startUsual, "notify.start = off"),
  ]

  @Test(arguments: switched)
  func `what is on the screen leaves it when it is switched off, and stays told`(
    kind: News.Kind, off: String
  ) throws {
    let happening = try #require(Happening.all.first { $0.kind == kind })
    let scene = try happening.scene()
    #expect(!scene.screen(of: kind).isEmpty)
    scene.reload(off)
    #expect(scene.screen(of: kind).isEmpty)
    scene.forget()
    scene.reload(happening.settings)
    scene.run(.minute)
    #expect(scene.alerts.isEmpty)
    #expect(scene.hooked.isEmpty)
  }

  @Test func `what was switched on is told from then on, and not for what has been`() throws {
    let scene = try Scene(settings: "notify.goal = off\nnotify.safety = off\n")
    try scene.start()
    scene.run(.hours(17))
    scene.reload("notify.halfway = on\nnotify.stages = on\nnotify.beyond = on\n")
    scene.run(.minutes(59))
    #expect(scene.alerts.isEmpty)
    scene.run(.minutes(1))
    #expect(scene.alerts.count == 1)
  }

  @Test func `the caller who has the settings read is answered before anything is told`() throws {
    let scene = try Scene()
    try scene.start()
    scene.run(.hours(21))
    let key = try scene.popUp(at: "forgotten").key
    scene.settingsText = .success(Array("notify.forgotten = off\n".utf8))
    scene.forget()
    let caller = try scene.open(SettingsCalls.Reload.self, NoFields(), more: false)
    let effects = scene.effects.filter { $0 == .answered(caller) || $0 == .withdrawn(key) }
    #expect(effects == [.answered(caller), .withdrawn(key)])
  }

  // MARK: Corrections

  @Test func `an edit that puts the goal into the future takes its pop-up away at once`() throws {
    let scene = try Scene()
    try scene.start()
    scene.run(.hours(16))
    let start = Instant.noon + .hours(1)
    scene.forget()
    try scene.ask(FastCalls.Edit.self, EditOrder(start: start))
    #expect(scene.screen.isEmpty && scene.alerts.isEmpty)
    scene.run(.hour)
    #expect(scene.alerts.map(\.title) == ["Goal reached"], "it is reached again")
  }

  @Test func `an edit within the past takes the wrong times from the screen and says nothing`()
    throws
  {
    let scene = try Scene()
    try scene.start()
    scene.run(.hours(17))
    scene.forget()
    let start = Instant.noon - .minutes(30)
    try scene.ask(FastCalls.Edit.self, EditOrder(start: start))
    #expect(scene.screen.isEmpty)
    try scene.restart()
    scene.run(.hours(1))
    #expect(scene.alerts.isEmpty)
  }

  @Test func `an end that is taken back does not bring the goal back to the screen`() throws {
    let scene = try Scene()
    try scene.start()
    scene.run(.hours(16))
    try scene.stop()
    #expect(scene.screen.isEmpty)
    scene.forget()
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    scene.run(.hour)
    #expect(scene.alerts.isEmpty)
  }
}
