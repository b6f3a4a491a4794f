import CSodium
import Host
package import Nouns

/// The key of one person's life: whoever has it reads and writes what the machines exchange.
///
/// It is never printed but as the code of `sync invite`, and lies in a file of its owner's alone.
package struct PersonKey: Equatable, Sendable {
  static let length = Int(fastd_sealing_key)
  let bytes: [UInt8]
  /// The id of the key, by which the folder calls the person.
  package let person: RowID

  package static func fresh() -> PersonKey {
    var bytes: [UInt8] = []
    while bytes.count < length {
      for half in [Randomness.bits128()].flatMap({ [$0.high, $0.low] }) {
        withUnsafeBytes(of: half) { bytes += $0 }
      }
    }
    return PersonKey(bytes)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    person = RowID(bytes: Sodium.hash("fastd person 1", key: bytes, length: 16))
  }

  // MARK: The code

  /// How a person takes it to another machine: version, key and check in groups of four.
  package var code: String {
    let content = [Self.version] + bytes
    let letters = Base32.text(content + Self.check(content))
    return stride(from: 0, to: letters.count, by: Self.group).map {
      String(decoding: letters[$0..<min($0 + Self.group, letters.count)], as: UTF8.self)
    }.joined(separator: "-")
  }

  package enum CodeFault: Error, Equatable, Sendable {
    /// Too short or too long for a code, or with a sign that none has.
    case notACode
    /// A letter is wrong.
    case mistyped
    /// Of a later version of fastd.
    case newer
  }

  /// Case, blanks and dashes do not matter, and letters that look like digits are those.
  package init(code: String) throws(CodeFault) {
    guard let content = Base32.bytes(code), content.count == 1 + Self.length + Self.checkLength
    else { throw .notACode }
    let body = Array(content.dropLast(Self.checkLength))
    guard Self.check(body) == Array(content.suffix(Self.checkLength)) else { throw .mistyped }
    guard body[0] == Self.version else { throw .newer }
    self.init(Array(body.dropFirst()))
  }

  private static let version: UInt8 = 1
  private static let group = 4
  private static let checkLength = 2

  private static func check(_ content: [UInt8]) -> [UInt8] {
    Array(Sodium.hash("fastd code 1", key: content, length: 16).prefix(checkLength))
  }
}

/// Crockford's base 32, in which nothing looks like anything else.
enum Base32 {
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  static func text(_ bytes: [UInt8]) -> [UInt8] {
    var (text, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for byte in bytes {
      (bits, count) = (bits << 8 | UInt32(byte), count + 8)
      while count >= 5 {
        count -= 5
        text.append(alphabet[Int(bits >> UInt32(count) & 31)])
      }
    }
    if count > 0 { text.append(alphabet[Int(bits << UInt32(5 - count) & 31)]) }
    return text
  }

  /// Nil for a character outside the alphabet, or bits left over.
  static func bytes(_ text: String) -> [UInt8]? {
    var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for letter in text.utf8 {
      guard letter != UInt8(ascii: "-"), letter > UInt8(ascii: " ") else { continue }
      guard let value = value(letter) else { return nil }
      (bits, count) = (bits << 5 | value, count + 5)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      guard bytes.count <= 256 else { return nil }
    }
    guard count < 5, bits & (1 << UInt32(count) - 1) == 0 else { return nil }
    return bytes
  }

  private static func value(_ letter: UInt8) -> UInt32? {
    switch letter | 0x20 {
    case UInt8(ascii: "o"): 0
    case UInt8(ascii: "i"), UInt8(ascii: "l"): 1
    case let small: alphabet.firstIndex(of: small < 0x61 ? letter : small).map(UInt32.init)
    }
  }
}
