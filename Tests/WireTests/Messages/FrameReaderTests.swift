import Testing

@testable import Wire

@Suite struct `Cutting a stream into frames` {
  private func bytes(_ text: String) -> ArraySlice<UInt8> {
    Array(text.replacing("|", with: "\0").utf8)[...]
  }

  private func drained(_ reader: inout FrameReader) throws -> [String] {
    var frames: [String] = []
    while let frame = try reader.next() { frames.append(String(decoding: frame, as: UTF8.self)) }
    return frames
  }

  static let streams: [([String], [String])] = [
    ([], []), (["a|"], ["a"]), (["a", "|"], ["a"]), (["a|b|"], ["a", "b"]),
    (["a|b", "c|"], ["a", "bc"]), (["|"], [""]), (["||a|"], ["", "", "a"]), (["abc"], []),
    (["a", "b", "|c|d", "e"], ["ab", "c"]),
  ]

  @Test(arguments: streams)
  func `frames come out whole, however they came in`(chunks: [String], frames: [String]) throws {
    var together = FrameReader()
    for chunk in chunks { together.append(bytes(chunk)) }
    #expect(try drained(&together) == frames)
    var apart = FrameReader()
    var found: [String] = []
    for chunk in chunks {
      apart.append(bytes(chunk))
      found += try drained(&apart)
    }
    #expect(found == frames)
    #expect(apart.count == together.count)
  }

  @Test func `a frame may be as long as the limit and no longer`() throws {
    var reader = FrameReader(limit: 3)
    reader.append(bytes("abc|abc"))
    #expect(try drained(&reader) == ["abc"])
    reader.append(bytes("|a|abcd"))
    #expect(try reader.next()?.count == 3)
    #expect(try reader.next()?.count == 1)
    #expect(throws: FrameReader.Failure.tooLong(limit: 3)) { try reader.next() }
    var whole = FrameReader(limit: 3)
    whole.append(bytes("abcd|"))
    #expect(throws: FrameReader.Failure.tooLong(limit: 3)) { try whole.next() }
  }

  @Test func `it knows whether a frame waits, and forgets what was taken`() throws {
    var reader = FrameReader()
    reader.append(bytes("a|b"))
    let before = reader.holdsFrame
    #expect(before)
    _ = try reader.next()
    let after = reader.holdsFrame
    #expect(!after)
    #expect(reader.count == 1)
    reader.append(bytes("|"))
    #expect(try drained(&reader) == ["b"])
    #expect(reader.count == 0)
  }
}
