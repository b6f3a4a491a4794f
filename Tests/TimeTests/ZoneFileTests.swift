import Foundation
import TestSupport
import Testing

@testable import Time

@Suite struct `Zone files` {
  @Test func `a file with leap seconds is refused by its own error`() throws {
    let bytes = try InstalledZones.bytes("right/Europe/Berlin")
    #expect(throws: ZoneError.leapSeconds) { try Zone(tzif: bytes, name: "right/Europe/Berlin") }
  }

  @Test(arguments: [
    (Data(), ZoneError.notTZif),
    (Data("no zone file, but long enough to have the header of one".utf8), .notTZif),
    (ZoneFile().data.dropLast(6), .truncated),
    (ZoneFile().data.dropLast(1), .truncated),
    (ZoneFile().data.prefix(60), .truncated),
    (ZoneFile(types: []).data, .inconsistentCounts),
    (ZoneFile(types: [.init(offset: 93_600)]).data, .offsetOutOfRange(seconds: 93_600)),
    (ZoneFile(types: [.init(offset: -90_000)]).data, .offsetOutOfRange(seconds: -90_000)),
    (ZoneFile(footer: "CET-25").data, .rule(text: "CET-25", place: 4)),
    (Data(count: TZifLayout.sizeLimit + 1), .tooLarge(limit: TZifLayout.sizeLimit)),
  ])
  func `what is no zone file is refused`(file: Data, error: ZoneError) {
    #expect(throws: error) { try Zone(tzif: [UInt8](file), name: "broken") }
  }

  @Test func `without changes the footer rules alone`() throws {
    let zone = try ZoneFile(footer: "CET-1CEST,M3.5.0,M10.5.0/3").zone
    #expect(zone.offset(at: try Instant(iso: "1900-07-01T00:00:00Z")) == 7200)
    #expect(zone.abbreviation(at: try Instant(iso: "2026-01-01T00:00:00Z")) == "CET")
  }

  @Test func `without changes and footer the first type holds for ever`() throws {
    let zone = try ZoneFile(types: [.init(offset: 1234, name: 4)], footer: "").zone
    #expect(zone.offset(at: Instant(milliseconds: .max)) == 1234)
    #expect(zone.abbreviation(at: Instant(seconds: 0)) == "TWO")
    #expect(zone.nextTransition(after: Instant(seconds: 0)) == nil)
  }

  @Test(arguments: [UInt8(0), UInt8(ascii: "2"), UInt8(ascii: "3"), UInt8(ascii: "4")])
  func `every version is read, and with an empty footer the last change is the last`(
    version: UInt8
  ) throws {
    let types = [ZoneFile.LocalType(offset: -600), .init(offset: 3600, name: 4)]
    let file = ZoneFile(version: version, changes: [-5, 1000], indices: [1, 0], types: types)
    let zone = try file.zone
    #expect(zone.offset(at: Instant(seconds: -6)) == -600)
    #expect(zone.offset(at: Instant(seconds: -5)) == 3600)
    #expect(zone.abbreviation(at: Instant(seconds: 999)) == "TWO")
    #expect(zone.offset(at: Instant(seconds: 1000)) == -600)
    #expect(zone.nextTransition(after: Instant(seconds: 0)) == Instant(seconds: 1000))
    #expect(zone.nextTransition(after: Instant(seconds: 1000)) == nil)
  }

  @Test func `changes that no clock shows are passed over`() throws {
    let changes = (1...10).map { Int64($0 * 100) }
    let indices = [UInt8](repeating: 0, count: 9) + [1]
    let types = [ZoneFile.LocalType(offset: 0), .init(offset: 60)]
    let zone = try ZoneFile(changes: changes, indices: indices, types: types).zone
    #expect(zone.nextTransition(after: Instant(seconds: 0)) == Instant(seconds: 1000))
  }

  @Test func `more invisible changes than any zone has are not searched for ever`() throws {
    let zone = try Zone(rule: "AAA0BBB-1,0/0,J365/25")
    #expect(zone.nextTransition(after: Instant(seconds: 0)) == nil)
    #expect(zone.abbreviation(at: Instant(seconds: 0)) == "BBB")
  }

  @Test func `a type or a name that is not there is answered, not trapped over`() throws {
    let types = [ZoneFile.LocalType(offset: 60, name: 255)]
    let zone = try ZoneFile(changes: [0], indices: [200], types: types).zone
    #expect(zone.offset(at: Instant(seconds: 5)) == 60)
    #expect(zone.abbreviation(at: Instant(seconds: 5)) == "")
  }

  @Test func `changes every second of two days neither trap nor hang`() throws {
    let changes = (0..<20_000).map { Int64($0) }
    let indices = changes.map { UInt8($0 % 2) }
    let types = [ZoneFile.LocalType(offset: -80_000), .init(offset: 80_000)]
    let zone = try ZoneFile(changes: changes, indices: indices, types: types).zone
    askEverything(zone, at: 10_000)
  }

  @Test(arguments: [UInt64.random(in: 0 ... .max), 4])
  func `no cut or changed file traps`(seed: UInt64) throws {
    var random = Seeded(seed)
    let sources = try ["Europe/Berlin", "Africa/Casablanca", "America/Havana", "Asia/Tokyo"]
      .map(InstalledZones.bytes)
    var accepted = 0
    for _ in 0..<Wish.times(15_000, short: 4000) {
      guard var bytes = sources.randomElement(using: &random) else { continue }
      mutate(&bytes, &random)
      guard let zone = try? Zone(tzif: bytes, name: "hostile") else { continue }
      accepted += 1
      askEverything(zone, at: Int64.random(in: -3_000_000_000...5_000_000_000, using: &random))
    }
    // Both ways were taken.
    #expect(accepted > 1000 && accepted < 14_000)
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout Seeded) {
    if Int.random(in: 0...3, using: &random) == 0 {
      bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
    }
    guard !bytes.isEmpty else { return }
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      // The second header and what follows it decide most.
      let isAnywhere = Bool.random(using: &random)
      let place = isAnywhere ? Int.random(in: 0..<bytes.count, using: &random) : 44
      let end = min(bytes.count - 1, place + 60)
      let index = Int.random(in: min(place, end)...end, using: &random)
      bytes[index] =
        [0, 1, 0x7f, 0x80, 0xff, UInt8.random(in: 0...255, using: &random)]
        .randomElement(using: &random) ?? 0
    }
  }

  private func askEverything(_ zone: Zone, at second: Int64) {
    for second in [second, .min, .max] {
      let instant = Instant(seconds: second)
      _ = zone.abbreviation(at: instant)
      _ = zone.nextTransition(after: instant)
      _ = zone.startOfDay(zone.day(of: instant))
      _ = zone.instants(of: zone.local(instant))
    }
  }
}

/// A zone file made to measure.
struct ZoneFile {
  struct LocalType {
    var offset: Int32
    var name: UInt8 = 0
  }

  var version = UInt8(ascii: "2")
  var changes: [Int64] = []
  var indices: [UInt8] = []
  var types = [LocalType(offset: 0)]
  var footer = ""

  var zone: Zone { get throws { try Zone(tzif: [UInt8](data), name: "made") } }

  var data: Data {
    guard version != 0 else { return header(isFull: true) + block(Int32.self) }
    return header(isFull: false) + header(isFull: true) + block(Int64.self)
      + Data("\n\(footer)\n".utf8)
  }

  private func header(isFull: Bool) -> Data {
    var data = Data("TZif".utf8) + [version] + Data(count: 15)
    let counts = isFull ? [0, 0, 0, changes.count, types.count, 8] : [0, 0, 0, 0, 0, 0]
    for count in counts { data.append(bigEndian: UInt32(count)) }
    return data
  }

  private func block<Width: FixedWidthInteger>(_: Width.Type) -> Data {
    var data = Data()
    for change in changes { data.append(bigEndian: Width(change)) }
    data.append(contentsOf: indices)
    for type in types {
      data.append(bigEndian: type.offset)
      data.append(contentsOf: [0, type.name])
    }
    return data + Data("ONE\0TWO\0".utf8)
  }
}

extension Data {
  fileprivate mutating func append(bigEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}
