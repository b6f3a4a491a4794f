import Carrier
import Nouns
import TestSupport
import Testing
import Wire

@Suite struct SegmentTests {
  private let key = PersonKey.fresh()
  private let device = RowID(bits: 7, 9)

  private func line(_ seq: Int64, _ text: String?) -> CarriedLine {
    CarriedLine(seq: seq, digest: String(repeating: "0\(seq % 10)", count: 16), line: text)
  }

  private var lines: [CarriedLine] {
    [
      line(3, "{\"note\":\"after the party\"}"), line(4, nil), line(5, ""),
      line(6, String(repeating: "ü", count: 300)),
    ]
  }

  private let before = String(repeating: "ab", count: 16)
  private var name: SegmentName { SegmentName(3...6, generation: 1) }
  private var one: SegmentName { SegmentName(1...1, generation: 1) }

  @Test func `gives back what was sealed`() throws {
    let bytes = try #require(
      Segment.bytes(lines, named: name, of: device, after: before, with: key))
    #expect(try Segment.lines(bytes, named: name, of: device, with: key) == lines)
    #expect(
      try Segment.lines(bytes, named: name, of: device, with: key, from: 5)
        == Array(lines.dropFirst(2)))
    #expect(name.isPlausible(bytes: Int64(bytes.count)))
  }

  @Test func `no byte can be another`() throws {
    let bytes = try #require(
      Segment.bytes(lines, named: name, of: device, after: before, with: key))
    for place in bytes.indices {
      for bit in [UInt8(1), 0x80] {
        var flipped = bytes
        flipped[place] ^= bit
        #expect(throws: Segment.Fault.self, "byte \(place)") {
          try Segment.lines(flipped, named: name, of: device, with: key)
        }
      }
    }
  }

  @Test func `no end can be missing, and nothing can follow`() throws {
    let bytes = try #require(
      Segment.bytes(lines, named: name, of: device, after: before, with: key))
    for length in 0..<bytes.count {
      #expect(throws: Segment.Fault.self, "\(length) bytes") {
        try Segment.lines(Array(bytes.prefix(length)), named: name, of: device, with: key)
      }
    }
    #expect(throws: Segment.Fault.torn) {
      try Segment.lines(bytes + [0], named: name, of: device, with: key)
    }
  }

  @Test func `is of one person, one device and one place`() throws {
    let bytes = try #require(
      Segment.bytes(lines, named: name, of: device, after: before, with: key))
    #expect(throws: Segment.Fault.misplaced) {
      try Segment.lines(bytes, named: name, of: device, with: .fresh())
    }
    #expect(throws: Segment.Fault.misplaced) {
      try Segment.lines(bytes, named: name, of: RowID(bits: 7, 10), with: key)
    }
    for other in [SegmentName(4...7, generation: 1), SegmentName(3...6, generation: 2)] {
      #expect(throws: Segment.Fault.misplaced) {
        try Segment.lines(bytes, named: other, of: device, with: key)
      }
    }
  }

  @Test func `tells nothing of what is in it but lengths in steps of 64 bytes`() throws {
    let bytes = try #require(
      Segment.bytes(lines, named: name, of: device, after: before, with: key))
    #expect(bytes.firstRange(of: Array("party".utf8)) == nil)
    let short = Segment.bytes([line(1, "a")], named: one, of: device, after: "", with: key)
    let longer = Segment.bytes(
      [line(1, String(repeating: "a", count: 63))], named: one, of: device, after: "", with: key)
    #expect(short?.count == longer?.count)
    #expect(short != Segment.bytes([line(1, "a")], named: one, of: device, after: "", with: key))
  }

  @Test func `takes no line that nobody takes`() {
    let long = line(1, String(repeating: "a", count: 65_537))
    #expect(Segment.bytes([long], named: one, of: device, after: "", with: key) == nil)
  }

  @Test(arguments: [
    "1-2.1.seg", "1-1.1.seg", "7-1099511627775.2147483647.seg",
  ]) func `names that are ours`(_ text: String) {
    #expect(SegmentName(text)?.text == text)
  }

  @Test(arguments: [
    "", "1-2.seg", "1-2.1.seg~", "1-2.1.sync-conflict-20261127-101500-ABCDEFG.seg", "2-1.1.seg",
    "0-2.1.seg", "01-2.1.seg", "+1-2.1.seg", "1-2.0.seg", "1-1099511627776.1.seg",
    "1-2.2147483648.seg", "1-2.1.part", ".1-2.1.seg", "1-2.1.seg.aB3xYz", "1--2.1.seg", "a-b.c.seg",
    "1-2-3.1.seg", "1-99999999999999999999.1.seg",
  ]) func `names that are not`(_ text: String) { #expect(SegmentName(text) == nil) }

  @Test func `a name that claims more than its bytes can hold is not believed`() {
    let name = SegmentName(1...(1 << 40) - 1, generation: 1)
    #expect(!name.isPlausible(bytes: 1 << 20))
    #expect(!SegmentName(1...2, generation: 1).isPlausible(bytes: 0))
  }
}
