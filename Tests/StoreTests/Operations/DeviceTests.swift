import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// Which device writes operations where a home is used.
@MainActor @Suite struct DeviceTests {
  let scratch = Scratch()

  private func open(on hardware: String?) throws -> Ledger {
    let places = StoreFiles(
      database: scratch.places.database, backups: scratch.places.backups, hardware: hardware)
    return try Ledger.open(places, at: .noon).ledger
  }

  /// The device that a commit on that hardware is written by.
  private func device(on hardware: String?, _ number: UInt64) throws -> String {
    let ledger = try open(on: hardware)
    let fast = Fast.sample(number, hours: Int64(number) * 24, lasting: .hours(16))
    _ = try ledger.commit(.command(after: fast), at: .noon)
    var devices: [String] = []
    try OperationReader(ledger.connection).visit("WHERE id = ?", .text(fast.id.text)) {
      operation, _ throws(StoreError) in devices.append(operation.name.device)
    }
    #expect(devices == [ledger.machine])
    #expect(try ledger.checkOperations().isSound)
    ledger.close()
    return try #require(devices.first)
  }

  @Test func `a home that is used on two machines by turns is two devices, and no more`() throws {
    let first = try device(on: "one", 1)
    let second = try device(on: "two", 2)
    #expect(first != second)
    #expect(try device(on: "one", 3) == first)
    #expect(try device(on: "two", 4) == second)
    #expect(try device(on: "three", 5) != first)
  }

  @Test func `where the hardware has no name nothing is checked`() throws {
    let first = try device(on: nil, 1)
    #expect(try device(on: "one", 2) == first)
    #expect(try device(on: nil, 3) == first)
    #expect(try device(on: "two", 4) != first)
  }

  @Test func `each device counts its own operations without a gap`() throws {
    for (number, hardware) in zip(UInt64(1)..., ["one", "two", "one", "two", "two"]) {
      _ = try device(on: hardware, number)
    }
    let ledger = try open(on: "one")
    var counts: [String: [Int64]] = [:]
    try OperationReader(ledger.connection).visit("ORDER BY op") {
      operation, _ throws(StoreError) in
      counts[operation.name.device, default: []].append(operation.name.seq)
    }
    #expect(counts.values.sorted { $0.count < $1.count } == [[1, 2], [1, 2, 3]])
  }

  @Test func `a home of an older version may be a copy, and so is a device of its own`() throws {
    var devices: Set<String> = []
    for hardware in ["one", "two"] {
      let scratch = Scratch()
      try scratch.raw().script(try MigrationTests.fixture(5))
      let places = StoreFiles(
        database: scratch.places.database, backups: scratch.places.backups, hardware: hardware)
      let ledger = try Ledger.open(places, at: .later).ledger
      #expect(try ledger.checkOperations().isSound)
      devices.insert(ledger.machine)
      ledger.close()
      #expect(try Ledger.open(places, at: .later).ledger.machine == ledger.machine)
    }
    #expect(devices.count == 2)
    #expect(!devices.contains("a0000000000000000000000001"))
  }

  @Test func `a device that could not be written down is with the next commit`() throws {
    let ledger = try open(on: "one")
    try ledger.connection.script("DELETE FROM devices")
    _ = try ledger.commit(.command(after: .sample(1)), at: .noon)
    #expect(try ledger.checkOperations().isSound)
    let known = try ledger.connection.rows("SELECT id, hardware FROM devices") {
      columns throws(StoreError) in [try columns.text(0), try columns.text(1)]
    }
    #expect(known == [[ledger.machine, "one"]])
  }
}
