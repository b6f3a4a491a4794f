import Glibc
import Host
import TestSupport
import Testing
import Time

@testable import Store

/// A migration that is not released yet.
@MainActor @Suite struct NextMigrationTests {
  let scratch = Scratch()

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
    let left = try opened.ledger.connection.rows(
      "SELECT name FROM sqlite_schema WHERE name = 'later'"
    ) { columns throws(StoreError) in try columns.text(0) }
    #expect(left.isEmpty)
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
