import Glibc
import TestSupport
import Testing

@testable import Store

@Suite struct SHA256Tests {
  private static func text(_ digest: [UInt8]) -> String {
    digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      String(repeating: "a", count: 100_000),
      "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee"
    ),
  ])
  func `the digests of the standard, and of a long text`(text: String, digest: String) {
    #expect(Self.text(SHA256.digest(text.utf8)) == digest)
  }

  @Test func `however the pieces come, the digest is of all of them`() {
    var dice = Dice(seed: .random(in: 0..<1 << 32))
    let bytes = (0..<500).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
    for length in 0...200 {
      var hash = SHA256()
      var rest = bytes.prefix(length)
      while !rest.isEmpty {
        let count = Int(dice.number(1...70))
        hash.take(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      #expect(hash.finish() == SHA256.digest(bytes.prefix(length)), "\(length), \(dice.seed)")
    }
  }
}
