import Nouns
import Popups
import TestSupport
import Rules
import Supervision
import Testing
import Time
import Views
import Wire

@testable import Daemon
@testable import fastd

/// On 2026-03-02 at noon, in UTC.
@MainActor @Suite struct `Pop-ups of a diet program` {
  /// A program that began so many days ago.
  private func scene(
    daysAgo: Int64, leadIn: Int64 = 7, settings: String = "", hasNumbers: Bool = true,
    hasCoach: Bool = false
  ) throws -> Scene {
    let scene = try Scene(settings: settings + (hasCoach ? "" : "\ncoach = off\n"))
    try scene.ask(ProfileCalls.Set.self, ProfileOrder(maintenance: 2300, diet: 1900))
    let start = ProgramStart(on: date(-daysAgo), leadIn: leadIn)
    try scene.ask(ProgramCalls.Start.self, start)
    if !hasNumbers {
      try scene.ask(ProfileCalls.Set.self, ProfileOrder(forget: [.maintenance, .diet]))
    }
    scene.forget()
    return scene
  }

  private func date(_ days: Int64) -> Day { Zone.utc.day(of: .noon) + days }

  private func buttons(_ alert: Alert) -> [String] {
    alert.actions.map(\.id).filter { $0 != Alert.Action.click }
  }

  @Test func `the eve and the switch are at one place, with a way to the plan`() throws {
    let scene = try scene(daysAgo: 6)
    scene.run(.hours(8))
    let eve = try scene.popUp(at: "phase")
    #expect(eve.title == "Diet phase starts tomorrow")
    #expect(buttons(eve) == ["plan"])
    #expect(eve.category == "x-fastd.program")
    scene.run(.hours(4))
    let diet = try scene.popUp(at: "phase")
    #expect(diet.body == "Day 1 of 14 · 1,900 kcal a day.")
    #expect(buttons(diet) == ["plan"])
    #expect(scene.alerts.count == 2)
  }

  @Test func `the coach has a word on each block, and roars for what is behind`() throws {
    let scene = try scene(daysAgo: 6, hasCoach: true)
    scene.run(.hours(8))
    #expect(!(try scene.popUp(at: "phase").body.contains("\n")), "the eve is no event")
    scene.run(.hours(4))
    let diet = try scene.popUp(at: "phase").body.split(separator: "\n")
    #expect(diet.count == 2 && diet[0] == "Day 1 of 14 · 1,900 kcal a day.")
    #expect(!diet[1].contains("!"), "what only begins earns no roar")
    scene.run(.hours(14 * 24))
    #expect(try scene.popUp(at: "phase").body.contains("\nWhoosh, whoosh! The diet days are done."))
    scene.run(.hours(14 * 24))
    #expect(try scene.popUp(at: "phase").body.contains("\nWhoosh, whoosh, whooosh! A whole cycle"))
    try scene.ask(ProgramCalls.Pause.self, ProgramPause(from: date(7 + 28)))
    scene.run(.hours(6 * 24))
    #expect(try scene.popUp(at: "phase").body.contains("\nThen I will take a nap"))
  }

  @Test func `roars are heard where they are wanted, and else nothing is`() throws {
    func heard(_ settings: String) throws -> [Alert.Sound?] {
      let scene = try scene(daysAgo: 6, settings: settings, hasCoach: true)
      return try [8, 4, 14 * 24, 14 * 24].map {
        scene.run(.hours($0))
        return try scene.popUp(at: "phase").sound
      }
    }
    #expect(
      try heard("coach.sound = on") == [nil, nil, .name("roar-double"), .name("roar-triple")])
    #expect(
      try heard("coach.sound = on\nnotify.phase.sound = bell")
        == [.name("bell"), .name("bell"), .name("roar-double"), .name("roar-triple")])
    #expect(try heard("") == [nil, nil, nil, nil])
  }

  @Test func `without numbers nothing is said of them`() throws {
    let scene = try scene(daysAgo: 6, hasNumbers: false)
    scene.run(.hours(12))
    #expect(try scene.popUp(at: "phase").body == "Day 1 of 14.")
  }

  @Test func `the plan is shown from today on`() throws {
    let scene = try scene(daysAgo: 6)
    scene.run(.hours(12))
    scene.press("plan", on: try scene.popUp(at: "phase"))
    let lines = try scene.popUp(at: "answer").body.split(separator: "\n")
    #expect(lines.first == "Tue 3 Mar 2026: Diet phase, 1,900 kcal")
    #expect(lines.dropFirst().first == "Tue 17 Mar 2026: Maintenance phase, 2,300 kcal")
    #expect(lines.last == "The next twelve weeks: fastctl program plan")
  }

  @Test func `a pause can be ended from its pop-up, and only once`() throws {
    let scene = try scene(daysAgo: 9)
    try scene.ask(ProgramCalls.Pause.self, ProgramPause(from: date(1)))
    scene.run(.hours(12))
    let paused = try scene.popUp(at: "phase")
    #expect(buttons(paused) == ["resume", "plan"])
    scene.press("resume", on: paused)
    let answer = try scene.popUp(at: "answer")
    #expect(answer.title == "The program continues")
    #expect(answer.body == "Diet phase, day 4 of 14 · 1,900 kcal a day.")
    #expect(try scene.status().program?.phase == .diet)
    scene.press("resume", on: paused)
    #expect(try scene.popUp(at: "answer").title == "Already over")
  }

  @Test func `a restart is offered with its lead-in, and left at a word`() throws {
    let scene = try scene(daysAgo: 9)
    try scene.ask(ProgramCalls.Pause.self, ProgramPause())
    scene.run(.hours(28 * 24))
    let offer = try scene.popUp(at: "phase")
    #expect(buttons(offer) == ["restart", "not-now"])
    #expect(offer.body.contains("A restart begins with 7 days at maintenance."))
    scene.press("not-now", on: offer)
    #expect(try scene.popUp(at: "answer").body.contains("fastctl program resume"))
    #expect(try scene.status().program?.phase == .paused)
    scene.press("restart", on: offer)
    #expect(try scene.popUp(at: "answer").title == "Program restarted")
    #expect(try scene.status().program?.phase == .leadIn)
  }

  @Test func `what a long quiet time held back is summed up with the switch`() throws {
    let scene = try scene(daysAgo: 6, settings: "quiet = 22:00-07:00")
    try scene.remind("Drink", in: .hours(13))
    scene.run(.hours(20))
    let summary = try scene.popUp(at: "summary")
    #expect(summary.body.contains("Tue 00:00: Diet phase begins"))
    #expect(summary.body.contains("Drink"))
  }

  // MARK: Hooks

  private func told(_ scene: Scene) -> [String] {
    scene.hooked.compactMap { event in
      event.program.map {
        let from = $0.from?.rawValue ?? "none"
        return "\(event.event.rawValue) \(from) \($0.to.rawValue) \($0.automatic)"
      }
    }
  }

  @Test func `hooks hear of each switch once, whoever made it`() throws {
    let scene = try scene(daysAgo: 6)
    scene.run(.hours(12))
    #expect(told(scene) == ["phase-switched leadIn diet true"])
    scene.forget()
    try scene.ask(ProgramCalls.Pause.self, ProgramPause())
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    try scene.ask(ChangeCalls.Redo.self, NoFields())
    try scene.ask(ProgramCalls.Resume.self, ProgramDate())
    try scene.ask(ProgramCalls.End.self, ProgramDate())
    #expect(
      told(scene) == [
        "program-paused diet paused false", "program-resumed paused diet false",
        "program-paused diet paused false", "program-resumed paused diet false",
        "phase-switched diet ended false",
      ])
    scene.forget()
    try scene.restart()
    #expect(told(scene) == [])
  }

  @Test func `the log has the same switches, each with the id of its kind`() throws {
    let scene = try scene(daysAgo: 6 + 28)
    scene.run(.hours(12))
    try scene.ask(ProgramCalls.Pause.self, ProgramPause())
    try scene.ask(ProgramCalls.Resume.self, ProgramDate())
    let lines = scene.log.map { LogEntry($0) }.filter { $0.event?.part == "program" }
    #expect(
      lines.map(\.event) == [.cycleCompleted, .phaseSwitched, .programPaused, .programResumed])
    #expect(
      lines.dropFirst().map(\.message) == [
        "the diet program goes from maintenance to diet",
        "the diet program goes from diet to paused",
        "the diet program goes from paused to diet",
      ])
  }

  @Test func `a completed cycle is an event of its own, before the next phase`() throws {
    let scene = try scene(daysAgo: 34)
    scene.run(.hours(12))
    #expect(
      told(scene) == [
        "cycle-completed maintenance diet true", "phase-switched maintenance diet true",
      ])
    let completed = try #require(scene.hooked.first { $0.event == .cycleCompleted })
    #expect(completed.text == "Cycle 1 complete.")
    #expect(completed.program?.kcal == 1900)
  }

  @Test func `hooks hear of a switch that the person does not want to be told of`() throws {
    let scene = try scene(daysAgo: 6, settings: "notify.phase = off\nnotify.eve = off")
    scene.run(.hours(12))
    #expect(scene.alerts.isEmpty)
    #expect(told(scene) == ["phase-switched leadIn diet true"])
  }
}
