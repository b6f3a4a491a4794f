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
    // Each says what it has of the other before it goes on, and opening alone is not going on.
    #expect(counts.values.sorted { $0.count < $1.count } == [[1, 2, 3], [1, 2, 3, 4, 5]])
  }

  /// As text: which device said what it had of which, by the letters of the hardware.
  private func said(_ names: [String: String]) throws -> [String] {
    let ledger = try open(on: nil)
    defer { ledger.close() }
    var said: [String] = []
    let ofDevices = "WHERE noun = 'device' ORDER BY clock_ms, clock_count"
    try OperationReader(ledger.connection).visit(ofDevices) {
      operation, _ throws(StoreError) in
      guard case .text(let seen)? = operation.seen else { return }
      let parts = DeviceRegister.seen(seen).map { "\(names[$0] ?? "?"):\($1)" }.sorted()
      said.append("\(names[operation.name.device] ?? "?") \(parts.joined(separator: " "))")
      #expect(operation.subject.id == operation.name.device)
      #expect(operation.body?.prev?.count == 1)
    }
    return said
  }

  @Test func `before a device goes on it says what it has of the others, and nothing twice`() throws
  {
    var names: [String: String] = [:]
    for (number, hardware) in zip(UInt64(1)..., ["one", "two", "two", "one", "three", "one"]) {
      names[try device(on: hardware, number)] = hardware
    }
    let ledger = try open(on: "one")
    #expect(try ledger.checkOperations().isSound)
    ledger.close()
    #expect(
      try said(names) == ["two one:1", "one two:3", "three one:3 two:3", "one three:2"])
  }

  @Test func `a device says once what it is called, before all else it does`() throws {
    func places(_ name: String?) -> StoreFiles {
      StoreFiles(
        database: scratch.places.database, backups: scratch.places.backups, hardware: "one",
        machine: name)
    }
    for name in ["laptop\n" + String(repeating: "x", count: 90), "desktop", nil] {
      let ledger = try Ledger.open(places(name), at: .noon).ledger
      var said: [Rules.Operation] = []
      try OperationReader(ledger.connection).visit("ORDER BY op") {
        operation, _ throws(StoreError) in said.append(operation)
      }
      #expect(said.map(\.subject.noun) == [DeviceRegister.noun])
      #expect(said.first?.subject.id == ledger.machine)
      let expected = "laptop" + String(repeating: "x", count: 54)
      #expect(said.first?.body?.sets == ["name": .text(expected)])
      #expect(said.first?.body?.prev == ["name": Rules.Operation.Name?.none])
      #expect(try ledger.checkOperations().isSound)
      ledger.close()
    }
  }

  @Test(arguments: ["", "x", "a:b", ":", "a:1:2", "b9:3 b9:2  c:4", "a:99999999999999999999"])
  func `of what is no list of devices nothing is read`(text: String) {
    let seen = DeviceRegister.seen(text)
    #expect(seen == (text.hasPrefix("b9") ? ["b9": 3, "c": 4] : [:]))
    #expect(DeviceRegister.seen(DeviceRegister.text(of: seen)) == seen)
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
