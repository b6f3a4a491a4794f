import Glibc
import Host
import Nouns
import Rules
import Testing
import TestSupport
import Time

@testable import Store

@MainActor @Suite struct `A start after the daemon closed its database` {
  let scratch = Scratch()
  private var path: String { scratch.places.database }
  private static let damage = "UPDATE weighings SET grams = 1"

  init() throws {
    let ledger = try scratch.open()
    let weighing = Change(before: nil, after: .weighing(.sample(7)))
    _ = try ledger.commit(.command([weighing]), at: .noon)
    ledger.close()
  }

  private func damage() throws {
    let connection = try scratch.raw()
    try connection.script("PRAGMA ignore_check_constraints = ON; " + Self.damage)
    connection.foldLogOnClose()
    connection.close()
  }

  private func found() throws -> [String] {
    let ledger = try scratch.open()
    defer { ledger.close() }
    return try ledger.unusableRows().map { "\($0.noun) \($0.reason)" }
  }

  private func times() throws -> [timespec] {
    var facts = stat()
    try #require(stat(path, &facts) == 0)
    return [facts.st_atim, facts.st_mtim]
  }

  @Test func `looks at no row while the file is as it was left`() throws {
    let times = try times()
    try damage()
    // As if nobody had written.
    try #require(utimensat(AT_FDCWD, path, times, 0) == 0)
    #expect(try found() == [])
  }

  @Test func `looks at all rows once somebody else has written`() throws {
    try damage()
    #expect(try found() == ["weighing grams"])
  }

  @Test func `looks at all rows where somebody wrote beside the daemon`() throws {
    let ledger = try scratch.open()
    try damage()
    ledger.close()
    #expect(try found() == ["weighing grams"])
  }

  @Test func `looks at all rows where something is left in the log`() throws {
    let times = try times()
    let connection = try scratch.raw()
    try connection.script("PRAGMA ignore_check_constraints = ON; " + Self.damage)
    connection.close()
    try #require(utimensat(AT_FDCWD, path, times, 0) == 0)
    #expect(Files.exists(path + "-wal"))
    #expect(try found() == ["weighing grams"])
  }

  @Test func `looks at all rows by the conditions of another version`() throws {
    let seal = try #require(Seal(on: path))
    let connection = try scratch.raw()
    #expect(try Meta.seal.text(in: connection) == seal.text(of: .current))
    try connection.script("UPDATE meta SET value = value || '0' WHERE key = 'seal'")
    try connection.script("PRAGMA ignore_check_constraints = ON; " + Self.damage)
    connection.foldLogOnClose()
    connection.close()
    seal.put(on: path)
    #expect(Seal(on: path) == seal)
    #expect(try found() == ["weighing grams"])
  }

  @Test func `finds the true second on the file, and each time another moment`() throws {
    let first = try #require(Seal(on: path))
    try scratch.open().close()
    let second = try #require(Seal(on: path))
    #expect(first != second)
    #expect(abs(try times()[1].tv_sec - time(nil)) < 60)
  }
}
