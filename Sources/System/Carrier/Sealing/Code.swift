/// Secrets as a person takes them to another machine: version, content and check in groups of four.
package enum Code {
  package enum Fault: Error, Equatable, Sendable {
    /// Too short or too long for a code, or with a sign that none has.
    case notACode
    /// A letter is wrong.
    case mistyped
    /// Of a later version of fastd.
    case newer
  }

  /// The letters belong to what stands beside them, where something does.
  static func text(_ version: UInt8, _ bytes: [UInt8], beside known: String = "") -> String {
    let content = [version] + bytes
    let letters = Base32.text(content + check(content, known))
    return stride(from: 0, to: letters.count, by: group).map {
      String(decoding: letters[$0..<min($0 + group, letters.count)], as: UTF8.self)
    }.joined(separator: "-")
  }

  /// The content of a code of that version, of one of these lengths. Case, blanks and dashes do not
  /// matter, and letters that look like digits are those.
  static func bytes(
    of text: String, _ version: UInt8, lengths: [Int], beside known: String = ""
  ) throws(Fault) -> [UInt8] {
    guard let content = Base32.bytes(text),
      lengths.contains(content.count - 1 - checkLength)
    else { throw .notACode }
    let body = Array(content.dropLast(checkLength))
    guard check(body, known) == Array(content.suffix(checkLength)) else { throw .mistyped }
    guard body[0] == version else { throw .newer }
    return Array(body.dropFirst())
  }

  private static let group = 4
  private static let checkLength = 2

  private static func check(_ content: [UInt8], _ known: String) -> [UInt8] {
    let text = known.isEmpty ? "fastd code 1" : "fastd code 1 \(known)"
    return Array(Sodium.hash(text, key: content, length: 16).prefix(checkLength))
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
