/// Names a row for ever: 128 random bits as 26 characters, the first of them a letter.
package struct RowID: Hashable, Sendable {
  package let text: String

  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)
  private static let firstLetters = Array("abcdefgh".utf8)
  package static let length = 26

  /// Of a row that has yet to be given one.
  package static let blank = RowID(unchecked: "")

  private init(unchecked text: String) {
    self.text = text
  }

  package init(bits high: UInt64, _ low: UInt64) {
    // 3 bits choose the first letter, so that an id is never a number or a date; 25 times 5 bits follow.
    var characters = [Self.firstLetters[Int(high >> 61)]]
    var rest = (high: high << 3 | low >> 61, low: low << 3)
    for _ in 1..<Self.length {
      characters.append(Self.alphabet[Int(rest.high >> 59)])
      rest = (rest.high << 5 | rest.low >> 59, rest.low << 5)
    }
    text = String(decoding: characters, as: UTF8.self)
  }

  /// Of the first 16 bytes.
  package init(bytes: [UInt8]) {
    func half(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
    self.init(bits: half(bytes.prefix(8)), half(bytes.dropFirst(8).prefix(8)))
  }

  /// Of a row that is the same on every machine, by what it is.
  package init(naming text: String) { self.init(bytes: SHA256.digest(Array(text.utf8))) }

  /// As `init(bytes:)` takes them.
  package var bytes: [UInt8] {
    var (bytes, bits, count): ([UInt8], UInt32, Int) = ([], 0, 0)
    for (place, letter) in text.utf8.enumerated() {
      let (list, width) = place == 0 ? (Self.firstLetters, 3) : (Self.alphabet, 5)
      bits = bits << UInt32(width) | UInt32(list.firstIndex(of: letter) ?? 0)
      count += width
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }

  /// Takes back what `text` gave; nil for anything else.
  package init?(text: String) {
    var text = text
    guard text.withUTF8(Self.isSound) else { return nil }
    self.text = text
  }

  /// Whether it is the text of one; of thousands of texts in no time.
  package static func isSound(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == length, let first = bytes.first, (0x61...0x68).contains(first) else {
      return false
    }
    for byte in bytes {
      switch byte {
      // Neither i, l, o nor u, which are read as others.
      case 0x30...0x39, 0x61...0x68, 0x6a, 0x6b, 0x6d, 0x6e, 0x70...0x74, 0x76...0x7a: continue
      default: return false
      }
    }
    return true
  }

  /// Whether a person who gives `text` can mean this one.
  package func begins(with text: String) -> Bool {
    !text.isEmpty && self.text.hasPrefix(text)
  }
}
