import TestSupport
import Testing
import Time

@Suite struct `Texts that are joined` {
  private static let words = ["", "a", " ", "é", "\u{1F34F}", "word ", "\r\n", " \r"]

  @Test func `are what the library makes of them`() {
    var random = Seeded()
    let seed = random.seed
    for _ in 0..<2000 {
      let parts = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        Self.words.randomElement(using: &random) ?? ""
      }
      let (separator, skipped) = (Self.words[parts.count], Int.random(in: 0...2, using: &random))
      let whole = parts.reduce("", +)
      let apart = parts.dropFirst().reduce(parts.first ?? "") { $0 + separator + $1 }
      #expect(parts.joined() == whole, "seed \(seed)")
      #expect(parts.joined(separator: separator) == apart, "seed \(seed)")
      #expect(parts.map { Substring($0) }.joined() == whole, "seed \(seed)")
      #expect(parts.map { $0[...] }.joined(separator: separator) == apart, "seed \(seed)")
      let rest = Array(parts.dropFirst(skipped))
      #expect(
        parts.dropFirst(skipped).joined(separator: separator) == rest.joined(separator: separator),
        "seed \(seed)")
      let text = whole + separator
      let end = text.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
      #expect(
        Array(text.droppingLast { $0 == UInt8(ascii: " ") }.utf8)
          == Array(text.utf8.dropLast(end)), "seed \(seed)")
    }
  }
}
