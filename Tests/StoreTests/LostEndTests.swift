import Nouns
import Host
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// Whether a start notices that the database lacks what was recorded last, and nothing else.
@MainActor @Suite struct `The end of a database` {
  let scratch = Scratch(in: Scratch.memory)

  private func places(on hardware: String? = nil) -> StoreFiles {
    StoreFiles(
      database: scratch.places.database, backups: scratch.places.backups, hardware: hardware)
  }

  private func open(on hardware: String? = nil) throws -> Ledger.Opened {
    try Ledger.open(places(on: hardware), at: .noon + .hours(4))
  }

  private func add(_ numbers: ClosedRange<UInt64>, to ledger: Ledger) throws {
    for number in numbers {
      let fast = Fast.sample(number, hours: -Int64(number) * 24, lasting: .hours(16))
      _ = try ledger.commit(.command("add", after: fast), at: .noon)
    }
  }

  /// Three fasts, closed; then two more, of which a backup is made, and one more.
  private func live(isClosed: Bool) throws -> Backup {
    let first = try scratch.open()
    try add(1...3, to: first)
    first.close()
    try copy(scratch.places.database, scratch.at("old.db"))
    let second = try scratch.open()
    try add(4...5, to: second)
    let backup = try second.backUp(at: .noon, on: .monday)
    try add(6...6, to: second)
    if isClosed { second.close() }
    return backup
  }

  private func copy(_ file: String, _ target: String) throws {
    try StoreError.translating { () throws(FileError) in try Files.copy(file, to: target) }
  }

  // MARK: Lives without a loss

  nonisolated enum Life: CaseIterable {
    case closed, killed, killedAtOnce, restoredOlder, purged, moved, movedBack, backupInPlace, anew
    case erased, erasedAndKilled
  }

  @Test(arguments: Life.allCases) func `is not missed where nothing is missing`(life: Life) throws {
    let backup = try live(isClosed: life != .killed)
    switch life {
    case .closed, .killed: break
    case .killedAtOnce: _ = try open()
    case .restoredOlder:
      let ledger = try open().ledger
      let old = Backup(in: scratch.places.backups, at: .noon - .hour, reason: .asked)
      try copy(scratch.at("old.db"), old.path)
      let changes = try ledger.compare(withCopy: old.name, at: .later).changes
      #expect(changes.count == 3)
      _ = try ledger.commit(.command(changes), at: .noon)
      ledger.close()
    case .purged: try close(try open().ledger) { _ = try $0.purge(at: .noon) }
    case .moved: try close(try open(on: "two").ledger) { try add(7...7, to: $0) }
    case .movedBack:
      try close(try open(on: "one").ledger) { try add(7...7, to: $0) }
      try close(try open(on: "two").ledger) {
        try add(8...8, to: $0)
        _ = try $0.backUp(at: .noon + .hour, on: .monday)
      }
      try close(try open(on: "one").ledger) { try add(9...9, to: $0) }
    case .backupInPlace: try copy(backup.path, scratch.places.database)
    case .anew:
      try write(Array("garbage".utf8), to: scratch.places.database)
      try close(try open().ledger) { try $0.settleLoss() }
    case .erased, .erasedAndKilled:
      let ledger = try open().ledger
      _ = try ledger.erase(RowID(6), by: "test", at: .noon)
      _ = try ledger.erase(RowID(5), by: "test", at: .noon)
      if life == .erased { ledger.close() }
    }
    for _ in 1...2 {
      let opened = try open(on: life == .moved ? "two" : life == .movedBack ? "one" : nil)
      #expect(opened.loss == nil)
      #expect(try opened.ledger.checkOperations().altered == [])
      opened.ledger.close()
    }
  }

  private func close(_ ledger: Ledger, after body: (Ledger) throws -> Void) throws {
    try body(ledger)
    ledger.close()
  }

  // MARK: Losses

  nonisolated enum Loss: CaseIterable { case log, logEmptied, olderFile, cutOperations, logAlone }

  @Test(arguments: Loss.allCases)
  func `is missed until the person has restored a copy or wants none`(loss: Loss) throws {
    let backup = try live(isClosed: loss == .cutOperations || loss == .olderFile)
    let log = scratch.places.log
    switch loss {
    case .log, .logAlone: try Files.remove(log)
    case .logEmptied: try write([], to: log)
    case .olderFile: try copy(scratch.at("old.db"), scratch.places.database)
    case .cutOperations:
      try scratch.raw().script(
        "DELETE FROM fasts WHERE id IN (SELECT id FROM ops WHERE op % (1 << 40) > 4);"
          + "DELETE FROM ops WHERE op % (1 << 40) > 4")
      try scratch.foldLog()
    }
    if loss == .logAlone { try Files.remove(backup.path) }
    let offer = Store.Loss.Offer(path: backup.path, at: backup.at, fasts: 5, running: nil)
    let expected = Store.Loss(
      setAside: nil, offer: loss == .logAlone ? nil : offer, isOfEnd: true)
    let first = try open()
    #expect(first.loss == expected)
    if loss == .cutOperations {
      #expect(try first.ledger.checkOperations().altered.map(\.seq) == [6])
    }
    // Neither a new entry nor a restart settles it, and no number is given twice.
    try add(20...20, to: first.ledger)
    first.ledger.close()
    let second = try open()
    #expect(second.loss == expected)
    if loss == .cutOperations {
      #expect(try second.ledger.checkOperations().altered.map(\.seq) == [7])
    }
    try second.ledger.settleLoss()
    second.ledger.close()
    #expect(try open().loss == nil)
    try scratch.open().close()
    #expect(try open().loss == nil)
  }

  // MARK: Numbers

  @Test(arguments: [
    "UPDATE devices SET device = 9223372036854775807", "UPDATE devices SET device = -1",
    "UPDATE devices SET device = 8388607",
    "INSERT INTO devices VALUES (9223372036854775807, 'a0000000000000000000000001', 'x')",
    "UPDATE ops SET op = (op / (1 << 40) + 1) * (1 << 40) - 1 WHERE op = (SELECT max(op) FROM ops)",
    "UPDATE meta SET value = 9223372036854775807 WHERE key = 'clean_starts'",
    "UPDATE meta SET value = 9223372036854775807 WHERE key = 'unclean_starts'",
    "UPDATE meta SET value = -9223372036854775807 - 1 WHERE typeof(value) = 'integer'",
    "UPDATE meta SET value = 9223372036854775807 WHERE typeof(value) = 'integer'",
    "UPDATE meta SET value = 9223372036854775807 WHERE key = 'last_op'",
    "UPDATE changes SET seq = -9223372036854775807 - 1 WHERE seq = 1",
    "UPDATE ops SET clock_ms = 9223372036854775807, clock_count = 9223372036854775807",
    "UPDATE ops SET step = 9223372036854775807, at_ms = -9223372036854775807 - 1",
    "UPDATE news SET at_ms = 9223372036854775807, decided_ms = -9223372036854775807 - 1",
  ])
  func `a number that nobody counts to stops neither a start nor a command`(sql: String) throws {
    try close(try scratch.open()) {
      try add(1...3, to: $0)
      _ = try $0.commit(.news([.sample()]), at: .noon)
    }
    for isOpen in [false, true] {
      let ledger = try scratch.open()
      if !isOpen { ledger.close() }
      try scratch.raw().script("PRAGMA foreign_keys = OFF;" + sql)
      let isFound = sql.contains("devices") || sql.contains("SET op =")
      if isOpen, isFound { #expect(try !ledger.checkOperations().isSound) }
      let opened = isOpen ? ledger : try scratch.open()
      try add(isOpen ? 30...31 : 40...41, to: opened)
      _ = try opened.fold(olderThan: .hours(1), at: .later)
      try opened.quickCheck()
      if isFound { #expect(try !opened.unusableRows().isEmpty) }
      opened.close()
    }
  }
}
