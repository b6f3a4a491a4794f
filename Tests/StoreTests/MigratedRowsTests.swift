import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// What each version brought, read from a database of that version.
@MainActor @Suite struct MigratedRowsTests {
  let scratch = Scratch()

  @Test func `what version 1 did not know is not there after it`() throws {
    try scratch.raw().script(try MigrationTests.fixture(1))
    let opening = try Ledger.open(scratch.places, at: .noon).opening
    #expect(opening.news.map(\.boot) == [nil])
    #expect(opening.reminders == [])
    #expect(opening.days == nil)
    #expect(opening.drift == nil)
    #expect(opening.hush == nil)
  }

  @Test func `what version 2 brought is read back`() throws {
    try scratch.raw().script(try MigrationTests.fixture(2))
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
    try scratch.raw().script(try MigrationTests.fixture(4))
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
    var profile = Profile(from: day(20400))
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
    try scratch.raw().script(try MigrationTests.fixture(3))
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
    try scratch.raw().script(try MigrationTests.fixture(5))
    let last = try Ledger.open(scratch.places, at: .noon).opening.lastFinished
    #expect(last?.goal == .hours(18))
    #expect(last?.reached == .hours(16))
    #expect(last?.outcome == .completed)
  }

  @Test func `what version 15 brought is read back`() throws {
    try scratch.raw().script(try MigrationTests.fixture(15))
    let opened = try Ledger.open(scratch.places, at: .noon)
    #expect(opened.opening.lastFinished?.reason == .event)
    #expect(try opened.ledger.ended(touching: nil, by: .end) { _ in }.reasons == [.event: 1])
  }

  @Test func `what version 6 brought is read back`() throws {
    try scratch.raw().script(try MigrationTests.fixture(6))
    let ledger = try scratch.open()
    let mark = Mark(
      instant: Instant(seconds: 1_772_434_800), offset: 3600, zone: "Europe/Berlin",
      day: Day(number: 20514))
    let weighing = Weighing(
      id: try #require(RowID(text: "h0000000000000000000000001")), at: mark, grams: 82_400,
      note: "after \"tea\" 🍏")
    #expect(try ledger.newest(Weighing.self, DatedQuery(), limit: 9) == [weighing])
  }

  @Test func `what version 8 brought is read back`() throws {
    try scratch.raw().script(try MigrationTests.fixture(8))
    let ledger = try scratch.open()
    let marks = [1_772_431_200, 1_772_478_000].map {
      Mark(
        instant: Instant(seconds: $0), offset: 3600, zone: "Europe/Berlin",
        day: Day(number: 20514))
    }
    let weighing = Weighing(
      id: try #require(RowID(text: "h0000000000000000000000002")), at: marks[0], grams: 82_900,
      written: marks[1])
    #expect(try ledger.newest(Weighing.self, DatedQuery(), limit: 9).last == weighing)
  }

  @Test func `what version 9 brought is read back`() throws {
    try scratch.raw().script(try MigrationTests.fixture(9))
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
    try scratch.raw().script(try MigrationTests.fixture(10))
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

  @Test func `what version 11 brought is read back`() throws {
    try scratch.raw().script(try MigrationTests.fixture(11))
    let ledger = try scratch.open()
    let drink = Drink(
      id: try #require(RowID(text: "a0000000000000000000000006")),
      at: Mark(
        instant: Instant(seconds: 1_772_434_800), offset: 3600, zone: "Europe/Berlin",
        day: Day(number: 20514)), ml: 300, what: "Tee \"grün\" 🍏")
    #expect(try ledger.newest(Drink.self, DatedQuery(), limit: 9) == [drink])
    // An older wording of the questions was answered, and is known as that.
    #expect(try ledger.standing().safety?.askedAgain == [.diabetes, .medicines])
  }

  @Test func `what version 12 brought is read back`() throws {
    try scratch.raw().script(try MigrationTests.fixture(12))
    let safety = try scratch.open().standing().safety
    #expect(safety?.wording == 2)
    #expect(safety?.askedAgain == [])
  }

  @Test func `what version 13 brought is there after the first operations, and after older ones`()
    throws
  {
    try scratch.raw().script(try MigrationTests.fixture(13))
    let ledger = try scratch.open()
    let end = try #require(try LastOperation.recorded(in: ledger.connection))
    #expect(try OperationReader(ledger.connection).last(of: 1)?.digest == end.digest)
    ledger.close()
    try scratch.raw().script(
      "DELETE FROM meta WHERE key IN ('last_op', 'last_digest'); DROP INDEX steps_undone;"
        + "DROP INDEX fasts_by_reason; ALTER TABLE fasts DROP COLUMN reason;"
        + "ALTER TABLE steps DROP COLUMN first_seq; DROP TABLE held; DROP TABLE conflicts;"
        + "DROP INDEX ops_telling; DROP INDEX ops_of_profile; DROP INDEX ops_newer;"
        + "ALTER TABLE changes ADD COLUMN machine TEXT NOT NULL DEFAULT ''; DROP TABLE rules;"
        + "DROP TABLE day_facts; DROP TABLE badges; ALTER TABLE weighings DROP COLUMN moved_day;"
        + "PRAGMA user_version = 12"
    )
    let opened = try Ledger.open(scratch.places, at: .noon)
    #expect(try LastOperation.recorded(in: opened.ledger.connection) == end)
    #expect(opened.loss == nil)
  }

  @Test func `version 18 leaves out entries of the log that say nothing`() throws {
    try scratch.raw().script(try MigrationTests.fixture(17))
    try scratch.raw().script(
      """
      PRAGMA ignore_check_constraints = ON;
      INSERT INTO changes (step, at_ms, machine, actor, noun, id) VALUES (1, 1, '', '', 'fast', 'x')
      """)
    #expect(try scratch.open().changes(since: 0, limit: 99).map(\.seq) == Array(1...9))
  }

  @Test func `what version 14 moved is where it is looked for, and numbers go on`() throws {
    try scratch.raw().script(try MigrationTests.fixture(13))
    try scratch.raw().script("UPDATE sqlite_sequence SET seq = 77 WHERE name = 'changes'")
    let ledger = try scratch.open()
    #expect(try ledger.lastSeq() == 77)
    #expect(try ledger.changes(since: 0, limit: 99).map(\.seq) == Array(1...9))
    #expect(
      try ledger.answer(to: "00000000000000070000000000000042")
        == StoredAnswer(method: "io.github.fastd.fast.Start", reply: #"{"parameters":{}}"#))
    #expect(try ledger.steps(limit: 9).map(\.recorded.step.count) == [1, 2, 1, 1, 1])
    _ = try ledger.commit(
      .command("add", after: .sample(1, hours: -90, lasting: .hour)), at: .noon)
    #expect(try ledger.changes(since: 77, limit: 9).map(\.seq) == [78])
  }

  @Test(arguments: [
    "CREATE VIEW w AS SELECT * FROM answers JOIN changes JOIN steps",
    "CREATE TRIGGER t AFTER INSERT ON answers BEGIN DELETE FROM steps; END",
    "CREATE VIEW w AS SELECT * FROM missing",
    "CREATE TABLE mine (step INTEGER REFERENCES steps (step)); INSERT INTO mine VALUES (1)",
    "CREATE INDEX answers_by_token ON fasts (id); CREATE INDEX steps_undone ON fasts (id)",
    "INSERT INTO sqlite_sequence VALUES ('changes', 9223372036854775807)",
  ])
  func `others' parts keep no database from version 14`(part: String) throws {
    try scratch.raw().script(try MigrationTests.fixture(13))
    try scratch.raw().script(part)
    let ledger = try scratch.open()
    #expect(try ledger.lastSeq() == 9 && ledger.steps(limit: 99).count == 5)
    _ = try ledger.commit(
      .command("add", after: .sample(1, hours: -90, lasting: .hour)), at: .noon)
    #expect(try ledger.changes(since: 9, limit: 9).map(\.seq) == [10])
  }
}
