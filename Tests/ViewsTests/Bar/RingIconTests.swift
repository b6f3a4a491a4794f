import Testing

@testable import Views

@Suite struct `A ring as an icon` {
  private static func alphas(_ permille: Int64) -> [UInt8] {
    let pixels = RingIcon(size: 24).pixels(permille: permille, colour: 0x123456)
    #expect(pixels.count == 24 * 24 * 4)
    #expect(Array(pixels[1..<4]) == [0x12, 0x34, 0x56])
    return stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] }
  }

  @Test func `fills clockwise, and what is to come stays pale`() {
    #expect(Self.alphas(0).max() == 90)
    #expect(Self.alphas(1000).max() == 255)
    let quarter = Self.alphas(250)
    // Above on the right, on the left, and nothing in the middle.
    #expect(quarter[2 * 24 + 14] > 200)
    #expect((1...90).contains(quarter[2 * 24 + 9]))
    #expect(quarter[12 * 24 + 12] == 0)
  }

  @Test(arguments: [Int.min, 0, 500, Int.max])
  func `has a size that a panel can show`(size: Int) {
    #expect((8...128).contains(RingIcon(size: size).size))
    #expect(RingIcon(size: 8).pixels(permille: .max, colour: .max).count == 256)
  }
}
