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

  private nonisolated static let kept: [(Int64, String)] =
    ["fasts", "steps", "changes", "news"].flatMap { [(1, $0), (14, $0)] }
    + ["weighings", "meal_items", "foods", "drinks", "targets", "profiles"].map { (14, $0) }

  @Test(arguments: kept)
  func `a migration leaves every row of every column as it was`(
    version: Int64, table: String
  ) throws {
    let old = try scratch.raw()
    try old.script(try Self.fixture(version))
    // Versions of the profile were given other ids, and of a change the step names the machine.
    let names = try old.rows(
      """
      SELECT name FROM pragma_table_info(?1)
      WHERE (?1, name) NOT IN (('profiles', 'id'), ('changes', 'machine'))
      """, [.text(table)]
    ) { columns throws(StoreError) in try columns.text(0) }
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
