import Foundation
import Host
import Rules
import Testing
import Time

@testable import Store

@MainActor @Suite struct MigrationTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func fixture(_ version: Int64) throws -> String {
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

  @Test(arguments: 1...Schema.current.version)
  func `every released schema becomes the current one with all that was in it`(
    version: Int64
  ) throws {
    try scratch.raw().script(try fixture(version))
    let opened = try Ledger.open(scratch.places, at: .noon)
    let fresh = try Scratch().open()
    #expect(try shape(opened.ledger.connection) == shape(fresh.connection))
    #expect(opened.setAside == nil)
    #expect(opened.ledger.machine == "a0000000000000000000000001")
    #expect(opened.ledger.starts == .init(clean: 4, unclean: 1, wasUnclean: false))
    #expect(opened.opening.active?.id.text == "b0000000000000000000000002")
    #expect(opened.opening.lastFinished?.note == "felt \"fine\" äöü")
    #expect(opened.opening.credits == [.init(start: Day(number: 20513), end: Day(number: 20514))])
    #expect(opened.opening.news.map(\.state) == [.withdrawn])

    let ledger = opened.ledger
    #expect(try ledger.lastSeq() == 6)
    #expect(
      try ledger.changes(since: 0, limit: 9).map(\.verb)
        == ["start", "stop", "start", "cancel", "undo", "goalReached"])
    // What is undone in the fixture can be done again.
    var needs = Needs()
    needs.step = .nextToRedo
    let recorded = try #require(try ledger.facts(for: needs).step)
    let redo = Step(kind: .redo(recorded.number), verb: "cancel", changes: recorded.step.changes)
    _ = try ledger.commit(Commit(step: redo, actor: "test"), at: .noon)
    #expect(try ledger.facts(for: needs).step == nil)
    try ledger.quickCheck()
  }

  @Test func `a released migration is as it was released`() throws {
    let connection = try scratch.raw()
    try connection.script(try fixture(1))
    let fresh = try Scratch()
    _ = try Ledger.open(fresh.places, at: .noon, schema: Schema(migrations: [Schema.version1]))
    #expect(try shape(connection) == shape(try fresh.raw()))
  }

  private let next = Schema(
    migrations: Schema.current.migrations + ["CREATE TABLE later (a TEXT) STRICT"])

  @Test func `before a migration there is a backup of what was`() throws {
    let ledger = try scratch.open()
    _ = try ledger.commit(.command(after: .sample(1)), at: .noon)
    ledger.close()
    let migrated = try Ledger.open(scratch.places, at: .noon, schema: next)
    let backups = try migrated.ledger.backups()
    let version = Schema.current.version
    #expect(backups.map(\.reason) == [.migration(to: version + 1)])
    #expect(migrated.opening.active == .sample(1))
    migrated.ledger.close()
    #expect(throws: StoreError.newer(version: version + 1, known: version)) {
      try scratch.open()
    }

    // The way back is to put the backup in its place.
    try write(try bytes(try #require(backups.first).path), to: scratch.places.database)
    #expect(try Ledger.open(scratch.places, at: .noon).opening.active == .sample(1))
  }

  @Test func `a new database needs no backup`() throws {
    let ledger = try scratch.open()
    #expect(try ledger.backups().isEmpty)
  }

  @Test func `a migration that fails changes nothing`() throws {
    let ledger = try scratch.open()
    _ = try ledger.commit(.command(after: .sample(1)), at: .noon)
    ledger.close()
    let broken = Schema(
      migrations: Schema.current.migrations + ["CREATE TABLE later (a TEXT) STRICT; nonsense"])
    #expect {
      try Ledger.open(scratch.places, at: .noon, schema: broken)
    } throws: { error in
      if case StoreError.failed(_, let message) = error {
        message.contains("nonsense")
      } else {
        false
      }
    }
    let opened = try Ledger.open(scratch.places, at: .noon)
    #expect(opened.opening.active == .sample(1))
    #expect(try shape(opened.ledger.connection).allSatisfy { !$0.hasPrefix("later") })
  }

  @Test func `a migration whose backup cannot be made does not happen`() throws {
    try scratch.open().close()
    try Files.makePrivateDirectory(Files.parent(of: scratch.places.backups))
    try write([], to: scratch.places.backups)
    #expect(throws: StoreError.file(path: scratch.places.backups, errno: ENOTDIR)) {
      try Ledger.open(scratch.places, at: .noon, schema: next)
    }
    _ = try scratch.open()
  }
}
