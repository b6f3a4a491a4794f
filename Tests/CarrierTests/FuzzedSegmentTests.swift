import Carrier
import Glibc
import Nouns
import TestSupport
import Testing
import Wire

/// Anything that somebody can put into a folder without the key.
@Suite struct FuzzedSegmentTests {
  /// `contrib/soak` asks for 200,000.
  private static let count = Wish.number("FASTD_SEGMENTS") ?? 3000
  private let key = PersonKey.fresh()
  private let device = RowID(bits: 7, 9)
  private let name = SegmentName(3...6, generation: 1)

  private let lines: [CarriedLine] = (3...6).map {
    CarriedLine(
      seq: $0, digest: String(repeating: "0\($0)", count: 16),
      line: $0 == 4 ? nil : "{\"note\":\"ü\($0)\"}")
  }

  @Test func `a segment that was changed in any way is none`() throws {
    var dice = Dice(seed: .random(in: 0..<1 << 32))
    let seed = dice.seed
    let bytes = try #require(
      Segment.bytes(
        lines, named: name, of: device, after: String(repeating: "ab", count: 16), with: key))
    var named: [SegmentName] = [name, SegmentName(1...(1 << 40) - 1, generation: 1)]
    for _ in 0..<Self.count {
      var changed = bytes
      for _ in 0..<dice.number(1...3) { Self.change(&changed, &dice) }
      named.append(SegmentName(3...dice.number(3...9), generation: dice.number(1...3)))
      for name in [name, dice.pick(named)] where changed != bytes || name.range != self.name.range {
        #expect(throws: Segment.Fault.self, "seed \(seed)") {
          try Segment.lines(changed, named: name, of: device, with: key)
        }
      }
      if named.count > 100 { named.removeLast(98) }
    }
  }

  private static func change(_ bytes: inout [UInt8], _ dice: inout Dice) {
    guard !bytes.isEmpty else { return bytes = [UInt8](repeating: 0, count: 300) }
    let at = Int(dice.number(0...Int64(bytes.count - 1)))
    // Mostly in the head, which is in clear.
    let place = dice.once(in: 2) ? at : at % min(bytes.count, 160)
    switch dice.number(1...8) {
    case 1: bytes[place] ^= UInt8(dice.number(1...255))
    case 2: bytes.removeSubrange(place..<min(place + Int(dice.number(1...80)), bytes.count))
    case 3: bytes.insert(contentsOf: bytes.prefix(Int(dice.number(1...200))), at: place)
    case 4: bytes = Array(bytes.prefix(place))
    case 5: bytes += bytes.suffix(Int(dice.number(1...300)))
    case 6: bytes.replaceSubrange(place...place, with: "\(dice.number(0...1 << 41)) ".utf8)
    case 7: for index in place..<bytes.count { bytes[index] = UInt8(dice.number(0...255)) }
    default: bytes.insert(dice.pick([0, 10, 13, 32, 45, 0xff]), at: place)
    }
  }

  @Test func `a name is read in one way or not at all`() {
    var dice = Dice(seed: .random(in: 0..<1 << 32))
    let seed = dice.seed
    for _ in 0..<Self.count {
      var text = Array("\(dice.number(0...1 << 41))-\(dice.number(0...1 << 41)).\(1).seg".utf8)
      if !dice.once(in: 4) { Self.change(&text, &dice) }
      let given = String(decoding: text, as: UTF8.self)
      guard let name = SegmentName(given) else { continue }
      #expect(name.text == given && name.from <= name.to, "\(given), seed \(seed)")
      #expect(SegmentName.numbers.contains(name.to), "\(given), seed \(seed)")
      #expect(!name.isPlausible(bytes: 0) && name.count > 0, "\(given), seed \(seed)")
    }
  }

  @Test func `what a machine remembers is understood as far as it goes`() {
    var dice = Dice(seed: .random(in: 0..<1 << 32))
    let seed = dice.seed
    var state = ExchangeState()
    (state.device, state.person, state.takenOver) = (device, key.person, [device: 4])
    state.written = [
      .init(
        owner: device, name: name, bytes: 900, modified: 7, emptied: 1,
        digest: String(repeating: "a", count: 32)
      )
    ]
    #expect(ExchangeState(state.text) == state)
    for _ in 0..<Self.count {
      var text = Array(state.text.utf8)
      for _ in 0..<dice.number(1...3) { Self.change(&text, &dice) }
      let read = ExchangeState(String(decoding: text, as: UTF8.self))
      #expect(ExchangeState(read.text) == read, "seed \(seed)")
    }
  }

  @Test func `a code that was changed is refused or is the same`() {
    var dice = Dice(seed: .random(in: 0..<1 << 32))
    let seed = dice.seed
    for _ in 0..<Self.count {
      var text = Array(key.code.utf8)
      for _ in 0..<dice.number(1...3) { Self.change(&text, &dice) }
      guard let read = try? PersonKey(code: String(decoding: text, as: UTF8.self)) else { continue }
      // Sixteen bits of check: one in 65,000 passes.
      #expect(read == key || Self.count > 10_000, "\(read.code), seed \(seed)")
    }
  }
}
