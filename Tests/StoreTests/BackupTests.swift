import Nouns
import Glibc
import Host
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct BackupTests {
  let scratch = Scratch()
  let ledger: Ledger

  init() throws {
    ledger = try scratch.open()
  }

  @Test func `a backup is the whole database, and opens as one`() throws {
    let fast = Fast.sample(1)
    _ = try ledger.commit(.command(after: fast), at: .noon)
    let backup = try ledger.backUp(at: .noon, on: .monday)
    #expect(backup.path == scratch.places.backups + "/fastd-20260302T120000Z-daily.db")
    #expect(try ledger.backups() == [backup])
    #expect(try scratch.names(in: scratch.places.backups) == ["fastd-20260302T120000Z-daily.db"])

    let other = Scratch()
    try Files.makePrivateDirectory(Files.parent(of: other.places.database))
    try write(try bytes(backup.path), to: other.places.database)
    let restored = try Ledger.open(other.places, at: .noon)
    #expect(restored.opening.active == fast)
    #expect(restored.ledger.machine == ledger.machine)
    #expect(try restored.ledger.steps(limit: 9) == ledger.steps(limit: 9))
  }

  @Test func `a backup is due once a day, when something changed`() throws {
    #expect(try !ledger.backupIsDue(on: .monday))
    _ = try ledger.commit(.command(after: .sample(1)), at: .noon)
    #expect(try ledger.backupIsDue(on: .monday))
    _ = try ledger.backUp(at: .noon, on: .monday)
    #expect(try !ledger.backupIsDue(on: .monday))
    #expect(try !ledger.backupIsDue(on: .monday + 1))
    _ = try ledger.commit(.command(before: .sample(1)), at: .noon)
    #expect(try !ledger.backupIsDue(on: .monday))
    #expect(try ledger.backupIsDue(on: .monday + 1))
    // A clock that was set back must not stop the backups for good.
    #expect(try ledger.backupIsDue(on: .monday - 100))
    ledger.close()
    let next = try scratch.open()
    #expect(try !next.backupIsDue(on: .monday))
    #expect(try next.backupIsDue(on: .monday + 1))
  }

  @Test func `what a crash left of a backup is no backup, and in nobody's way`() throws {
    let directory = scratch.places.backups
    try Files.makePrivateDirectory(directory)
    try write([1, 2, 3], to: directory + "/.unfinished")
    #expect(try ledger.backups() == [])
    _ = try ledger.backUp(at: .noon, on: .monday)
    #expect(try scratch.names(in: directory).count == 1)
  }

  @Test func `a backup that fails leaves nothing behind`() throws {
    try Files.makePrivateDirectory(scratch.places.backups + "/.unfinished/in the way")
    #expect(throws: StoreError.self) { try ledger.backUp(at: .noon, on: .monday) }
    #expect(try scratch.names(in: scratch.places.backups).count == 1)
    _ = try ledger.commit(.command(after: .sample(1)), at: .noon)
    #expect(try ledger.backupIsDue(on: .monday))
  }

  @Test func `none takes the place of another, and the newer one is known`() throws {
    let all = try [.importing, .asked, .asked, .importing].map { reason in
      try ledger.backUp(at: .noon, for: reason)
    }
    #expect(try ledger.backups() == all.reversed())
  }

  @Test func `a file in place of the directory is named`() throws {
    try Files.makePrivateDirectory(Files.parent(of: scratch.places.backups))
    try write([], to: scratch.places.backups)
    let error = StoreError.file(path: scratch.places.backups, errno: ENOTDIR)
    #expect(throws: error) { try ledger.backUp(at: .noon, on: .monday) }
    #expect(throws: error) { try ledger.backups() }
  }

  @Test func `old backups go when a new one is made`() throws {
    for day in 0..<60 as Range<Int64> {
      let now = Instant.noon + .hours(24 * day)
      _ = try ledger.backUp(at: now, on: .monday + day)
    }
    let kept = try ledger.backups().map { Zone.utc.day(of: $0.at) - .monday }
    // Day 59 is a Thursday: seven days, and the Sundays of the three weeks before.
    #expect(kept == [59, 58, 57, 56, 55, 54, 53, 48, 41])
  }

  @Test(arguments: [
    "fastd-20260302T120000Z-daily.db", "fastd-20261231T235959Z-before-2.db",
  ])
  func `a name that we give is understood`(name: String) throws {
    let backup = try #require(Backup(name: name, in: "/b"))
    #expect(backup.path == "/b/" + name)
  }

  @Test(arguments: [
    "", ".unfinished", "fastd-.db", "fastd-20260302T120000Z.db", "fastd-20260302T120000Z-.db",
    "fastd-20260302T120000Z-other.db", "fastd-20260302T120000Z-before-x.db",
    "fastd-20260302T120000Z-daily.txt", "fastd-20260230T120000Z-daily.db",
    "fastd-20260302T250000Z-daily.db", "fastd-2026é302T12000Z-daily.db",
    "fastd-+0260302T120000Z-daily.db", "fastd-20260302 120000Z-daily.db",
  ])
  func `another's file is not taken for a backup`(name: String) {
    #expect(Backup(name: name, in: "/b") == nil)
  }
}

@Suite struct RetentionTests {
  struct Plan: CustomTestStringConvertible, Sendable {
    /// Hours after Monday noon.
    let made: [Int64]
    let expired: [Int64]
    var testDescription: String { "\(made)" }
  }

  static let plans = [
    Plan(made: [], expired: []),
    Plan(made: [0], expired: []),
    // Two of one day: the later one stays.
    Plan(made: [0, 5], expired: [0]),
    // Seven days of one week are kept, an eighth day opens another week.
    Plan(made: (0..<7).map { $0 * 24 }, expired: []),
    Plan(made: (0..<8).map { $0 * 24 }, expired: [0]),
    Plan(made: (0..<9).map { $0 * 24 }, expired: [0, 24]),
    // Once a week: as many as there are days kept.
    Plan(made: (0..<9).map { $0 * 24 * 7 }, expired: [0, 24 * 7]),
    // After a year away nothing has gone by itself.
    Plan(made: [0, 24, 24 * 365], expired: []),
  ]

  @Test(arguments: plans)
  func `the newest of the last days and weeks are kept`(plan: Plan) {
    let backups = plan.made.map { Backup(in: "/b", at: .noon + .hours($0), reason: .daily) }
    let expired = Retention.expired(backups.shuffled(), in: .utc).map {
      ($0.at - .noon).minutes / 60
    }
    #expect(expired.sorted() == plan.expired)
  }

  @Test func `a day is the person's`() throws {
    // Sunday 03:00 and Monday 00:00 in Berlin are one day by UTC.
    let zone = try Zone(rule: "CET-1CEST,M3.5.0,M10.5.0/3")
    let sunday = Instant.noon - .hours(34)
    let backups = [sunday, sunday + .hours(21)].map {
      Backup(in: "/b", at: $0, reason: .daily)
    }
    #expect(Retention.expired(backups, in: .utc) == [backups[0]])
    #expect(Retention.expired(backups, in: zone) == [])
  }

  @Test func `what was made before a migration stays`() {
    let backups = (0..<50 as Range<Int64>).map {
      Backup(in: "/b", at: .noon + .hours(24 * $0), reason: .migration(to: $0))
    }
    #expect(Retention.expired(backups, in: .utc).isEmpty)
  }
}
