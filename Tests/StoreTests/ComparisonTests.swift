import Nouns
import Host
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct `A backup beside what is there` {
  let scratch = Scratch()
  let ledger: Ledger

  init() throws {
    ledger = try scratch.open()
  }

  private func take(_ changes: [Change]) throws {
    let step = Step(kind: .command, verb: VerbWord("restore"), changes: changes)
    _ = try ledger.commit(Commit(step: step, actor: "test"), at: .noon)
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `its changes lead exactly to its rows, and undo leads back`(seed: UInt64) throws {
    var generator = Seeded(seed)
    func live(_ serial: ClosedRange<UInt64>) throws {
      for number in serial {
        let row: Row =
          switch number % 4 {
          case 0: .reminder(.sample(number))
          case 1: Row.planned(Int(number % 5) + 2, RowID(number)).varied(&generator)
          default: .fast(.sample(number, hours: Int64(number) * 40, lasting: .hours(16)))
          }
        try take([Change(before: nil, after: row)])
      }
    }
    try live(1...12)
    try take([Change(before: nil, after: .fast(.sample(90, hours: 900)))])
    let wanted = try rows()
    let backup = try ledger.backUp(at: .noon, for: .asked)
    // Another one runs now, some are gone, some have changed, some are new.
    let running = try #require(wanted.first { $0.id == RowID(90) })
    try take([Change(before: running, after: nil)])
    try take([Change(before: nil, after: .fast(.sample(91, hours: 950)))])
    for row in wanted where row.id != running.id && Bool.random(using: &generator) {
      try take([Change(before: row, after: nil)])
    }
    try live(20...25)
    let before = try rows()

    let comparison = try ledger.compare(withCopy: backup.name, at: .later)
    #expect(comparison.fasts == wanted.filter { if case .fast = $0 { true } else { false } }.count)
    try take(comparison.changes)
    #expect(try rows() == wanted)
    #expect(try ledger.compare(withCopy: backup.name, at: .later).changes == [])
    try take(comparison.changes.reversed().map(\.reversed))
    #expect(try rows() == before)
  }

  private func rows() throws -> [Row] {
    var query = HistoryQuery()
    query.includesCancelled = true
    let rows =
      try ledger.history(query).map(Row.fast) + ledger.reminders(at: .noon).map(Row.reminder)
      + ledger.standing().rows
    return rows.sorted { $0.id.text < $1.id.text }
  }

  @Test func `an older version is read, and stays as it was`() throws {
    try Files.makePrivateDirectory(scratch.places.backups)
    let path = scratch.places.backups + "/old.db"
    try scratch.raw(path).script(try MigrationTests.fixture(1))
    let before = try bytes(path)
    let comparison = try ledger.compare(withCopy: "old.db", at: .later)
    #expect(comparison.fasts > 0 && comparison.changes.allSatisfy { $0.before == nil })
    #expect(try bytes(path) == before)
    #expect(try scratch.names(in: scratch.places.backups) == ["old.db"])
  }

  @Test func `what is none is refused, and nothing is left behind`() throws {
    try Files.makePrivateDirectory(scratch.places.backups)
    let places = scratch.places.backups
    _ = try ledger.backUp(at: .noon, for: .asked)
    let whole = try bytes(try #require(try ledger.backups().first).path)
    try write(Array("no database at all".utf8), to: places + "/text.db")
    try write(Array(whole.prefix(whole.count / 2)), to: places + "/cut.db")
    try scratch.raw(places + "/other.db").script("CREATE TABLE x (y); PRAGMA user_version = 3")
    try scratch.raw(places + "/newer.db").script(
      "PRAGMA application_id = \(Schema.application); PRAGMA user_version = 99")
    for name in ["text.db", "cut.db", "other.db", "newer.db", "none.db", "../fastd.db", ""] {
      #expect(throws: StoreError.self) { try ledger.compare(withCopy: name, at: .later) }
    }
    #expect(try !scratch.names(in: places).contains { $0.hasPrefix(".") })
    #expect(try ledger.history(HistoryQuery()) == [])
  }
}
