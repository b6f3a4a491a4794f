import TestSupport
import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Calls about the program` {
  /// On Monday, the second of March 2026, at noon.
  private func scene() throws -> Scene {
    let scene = try Scene()
    try scene.ask(
      ProfileCalls.Set.self, Wire.ProfileOrder(maintenance: 2300, diet: 1900))
    return scene
  }

  private func status(_ scene: Scene) throws -> ProgramAnswer {
    try scene.ask(ProgramCalls.Status.self, NoFields())
  }

  @Test func `there is none at the beginning`() throws {
    let scene = try scene()
    #expect(try status(scene) == ProgramAnswer(date: "2026-03-02"))
    #expect(try scene.status().program == nil)
    #expect(
      try refusal { try scene.ask(ProgramCalls.End.self, ProgramDate()) } == .noProgram)
  }

  @Test func `one that begins is in the answer and in the state, with what to eat`() throws {
    let scene = try scene()
    let answer = try scene.ask(ProgramCalls.Start.self, ProgramStart())
    let program = Wire.Program(
      phase: .leadIn, day: 1, of: 7, daysLeft: 7, next: "2026-03-09", kcal: 2300, then: .diet,
      thenKcal: 1900)
    #expect(answer.program == program)
    #expect(answer.course?.start == Day("2026-03-02") && answer.course?.leadIn == 7)
    #expect(try scene.status().program == program)
    #expect(try scene.status().energy?.kcal == 2300)
    #expect(try status(scene) == answer)
  }

  @Test func `the plan names the stretches with their energy`() throws {
    let scene = try scene()
    try scene.ask(ProgramCalls.Start.self, ProgramStart(on: Day("2026-03-01")))
    try scene.ask(
      ProgramCalls.Pause.self, ProgramPause(from: Day("2026-03-10"), to: Day("2026-03-12")))
    let plan = try scene.ask(
      ProgramCalls.Plan.self, ProgramPlanQuestion(from: "2026-03-02", days: 21))
    #expect(
      plan.stretches == [
        Wire.Stretch(
          from: "2026-03-02", to: "2026-03-07", phase: .leadIn, day: 2, of: 7, kcal: 2300),
        Wire.Stretch(
          from: "2026-03-08", to: "2026-03-09", phase: .diet, cycle: 1, day: 1, of: 14,
          kcal: 1900),
        Wire.Stretch(from: "2026-03-10", to: "2026-03-11", phase: .paused, kcal: 2300),
        Wire.Stretch(
          from: "2026-03-12", to: "2026-03-22", phase: .diet, cycle: 1, day: 3, of: 14,
          kcal: 1900),
      ])
    #expect(
      plan.courses.map(\.pauses) == [[DietProgram.Pause(from: "2026-03-10", to: "2026-03-12")]])
    #expect(plan.date == "2026-03-02" && plan.days == 21)
  }

  @Test(arguments: ["2026-02-30", "tomorrow", "", "2026-3-1", "2026-03-01T00:00"])
  func `a text that is no date is refused under its field's name`(text: String) {
    #expect(throws: FieldError.wrongType("on")) {
      try ProgramStart(["on": .string(text)], strict: true)
    }
  }

  @Test func `limits are named`() throws {
    let scene = try scene()
    #expect(
      try refusal {
        try scene.ask(ProgramCalls.Plan.self, ProgramPlanQuestion(days: 4000))
      } == .numberOutOfRange(field: "days", 4000, allowed: 1...3660))
    #expect(
      try refusal {
        try scene.ask(ProgramCalls.Start.self, ProgramStart(on: Day("2028-01-01")))
      }
        == .dateOutOfRange(
          field: "on", try Day(iso: "2028-01-01"),
          allowed: try Day(iso: "2025-03-01")...Day(iso: "2027-03-03")))
  }

  @Test func `a long pause offers a new beginning, with a lead-in`() throws {
    let scene = try scene()
    try scene.ask(ProgramCalls.Start.self, ProgramStart(on: Day("2026-02-01")))
    let paused = try scene.ask(ProgramCalls.Pause.self, ProgramPause())
    #expect(!paused.offersRestart && paused.restartLeadIn == 0)
    scene.run(.hours(28 * 24))
    let offered = try status(scene)
    #expect(offered.offersRestart && offered.restartLeadIn == 7)
    let restarted = try scene.ask(ProgramCalls.Restart.self, ProgramStart())
    #expect(restarted.course?.leadIn == 7)
    let id = try #require(restarted.course).id
    #expect(
      try refusal { try scene.ask(ProgramCalls.Resume.self, ProgramDate()) } == .notPaused(id))
  }

  @Test func `what was slept through is put right in the journal`() throws {
    let scene = try scene()
    try scene.ask(ProgramCalls.Start.self, ProgramStart())
    try scene.restart(after: .hours(40 * 24))
    #expect(
      scene.log.contains(
        .cycleRecovered(
          stored: "leadIn since 2026-03-02", calculated: "diet 2 since 2026-04-06")))
  }

  @Test func `each time that it was put right is counted, with its reason`() throws {
    let scene = try scene()
    try scene.ask(ProgramCalls.Start.self, ProgramStart())
    #expect(try status(scene).recoveries == nil)
    try scene.restart(after: .hours(40 * 24))
    let reasons: [(Keeper.Reason, String)] = [
      (.resumed, "resumed"), (.clockStepped, "clockStepped"), (.zoneChanged, "zoneChanged"),
    ]
    var expected = RecoveryCount(count: 1, last: scene.now.milliseconds, reason: "started")
    for (reason, word) in reasons {
      #expect(try status(scene).recoveries == expected)
      scene.now = scene.now + .hours(40 * 24)
      scene.keeper.rearm(reason)
      expected = RecoveryCount(
        count: expected.count + 1, last: scene.now.milliseconds, reason: word)
    }
    // An ordinary switch is none.
    scene.run(.hours(28 * 24))
    try scene.restart()
    #expect(try status(scene).recoveries == expected)
  }
}
