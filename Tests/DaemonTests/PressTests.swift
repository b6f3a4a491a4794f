import Nouns
import Popups
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `What is pressed on a pop-up` {
  /// A scene in which that has just been told, and what was told.
  private func told(_ kind: News.Kind, _ settings: String = "") throws -> (Scene, Alert) {
    let happening = try #require(Happening.all.first { $0.kind == kind })
    let scene = try happening.scene(settings)
    let alert = try #require(scene.told(kind).last)
    scene.forget()
    return (scene, alert)
  }

  private func lastStep(_ scene: Scene) throws -> RecordedCommand? {
    try scene.ask(ChangeCalls.List.self, StepQuestion()).steps.first
  }

  private func button(_ name: String, on alert: Alert) throws -> String {
    try #require(alert.actions.first { $0.id.hasPrefix(name) }).id
  }

  // MARK: Starting

  @Test(arguments: [News.Kind.startUsual, .windowClosed])
  func `Start fast now starts one now`(kind: News.Kind) throws {
    let (scene, alert) = try told(kind)
    scene.run(.minutes(5))
    scene.press("start", on: alert)
    let fast = try #require(try scene.status().fast)
    #expect(fast.start == scene.now.milliseconds)
    #expect(fast.goal == Span.hours(16).seconds)
    #expect(try lastStep(scene)?.actor == "popup")
    #expect(scene.alerts.map(\.title) == ["Fast started"])
  }

  @Test func `Started at the usual time starts one then`() throws {
    let (scene, alert) = try told(.startUsual)
    scene.run(.minutes(25))
    scene.press(try button("started-at", on: alert), on: alert)
    #expect(try scene.status().fast?.start == (Instant.noon + .hours(8)).milliseconds)
    #expect(try scene.popUp(at: "answer").body.contains("20:00"))
  }

  @Test func `ahead of the usual time nothing can have started then`() throws {
    let scene = try Scene(settings: "start.usual = 20:00\nnotify.start = 30m\n")
    scene.run(.hours(8) - .minutes(30))
    let alert = try scene.popUp(at: "window")
    #expect(alert.actions.map(\.id) == ["default", "start", "snooze"])
  }

  @Test func `a fast that runs already is not started again`() throws {
    let (scene, alert) = try told(.startUsual)
    let fast = try scene.start().fast
    for button in ["start", try button("started-at", on: alert)] {
      scene.forget()
      scene.press(button, on: alert)
      #expect(try scene.status().fast?.id == fast.id)
      #expect(scene.alerts.map(\.title) == ["Not carried out"])
    }
  }

  // MARK: Ending

  @Test func `Ended at the goal ends it there`() throws {
    let (scene, alert) = try told(.forgotten)
    let id = try #require(try scene.status().fast?.id)
    scene.run(.minutes(10))
    scene.press(try button("ended-at", on: alert), on: alert)
    let last = try #require(try scene.status().last)
    #expect(last.id == id && last.outcome == .completed)
    #expect(last.end == (Instant.noon + .hours(16)).milliseconds)
    #expect(try scene.popUp(at: "answer").body.contains("ended at the goal"))
    #expect(scene.screen["forgotten"] == nil)
  }

  @Test func `Still fasting leaves it running and asks no more`() throws {
    let (scene, alert) = try told(.forgotten)
    #expect(alert.title.hasPrefix("Still fasting? The goal was "))
    scene.press("still-fasting", on: alert)
    #expect(try scene.status().state == .fasting)
    #expect(scene.screen["forgotten"] == nil)
    scene.run(.hours(2))
    #expect(scene.told(.forgotten).isEmpty)
  }

  @Test(arguments: [GoalOrder.span(.seconds(57_600)), GoalOrder.open])
  func `End long after the goal asks when it ended, and ends it now only if told so`(
    goal: GoalOrder
  ) throws {
    let scene = try Scene()
    try scene.start(goal)
    scene.run(.hours(30))
    let alert = try #require((scene.told(.goalReached) + scene.told(.safety)).last)
    scene.press("end", on: alert)
    #expect(try scene.status().state == .fasting)
    let question = try scene.popUp(at: "answer")
    #expect(question.title == "When did it end?")
    scene.press("now", on: question)
    #expect(try scene.status().last?.end == scene.now.milliseconds)
  }

  @Test func `One hour more keeps the goal that was reached`() throws {
    let (scene, alert) = try told(.goalReached)
    scene.run(.minutes(10))
    scene.press("more", on: alert)
    #expect(try scene.status().fast?.reachedGoal == Span.hours(16).seconds)
    try scene.stop()
    #expect(try scene.status().last?.outcome == .completed)
    #expect(try scene.status().streak.current == 1)
  }

  @Test func `I ended at... asks when, and takes the answer`() throws {
    let (scene, alert) = try told(.forgotten)
    scene.press("ended-earlier", on: alert)
    #expect(try scene.status().state == .fasting)
    let question = try scene.popUp(at: "answer")
    #expect(question.body.contains("fastctl stop --at"))
    let ends = [Span.hours(16), .hours(20), .hours(19)].map { Instant.noon + $0 }
    #expect(
      question.actions.map(\.id)
        == ["ended-at-goal:\(ends[0].milliseconds)"]
        + ends.dropFirst().map { "ended-at:\($0.milliseconds)" } + ["now"])
    scene.run(.minutes(10))
    scene.press(question.actions[1].id, on: question)
    #expect(try scene.status().last?.end == ends[1].milliseconds)
    #expect(try scene.popUp(at: "answer").title == "Fast ended")
  }

  @Test func `no time is offered twice, and none before the start`() throws {
    let scene = try Scene(settings: "notify.forgotten = 1h\n")
    try scene.start(GoalOrder.span(Span.minutes(59)))
    scene.run(.minutes(119))
    scene.press("ended-earlier", on: try scene.popUp(at: "forgotten"))
    #expect(
      try scene.popUp(at: "answer").actions.map(\.id)
        == ["ended-at-goal:\((Instant.noon + .minutes(59)).milliseconds)", "now"])
  }

  @Test func `the question when it ended goes with the fast`() throws {
    let (scene, alert) = try told(.forgotten)
    scene.press("ended-earlier", on: alert)
    try scene.stop()
    #expect(scene.screen.isEmpty)
  }

  // MARK: Later

  @Test(arguments: [News.Kind.goalReached, .startUsual, .reminder], [true, false])
  func `Snooze tells it again in a quarter of an hour`(kind: News.Kind, restarts: Bool) throws {
    let (scene, alert) = try told(kind)
    scene.press("snooze", on: alert)
    #expect(scene.alerts.map(\.title) == ["Snoozed"])
    scene.forget()
    scene.run(.minutes(14))
    if restarts { try scene.restart() }
    #expect(scene.alerts.isEmpty)
    scene.run(.minutes(1))
    #expect(scene.alerts.map(\.key) == [alert.key])
    #expect(scene.hooked.isEmpty, "it has not happened again")
    scene.forget()
    scene.run(.minutes(30))
    #expect(scene.alerts.isEmpty)
  }

  @Test func `what was snoozed and is over is not told again`() throws {
    let (scene, alert) = try told(.goalReached)
    scene.press("snooze", on: alert)
    try scene.stop()
    scene.forget()
    scene.run(.hour)
    #expect(scene.alerts.isEmpty)
  }

  @Test func `Stop reminding takes a daily reminder away, and can be undone`() throws {
    let scene = try Scene()
    let id = try scene.remind("Drink", daily: "13:00")
    scene.run(.hour)
    let alert = try scene.popUp(at: "reminder/\(id)")
    #expect(alert.actions.map(\.id) == ["default", "snooze", "stop-reminding"])
    scene.press("stop-reminding", on: alert)
    #expect(try scene.ask(RemindCalls.List.self, AgendaQuestion()).reminders.isEmpty)
    #expect(try lastStep(scene)?.actor == "popup")
    #expect(try scene.popUp(at: "answer").title == "No more of these reminders")
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(
      try scene.ask(RemindCalls.List.self, AgendaQuestion()).reminders.map(\.reminder.id.text) == [
        id
      ])
    scene.forget()
    scene.run(.hours(24))
    #expect(scene.alerts.map(\.title) == ["Drink"])
  }

  // MARK: The pop-up itself

  @Test(arguments: Happening.all)
  func `a click shows how things stand`(happening: Happening) throws {
    let (scene, alert) = try told(happening.kind)
    let before = try scene.status()
    scene.press("default", on: alert)
    #expect(try scene.status() == before)
    let answer = try scene.popUp(at: "answer")
    #expect(scene.alerts == [answer])
    #expect(answer.isTransient && answer.actions.isEmpty)
    #expect(answer.urgency == (happening.kind == .safety ? .normal : .low))
    #expect(answer.body.contains("As of "))
    #expect(scene.clicked.isEmpty)
    scene.run(.minutes(20))
    #expect(scene.told(happening.kind).isEmpty, "it has been seen")
  }

  @Test func `a click runs the person's own command instead`() throws {
    let (scene, alert) = try told(.goalReached, "click = xterm -e 'fastctl watch'\n")
    scene.press("default", on: alert)
    let id = try #require(try scene.status().fast?.id)
    #expect(
      scene.clicked == [
        Clicked(
          line: "xterm -e 'fastctl watch'",
          variables: ["FASTD_NEWS": "goalReached", "FASTD_FAST": id])
      ])
    #expect(scene.alerts.isEmpty)
  }

  // MARK: Old pop-ups

  enum Meanwhile: CaseIterable {
    case ended, another, anotherAfterRestart
  }

  @Test(
    arguments: ["end", "more", "snooze", "ended-earlier", "ended-at:1772500000000"],
    Meanwhile.allCases)
  func `on the pop-up of a fast that is over nothing has an effect, and that is said`(
    button: String, meanwhile: Meanwhile
  ) throws {
    let (scene, alert) = try told(.goalReached)
    try scene.stop()
    if meanwhile != .ended {
      scene.run(.hour)
      try scene.start()
    }
    if meanwhile == .anotherAfterRestart { try scene.restart() }
    let (before, step) = (try scene.status(), try lastStep(scene))
    scene.forget()
    scene.press(button, on: alert)
    #expect(try scene.status() == before)
    #expect(try lastStep(scene) == step)
    #expect(scene.alerts.map(\.title) == ["Already over"])
    scene.forget()
    scene.run(.hour)
    #expect(scene.told(.goalReached).isEmpty)
  }

  @Test func `after a restart the buttons of a running fast do what they say`() throws {
    let (scene, alert) = try told(.goalReached)
    try scene.restart(after: .minute)
    scene.press("end", on: alert)
    #expect(try scene.status().last?.end == scene.now.milliseconds)
  }

  @Test(arguments: ["snooze", "stop-reminding"])
  func `on a reminder that was removed nothing has an effect`(button: String) throws {
    let scene = try Scene()
    let id = try scene.remind("Drink", daily: "13:00")
    let other = try scene.remind("Walk", daily: "14:00")
    scene.run(.minutes(61))
    let alert = try scene.popUp(at: "reminder/\(id)")
    try scene.ask(RemindCalls.Remove.self, RemovalOrder(id: id))
    #expect(scene.screen.isEmpty)
    scene.forget()
    scene.press(button, on: alert)
    #expect(
      try scene.ask(RemindCalls.List.self, AgendaQuestion()).reminders.map(\.reminder.id.text) == [
        other
      ])
    #expect(scene.alerts.map(\.title) == ["Already over"])
  }

  @Test func `what cannot be written has no effect, and that is said`() throws {
    let (scene, alert) = try told(.goalReached)
    scene.commitFault = .diskFull
    scene.press("end", on: alert)
    #expect(try scene.status().state == .fasting)
    #expect(scene.alerts.map(\.title) == ["Not carried out"])
  }
}
