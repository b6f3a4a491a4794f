import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `Ids of fasts` {
  private static let digits = Set("0123456789abcdefghjkmnpqrstvwxyz")

  /// An independent reading: the first letter is 3 bits, each further character 5.
  private func bits(of text: String) -> String {
    let order = Array("0123456789abcdefghjkmnpqrstvwxyz")
    return text.enumerated().map { index, character in
      let value =
        index == 0 ? Array("abcdefgh").firstIndex(of: character) : order.firstIndex(of: character)
      let binary = String(value ?? 0, radix: 2)
      return String(repeating: "0", count: (index == 0 ? 3 : 5) - binary.count) + binary
    }.joined()
  }

  @Test(arguments: Dice.seeds(50))
  func `show all of their 128 bits`(seed: UInt64) {
    var dice = Dice(seed: seed)
    let (high, low) = (dice.next(), dice.next())
    let id = RowID(bits: high, low)
    let expected = [high, low].map {
      let binary = String($0, radix: 2)
      return String(repeating: "0", count: 64 - binary.count) + binary
    }
    #expect(bits(of: id.text) == expected.joined())
    #expect(id.text.count == RowID.length)
    #expect(RowID(text: id.text) == id)
  }

  @Test(arguments: Dice.seeds(50))
  func `are never a number or a date`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let id = RowID(bits: dice.next(), dice.next())
    let first = try #require(id.text.first)
    #expect(("a"..."h").contains(first))
    #expect(id.text.allSatisfy(Self.digits.contains))
    for length in 1...RowID.length {
      #expect(Double(id.text.prefix(length)) == nil)
    }
  }

  @Test func `differ where a single bit differs`() {
    let ones = (0..<64).map { UInt64(1) << $0 }
    let ids = ones.map { RowID(bits: $0, 0) } + ones.map { RowID(bits: 0, $0) }
    #expect(Set(ids + [RowID(bits: 0, 0)]).count == 129)
  }

  @Test func `are meant by their beginning`() {
    let id = RowID.sample
    for length in 1...RowID.length { #expect(id.begins(with: String(id.text.prefix(length)))) }
    #expect(!id.begins(with: ""))
    #expect(!id.begins(with: id.text + "0"))
    #expect(!id.begins(with: String(id.text.dropFirst())))
    #expect(!id.begins(with: id.text.uppercased()))
  }

  @Test(arguments: [
    "", "a", "a000000000000000000000000", "a00000000000000000000000000",
    "0a000000000000000000000000", "i0000000000000000000000000", "A0000000000000000000000000",
    "a000000000000000000000000l", "a000000000000000000000000 ", "a000000000000000000000000é",
    "a00000000000000000000000%%",
  ])
  func `are nothing else`(text: String) {
    #expect(RowID(text: text) == nil)
  }

  /// For ever: machines that never met give a version of one day one id.
  @Test(arguments: [
    (20514, "gww10skadmv0d1y2vjewvnwdnx"), (0, "af5hch759be5fjf7b62021c1ex"),
    (-1, "gc1e92cctryd28702d5t86gx4q"),
  ])
  func `of versions of a profile follow from their days`(day: Int64, id: String) {
    #expect(Profile.id(on: Day(number: day)).text == id)
  }
}
