import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `A diet program` {
  @Test func `says what is now and what comes next`() throws {
    try Golden.expect(
      Way.page { way in
        let page = ProgramPage(way.wording, on: way.screen)
        return Programs.answers.map { "-- \($0)\n" + page.text(of: $1) }.joined()
      }, is: "program", at: #_sourceLocation)
  }

  @Test func `says how the days left are counted`() throws {
    let twice = ProgramAnswer(
      date: "2026-05-20",
      program: Program(
        phase: .diet, cycle: 3, day: 6, of: 14, daysLeft: 9, next: "2026-05-29", then: .maintenance),
      course: Programs.course(pauses: [
        DietProgram.Pause(from: "2026-03-14", to: "2026-03-16"),
        DietProgram.Pause(from: "2026-04-01", to: "2026-04-10"),
      ]))
    let answers = Programs.answers + [("paused twice", twice)]
    try Golden.expect(
      Way.page { way in
        let page = ProgramPage(way.wording, on: way.screen)
        return answers.map { "-- \($0)\n" + page.text(why: $1) }.joined()
      }, is: "program-why", at: #_sourceLocation)
    let text = ProgramPage(Way.english, on: .plain).text(why: twice)
    #expect(text.contains("today is its day 69. 11 paused days"), "\(text)")
    #expect(text.contains("Cycle 3 has diet on days 64 to 77"), "\(text)")
  }

  @Test(arguments: [
    ("started", "fastd had not been running"), ("resumed", "the computer had been asleep"),
    ("zoneChanged", "the time zone had changed"), ("clockStepped", "the clock had been set"),
    ("restored", "a backup had been restored"), ("of tomorrow", "the calendar had moved on"),
  ])
  func `says how often it was put right, and why`(reason: String, words: String) {
    let last = Examples.at(0, 5, day: 1)
    var answer = ProgramAnswer(date: "2026-03-06")
    answer.recoveries = RecoveryCount(count: 2, last: last, reason: reason)
    let page = ProgramPage(Way.english, on: .plain).text(of: answer)
    let line = "The phase was corrected 2 times, most recently Fri 6 Mar 2026 00:05: \(words)"
    #expect(page.replacing("\n", with: " ").contains(line), "\(page)")
    let once = RecoveryCount(count: 1, last: last, reason: reason)
    #expect(
      Way.english.sentence(for: once)
        == "The phase was corrected once, Fri 6 Mar 2026 00:05: \(words)")
  }

  @Test func `has a line in the state`() throws {
    let page = Way.page { way in
      Programs.states.map { name, state in
        "-- \(name)\n" + StatusCard(way.wording, on: way.screen).text(of: state)
      }.joined()
    }
    try Golden.expect(page, is: "program-status", at: #_sourceLocation)
  }

  @Test func `has the words of the contract in the state`() {
    let state = Programs.state(Programs.leadIn, of: Examples.fasting(now: Examples.at(9, day: 1)))
    #expect(
      StatusCard(Way.english, on: .plain).text(of: state).hasSuffix(
        "\nStarter week, day 4 of 7, 2,300 kcal · diet from Mon\n"))
  }

  @Test func `is said aloud`() throws {
    let page = Way.page(in: Array(Way.all.prefix(2))) { way in
      Programs.states.map { name, state in
        "-- \(name)\n" + SpokenStatus(way.wording).text(of: state) + "\n"
      }.joined()
    }
    try Golden.expect(page, is: "program-spoken", at: #_sourceLocation)
  }

  @Test func `is a part of the day on one page`() throws {
    let page = Way.page(in: Way.all + [Self.linear]) { way in
      Programs.states.map { name, state in
        "-- \(name)\n" + TodayPage(way.wording, on: way.screen).text(of: state)
      }.joined()
    }
    try Golden.expect(page, is: "today", at: #_sourceLocation)
  }

  static let linear = Way(name: "English, linear", wording: Way.english, screen: .linear)

  @Test func `is planned`() throws {
    let plans = [Programs.plan, Programs.fromTheStart, Programs.empty]
    let page = Way.page(in: Way.all + [Self.linear]) { way in
      plans.map { PlanPage(way.wording, on: way.screen).text(of: $0) }.joined(separator: "\n")
    }
    try Golden.expect(page, is: "program-plan", at: #_sourceLocation)
  }

  @Test(arguments: HostileTests.extremes)
  func `no number breaks its pages`(number: Int64) {
    let stretch = Stretch(
      from: "0001-01-01", to: "9999-12-31", phase: .paused, cycle: number, day: number,
      of: number, kcal: number)
    let other = Stretch(from: "2026-03-01", to: "2026-03-01", phase: .leadIn, day: number)
    let plan = ProgramPlan(
      date: "", from: "\u{1b}[2J", days: number, stretches: [other, stretch, other], courses: [])
    for way in Way.all.suffix(3) {
      #expect(!PlanPage(way.wording, on: way.screen).text(of: plan).contains("\u{1b}[2J"))
      #expect(PlanPicture(way.wording).svg(of: plan).hasSuffix("</svg>\n"))
      #expect(way.wording.events(of: plan, from: Day(number: 0), to: Day(number: 1)).count == 1)
      let table = CalendarView(way.wording, on: way.screen)
      let days = `What fasts look like`.none
      #expect(table.text(of: days, page: .year(2026), plan: plan).hasSuffix("\n"))
    }
  }
}

extension `A diet program` {
  @Test func `keeps the names of its blocks in a calendar`() {
    let from = Day(iso2026: 3, 13)
    let events = Way.english.events(of: Programs.plan, from: from, to: from + 83)
    let id = Programs.id
    #expect(
      events.map(\.name) == [
        "\(id)-diet-1-5", "\(id)-paused-2026-03-15", "\(id)-diet-1-7", "\(id)-maintenance-1",
        "\(id)-diet-2", "\(id)-maintenance-2", "\(id)-diet-3", "\(id)-maintenance-3",
        "\(id)-diet-4",
      ])
    #expect(events[3].title == "Maintenance phase, cycle 1")
    #expect(events[3].text == "2,300 kcal a day")
    #expect(events[5].text == nil)
    #expect(Way.english.events(of: Programs.plan, from: from + 2, to: from + 2).count == 1)
  }

  private static func row(
    start: String = "2026-03-02", end: String? = nil, _ pauses: DietProgram.Pause...
  ) -> ChangedRow {
    ChangedRow(
      .program(DietProgram(id: Programs.id, start: start, leadIn: 7, pauses: pauses, end: end)))
  }

  @Test func `is told of in the list of steps`() throws {
    let plain = Self.row()
    let pause = DietProgram.Pause(from: "2026-03-20")
    let until = DietProgram.Pause(from: "2026-03-20", to: "2026-03-25")
    let changes: [(ChangedRow?, ChangedRow?)] = [
      (nil, plain), (plain, nil), (plain, Self.row(start: "2026-03-09")),
      (plain, Self.row(end: "2026-04-01")), (Self.row(end: "2026-04-01"), plain),
      (plain, Self.row(pause)), (plain, Self.row(until)), (Self.row(pause), Self.row(until)),
      (Self.row(until), Self.row(pause)), (Self.row(pause), plain), (plain, plain),
    ]
    let steps = changes.enumerated().map { number, change in
      RecordedCommand(
        number: Int64(number), at: Examples.at(20), actor: "fastctl", verb: "programStart",
        state: .done, noun: "program", rowBefore: change.0, rowAfter: change.1)
    }
    let now = Instant(milliseconds: Examples.at(9, 5, day: 1))
    let page = Way.page { way in
      steps.map { step in
        way.wording.sentence(for: step, now: now) + "\n  "
          + way.wording.sentence(forUndoing: step, now: now) + "\n"
      }.joined()
    }
    try Golden.expect(page, is: "program-steps", at: #_sourceLocation)
  }
}

extension `A diet program` {
  private func say(_ template: String, _ state: Snapshot) throws -> String {
    let wording = Way.english
    return try Template(template).text(of: BarStates.reading(state, wording), .none)
  }

  @Test func `has fields for a bar`() throws {
    let diet = Programs.state(Programs.diet)
    #expect(try say("{phase} {phase-day}/{phase-left} {kcal}", diet) == "Diet phase 5/10 1900")
    #expect(try say("{kcal:long} {phase-left:long}", diet) == "1,900 kcal 10 days left")
    #expect(try say("{?phase:A|B}{?phase-left<=10:A|B}{?kcal>2000:A|B}", diet) == "AAB")
    let paused = Programs.state(Programs.paused)
    #expect(try say("{phase}{phase-day}{phase-left} {kcal}", paused) == "Program paused 2300")
    let none = Programs.state(nil)
    #expect(try say("{phase}{phase-day}{phase-left}{kcal}{?phase:A|B}", none) == "B")
    let little = Programs.state(Programs.maintenance, DayEnergy(kcal: 600, reason: .fastDay))
    #expect(try say("{kcal}", little) == "600")
  }

  @Test(arguments: [
    ("leadin", Programs.leadIn), ("diet", Programs.diet), ("maintenance", Programs.maintenance),
    ("paused", Programs.paused),
  ])
  func `is a class of the bar`(name: String, program: Program) {
    #expect(
      BarStates.reading(Programs.state(program), Way.english).classes == ["fastd", "idle", name])
  }

  @Test func `is no class of the bar where it is not in force`() {
    for program in [nil, Programs.coming, Program(phase: .ended)] {
      let reading = BarStates.reading(Programs.state(program), Way.english)
      #expect(reading.classes == ["fastd", "idle"])
    }
  }

  @Test func `holds in a bar until its day is over`() throws {
    let reading = BarStates.reading(Programs.state(Programs.diet), Way.english)
    let midnight = Instant(milliseconds: Examples.at(0, day: 2))
    for template in ["{phase}", "{kcal}", "{?phase-left>3:A|B}", "{?kcal:A}"] {
      let template = try Template(template)
      #expect(template.nextChange(after: reading) == midnight)
    }
    let last = reading.later(at: midnight - Span(milliseconds: 1))
    #expect(try Template("{phase}{kcal}").text(of: last, .none) == "Diet phase1900")
    #expect(try Template("{phase}{kcal}").text(of: reading.later(at: midnight), .none) == "")
  }
}
