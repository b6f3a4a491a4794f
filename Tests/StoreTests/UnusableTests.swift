import Nouns
import Host
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct `A start that finds rows it cannot use` {
  let scratch = Scratch()
  private nonisolated static let id = "a0000000000000000000000001"

  init() throws {
    let ledger = try scratch.open()
    let rows =
      (2...6).map { Row.planned(Int($0), RowID(UInt64($0))) } + [
        .weighing(.sample(7)), .mealItem(.sample(8)), .food(Food(id: RowID(9), name: "tea")),
        .completeDay(CompleteDay(id: RowID(10), on: .monday)),
        .target(Target(id: RowID(11), from: .monday, written: Mark(.noon, in: .utc))),
        .drink(Drink(id: RowID(12), at: Mark(.noon, in: .utc), ml: 300, what: "tea")),
      ]
    let changes = (rows + [.reminder(.sample(20))]).map { Change(before: nil, after: $0) }
    _ = try ledger.commit(.command(changes), at: .noon)
    for number in 21...23 as ClosedRange<UInt64> {
      let fast = Fast.sample(number, hours: Int64(number) * 24, lasting: .hours(16))
      _ = try ledger.commit(.command("add", after: fast), at: .noon)
    }
    _ = try ledger.commit(.command(after: .sample(24, hours: 24 * 24)), at: .noon)
    ledger.close()
  }

  private func craft(_ sql: String) throws {
    let connection = try scratch.raw()
    try connection.script(
      "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF; " + sql)
    connection.foldLogOnClose()
  }

  private nonisolated static let crafts: [(sql: String, rows: [String])] = [
    ("UPDATE vacations SET to_day = from_day - 100", ["vacation endBeforeStart"]),
    ("UPDATE programs SET start_day = -9223372036854775807", ["program start"]),
    ("UPDATE programs SET pauses = '5-4 x'", ["program pauses"]),
    ("UPDATE profiles SET birth = 'year'", ["profile birth"]),
    ("UPDATE profiles SET from_day = 9223372036854775807", ["profile from"]),
    ("UPDATE weeks SET monday = '99999999 16:8'", ["week monday"]),
    ("UPDATE weighings SET grams = 19999", ["weighing grams"]),
    ("UPDATE weighings SET grams = 400001, note = NULL", ["weighing grams"]),
    ("UPDATE weighings SET at_ms = 9223372036854775807", ["weighing day"]),
    ("UPDATE weighings SET at_offset = 93601", ["weighing offset"]),
    ("UPDATE weighings SET at_day = at_day + 1", ["weighing day"]),
    ("UPDATE weighings SET at_zone = hex(zeroblob(51))", ["weighing zone"]),
    ("UPDATE weighings SET note = hex(zeroblob(251))", ["weighing note"]),
    ("UPDATE weighings SET id = 'no id'", ["weighing id"]),
    ("UPDATE weighings SET written_ms = at_ms", ["weighing written_offset"]),
    (
      "UPDATE weighings SET written_ms = at_ms, written_offset = 93601, written_zone = 'UTC', "
        + "written_day = at_day", ["weighing offset"]
    ),
    ("UPDATE meal_items SET at_ms = 9223372036854775807", ["mealItem day"]),
    ("UPDATE meal_items SET at_offset = 93601", ["mealItem offset"]),
    ("UPDATE meal_items SET at_day = at_day + 1", ["mealItem day"]),
    ("UPDATE meal_items SET at_zone = hex(zeroblob(51))", ["mealItem zone"]),
    ("UPDATE meal_items SET logged_day = 9223372036854775807", ["mealItem logged"]),
    ("UPDATE meal_items SET meal = 'no id'", ["mealItem meal"]),
    ("UPDATE meal_items SET name = hex(zeroblob(61))", ["mealItem name"]),
    ("UPDATE meal_items SET food = hex(zeroblob(51))", ["mealItem food"]),
    ("UPDATE meal_items SET source = 'hearsay'", ["mealItem source"]),
    ("UPDATE meal_items SET amount_thousandths = 0", ["mealItem amount"]),
    ("UPDATE meal_items SET unit = hex(zeroblob(21))", ["mealItem unit"]),
    ("UPDATE meal_items SET portion_dg = 50001", ["mealItem portion"]),
    ("UPDATE meal_items SET kcal = -1", ["mealItem kcal"]),
    ("UPDATE meal_items SET protein_dg = 10000", ["mealItem protein"]),
    ("UPDATE meal_items SET carbs_dg = 10000", ["mealItem carbs"]),
    ("UPDATE meal_items SET fat_dg = 10000", ["mealItem fat"]),
    ("UPDATE meal_items SET fiber_dg = 10000", ["mealItem fiber"]),
    ("UPDATE meal_items SET alcohol_dg = 10000", ["mealItem alcohol"]),
    ("UPDATE meal_items SET slot = 'tea'", ["mealItem slot"]),
    ("UPDATE meal_items SET id = 'no id'", ["mealItem id"]),
    ("UPDATE foods SET name = ' '", ["food name"]),
    ("UPDATE foods SET per = 'bucket'", ["food per"]),
    ("UPDATE foods SET servings = 0", ["food servings"]),
    ("UPDATE targets SET kcal = -1", ["target kcal"]),
    ("UPDATE targets SET reason = 'hunger'", ["target reason"]),
    ("UPDATE targets SET written_offset = 99999999", ["target offset"]),
    ("UPDATE targets SET weight_g = 1", ["target weight"]),
    ("UPDATE complete_days SET on_day = 9223372036854775807", ["completeDay on"]),
    ("UPDATE drinks SET at_ms = 9223372036854775807", ["drink day"]),
    ("UPDATE drinks SET at_offset = 93601", ["drink offset"]),
    ("UPDATE drinks SET at_day = at_day + 1", ["drink day"]),
    ("UPDATE drinks SET at_zone = hex(zeroblob(51))", ["drink zone"]),
    ("UPDATE drinks SET ml = 5001", ["drink ml"]),
    ("UPDATE drinks SET what = hex(zeroblob(61))", ["drink what"]),
    ("UPDATE drinks SET id = 'no id'", ["drink id"]),
    ("UPDATE schedules SET name = hex(zeroblob(100))", ["schedule name"]),
    ("UPDATE reminders SET id = 'no id'", ["reminder id"]),
    (
      "UPDATE reminders SET at_ms = NULL, clock_s = 60, weekdays = 128", ["reminder weekdays"]
    ),
    ("UPDATE fasts SET start_ms = -9223372036854775808 WHERE end_ms IS NULL", ["fast day"]),
    (
      "UPDATE fasts SET start_ms = -9223372036854775808, end_ms = 9223372036854775807 "
        + "WHERE end_ms IS NOT NULL", ["fast day", "fast day", "fast day"]
    ),
    ("UPDATE fasts SET note = hex(zeroblob(1000000)) WHERE end_ms IS NULL", ["fast note"]),
    ("UPDATE fasts SET reason = 'bored' WHERE end_ms IS NULL", ["fast reason"]),
    ("UPDATE fasts SET reached_ms = 9223372036854775807 WHERE end_ms IS NULL", ["fast reached"]),
    (
      "INSERT INTO choices VALUES ('\(id)', NULL), ('\(id.dropLast())2', NULL)",
      ["choice tooMany"]
    ),
    ("UPDATE meta SET value = 'x' WHERE key <> 'machine'", []),
    ("INSERT INTO news VALUES ('x', 'y', 1, 1, 'due', NULL, NULL, NULL)", []),
    ("INSERT INTO events VALUES (1, 1, 'x', '[')", []),
    ("CREATE TRIGGER t BEFORE INSERT ON changes BEGIN SELECT RAISE(ABORT, 'no'); END", []),
    ("CREATE UNIQUE INDEX \"i \"\" j\" ON fasts (cancelled, abs(goal_ms), id)", []),
    ("CREATE VIEW v AS SELECT * FROM fasts", []),
  ]

  @Test(arguments: crafts)
  func `sets them aside, and goes on with all others`(craft: (sql: String, rows: [String])) throws {
    try self.craft(craft.sql)
    let opened = try Ledger.open(scratch.places, at: .later)
    #expect(opened.setAside == nil)
    let rows = try opened.ledger.unusableRows()
    #expect(rows.map { "\($0.noun) \($0.reason)" } == craft.rows)
    let ledger = opened.ledger
    // The last step can be undone, however little of it is left.
    var needs = Needs()
    needs.step = .nextToUndo
    let step = try #require(try ledger.facts(for: needs).step)
    let undo = Step(
      kind: .undo(step.number), verb: VerbWord("start"),
      changes: step.step.changes.reversed().map(\.reversed))
    _ = try ledger.commit(Commit(step: undo, actor: "test"), at: .later)
    _ = try ledger.compare(withCopy: ledger.backUp(at: .noon, for: .asked).name, at: .later)
    #expect(!ledger.isReadOnly)
    // They are named until it is settled, and found once.
    ledger.close()
    #expect(try Ledger.open(scratch.places, at: .later).ledger.unusableRows() == rows)
  }

  @Test func `leaves all that the migrations have made`() throws {
    func parts() throws -> [String] {
      try scratch.raw().rows("SELECT type || ' ' || name FROM sqlite_schema ORDER BY 1") {
        columns throws(StoreError) in try columns.text(0)
      }
    }
    let before = try parts()
    #expect(before.count { $0.hasPrefix("index ") } > 10)
    try craft("CREATE INDEX other ON fasts (note)")
    try scratch.open().close()
    #expect(try parts() == before)
  }

  @Test(arguments: [
    "UPDATE steps SET step = 9223372036854775807 WHERE step = 2",
    "UPDATE steps SET step = 9223372036854775806 WHERE step = 1",
    "UPDATE changes SET seq = 9223372036854775807 WHERE seq = 1",
    "UPDATE meta SET value = 9223372036854775807 WHERE key = 'last_seq'",
    "UPDATE meta SET value = 'x' WHERE key = 'last_seq'",
    "UPDATE steps SET first_seq = NULL", "UPDATE steps SET first_seq = 9223372036854775807",
    "UPDATE changes SET step = (SELECT max(step) + 2 FROM steps) WHERE seq = 1",
  ])
  func `records and takes back in turn, whatever numbers it finds in the log`(sql: String) throws {
    try craft(sql)
    let ledger = try scratch.open()
    for number in 31...33 as ClosedRange<UInt64> {
      let fast = Fast.sample(number, hours: Int64(number) * 24, lasting: .hours(16))
      _ = try ledger.commit(.command("add", after: fast), at: .later)
      var needs = Needs()
      needs.step = .nextToUndo
      let step = try #require(try ledger.facts(for: needs).step)
      #expect(step.step.changes.first?.after?.id == fast.id)
    }
    #expect(try ledger.changes(since: 0, limit: 200).count > 3)
  }

  /// By row it took a quarter of a minute; the bound is far from what it takes.
  @Test func `takes one look at a long log, however many they are`() throws {
    let count = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < "
    try craft(
      """
      \(count) 3000) INSERT INTO choices SELECT 'b' || printf('%025d', i), NULL FROM n;
      \(count) 20000) INSERT INTO changes (at_ms, actor, noun, id, after)
        SELECT 1, '', 'choice', 'b' || printf('%025d', i), '{}' FROM n;
      """)
    let begin = ContinuousClock.now
    let ledger = try scratch.open()
    #expect(ContinuousClock.now - begin < .seconds(8))
    let left = try ledger.connection.first("SELECT count(*) FROM changes WHERE noun = 'choice'") {
      columns throws(StoreError) in try columns.integer(0)
    }
    #expect(try ledger.unusableRows().count == 1000)
    // The one that is the choice keeps its line.
    #expect(left == 17_001)
  }

  @Test func `keeps them as they were, whatever is in them`() throws {
    try craft("UPDATE vacations SET to_day = 5")
    let ledger = try scratch.open()
    let kept = try ledger.connection.rows("SELECT row FROM unusable") {
      columns throws(StoreError) in try columns.text(0)
    }
    let id = RowID(4).text
    #expect(kept == [#"{"id":"'\#(id)'","from_day":"20514","to_day":"5"}"#])
  }

  @Test func `begins anew where a table is none of ours`() throws {
    try craft("DROP TABLE steps; CREATE TABLE steps (step, state)")
    let opened = try Ledger.open(scratch.places, at: .later)
    #expect(opened.setAside?.detail == "table steps")
    #expect(opened.opening.active == nil)
  }
}
