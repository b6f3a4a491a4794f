import Nouns
import Foundation
import Host
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct MigrationTests {
  let scratch = Scratch()

  static func fixture(_ version: Int64) throws -> String {
    let url = try #require(
      Bundle.module.url(
        forResource: "schema-\(version)", withExtension: "sql", subdirectory: "Fixtures"))
    return try String(contentsOf: url, encoding: .utf8)
  }

  private func shape(_ connection: Connection) throws -> [String] {
    try connection.rows(
      "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name"
    ) { columns throws(StoreError) in
      // Indentation is no part of a schema.
      let words = try columns.text(1).split { $0.isWhitespace }
      return try columns.text(0) + ": " + words.joined(separator: " ")
    }
  }

  private nonisolated static let released = 1...Schema.current.version

  @Test(arguments: released)
  func `every released schema becomes the current one with all that was in it`(
    version: Int64
  ) throws {
    try scratch.raw().script(try Self.fixture(version))
    let opened = try Ledger.open(scratch.places, at: .noon)
    let fresh = try Scratch().open()
    #expect(try shape(opened.ledger.connection) == shape(fresh.connection))
    #expect(opened.setAside == nil)
    #expect(opened.ledger.machine == "a0000000000000000000000001")
    #expect(opened.ledger.starts == .init(clean: 4, unclean: 1, wasUnclean: false))
    #expect(opened.opening.active?.id.text == "b0000000000000000000000002")
    #expect(opened.opening.lastFinished?.note == "felt \"fine\" äöü")
    #expect(opened.opening.credits == [.init(start: Day(number: 20513), end: Day(number: 20514))])
    #expect(opened.opening.recent.map(\.id.text.last) == ["2", "1"])
    #expect(opened.opening.news.first?.state == .withdrawn)

    let ledger = opened.ledger
    #expect(
      try ledger.changes(since: 0, limit: 9).map(\.verb).filter { !$0.hasPrefix("remind") }
        == ["start", "stop", "start", "cancel", "undo", "goalReached"])
    // What is undone in the fixture can be done again.
    var needs = Needs()
    needs.step = .nextToRedo
    let recorded = try #require(try ledger.facts(for: needs).step)
    let redo = Step(
      kind: .redo(recorded.number), verb: VerbWord("cancel"), changes: recorded.step.changes)
    _ = try ledger.commit(Commit(step: redo, actor: "test"), at: .noon)
    #expect(try ledger.facts(for: needs).step == nil)
    try ledger.quickCheck()
  }

  @Test func `what version 1 did not know is not there after it`() throws {
    try scratch.raw().script(try Self.fixture(1))
    let opening = try Ledger.open(scratch.places, at: .noon).opening
    #expect(opening.news.map(\.boot) == [nil])
    #expect(opening.reminders == [])
    #expect(opening.days == nil)
    #expect(opening.drift == nil)
    #expect(opening.hush == nil)
  }

  @Test func `what version 2 brought is read back`() throws {
    try scratch.raw().script(try Self.fixture(2))
    let opened = try Ledger.open(scratch.places, at: .noon)
    let weekdays: Set<Weekday> = [.monday, .tuesday, .wednesday, .thursday, .friday]
    let nine = try #require(ClockTime(hour: 21, minute: 0))
    let ids = ["c0000000000000000000000001", "c0000000000000000000000002"]
    let reminders = [
      Reminder(
        id: try #require(RowID(text: ids[0])), text: "drink \"water\" 🍏",
        rule: .daily(nine, days: weekdays)),
      Reminder(
        id: try #require(RowID(text: ids[1])), text: "call home",
        rule: .once(Instant(seconds: 1_772_481_600))),
    ]
    #expect(opened.opening.reminders == reminders)
    var snoozed = News(
      key: .init(
        subject: ids[0] + "@2026-03-02", kind: .reminder, at: Instant(seconds: 1_772_481_600)),
      decided: Instant(milliseconds: 1_772_481_600_500),
      boot: BootTime(id: "e1c7", elapsed: Span(milliseconds: 4_600_500)), state: .snoozed,
      again: Instant(seconds: 1_772_482_500))
    #expect(opened.opening.news.last == snoozed)
    #expect(
      opened.opening.days == DayBook(counted: Day(number: 20513), civil: Day(number: 20514)))
    #expect(
      opened.opening.drift
        == ClockDrift(
          boot: "e1c7", first: Span(milliseconds: 1_772_477_000_000),
          latest: Span(milliseconds: 1_772_477_000_004), carried: .seconds(-70)))
    #expect(opened.opening.hush == Instant(seconds: 1_772_480_000))

    snoozed.state = .due
    snoozed.again = nil
    let log = try opened.ledger.changes(since: 3, limit: 9)
    #expect(
      log.map(\.verb) == ["remind", "remind", "cancel", "undo", "goalReached", "reminder"])
    #expect(log.last?.subject == .news(snoozed))
    #expect(
      log.prefix(2).map(\.subject)
        == reminders.map { .change(Change(before: nil, after: .reminder($0))) })
  }

  @Test func `what version 4 brought is read back`() throws {
    try scratch.raw().script(try Self.fixture(4))
    let standing = try Ledger.open(scratch.places, at: .noon).opening.standing
    func id(_ text: String) throws -> RowID {
      try #require(RowID(text: text + "000000000000000000000000" + "1"))
    }
    let day = { Day(number: $0) }
    #expect(standing.programs.count == 2)
    #expect(
      standing.programs.first
        == DietProgram(
          id: try id("e"), start: day(20400), leadIn: 7,
          pauses: [
            .init(from: day(20420), to: day(20425)), .init(from: day(20430), to: day(20430)),
          ], end: day(20500)))
    #expect(standing.programs.last?.pauses == [.init(from: day(20512), to: nil)])
    var profile = Profile(id: try id("f"), from: day(20400))
    profile.birth = .date(day(4053))
    (profile.height, profile.weight, profile.goalWeight) = (1800, 90_500, 80_000)
    (profile.basis, profile.gender, profile.activity) = (.male, .other, .light)
    (profile.goal, profile.restriction, profile.counts) = (.lose, 25, .program)
    profile.pattern = .weekly([.monday, .thursday])
    #expect(standing.profiles.first == profile)
    #expect(standing.profiles.last?.birth == .age(45, on: day(20450)))
    #expect(standing.profiles.last?.pattern == .alternate(from: day(20451)))
  }

  @Test func `what version 3 brought is read back`() throws {
    try scratch.raw().script(try Self.fixture(3))
    let opening = try Ledger.open(scratch.places, at: .noon).opening
    let ids = try (1...6).map { try #require(RowID(text: "d000000000000000000000000\($0)")) }
    let early = OwnSchedule(id: ids[0], name: "Früh 🍏", hours: 15)
    #expect(opening.standing.schedules == [early])
    #expect(opening.standing.choice == ScheduleChoice(id: ids[1], schedule: early.name))
    let eight = try #require(ClockTime(hour: 20, minute: 0))
    #expect(
      opening.standing.weeks == [
        WeekPlan(
          id: ids[2], from: Day(number: 20400), to: Day(number: 20499), days: [.monday: .rest]),
        WeekPlan(
          id: ids[3], from: Day(number: 20500),
          days: [
            .monday: .fast("16:8", at: eight), .tuesday: .fast(early.name, at: nil),
            .sunday: .rest,
          ]),
      ])
    #expect(
      opening.standing.vacations == [
        Vacation(id: ids[4], from: Day(number: 20450), to: Day(number: 20460))
      ])
    #expect(opening.standing.safety?.applies == [.pregnancy, .hardWork])
    #expect(opening.standing.safety?.isAgreed == true)
    #expect(opening.lastFinished?.mood == 4)
    #expect(opening.lastFinished?.origin == .init(source: "zero", id: "f-1"))
  }

  @Test func `what version 5 brought is read back`() throws {
    try scratch.raw().script(try Self.fixture(5))
    let last = try Ledger.open(scratch.places, at: .noon).opening.lastFinished
    #expect(last?.goal == .hours(18))
    #expect(last?.reached == .hours(16))
    #expect(last?.outcome == .completed)
  }

  @Test func `what version 6 brought is read back`() throws {
    try scratch.raw().script(try Self.fixture(6))
    let ledger = try scratch.open()
    let mark = Mark(
      instant: Instant(seconds: 1_772_434_800), offset: 3600, zone: "Europe/Berlin",
      day: Day(number: 20514))
    let weighing = Weighing(
      id: try #require(RowID(text: "h0000000000000000000000001")), at: mark, grams: 82_400,
      note: "after \"tea\" 🍏")
    #expect(try ledger.weighings(WeighingQuery(), limit: 9) == [weighing])
  }

  @Test func `what version 8 brought is read back`() throws {
    try scratch.raw().script(try Self.fixture(8))
    let ledger = try scratch.open()
    let marks = [1_772_431_200, 1_772_478_000].map {
      Mark(
        instant: Instant(seconds: $0), offset: 3600, zone: "Europe/Berlin",
        day: Day(number: 20514))
    }
    let weighing = Weighing(
      id: try #require(RowID(text: "h0000000000000000000000002")), at: marks[0], grams: 82_900,
      written: marks[1])
    #expect(try ledger.weighings(WeighingQuery(), limit: 9).last == weighing)
  }

  @Test func `what version 9 brought is read back`() throws {
    try scratch.raw().script(try Self.fixture(9))
    let ledger = try scratch.open()
    func rows(_ kind: Row.Kind) throws -> [Row] {
      try ledger.rows(of: kind, after: nil, limit: 9)
    }
    var item = MealItem()
    item.id = try #require(RowID(text: "a0000000000000000000000001"))
    item.at = Mark(
      instant: Instant(seconds: 1_772_434_800), offset: 3600, zone: "Europe/Berlin",
      day: Day(number: 20514))
    item.logged = Day(number: 20514)
    item.meal = try #require(RowID(text: "a0000000000000000000000002"))
    (item.written, item.name) = (Instant(seconds: 1_772_435_000), "Käse \"jung\" 🍏")
    (item.food, item.source, item.slot) = ("cheese", .staple, .breakfast)
    (item.amount, item.unit, item.portion) = (2000, "Scheibe", 600)
    item.nutrition = Nutrition(energy: 212, protein: 150, carbs: 1, fat: 168)
    #expect(try rows(.mealItem) == [item.row])
    let food = Food(
      id: try #require(RowID(text: "a0000000000000000000000003")), name: "Chili",
      aliases: "stew\nEintopf", per: .hundredGrams, nutrition: Nutrition(energy: 95),
      portions: "bowl=350", servings: 4, ingredients: "beans 400 g")
    #expect(try rows(.food) == [food.row])
    let day = CompleteDay(
      id: try #require(RowID(text: "a0000000000000000000000004")), on: Day(number: 20513))
    #expect(try rows(.completeDay) == [day.row])
  }

  @Test func `what version 10 brought is read back`() throws {
    try scratch.raw().script(try Self.fixture(10))
    let ledger = try scratch.open()
    var target = Target(
      id: try #require(RowID(text: "a0000000000000000000000005")), from: Day(number: 20514),
      written: Mark(
        instant: Instant(seconds: 1_772_434_800), offset: 3600, zone: "Europe/Berlin",
        day: Day(number: 20514)))
    (target.kcal, target.reason, target.maintenance, target.diet) = (1900, .diet, 2300, 1900)
    (target.origin, target.dietOrigin, target.restriction) = (.adaptive, .formula, 30)
    (target.since, target.weight, target.weightSource) = (Day(number: 20514), 82_400, .mean)
    (target.expenditure, target.recordDays, target.completeDays) = (2310, 28, 21)
    (target.protein, target.carbs, target.fat) = (132, 190, 63)
    #expect(try ledger.rows(of: .target, after: nil, limit: 9) == [target.row])
    #expect(try ledger.standing().applied == [target])
    let macros = try ledger.standing().profiles.map { [$0.ownProtein, $0.ownFiber] }
    #expect(macros == [[120, nil], [nil, nil]])
  }

  /// Ends before, at and behind the minute in which a goal of 16 hours is met, in zones with whole
  /// hours, half hours and seconds.
  @Test func `a migration judges every fast by the minutes that it showed`() throws {
    let raw = try scratch.raw()
    try raw.script(try Self.fixture(4))
    var random = Seeded()
    var fasts: [Fast] = []
    for number in 1...400 {
      let offset = [0, 3600, 19_800, -16_200, -2670, -93_599].randomElement(using: &random) ?? 0
      let start = Instant(
        milliseconds: Int64.random(in: 0...86_400_000, using: &random)
          + Int64(number - 1) * 172_800_000)
      let goal = Span(
        milliseconds: [57_600_000, 240_000, 300_000, 299_999].randomElement(using: &random) ?? 0)
      let end = start + goal + Span(milliseconds: .random(in: -125_000...65_000, using: &random))
      func mark(_ instant: Instant) -> Mark {
        let local = Mark(instant: instant, offset: offset, zone: "", day: Day(number: 0)).local
        return Mark(instant: instant, offset: offset, zone: "", day: local.day)
      }
      let fast = Fast(
        id: RowID(bits: 9, UInt64(number)), start: mark(start), end: mark(end), goal: goal)
      fasts.append(fast)
      try raw.run(
        """
        INSERT INTO fasts (id, start_ms, start_offset, start_zone, start_day, end_ms, end_offset,
        end_zone, end_day, goal_ms, cancelled, completed) VALUES (?, ?, ?, '', ?, ?, ?, '', ?, ?, 0, ?)
        """, .text(fast.id.text), .integer(start.milliseconds), .integer(Int64(offset)),
        .integer(Int64(fast.start.day.number)), .integer(end.milliseconds),
        .integer(Int64(offset)), .integer(Int64(mark(end).day.number)),
        .integer(goal.milliseconds),
        .integer(end - start >= goal ? 1 : 0))
    }
    let ledger = try scratch.open()
    let completed = try Set(
      ledger.connection.rows("SELECT id FROM fasts WHERE completed = 1 AND id < 'b'") {
        columns throws(StoreError) in try columns.text(0)
      })
    #expect(completed.count > 100)
    for fast in fasts {
      #expect(completed.contains(fast.id.text) == (fast.outcome == .completed), "\(random.seed)")
    }
  }

  /// Every row of a table, as SQLite itself prints it.
  private func rows(_ table: String, _ names: [String], _ connection: Connection) throws
    -> [String]
  {
    let quoted = names.map { "quote(\($0))" }.joined(separator: " || ',' || ")
    return try connection.rows("SELECT \(quoted) FROM \(table) ORDER BY 1") {
      columns throws(StoreError) in try columns.text(0)
    }
  }

  @Test(arguments: ["fasts", "steps", "changes", "news"])
  func `a migration leaves every row of every column as it was`(table: String) throws {
    let old = try scratch.raw()
    try old.script(try Self.fixture(1))
    let names = try old.rows("SELECT name FROM pragma_table_info('\(table)')") {
      columns throws(StoreError) in try columns.text(0)
    }
    let before = try rows(table, names, old)
    let ledger = try scratch.open()
    #expect(!before.isEmpty)
    #expect(try rows(table, names, ledger.connection) == before)
  }

  @Test(arguments: released)
  func `a released migration is as it was released`(version: Int64) throws {
    let connection = try scratch.raw()
    try connection.script(try Self.fixture(version))
    let fresh = try Connection(path: ":memory:", access: .readWrite)
    for version in 0..<version { try Schema.current.migrate(fresh, from: version) }
    #expect(try shape(connection) == shape(fresh))
  }
}
