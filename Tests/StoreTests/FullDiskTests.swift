import Foundation
import Glibc
import Nouns
import Host
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct FullDiskTests {
  let scratch = Scratch()

  private func commit(_ number: Int, in ledger: Ledger) throws {
    var fast = Fast.sample(UInt64(number), hours: -Int64(number), lasting: .minute)
    fast.note = String(repeating: "long ", count: 400)
    let weighing = Weighing.sample(UInt64(number), hours: Int64(number))
    var item = MealItem()
    (item.id, item.meal, item.name) = (RowID(UInt64(number)), RowID(UInt64(number)), "oats")
    let rows = [Row.fast(fast), .weighing(weighing), .mealItem(item)]
    let changes = rows.map { Change(before: nil, after: $0) }
    _ = try ledger.commit(.command(changes), at: .noon)
  }

  /// Commits until there is no room; how many were taken.
  private func fillUp(_ ledger: Ledger, from first: Int = 0) throws -> Int {
    var count = first
    #expect(throws: StoreError.diskFull) {
      while count < 10_000 {
        try commit(count, in: ledger)
        count += 1
      }
    }
    return count
  }

  @Test func `without room a commit is refused whole, and with room it goes on`() throws {
    let ledger = try scratch.open()
    try ledger.connection.script("PRAGMA synchronous = OFF; PRAGMA max_page_count = 110")
    let count = try fillUp(ledger)
    #expect(count > 10)
    #expect(!ledger.isReadOnly)
    #expect(try ledger.lastSeq() == Int64(3 * count))
    #expect(try ledger.history(HistoryQuery()).count == count)
    #expect(throws: StoreError.diskFull) { try commit(count, in: ledger) }

    try ledger.connection.script("PRAGMA max_page_count = 1000")
    try commit(count, in: ledger)
    #expect(try ledger.lastSeq() == Int64(3 * (count + 1)))
    try ledger.quickCheck()
    ledger.close()
    #expect(try scratch.open().history(HistoryQuery()).count == count + 1)
  }

  nonisolated static let mayMount = geteuid() == 0 && isInstalled("mount")

  /// Runs `body` on a real file system of four megabytes.
  private func onSmallDisk(_ body: (StoreFiles, _ ballast: String) throws -> Void) throws {
    let mount = scratch.path + "/small"
    try Files.makePrivateDirectory(mount)
    guard try Run("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", mount]).code == 0 else {
      try Test.cancel("mounting is not allowed here")
    }
    defer { #expect((try? Run("umount", ["--lazy", mount]).code) == 0) }
    try body(
      StoreFiles(database: mount + "/fastd/fastd.db", backups: mount + "/backups"),
      mount + "/ballast")
  }

  /// Takes up what room is left; no child that another test starts may inherit the file.
  private func fill(_ path: String) throws {
    let file = try #require(fopen(path, "we"))
    defer { fclose(file) }
    let block = [UInt8](repeating: 1, count: 4096)
    setvbuf(file, nil, _IONBF, 0)
    while fwrite(block, 1, block.count, file) == block.count {}
  }

  /// Gives the room back at once, whoever may still hold the file.
  private func empty(_ path: String) throws {
    #expect(truncate(path, 0) == 0)
    try Files.remove(path)
  }

  @Test(.enabled(if: mayMount, "only root can mount a small file system"))
  func `a disk that is really full loses nothing, and backups fail whole`() throws {
    try onSmallDisk { places, ballast in
      let ledger = try Ledger.open(places, at: .noon).ledger
      defer { ledger.close() }
      for number in 0..<20 { try commit(number, in: ledger) }
      try fill(ballast)
      let count = try fillUp(ledger, from: 20)
      #expect(try ledger.lastSeq() == Int64(3 * count))
      #expect(throws: StoreError.diskFull) { try ledger.backUp(at: .noon, on: .monday) }
      #expect(try ledger.backups().isEmpty)

      try empty(ballast)
      try commit(count, in: ledger)
      _ = try ledger.backUp(at: .noon, on: .monday)
      #expect(try ledger.history(HistoryQuery()).count == count + 1)
      try ledger.quickCheck()
    }
  }

  @Test(.enabled(if: mayMount, "only root can mount a small file system"))
  func `after a crash on a full disk the last state can still be read`() throws {
    try onSmallDisk { places, ballast in
      let crasher = try Crasher(places)
      while crasher.lines.count < 10, crasher.read() {}
      crasher.kill()
      try fill(ballast)
      let opened = try Ledger.open(places, at: .noon)
      #expect(opened.opening.lastFinished != nil)
      #expect(opened.ledger.starts.wasUnclean)
      let running = opened.opening.active
      #expect(throws: StoreError.diskFull) {
        while true {
          _ = try opened.ledger.commit(
            .command(before: running, after: running ?? .sample(9)), at: .noon)
        }
      }
      opened.ledger.close()
    }
  }

  @Test(.enabled(if: mayMount, "only root can mount a small file system"))
  func `a disk without room for a database says so`() throws {
    try onSmallDisk { places, ballast in
      try Files.makePrivateDirectory(Files.parent(of: places.database))
      try fill(ballast)
      #expect(throws: StoreError.diskFull) { try Ledger.open(places, at: .noon) }
      try empty(ballast)
      #expect(try Ledger.open(places, at: .noon).setAside == nil)
    }
  }
}
