import Nouns
import Glibc
import Host
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct `A database that is lost` {
  let scratch = Scratch()

  /// Eight fasts and a running one, with a backup of all, and one more fast after it.
  private func live(_ scratch: Scratch) throws -> Backup {
    let ledger = try scratch.open()
    for number in 1...8 as ClosedRange<UInt64> {
      let fast = Fast.sample(number, hours: -Int64(number) * 24, lasting: .hours(16))
      _ = try ledger.commit(.command("add", after: fast), at: .noon)
    }
    _ = try ledger.commit(.command(after: .sample(9)), at: .noon)
    let backup = try ledger.backUp(at: .noon, on: .monday)
    ledger.close()
    return backup
  }

  private var loss: Loss? {
    get throws {
      let opened = try Ledger.open(scratch.places, at: .noon + .hour)
      opened.ledger.close()
      return opened.loss
    }
  }

  private func wholeLoss(_ backup: Backup, setAside: String? = nil) -> Loss {
    Loss(
      setAside: setAside,
      offer: .init(path: backup.path, at: backup.at, fasts: 9, running: .noon))
  }

  @Test func `a start without its database names the newest copy until that is settled`() throws {
    let backup = try live(scratch)
    try Files.remove(scratch.places.database)
    #expect(try loss == wholeLoss(backup))
    #expect(try loss == wholeLoss(backup))
    let ledger = try scratch.open()
    let changes = try ledger.compare(withCopy: backup.name, at: .later).changes
    #expect(changes.count == 9)
    try ledger.settleLoss()
    ledger.close()
    #expect(try loss == nil)
  }

  @Test func `an empty file in its place is no new beginning either`() throws {
    let backup = try live(scratch)
    try write([], to: scratch.places.database)
    #expect(try loss == wholeLoss(backup))
  }

  @Test func `a first start is no loss`() throws {
    #expect(try loss == nil)
  }

  @Test func `the first backup of a new database leaves those of the lost one`() throws {
    let backup = try live(scratch)
    try write(Array("garbage".utf8), to: scratch.places.database)
    let ledger = try scratch.open(at: .noon + .minute)
    for day in 0..<60 as Range<Int64> {
      let now = Instant.noon + .hours(24 * day) + .hour
      _ = try ledger.commit(.command("add", after: .sample(UInt64(100 + day))), at: now)
      _ = try ledger.backUp(at: now, on: .monday + day)
      _ = try ledger.commit(.command("delete", before: .sample(UInt64(100 + day))), at: now)
    }
    #expect(try ledger.backups().contains(backup))
    #expect(try ledger.backups().count == 10)
    ledger.close()
    #expect(try loss?.offer?.path == backup.path)
  }

  @Test func `a log whose database is gone is kept, and can be taken in`() throws {
    do {
      let ledger = try scratch.open()
      for number in 1...3 as ClosedRange<UInt64> {
        let fast = Fast.sample(number, hours: -Int64(number) * 24, lasting: .hours(16))
        _ = try ledger.commit(.command("add", after: fast), at: .noon)
      }
    }
    try Files.remove(scratch.places.database)
    let opened = try Ledger.open(scratch.places, at: .noon)
    let aside = try #require(opened.loss?.setAside)
    #expect(opened.loss?.offer?.path == aside)
    #expect(opened.loss?.offer?.fasts == 3)
    for suffix in ["", "-wal"] {
      let copy = scratch.places.backups + "/.restore-0" + suffix
      try StoreError.translating { () throws(FileError) in
        try Files.copy(aside + suffix, to: copy)
      }
    }
    #expect(try opened.ledger.compare(withCopy: ".restore-0", at: .later).changes.count == 3)
  }

  @Test(arguments: [false, true])
  func `one that is removed or replaced under a daemon is a backup first`(isReplaced: Bool) throws {
    _ = try live(scratch)
    let ledger = try scratch.open()
    let late = Fast.sample(20, hours: -1000, lasting: .hours(1))
    _ = try ledger.commit(.command("add", after: late), at: .noon)
    #expect(!ledger.hasMoved)
    if isReplaced {
      let other = Scratch()
      _ = try live(other)
      try Files.rename(other.places.database, to: scratch.places.database)
    } else {
      try Files.remove(scratch.places.database)
    }
    #expect(ledger.hasMoved)
    #expect(throws: StoreError.moved) {
      try ledger.commit(.command("add", after: .sample(21, hours: -2000)), at: .noon)
    }
    let opened = try ledger.renew(at: .noon + .hours(2))
    let backup = try #require(try ledger.backups().first { $0.reason == .restoring })
    #expect(!ledger.hasMoved)
    if !isReplaced { #expect(opened.loss?.offer?.path == backup.path) }
    #expect(try ledger.compare(withCopy: backup.name, at: .later).fasts == 10)
    let next = Fast.sample(22, hours: -3000, lasting: .hours(1))
    _ = try ledger.commit(.command("add", after: next), at: .noon)
  }

  @Test func `what a database that is set aside was erased from holds no trace`() throws {
    _ = try live(scratch)
    let path = scratch.places.database + ".corrupt-20260101T000000Z"
    try write(try bytes(scratch.places.database), to: path)
    let broken = scratch.places.database + ".corrupt-20250101T000000Z"
    try write(Array(("garbage " + RowID(3).text).utf8), to: broken)
    let ledger = try scratch.open()
    #expect(
      try ledger.erase(RowID(3), by: "test", at: .noon) == Erasure(backups: 1, left: [broken]))
    #expect(try bytes(path).firstRange(of: Array(RowID(3).text.utf8)) == nil)
    #expect(try ledger.erase(RowID(2), by: "test", at: .noon) == Erasure(backups: 1, left: []))
  }
}
