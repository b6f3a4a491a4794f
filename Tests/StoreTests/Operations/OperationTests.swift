import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// What is written for what is done.
@MainActor @Suite struct OperationTests {
  let scratch = Scratch()
  let ledger: Ledger

  init() throws {
    ledger = try scratch.open()
  }

  private func operations(_ rest: String = "ORDER BY op") throws -> [Rules.Operation] {
    var all: [Rules.Operation] = []
    try OperationReader(ledger.connection).visit(rest) {
      operation, _ throws(StoreError) in all.append(operation)
    }
    return all
  }

  private func count(_ what: String) throws -> Int64 {
    try ledger.connection.first("SELECT count(*) FROM \(what)") {
      columns throws(StoreError) in try columns.integer(0)
    } ?? -1
  }

  @Test func `only what was changed is set, and names what had set it`() throws {
    let running = Fast.sample(1)
    var ended = running
    ended.end = Mark(.noon + .hours(17), in: .utc)
    var noted = ended
    (noted.note, noted.mood) = ("good", 4)
    _ = try ledger.commit(.command("start", after: running), at: .noon)
    _ = try ledger.commit(.command("stop", before: running, after: ended), at: .later)
    _ = try ledger.commit(.command("edit", before: ended, after: noted), at: .noon)
    let all = try operations()
    let names = all.map(\.name)
    #expect(names == (1...3).map { .init(device: ledger.machine, seq: $0) })
    #expect(all[0].body?.prev == nil)
    #expect(all[1].body?.prev == ["end": names[0]])
    #expect(
      all[1].body?.sets == [
        "end_ms": .number(ended.end?.instant.milliseconds ?? 0), "end_offset": .number(0),
        "end_zone": .text("UTC"), "end_day": .number(ended.end?.day.number ?? 0),
        "cancelled": .number(0),
      ])
    #expect(all[2].body?.prev == ["note": names[0], "mood": names[0]])
    #expect(all[2].body?.sets == ["note": .text("good"), "mood": .number(4)])
    #expect(all.map(\.verb.text) == ["start", "stop", "edit"])
    // The clock had gone back.
    #expect(all[2].clock == .init(milliseconds: Instant.later.milliseconds, count: 1))
    #expect(all[2].at == .noon)
  }

  @Test func `one command is one step of operations`() throws {
    let changes = (1...3 as ClosedRange<UInt64>).map {
      Change(before: nil, after: .reminder(.sample($0)))
    }
    _ = try ledger.commit(.command(changes), at: .noon)
    _ = try ledger.commit(.command(after: .sample(9)), at: .noon)
    #expect(try operations().map(\.step) == [1, 1, 1, 4])
    #expect(try operations().map(\.clock.count) == [0, 1, 2, 3])
  }

  @Test func `a row that is deleted and comes back says no more than that`() throws {
    let fast = Fast.sample(1, lasting: .hours(16))
    let made = Change(before: nil, after: .fast(fast))
    _ = try ledger.commit(.command([made]), at: .noon)
    _ = try ledger.commit(.command([made.reversed]), at: .noon)
    _ = try ledger.commit(.command([made]), at: .noon)
    let all = try operations()
    #expect(all[1].body?.sets == ["alive": .number(0)])
    #expect(all[1].body?.prev == ["alive": all[0].name])
    #expect(all[2].body?.sets == ["alive": .number(1)])
    #expect(all[2].body?.prev == ["alive": all[1].name])
  }

  @Test func `of what there is only one, another in its place is the same row`() throws {
    let (first, second) = (
      ScheduleChoice(id: RowID(1), schedule: "16:8"), ScheduleChoice(id: RowID(2), schedule: "omad")
    )
    _ = try ledger.commit(.command([Change(before: nil, after: first.row)]), at: .noon)
    _ = try ledger.commit(.command([Change(before: first.row, after: nil)]), at: .noon)
    _ = try ledger.commit(.command([Change(before: nil, after: second.row)]), at: .noon)
    let all = try operations()
    #expect(Set(all.map(\.subject)) == [.init(noun: "choice", id: "choice")])
    #expect(
      all[2].body?.sets == [
        "alive": .number(1), "id": .text(second.id.text), "schedule": .text("omad"),
      ])
    #expect(
      all[2].body?.prev == ["alive": all[1].name, "id": all[0].name, "schedule": all[0].name])
    #expect(try ledger.checkOperations().isSound)
  }

  @Test func `what was erased is empty in all copies, and its digest stays`() throws {
    let fast = Fast.sample(1, lasting: .hours(16))
    var noted = fast
    noted.note = "nobody may read this"
    _ = try ledger.commit(.command(after: fast), at: .noon)
    _ = try ledger.commit(.command(before: fast, after: noted), at: .noon)
    _ = try ledger.commit(.command(after: .sample(2, hours: 48)), at: .noon)
    let backup = try ledger.backUp(at: .noon, for: .asked)
    let digests = try ledger.connection.rows("SELECT digest FROM ops ORDER BY op") {
      columns throws(StoreError) in try columns.blob(0)
    }
    _ = try ledger.erase(fast.id, by: "test", at: .later)
    let all = try operations()
    #expect(all.map { $0.body == nil } == [true, true, false, true])
    #expect(all.map(\.kind) == [.do, .do, .do, .erase])
    #expect(all.prefix(2).map(\.subject.id) == ["", ""])
    #expect(
      all.prefix(2).map { [$0.at.milliseconds, $0.clock.milliseconds] } == [[0, 0], [0, 0]])
    #expect(all.last?.subject == .init(noun: "fast", id: fast.id.text))
    #expect(all.map(\.actor) == ["", "", "test", "test"])
    #expect(
      try ledger.connection.rows("SELECT digest FROM ops ORDER BY op") {
        columns throws(StoreError) in try columns.blob(0)
      }.dropLast() == digests[...])
    #expect(try count("ops WHERE salt IS NOT NULL OR prev IS NOT NULL") == 1)
    #expect(try ledger.checkOperations().isSound)
    let copy = try Connection(path: backup.path, access: .readOnly)
    let left = try copy.rows("SELECT seq FROM (SELECT op AS seq, sets FROM ops) WHERE sets NOTNULL")
    {
      columns throws(StoreError) in try columns.integer(0)
    }
    #expect(left.count == 1)
  }

  @Test func `a row or an operation that others changed is found`() throws {
    _ = try ledger.commit(.command(after: .sample(1)), at: .noon)
    _ = try ledger.commit(.command([Change(before: nil, after: .reminder(.sample(2)))]), at: .noon)
    #expect(try ledger.checkOperations().isSound)
    try ledger.connection.script("UPDATE reminders SET text = 'other'")
    #expect(
      try ledger.checkOperations().differing == [.init(noun: "reminder", id: RowID(2).text)])
    try ledger.connection.script("UPDATE ops SET actor = 'nobody' WHERE noun = 'fast'")
    #expect(try ledger.checkOperations().altered.map(\.seq) == [1])
    try ledger.connection.script("DELETE FROM fasts")
    #expect(try ledger.checkOperations().differing.map(\.noun) == ["fast", "reminder"])
  }

  @Test func `a row that is set aside is gone from the operations as well`() throws {
    _ = try ledger.commit(.command(after: .sample(1)), at: .noon)
    try scratch.raw().script(
      "UPDATE fasts SET end_ms = 1, end_offset = 0, end_zone = '', end_day = 0")
    ledger.close()
    let opened = try Ledger.open(scratch.places, at: .noon)
    #expect(try opened.ledger.unusableRows().count == 1)
    #expect(try opened.ledger.checkOperations().isSound)
    #expect(try opened.ledger.checkOperations().operations == 2)
  }

  @Test(arguments: [
    "UPDATE ops SET sets = '{'", "UPDATE ops SET prev = '{', sets = '{}'",
    "UPDATE ops SET sets = '[1]'", "UPDATE ops SET sets = '{\"note\":[]}'",
    "UPDATE ops SET prev = '{\"note\":\"9:9\"}'", "UPDATE ops SET prev = '{\"note\":\"x\"}'",
    "UPDATE ops SET kind = 'x'", "UPDATE ops SET noun = 'x'",
    "UPDATE ops SET clock_ms = 9223372036854775806, clock_count = 9223372036854775807",
    "INSERT INTO devices VALUES (9223372036854775807, 'x', 'y')", "DELETE FROM ops",
  ])
  func `what others made of operations keeps nobody from their rows`(sql: String) throws {
    let fast = Fast.sample(1, lasting: .hours(16))
    _ = try ledger.commit(.command(after: fast), at: .noon)
    try scratch.raw().script(sql)
    // One that is set aside as well.
    try ledger.connection.script(
      """
      INSERT INTO vacations VALUES ('\(RowID(5).text)', 9, 1);
      INSERT INTO ops SELECT op + 1, v, clock_ms, clock_count, at_ms, step, kind, verb, actor,
        'vacation', '\(RowID(5).text)', sets, prev, salt, digest FROM ops
      """)
    ledger.close()
    let opened = try Ledger.open(scratch.places, at: .noon)
    var noted = fast
    noted.note = "still here"
    _ = try opened.ledger.commit(.command(before: fast, after: noted), at: .noon)
    _ = try opened.ledger.commit(.command(before: noted), at: .noon)
    _ = try opened.ledger.commit(.command(after: noted), at: .noon)
    #expect(try opened.ledger.history(HistoryQuery()) == [noted])
    _ = try opened.ledger.checkOperations()
    _ = try opened.ledger.erase(fast.id, by: "test", at: .noon)
    #expect(try opened.ledger.history(HistoryQuery()) == [])
  }

  @Test func `of two where there may be one, the one that stays is what is meant`() throws {
    let choice = ScheduleChoice(id: RowID(1), schedule: "16:8")
    _ = try ledger.commit(.command([Change(before: nil, after: choice.row)]), at: .noon)
    try scratch.raw().script("INSERT INTO choices VALUES ('\(RowID(2).text)', 'omad')")
    ledger.close()
    let opened = try Ledger.open(scratch.places, at: .noon)
    #expect(try opened.ledger.unusableRows().count == 1)
    #expect(try opened.ledger.checkOperations().isSound)
    #expect(opened.opening.standing.choice != nil)
  }

  @Test(arguments: [true, false])
  func `the clock goes on from what is erased`(isRestarted: Bool) throws {
    let fast = Fast.sample(1, lasting: .hours(16))
    _ = try ledger.commit(.command([Change(before: nil, after: .reminder(.sample(2)))]), at: .noon)
    _ = try ledger.commit(.command(after: fast), at: .later)
    _ = try ledger.erase(fast.id, by: "test", at: .noon)
    let erased = try #require(try operations().last)
    #expect(erased.clock == .init(milliseconds: Instant.later.milliseconds, count: 1))
    if isRestarted {
      // As in a copy, which has no word of the erasure.
      try ledger.connection.script("DELETE FROM ops WHERE kind = 'erase'")
    }
    _ = try ledger.commit(.command([Change(before: nil, after: .reminder(.sample(3)))]), at: .noon)
    let next = try #require(try operations().last)
    // Nor is a number given twice.
    #expect(next.name.seq == 4)
    #expect(next.clock > (isRestarted ? try operations()[0] : erased).clock)
  }
}
