import Foundation
import Host
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// Another process that commits without end, and what it said before it was killed.
final class Crasher {
  private let process = Process()
  private let output = Pipe()
  private(set) var lines: [String] = []
  private var rest = Data()

  init(_ places: StoreFiles, wrappedBy wrapper: [String] = []) throws {
    let command = wrapper + [builtProgram("StoreCrasher"), places.database, places.backups]
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    process.standardOutput = output
    try process.run()
  }

  /// Reads what there is, at least something; false at the end.
  func read() -> Bool {
    let data = output.fileHandleForReading.availableData
    rest += data
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
      rest = rest[rest.index(after: end)...]
    }
    return !data.isEmpty
  }

  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    while read() {}
    process.waitUntilExit()
  }

  func waitUntilExit() -> Int32 {
    while read() {}
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The number of the last commit it was told is on the disk.
  var acknowledged: Int64 { lines.last.flatMap { Int64($0) } ?? 0 }
}

@MainActor @Suite struct CrashTests {
  let scratch = Scratch()

  @Test func `killed at random moments, every acknowledged commit is there and none is half done`()
    throws
  {
    let seed = UInt64.random(in: .min ... .max)
    var generator = Seeded(seed)
    var last: Int64 = 0
    var commits: Int64 = 0
    for round in 1...Int64(Wish.times(25, short: 9)) {
      let crasher = try Crasher(scratch.places)
      let enough = Int.random(in: 1...60, using: &generator)
      while crasher.lines.count < enough, crasher.read() {}
      crasher.kill()
      #expect(crasher.lines.first == "open", "\(crasher.lines), seed \(seed)")
      let acknowledged = max(last, crasher.acknowledged)

      let opened = try Ledger.open(scratch.places, at: .noon)
      #expect(opened.setAside == nil, "seed \(seed)")
      #expect(opened.ledger.starts.unclean == round, "seed \(seed)")
      try opened.ledger.quickCheck()
      let found = try opened.ledger.lastSeq()
      // One commit may have been on its way when it was killed.
      #expect(found == acknowledged || found == acknowledged + 5, "seed \(seed)")
      try checkWhole(opened.ledger, seed: seed)
      commits += (found - last) / 5
      last = found
      opened.ledger.close()
    }
    #expect(commits > Wish.times(100, short: 36), "seed \(seed)")
  }

  /// Each commit is a step, four changes, four rows, a piece of news and a day, or it is nothing.
  private func checkWhole(_ ledger: Ledger, seed: UInt64) throws {
    func count(_ what: String) throws -> Int64 {
      try ledger.connection.first("SELECT count(*) FROM \(what)") {
        columns throws(StoreError) in try columns.integer(0)
      } ?? -1
    }
    let steps = try count("steps")
    #expect(try count("changes WHERE noun = 'fast'") == steps, "seed \(seed)")
    #expect(try count("changes WHERE noun = 'reminder'") == steps, "seed \(seed)")
    #expect(try count("news WHERE boot_ms IS NOT NULL") == steps, "seed \(seed)")
    #expect(try count("changes") == 5 * steps, "seed \(seed)")
    #expect(try count("reminders") == steps % 2, "seed \(seed)")
    #expect(try count("weighings") == steps, "seed \(seed)")
    #expect(try count("meal_items") == steps, "seed \(seed)")
    #expect(try count("ops") == 4 * steps, "seed \(seed)")
    #expect(try ledger.checkOperations().isSound, "seed \(seed)")
    #expect(try ledger.dayBook()?.counted.number ?? 0 == steps, "seed \(seed)")
    #expect(try ledger.dayBook()?.civil.number ?? 0 == -steps, "seed \(seed)")
    #expect(try (ledger.hush() != nil) == (steps % 2 == 1), "seed \(seed)")
    #expect(try count("fasts") == (steps + 1) / 2, "seed \(seed)")
    #expect(try count("fasts WHERE end_ms IS NULL") == steps % 2, "seed \(seed)")
  }

  @Test func `the lock goes with the process that held it`() throws {
    let crasher = try Crasher(scratch.places)
    while crasher.lines.isEmpty, crasher.read() {}
    #expect {
      try scratch.open()
    } throws: { error in
      if case StoreError.inUse(let pid?) = error { pid != getpid() } else { false }
    }
    crasher.kill()
    _ = try scratch.open()
  }

  nonisolated static let dropper = "/usr/bin/setpriv"
  nonisolated static let isBound = geteuid() != 0 || access(dropper, X_OK) == 0

  @Test(
    .enabled(if: isBound, "root may write everywhere, and setpriv is not there to take that away"))
  func `a directory that cannot be written is named`() throws {
    let locked = scratch.path + "/share"
    try Files.makePrivateDirectory(locked)
    chmod(locked, 0o500)
    defer { chmod(locked, 0o700) }
    let wrapper =
      geteuid() == 0 ? [Self.dropper, "--bounding-set=-dac_override,-dac_read_search"] : []
    let crasher = try Crasher(scratch.places, wrappedBy: wrapper)
    #expect(crasher.waitUntilExit() == 1)
    let path = locked + "/fastd"
    #expect(crasher.lines == ["file(path: \"\(path)\", errno: \(EACCES))"])
  }

  @Test(
    .enabled(if: isBound, "root may write everywhere, and setpriv is not there to take that away"))
  func `a database that cannot be written is named`() throws {
    try scratch.open().close()
    let directory = Files.parent(of: scratch.places.database)
    chmod(scratch.places.database, 0)
    defer { chmod(directory, 0o700) }
    let wrapper =
      geteuid() == 0 ? [Self.dropper, "--bounding-set=-dac_override,-dac_read_search"] : []
    let crasher = try Crasher(scratch.places, wrappedBy: wrapper)
    #expect(crasher.waitUntilExit() == 1)
    let path = scratch.places.database
    #expect(crasher.lines == ["cannotOpen(path: \"\(path)\", errno: \(EACCES))"])
  }
}
