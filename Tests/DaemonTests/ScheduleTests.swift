import TestSupport
import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Calls about schedules` {
  private func list(_ scene: Scene) throws -> ScheduleList {
    try scene.ask(ScheduleCalls.List.self, NoFields())
  }

  @discardableResult
  private func add(
    _ scene: Scene, _ name: String = "Early bird", hours: Int64 = 15, text: String? = nil
  ) throws -> ScheduleEntry {
    try scene.ask(
      ScheduleCalls.Add.self, ScheduleOrder(name: name, hours: hours, text: text)
    ).schedule
  }

  @discardableResult
  private func use(_ scene: Scene, _ name: String?) throws -> ChoiceAnswer {
    try scene.ask(ScheduleCalls.Use.self, UseOrder(schedule: name))
  }

  @discardableResult
  private func plan(_ scene: Scene, _ days: [Weekday: WeekPlan.Intention]) throws -> WeekPlanEntry?
  {
    try scene.ask(ScheduleCalls.SetWeek.self, WeekPlanOrder(days: days)).week
  }

  private func milliseconds(_ hours: Int64) -> Int64 { (Instant.noon + .hours(hours)).milliseconds }

  // MARK: What there is

  @Test func `the presets are listed with their hours and ends, and 16 to 8 is chosen`() throws {
    let list = try list(Scene())
    #expect(
      list.schedules.map(\.name) == ["12:12", "13:11", "14:10", "16:8", "18:6", "20:4", "23:1"])
    #expect(list.schedules.allSatisfy { $0.fasting + $0.eating == 24 && !$0.own })
    #expect(list.schedules.map(\.goalAt) == [12, 13, 14, 16, 18, 20, 23].map(milliseconds))
    #expect(list.schedules.last?.nickname == "omad")
    #expect(list.chosen == "16:8")
    #expect(list.week == nil)
    #expect(list.plan == Wire.Plan(schedule: "16:8", goal: 16 * 3600, goalAt: milliseconds(16)))
  }

  @Test func `own ones are made, changed and taken away`() throws {
    let scene = try Scene()
    let made = try add(scene, text: "Dinner at five")
    #expect(
      made
        == ScheduleEntry(
          name: "Early bird", fasting: 15, eating: 9, own: true, text: "Dinner at five"))
    try use(scene, "early bird")
    let edit = ScheduleEdit(name: "EARLY BIRD", newName: "Lark", hours: 13, text: "")
    let changed = try scene.ask(ScheduleCalls.Edit.self, edit).schedule
    #expect(changed == ScheduleEntry(name: "Lark", fasting: 13, eating: 11, own: true))
    #expect(try list(scene).chosen == "Lark")
    #expect(try scene.status().plan?.goalAt == milliseconds(13))
    let gone = try scene.ask(ScheduleCalls.Remove.self, ScheduleName(name: "lark")).schedule
    #expect(gone == changed)
    #expect(try list(scene).chosen == "16:8")
    #expect(try list(scene).schedules.count == 7)
  }

  @Test func `a fast takes its hours, and keeps its label when they change`() throws {
    let scene = try Scene()
    try add(scene)
    let fast = try scene.start(GoalOrder.schedule("early bird")).fast
    #expect(fast.goal == Span.hours(15).seconds)
    #expect(fast.schedule == "Early bird")
    _ = try scene.ask(
      ScheduleCalls.Edit.self, ScheduleEdit(name: "Early bird", newName: "Lark", hours: 3))
    #expect(try scene.status().fast?.schedule == "Early bird")
    #expect(try scene.status().fast?.goal == Span.hours(15).seconds)
    let goal = GoalChangeOrder(goal: GoalOrder.schedule("lark"))
    #expect(try scene.ask(FastCalls.SetGoal.self, goal).fast.goal == Span.hours(3).seconds)
  }

  // MARK: What a start uses

  @Test func `no goal is all null, and says so at a start`() throws {
    let scene = try Scene()
    #expect(try use(scene, nil) == ChoiceAnswer(plan: Wire.Plan()))
    #expect(try scene.status().plan == Wire.Plan())
    #expect(try list(scene).chosen == nil)
    #expect(try scene.start().fast.goal == nil)
  }

  @Test func `the week is in the state with its time`() throws {
    let scene = try Scene()
    let week = try plan(
      scene,
      [
        .monday: .fast("omad", at: ClockTime(hour: 20, minute: 0)), .tuesday: .rest,
      ])
    #expect(week?.from == Day("2026-03-02"))
    #expect(week?.days[.monday] == .fast("23:1", at: ClockTime(hour: 20, minute: 0)))
    let plan = try #require(try scene.status().plan)
    #expect(plan.schedule == "23:1")
    #expect(plan.at == milliseconds(8))
    #expect(!plan.rest)
    scene.pass(.hours(24))
    #expect(
      try scene.status().plan
        == Wire.Plan(
          schedule: "16:8", goal: 16 * 3600, goalAt: milliseconds(40), rest: true))
    #expect(try self.plan(scene, [:]) == nil)
    #expect(try scene.status().plan?.rest == false)
  }

  @Test func `the reminder to start names the plan of the day`() throws {
    let scene = try Scene(settings: "notify.start = on")
    try plan(scene, [.monday: .fast("18:6", at: ClockTime(hour: 20, minute: 0))])
    scene.run(.hours(9))
    let alert = try #require(scene.alerts.last)
    #expect(alert.body.contains("18:6"))
    scene.press("start", on: alert)
    #expect(try scene.status().fast?.schedule == "18:6")
  }

  @Test func `the window after a fast without a goal follows the plan`() throws {
    let scene = try Scene()
    try use(scene, "20:4")
    try scene.start(GoalOrder.open)
    scene.pass(.hours(15))
    try scene.stop()
    let window = try #require(try scene.status().window)
    #expect(window == Wire.Window(opens: milliseconds(15), closes: milliseconds(19)))
    #expect(try scene.ask(WindowCalls.Get.self, NoFields()).window == window)
  }

  @Test func `a vacation is in the state until it is over`() throws {
    let scene = try Scene()
    let order = VacationOrder(from: Day("2026-03-01"), to: Day("2026-03-03"))
    let vacation = try scene.ask(ScheduleCalls.AddVacation.self, order).vacation
    #expect(try scene.status().plan?.vacationUntil == "2026-03-03")
    #expect(try scene.status().plan?.rest == true)
    #expect(try list(scene).vacations == [vacation])
    let removal = RemovalOrder(id: String(vacation.id.text.prefix(6)))
    #expect(try scene.ask(ScheduleCalls.RemoveVacation.self, removal).vacation == vacation)
    #expect(try scene.status().plan?.vacationUntil == nil)
  }

  @Test func `a name that is not there any more is said, and a start works all the same`() throws {
    let scene = try Scene()
    try add(scene)
    try use(scene, "Early bird")
    // As a hand in the database would.
    _ = try scene.ledger.commit(
      Commit(
        step: Step(
          kind: .command, verb: VerbWord("removeSchedule"),
          changes: [
            Change(
              before: .schedule(try #require(scene.keeper.state.engine.standing.schedules.first)),
              after: nil)
          ]), actor: "test"), at: scene.now)
    try scene.restart()
    let state = try scene.status()
    #expect(state.notices == [Notice(code: "scheduleGone", detail: "Early bird")])
    #expect(state.plan?.schedule == "16:8")
    #expect(try list(scene).gone == "Early bird")
    #expect(try scene.start().fast.schedule == "16:8")
  }

  // MARK: What is refused

  @Test func `refusals are typed`() throws {
    let scene = try Scene()
    try add(scene)
    #expect(try refusal { try add(scene, "early bird") } == .scheduleExists("Early bird"))
    #expect(try refusal { try add(scene, "16h") } == .nameReserved("16h"))
    #expect(
      try refusal { try add(scene, "x", hours: .max) }
        == .hoursOutOfRange(.max, allowed: 1...23))
    #expect(try refusal { try use(scene, "x") } == .unknownSchedule("x"))
    #expect(
      try refusal { try scene.ask(ScheduleCalls.Remove.self, ScheduleName(name: "omad")) }
        == .presetSchedule("omad"))
    let long = VacationOrder(from: Day("2026-01-01"), to: Day("2027-06-01"))
    #expect(
      try refusal { try scene.ask(ScheduleCalls.AddVacation.self, long) }
        == .vacationTooLong(days: 366))
  }

  @Test func `what the safety answers speak against is refused by name`() throws {
    let scene = try Scene()
    _ = try scene.ask(ProfileCalls.SetSafety.self, SafetyWish(applies: [.underAge]))
    let expected = Refusal.notSafe(.underAge, most: .hours(12))
    #expect(try refusal { try use(scene, "16:8") } == expected)
    #expect(try refusal { try plan(scene, [.monday: .fast("16:8", at: nil)]) } == expected)
  }

  @Test(arguments: [
    #"SetWeek","parameters":{"days":[{"day":"moon","rest":true}]}"#,
    #"SetWeek","parameters":{"days":[{"day":"mon","rest":true},{"day":"mon","rest":true}]}"#,
    #"SetWeek","parameters":{"days":[{"day":"mon","rest":false}]}"#,
    #"SetWeek","parameters":{"days":[{"day":"mon","rest":true,"schedule":"16:8"}]}"#,
    #"SetWeek","parameters":{"days":[{"day":"mon","rest":true,"at":"20:00"}]}"#,
    #"SetWeek","parameters":{"days":[{"day":"mon","rest":false,"schedule":"16:8","at":"x"}]}"#,
    #"AddVacation","parameters":{"from":"2026-07-14","to":"2026-07-01"}"#,
    #"AddVacation","parameters":{"from":"2026-02-30","to":"2026-07-01"}"#,
    #"AddVacation","parameters":{"from":"2026-02-01","to":""}"#,
  ])
  func `what makes no sense is no call`(tail: String) throws {
    let scene = try Scene()
    let reply = try scene.raw(#"{"method":"io.github.fastd.schedule."# + tail + "}").last
    #expect(reply?.error == "org.varlink.service.InvalidParameter")
    #expect(try list(scene).week == nil)
  }

  // MARK: Undo

  @Test func `each step is undone and done again, and named`() throws {
    let scene = try Scene()
    try add(scene)
    try use(scene, "Early bird")
    try plan(scene, [.monday: .fast("Early bird", at: nil)])
    let before = try list(scene)
    _ = try scene.ask(ScheduleCalls.Remove.self, ScheduleName(name: "Early bird"))
    let step = try scene.ask(ChangeCalls.Undo.self, NoFields()).step
    #expect(step.noun == "schedule")
    #expect(step.nameBefore == "Early bird")
    #expect(step.nameAfter == nil)
    #expect(step.count == 3)
    #expect(try list(scene) == before)
    try scene.restart()
    #expect(try list(scene) == before)
    _ = try scene.ask(ChangeCalls.Redo.self, NoFields())
    #expect(try list(scene).chosen == "16:8")
  }
}
