import Nouns
import Glibc
import Host
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct DamageTests {
  let scratch = Scratch()

  /// A closed database of some pages, and a backup of it; made once, as only its bytes matter.
  private static let filled = Result { () throws -> (database: [UInt8], backup: [UInt8]) in
    let scratch = Scratch()
    let ledger = try scratch.open()
    let changes = (1...100 as ClosedRange<UInt64>).map { number -> Change in
      let fast = Fast.sample(number, hours: -Int64(number) * 24, lasting: .hours(18))
      return Change(before: nil, after: .fast(fast))
    }
    let step = Step(kind: .command, verb: VerbWord("import"), changes: changes)
    _ = try ledger.commit(Commit(step: step, actor: "test"), at: .noon)
    let backup = try ledger.backUp(at: .noon, on: .monday)
    ledger.close()
    return (try bytes(scratch.places.database), try bytes(backup.path))
  }

  private func fill(_ scratch: Scratch) throws {
    let (database, backup) = try Self.filled.get()
    try Files.makePrivateDirectory(Files.parent(of: scratch.places.database))
    try write(database, to: scratch.places.database)
    try Files.makePrivateDirectory(scratch.places.backups)
    let path = Backup(in: scratch.places.backups, at: .noon, reason: .daily).path
    try write(backup, to: path)
  }

  /// Marks the last stop as unclean, as a crash does.
  private func crash(_ scratch: Scratch) throws {
    let connection = try scratch.raw()
    try connection.script("UPDATE meta SET value = 1 WHERE key = 'is_open'")
    _ = try connection.rows("PRAGMA wal_checkpoint(TRUNCATE)") { _ in }
  }

  /// SQLITE_ERROR, SQLITE_NOMEM, SQLITE_INTERRUPT, SQLITE_PROTOCOL.
  @Test(arguments: [(1, true), (7, false), (9, false), (15, false)] as [(Int32, Bool)])
  func `only a statement that is not understood proves a loss`(code: Int32, isLoss: Bool) {
    let loss = StoreError.failed(code: code, message: "text").asLoss
    #expect(loss == (isLoss ? .corrupt(detail: "text") : nil))
  }

  @Test func `a file that is no database is set aside and named`() throws {
    try fill(scratch)
    let garbage = Array("not a database, but dear to somebody".utf8)
    try write(garbage, to: scratch.places.database)
    let opened = try Ledger.open(scratch.places, at: .noon)
    let setAside = try #require(opened.setAside)
    #expect(setAside.path == scratch.places.database + ".corrupt-20260302T120000Z")
    #expect(setAside.detail == "file is not a database")
    let backup = try #require(try opened.ledger.backups().first)
    #expect(
      opened.loss
        == Loss(
          setAside: setAside.path,
          offer: .init(path: backup.path, at: backup.at, fasts: 100, running: nil)))
    #expect(try bytes(setAside.path) == garbage)
    #expect(opened.opening.lastFinished == nil)
    #expect(!opened.ledger.isReadOnly)
    _ = try opened.ledger.commit(.command(after: .sample(1)), at: .noon)
    #expect(try opened.ledger.lastSeq() == 1)
  }

  @Test func `what was set aside is never overwritten`() throws {
    for count in 1...3 {
      try Files.makePrivateDirectory(Files.parent(of: scratch.places.database))
      try write(Array("garbage \(count)".utf8), to: scratch.places.database)
      let opened = try Ledger.open(scratch.places, at: .noon)
      let path = try #require(opened.setAside?.path)
      #expect(try bytes(path) == Array("garbage \(count)".utf8))
      #expect(opened.loss == Loss(setAside: path, offer: nil))
      opened.ledger.close()
    }
    #expect(
      try scratch.names().filter { $0.contains("corrupt") } == [
        "fastd.db.corrupt-20260302T120000Z", "fastd.db.corrupt-20260302T120000Z-2",
        "fastd.db.corrupt-20260302T120000Z-3",
      ])
  }

  @Test func `a log left by a crash is set aside with its database`() throws {
    do {
      let ledger = try scratch.open()
      _ = try ledger.commit(.command(after: .sample(1)), at: .noon)
    }
    let log = try bytes(scratch.places.database + "-wal")
    #expect(!log.isEmpty)
    var database = [UInt8](repeating: 0x2a, count: 4096)
    database.replaceSubrange(0..<16, with: Array("SQLite format 3\0".utf8))
    try write(database, to: scratch.places.database)
    try write(Array("scribbled over".utf8), to: scratch.places.database + "-wal")
    let opened = try Ledger.open(scratch.places, at: .noon)
    let path = try #require(opened.setAside?.path)
    #expect(try bytes(path) == database)
  }

  @Test func `a backup that is damaged itself is not the one to restore`() throws {
    try fill(scratch)
    let ledger = try scratch.open()
    let good = try #require(try ledger.backups().first)
    let bad = try ledger.backUp(at: .noon + .hours(24), on: .monday + 1)
    let foreign = Backup(in: scratch.places.backups, at: .noon + .hours(48), reason: .daily)
    ledger.close()
    var content = try bytes(bad.path)
    for index in 200..<content.count { content[index] = 0xff }
    try write(content, to: bad.path)
    try scratch.raw(foreign.path).script("CREATE TABLE mine (a)")
    try write(Array("garbage".utf8), to: scratch.places.database)
    #expect(try Ledger.open(scratch.places, at: .noon).loss?.offer?.path == good.path)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `bytes that were changed end in a sentence, never in a trap or a loss`(
    seed: UInt64
  ) throws {
    var generator = Seeded(seed)
    try fill(scratch)
    try crash(scratch)
    var content = try bytes(scratch.places.database)
    for _ in 0..<Int.random(in: 1...64, using: &generator) {
      // Half of the changes hit the header and the schema, where one byte does most.
      let end = Bool.random(using: &generator) ? 4096 : content.count
      let place = Int.random(in: 0..<end, using: &generator)
      content[place] = .random(in: .min ... .max, using: &generator)
    }
    try write(content, to: scratch.places.database)
    do {
      let opened = try Ledger.open(scratch.places, at: .noon)
      if let setAside = opened.setAside {
        #expect(try bytes(setAside.path) == content, "seed \(seed)")
        #expect(opened.loss?.offer?.fasts == 100, "seed \(seed)")
        #expect(opened.opening.credits.isEmpty, "seed \(seed)")
      }
      // Whatever is left answers, or says what is wrong with it.
      _ = try? opened.ledger.history(HistoryQuery())
      _ = try? opened.ledger.steps(limit: 200)
      _ = try? opened.ledger.changes(since: 0, limit: 200)
      opened.ledger.close()
    } catch let error as StoreError {
      switch error {
      case .foreign, .newer, .noWriteAheadLog, .failed:
        #expect(try bytes(scratch.places.database) == content, "seed \(seed)")
      default: Issue.record("\(error), seed \(seed)")
      }
    }
  }

  @Test func `table by table finds damage on every page on which a look at the whole file does`()
    throws
  {
    try fill(scratch)
    try scratch.open().close()
    let content = try bytes(scratch.places.database)
    let path = scratch.at("damaged.db")
    var found = 0
    for page in 1..<content.count / 4096 {
      var damaged = content
      for index in 0..<16 { damaged[page * 4096 + index] = 0xff }
      try write(damaged, to: path)
      func isFound(_ check: (Connection) throws(StoreError) -> Void) throws -> Bool {
        do { try check(try Connection(path: path, access: .readOnly)) } catch { return true }
        return false
      }
      let whole = try isFound { connection throws(StoreError) in try connection.quickCheck() }
      let parts = try isFound { connection throws(StoreError) in
        for table in try connection.tables() { try connection.quickCheck(of: table) }
      }
      #expect(parts == whole, "page \(page)")
      if whole { found += 1 }
    }
    #expect(found > 30)
  }

  @Test func `a value that its table does not allow stops nothing, and is set aside at a start`()
    throws
  {
    try fill(scratch)
    let ledger = try scratch.open()
    try ledger.connection.script("PRAGMA ignore_check_constraints = 1")
    try ledger.connection.run("UPDATE fasts SET id = 'no id' WHERE id = ?", .text(RowID(7).text))
    try ledger.connection.script("PRAGMA ignore_check_constraints = 0")
    try ledger.quickCheck()
    _ = try ledger.commit(.command(after: .sample(500)), at: .noon)
    #expect(try ledger.lastSeq() == 101)
    ledger.close()
    let opened = try Ledger.open(scratch.places, at: .noon)
    #expect(opened.setAside == nil)
    #expect(try opened.ledger.unusableRows().map(\.id) == ["noid"])
  }

  /// Rows that no version of ours has written.
  @Test(arguments: [
    "UPDATE fasts SET id = 'no id' WHERE end_ms = (SELECT max(end_ms) FROM fasts)",
    "INSERT INTO news VALUES ('x', 'unheard of', 1, 1, 'due', NULL, NULL, NULL)",
    "INSERT INTO news VALUES ('x', 'goalReached', 1, 1, 'due', 'boot', NULL, NULL)",
    """
    INSERT INTO news (subject, kind, at_ms, decided_ms, state)
    SELECT id, 'goalReached', 1, 1, 'unheard of' FROM fasts ORDER BY end_ms DESC LIMIT 1
    """,
    "INSERT INTO reminders VALUES ('no id', 'x', NULL, 0, 1)",
    "INSERT INTO reminders VALUES ('c0000000000000000000000001', 'x', NULL, -1, 1)",
    "INSERT INTO reminders VALUES ('c0000000000000000000000001', 'x', NULL, 90000, 1)",
    "INSERT INTO reminders VALUES ('c0000000000000000000000001', 'x', NULL, NULL, 1)",
    "INSERT INTO meta VALUES ('counted_day', 1)",
    "INSERT INTO meta VALUES ('clock_boot', 'x')",
    "INSERT INTO meta VALUES ('quiet_until_ms', 'x')",
    "UPDATE meta SET value = 'one' WHERE key = 'is_open'",
    "UPDATE meta SET value = 7 WHERE key = 'machine'",
    "DROP TABLE news",
  ])
  func `what makes no sense costs no more than itself, a lost table all`(sql: String) throws {
    try fill(scratch)
    try scratch.raw().script("PRAGMA ignore_check_constraints = 1; \(sql)")
    let isLost = try Ledger.open(scratch.places, at: .noon).setAside != nil
    #expect(isLost == sql.hasPrefix("DROP"))
  }

  @Test(arguments: ["[7,", "[1]", "", "{}"])
  func `conflicts that make no sense keep nobody from starting`(losing: String) throws {
    try fill(scratch)
    try scratch.raw().script(
      """
      UPDATE ops SET sets = '{"birth":7}' WHERE op = 1;
      INSERT INTO conflicts VALUES ('profile', 'x', 'birth', 1, '\(losing)', 0)
      """)
    let opened = try Ledger.open(scratch.places, at: .noon)
    #expect(opened.setAside == nil && opened.opening.standing.otherBirths.isEmpty)
  }

  @Test(arguments: [
    "noun = 'unheard of'", "op = NULL, after = '{}'", "op = NULL, after = 'no JSON'",
    "op = NULL, after = json_object('start_ms', 'soon')", "op = -1", "before = '{}'",
  ])
  func `an entry of the log that makes no sense has its place there, and no row`(
    change: String
  ) throws {
    try fill(scratch)
    let ledger = try scratch.open()
    let (entries, steps) = (try ledger.changes(since: 0, limit: 999), try ledger.steps(limit: 99))
    try ledger.connection.script(
      "UPDATE changes SET \(change) WHERE seq = (SELECT max(seq) FROM changes WHERE step NOT NULL)")
    let left = try ledger.changes(since: 0, limit: 999)
    #expect(left.map(\.seq) == entries.map(\.seq))
    #expect(zip(left, entries).count { $0 == $1 } == entries.count - 1)
    #expect(try ledger.steps(limit: 99).map(\.recorded.number) == steps.map(\.recorded.number))
    var needs = Needs()
    needs.step = .nextToUndo
    #expect(throws: StoreError.conflict) { try ledger.facts(for: needs) }
    #expect(!ledger.isReadOnly)
  }

  @Test(arguments: [
    "PRAGMA ignore_check_constraints = 1; UPDATE steps SET kind = 'unheard of'",
    "PRAGMA ignore_check_constraints = 1; UPDATE steps SET state = 'unheard of'",
    "PRAGMA ignore_check_constraints = 1; UPDATE steps SET target = 1",
  ])
  func `a log that makes no sense is refused, and all else goes on`(sql: String) throws {
    try fill(scratch)
    let ledger = try scratch.open()
    try ledger.connection.script(sql)
    #expect {
      _ = try ledger.steps(limit: 1)
    } throws: { if case StoreError.unusable = $0 { true } else { false } }
    #expect(!ledger.isReadOnly)
  }
}
