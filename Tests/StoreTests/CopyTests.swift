import Nouns
import Host
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// What one statement makes of a copy.
struct Craft: Sendable, CustomTestStringConvertible {
  let sql: String
  var unfit: StoreError?
  var left: [String] = []

  var testDescription: String { sql }

  static func refused(
    _ sql: String, _ why: BackupFlaw, _ detail: String = ""
  ) -> Craft {
    Craft(sql: sql, unfit: .unfit(why, detail: detail))
  }

  static func left(_ sql: String, _ rows: String...) -> Craft { Craft(sql: sql, left: rows) }
}

@MainActor @Suite struct `A copy that nobody's fastd has made` {
  let scratch = Scratch()
  let ledger: Ledger
  private nonisolated static let endless =
    "WITH RECURSIVE n (x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n) SELECT x FROM n"
  private nonisolated static let id = "a0000000000000000000000001"

  init() throws {
    ledger = try scratch.open()
    let rows = (1...6).map { Row.planned(Int($0) + 1, RowID(UInt64($0))) }
    let fast = Row.fast(.sample(20, lasting: .hours(16)))
    let reminder = Row.reminder(.sample(21))
    let changes = (rows + [fast, reminder]).map { Change(before: nil, after: $0) }
    _ = try ledger.commit(.command(changes), at: .noon)
  }

  private func compare(_ sql: String) throws -> Difference {
    let backup = try ledger.backUp(at: .noon, for: .asked)
    try scratch.raw(backup.path).script("PRAGMA ignore_check_constraints = ON; " + sql)
    return try ledger.compare(withCopy: backup.name, at: .later)
  }

  private nonisolated static let crafts: [Craft] = [
    .refused("DROP TABLE weeks; CREATE VIEW weeks AS \(endless)", .foreignPart, "view weeks"),
    .refused("CREATE VIEW mine AS \(endless)", .foreignPart, "view mine"),
    .refused(
      "CREATE TRIGGER x AFTER INSERT ON fasts BEGIN DELETE FROM fasts; END", .foreignPart,
      "trigger x"),
    .refused("CREATE INDEX i ON fasts (abs(start_ms))", .foreignPart, "index i"),
    .refused("CREATE VIRTUAL TABLE t USING fts5 (x)", .foreignPart, "table t"),
    Craft(sql: "CREATE TABLE t (x)"),
    .refused("ALTER TABLE choices ADD COLUMN more TEXT", .foreignPart, "table choices"),
    .refused("DROP TABLE news", .missingTable, "news"),
    .refused("UPDATE fasts SET note = hex(zeroblob(600000))", .longText),
    Craft(sql: "DROP INDEX fasts_running"),
    .left("INSERT INTO vacations VALUES ('\(id)', 20800, 20700)", "vacation endBeforeStart"),
    .left("INSERT INTO vacations VALUES ('\(id)', 20000, 20400)", "vacation badValue(\"to\")"),
    .left(
      "INSERT INTO programs VALUES ('\(id)', -9223372036854775807, 7, '', NULL)",
      "program badValue(\"start\")"),
    .left(
      "INSERT INTO programs VALUES ('\(id)', 20000, 7, '5-9223372036854775807', NULL)",
      "program badValue(\"pauses\")"),
    .left(
      "INSERT INTO programs VALUES ('\(id)', 20000, 7, 'x', NULL)",
      "program badValue(\"pauses\")"),
    .left(
      "INSERT INTO profiles (id, from_day) VALUES ('\(id)', 9223372036854775807)",
      "profile badValue(\"from\")"),
    .left("UPDATE fasts SET start_ms = -9223372036854775807", "fast tooLongAgo"),
    .left("UPDATE fasts SET end_ms = 9223372036854775807", "fast inTheFuture"),
    .left("UPDATE fasts SET end_ms = start_ms", "fast endBeforeStart"),
    .left(
      "UPDATE fasts SET note = hex(zeroblob(3000))",
      "fast tooLong(\"note\")"),
    .left("UPDATE fasts SET id = 'zzzzzzzzzzzzzzzzzzzzzzzzzz'", "fast badValue(\"id\")"),
    .left(
      "UPDATE reminders SET id = (SELECT id FROM fasts)", "reminder badValue(\"id\")"),
    .left(
      "INSERT INTO choices VALUES ('\(id)', NULL), ('\(id.dropLast())2', NULL)",
      "choice tooMany"),
    .left("INSERT INTO events VALUES (1, 5, 'fast', '[')", "event badValue(\"payload\")"),
    .left("UPDATE schedules SET name = '16:8'", "schedule reserved(\"name\")"),
  ]

  @Test(arguments: crafts) func `is refused whole, or names what stays out`(craft: Craft) throws {
    let before = try ledger.lastSeq()
    if let unfit = craft.unfit {
      #expect(throws: unfit) { try compare(craft.sql) }
    } else {
      let difference = try compare(craft.sql)
      #expect(difference.left.map { "\($0.noun) \($0.fault)" } == craft.left)
      // What stays out takes nothing away that is here, but for what has another name there.
      let gone = difference.changes.filter { $0.after == nil }
      #expect(gone.isEmpty || craft.sql.contains("SET id"))
      _ = try ledger.commit(.command(difference.changes), at: .later)
    }
    #expect(!ledger.isReadOnly)
    #expect(try craft.unfit == nil || ledger.lastSeq() == before)
    ledger.close()
    let opened = try Ledger.open(scratch.places, at: .later)
    #expect(opened.setAside == nil)
    #expect(try opened.ledger.unusableRows() == [])
  }

  @Test func `more rows than fit are refused by their number`() throws {
    let many = """
      WITH RECURSIVE n (x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n LIMIT 250001)
      INSERT INTO reminders SELECT printf('a%025d', x), 'x', x, NULL, NULL FROM n
      """
    #expect(throws: StoreError.unfit(.manyRows, detail: "250000")) { try compare(many) }
  }

  @Test func `what is broken off in time is said to be slow`() throws {
    let connection = try Connection(path: ":memory:", access: .readWrite)
    connection.limit(to: .zero, length: 1000)
    #expect(throws: StoreError.unfit(.slow, detail: "")) {
      try connection.run("SELECT count(*) FROM (\(Self.endless))")
    }
    #expect(throws: StoreError.unfit(.longText, detail: "")) {
      try connection.run("SELECT zeroblob(1001)")
    }
  }

  @Test func `of two that run only the one that is here goes on`() throws {
    let running = Fast.sample(30, hours: 100)
    _ = try ledger.commit(.command(after: running), at: .later)
    let backup = try ledger.backUp(at: .noon, for: .asked)
    try scratch.raw(backup.path).script(
      """
      DROP INDEX fasts_running;
      UPDATE fasts SET note = hex(zeroblob(3000)) WHERE end_ms IS NULL;
      INSERT INTO fasts (id, start_ms, start_offset, start_zone, start_day, cancelled, completed)
      SELECT '\(Self.id)', start_ms, 0, 'UTC', start_day, 0, 0 FROM fasts WHERE end_ms IS NULL
      """)
    let difference = try ledger.compare(withCopy: backup.name, at: .later)
    #expect(difference.changes == [])
    #expect(difference.left.map(\.fault) == [.tooLong("note"), .alreadyFasting])
  }

  @Test func `a clock that ran ahead there leaves nothing out`() throws {
    let fast = Fast.sample(31, hours: 30_000, lasting: .hours(2))
    _ = try ledger.commit(.command(after: fast), at: .noon + .hours(30_003))
    let backup = try ledger.backUp(at: .noon, for: .asked)
    _ = try ledger.commit(.command("delete", before: fast), at: .later)
    let difference = try ledger.compare(withCopy: backup.name, at: .noon)
    #expect(difference.left == [])
    #expect(difference.changes == [Change(before: nil, after: .fast(fast))])
  }
}
