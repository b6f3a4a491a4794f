import Foundation
import Fuzz
import Testing

@testable import Wire

/// Foundation's codec reads what ours writes, and the other way round.
@Suite struct `JSON beside Foundation's` {
  private static let seed = UInt64.random(in: 0...UInt64(UInt32.max))

  @Test func `both read the same from what we write`() throws {
    var chance = Chance(seed: Self.seed)
    for _ in 0..<3000 {
      let value = JSON.array([chance.json()])
      var writer = JSONWriter(pretty: chance.isTrue(oneIn: 2))
      writer.value(value)
      let theirs = try JSONDecoder().decode(Mirror.self, from: Data(writer.bytes))
      try #require(sorted(theirs.json) == sorted(value), "seed \(Self.seed)")
    }
  }

  @Test func `we read what Foundation writes`() throws {
    var chance = Chance(seed: Self.seed)
    for _ in 0..<3000 {
      let value = JSON.array([chance.json()])
      let bytes = try JSONEncoder().encode(Mirror(value))
      let ours = try JSON(parsing: Array(bytes))
      try #require(sorted(ours) == sorted(value), "seed \(Self.seed)")
    }
  }

  @Test func `what we read from broken text, Foundation reads too`() throws {
    var chance = Chance(seed: Self.seed)
    var understood = 0
    let decoder = JSONDecoder()
    decoder.userInfo[try #require(Mirror.doublesOnly)] = true
    for _ in 0..<20_000 {
      var writer = JSONWriter()
      writer.value(.array([chance.json(depth: 2)]))
      var bytes = writer.bytes
      bytes[chance.below(bytes.count)] = chance.pick(Array("[]{}\",:\\0e-.u ".utf8))
      guard let ours = try? JSON(parsing: bytes) else { continue }
      understood += 1
      guard let theirs = try decode(bytes, with: decoder) else { continue }
      // Foundation makes integers of some numbers with a fraction: compared as doubles.
      try #require(rounded(theirs.json) == rounded(ours), "seed \(Self.seed)")
    }
    #expect(understood > 1000)
  }

  /// Nil for a number too small for a double, which Foundation refuses and we read as zero.
  private func decode(_ bytes: [UInt8], with decoder: JSONDecoder) throws -> Mirror? {
    do {
      return try decoder.decode(Mirror.self, from: Data(bytes))
    } catch DecodingError.typeMismatch {
      return nil
    }
  }

  /// Foundation has an order of its own, and writes doubles without a fraction as integers.
  private func sorted(_ value: JSON) -> JSON {
    switch value {
    case .array(let elements): .array(elements.map(sorted))
    case .object(let object):
      .object(
        JSONObject(
          distinct: object.members.sorted { $0.name < $1.name }
            .map { JSONObject.Member(name: $0.name, value: sorted($0.value)) }))
    case .double(let double): Int64(exactly: double).map(JSON.int) ?? value
    default: value
    }
  }

  private func rounded(_ value: JSON) -> JSON {
    switch sorted(value) {
    case .array(let elements): .array(elements.map(rounded))
    case .object(let object):
      .object(
        JSONObject(
          distinct: object.members.map {
            JSONObject.Member(name: $0.name, value: rounded($0.value))
          }))
    case .int(let int): .double(Double(int))
    case let other: other
    }
  }
}
