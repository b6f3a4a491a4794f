import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `Schedules in words` {
  private let now = Instant(milliseconds: Examples.at(18, 40, day: 1))

  private static func entry(
    _ fasting: Int64, _ name: String? = nil, _ nickname: String? = nil, text: String? = nil
  ) -> ScheduleEntry {
    ScheduleEntry(
      name: name ?? "\(fasting):\(24 - fasting)", fasting: fasting, eating: 24 - fasting,
      own: name != nil, nickname: nickname, text: text,
      goalAt: Examples.at(18, 40, day: 1) + fasting * Examples.hour * 1000)
  }

  static let schedules = [
    entry(12, nil, "overnight"), entry(13, nil, "circadian"), entry(14),
    entry(16, nil, "leangains"), entry(18), entry(20, nil, "warrior"), entry(23, nil, "omad"),
    entry(15, "Early bird", text: "Dinner at five, so that there is an evening\nwithout a kitchen"),
    entry(3, "\u{1b}[31mred"),
  ]

  private static let evening = WeekPlan.Intention.fast(
    "16:8", at: ClockTime(hour: 20, minute: 0))
  static let week = WeekPlanEntry(
    WeekPlan(
      id: .blank, from: Day("2026-03-02"),
      days: [
        .monday: evening, .tuesday: evening, .wednesday: evening,
        .friday: .fast("Early bird", at: nil), .sunday: .rest,
      ]))

  static let vacations = [
    Vacation(id: "a1111111111111111111111111", from: "2025-07-01", to: "2025-07-14"),
    Vacation(id: "b2222222222222222222222222", from: "2026-07-01", to: "2026-07-14"),
  ]

  private static let plan = Plan(
    schedule: "16:8", goal: 16 * Examples.hour, goalAt: Examples.at(10, 40, day: 2))

  static let lists: [(String, ScheduleList)] = [
    ("plain", ScheduleList(schedules: schedules, chosen: "16:8", vacations: [], plan: plan)),
    (
      "planned",
      ScheduleList(
        schedules: schedules, chosen: "17:7", week: week, vacations: vacations, plan: plan,
        gone: "Night owl")
    ),
    (
      "open",
      ScheduleList(
        schedules: schedules, chosen: nil, vacations: [],
        plan: Plan(rest: true, vacationUntil: "2026-03-08"))
    ),
  ]

  @Test func `while a fast runs nothing is said of beginning one`() {
    for (name, list) in Self.lists {
      let page = SchedulePage(Way.english, on: .plain).text(of: list, now: now, isFasting: true)
      #expect(!page.contains("begun now") && !page.contains("Start now"), "\(name)")
      #expect(page.contains("Next fast: "), "\(name)")
    }
  }

  @Test(arguments: lists)
  func `the list`(name: String, list: ScheduleList) throws {
    try Golden.expect(
      Way.page { SchedulePage($0.wording, on: $0.screen).text(of: list, now: now) },
      is: "schedule-\(name)", at: #_sourceLocation)
  }

  @Test func `what a change is answered with`() throws {
    let page = Way.page { way in
      let page = SchedulePage(way.wording, on: way.screen)
      return page.text(of: Self.week) + page.text(of: nil)
        + page.text(of: Self.vacations, now: now) + page.text(of: [], now: now)
        + [
          way.wording.sentence(for: Self.schedules[7], as: .added),
          way.wording.sentence(for: Self.schedules[7], as: .changed),
          way.wording.sentence(for: Self.schedules[7], as: .removed),
          way.wording.sentence(for: Self.vacations[1], isThere: true),
          way.wording.sentence(for: Self.vacations[1], isThere: false),
        ].map { $0 + "\n" }.joined()
    }
    try Golden.expect(page, is: "schedule-said", at: #_sourceLocation)
  }

  static let plans: [Plan] = [
    plan,
    Plan(
      schedule: "Early bird", goal: 15 * Examples.hour, goalAt: Examples.at(9, 40, day: 2),
      at: Examples.at(20, day: 1)),
    // Its time has passed.
    Plan(
      schedule: "16:8", goal: 57600, goalAt: Examples.at(10, 40, day: 2), at: Examples.at(8, day: 1)
    ),
    Plan(schedule: "16:8", goal: 57600, goalAt: Examples.at(10, 40, day: 2), rest: true),
    Plan(
      schedule: "16:8", goal: 57600, goalAt: Examples.at(10, 40, day: 2), rest: true,
      vacationUntil: "2026-03-20"),
    Plan(), Plan(at: Examples.at(20, day: 1)),
  ]

  @Test func `the status says what a start would use`() throws {
    let page = Way.page { way in
      let card = StatusCard(way.wording, on: way.screen)
      return Self.plans.map { plan in
        var (idle, eating) = (Examples.idle(last: nil), Examples.eating())
        (idle.plan, eating.plan) = (plan, plan)
        return card.text(of: idle) + card.text(of: eating)
      }.joined(separator: "\n")
    }
    try Golden.expect(page, is: "status-plans", at: #_sourceLocation)
  }

  private static func named(_ name: String) -> Row {
    .schedule(OwnSchedule(id: RowID(Examples.id), name: name, hours: 15))
  }

  private static func week(to: String? = nil) -> Row {
    .week(
      WeekPlan(
        id: RowID(Examples.id), from: Day("2026-03-02"), to: to.map { Day($0) }, days: [:]))
  }

  private static func chosen(_ schedule: String?) -> Row {
    .choice(ScheduleChoice(id: RowID(Examples.id), schedule: schedule))
  }

  private static func vacation(_ from: String, _ to: String) -> Row {
    .vacation(Vacation(id: Examples.id, from: from, to: to))
  }

  static let changes: [(Row?, Row?)] = [
    (nil, named("Lark")), (named("Lark"), nil), (named("Lark"), named("Night owl")),
    (named("Lark"), named("Lark")), (nil, chosen("18:6")), (chosen("18:6"), chosen(nil)),
    (chosen(nil), nil), (nil, week()), (week(), nil), (week(), week()),
    (week(), week(to: "2026-03-08")), (week(to: "2026-03-08"), week()),
    (nil, vacation("2026-07-01", "2026-07-14")), (vacation("2026-07-01", "2026-07-14"), nil),
  ]

  @Test func `undo and events name what was planned`() throws {
    let page = Way.page { way in
      Self.changes.map { before, after in
        let (before, after) = (before.map(ChangedRow.init), after.map(ChangedRow.init))
        let step = RecordedCommand(
          number: 1, at: now.milliseconds, actor: "test", verb: "verb", state: .done,
          rowBefore: before, rowAfter: after)
        let event = ChangeEvent(
          seq: 1, at: now.milliseconds, actor: "test", verb: "verb",
          rowBefore: before, rowAfter: after)
        #expect(way.wording.line(for: event).hasSuffix(way.wording.sentence(for: step, now: now)))
        return way.wording.sentence(for: step, now: now) + "\n"
          + way.wording.sentence(forUndoing: step, now: now) + "\n"
      }.joined()
    }
    try Golden.expect(page, is: "schedule-steps", at: #_sourceLocation)
  }

  @Test func `what goes with a name is not counted beside it`() {
    let step = RecordedCommand(
      number: 1, at: now.milliseconds, actor: "test", verb: "removeSchedule", state: .done,
      noun: "schedule", rowBefore: ChangedRow(Self.named("Lark")), count: 3)
    #expect(Way.english.sentence(for: step, now: now) == "Removed the schedule Lark")
    #expect(Way.english.sentence(forUndoing: step, now: now) == "Added the schedule Lark")
  }

  static let refusals: [Refusal] = [
    .unknownSchedule("Lark"), .scheduleExists("Early bird"),
    .scheduleExists("it's"), .nameReserved("16h"), .presetSchedule("omad"),
    .hoursOutOfRange(24, allowed: 1...23), .textMissing(field: "name"),
    .tooManySchedules(limit: 100),
    .vacationOverlaps(
      .of("a1111111111111111111111111"), days: .on("2026-07-01")...(.on("2026-07-14"))),
    .vacationTooLong(days: 366), .tooManyVacations(limit: 200),
  ]

  @Test func `refusals say what would be right`() throws {
    let page = Way.page { way in
      Self.refusals.map { way.wording.sentence(for: $0, now: now) + "\n" }.joined()
    }
    try Golden.expect(page, is: "schedule-refusals", at: #_sourceLocation)
  }

  @Test(arguments: ["Lark", "omad", "Früh", "17:7"])
  func `a plain name is typed as it is`(name: String) {
    #expect(Way.english.typed(name) == name)
  }

  @Test(arguments: [("Early bird", "'Early bird'"), ("it's", "'it'\\''s'"), ("$x", "'$x'")])
  func `others are typed in quotes`(name: String, typed: String) {
    #expect(Way.english.typed(name) == typed)
  }

  @Test(arguments: lists)
  func `a list keeps to its width`(name: String, list: ScheduleList) {
    for way in Way.all {
      for width in [40, 60, 80, 120] {
        let screen = Screen(width: width, hasColour: false, hasBlocks: true)
        let page = SchedulePage(way.wording, on: screen).text(of: list, now: now)
        let lines = page.split(separator: "\n")
        #expect(!lines.isEmpty)
        for line in lines { #expect(line.cells <= width, "\(name), \(way.name): \(line)") }
      }
    }
  }
}
