extension [UInt8] {
  /// The longest is the least Int64: a sign and nineteen digits.
  private static let decimalLength = 20

  mutating func appendDecimal(_ value: Int64) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.decimalLength) { digits in
      var rest = value.magnitude
      var first = digits.endIndex
      repeat {
        first -= 1
        digits[first] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      if value < 0 {
        first -= 1
        digits[first] = UInt8(ascii: "-")
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[first...]))
    }
  }

  /// Appends a quoted name and its colon, in one step: there are as many names as values.
  mutating func append(name: StaticString, comma: Bool) {
    name.withUTF8Buffer { append(name: $0, comma: comma) }
  }

  mutating func append(name: String, comma: Bool) {
    var name = name
    name.withUTF8 { append(name: $0, comma: comma) }
  }

  private mutating func append(name: UnsafeBufferPointer<UInt8>, comma: Bool) {
    append(addingCapacity: name.count + 4) { span in
      if comma { span.append(UInt8(ascii: ",")) }
      span.append(UInt8(ascii: "\""))
      for byte in name { span.append(byte) }
      span.append(UInt8(ascii: "\""))
      span.append(UInt8(ascii: ":"))
    }
  }

  mutating func append(literal text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a JSON string; nothing in it can move a cursor or hide text when a terminal shows it.
  mutating func appendQuoted(_ text: String) {
    var text = text
    text.withUTF8 { appendQuoted(utf8: $0) }
  }

  /// `text` is valid UTF-8.
  mutating func appendQuoted(utf8 text: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    if text.contains(where: Self.mayNeedEscape) {
      appendEscaped(text)
    } else {
      append(contentsOf: text)
    }
    append(UInt8(ascii: "\""))
  }

  /// The first byte of U+0080 to U+009F, control characters, and of some letters.
  private static let beforeControls: UInt8 = 0xC2

  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == beforeControls
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): append(literal: #"\""#)
      case UInt8(ascii: "\\"): append(literal: #"\\"#)
      case UInt8(ascii: "\n"): append(literal: #"\n"#)
      case UInt8(ascii: "\r"): append(literal: #"\r"#)
      case UInt8(ascii: "\t"): append(literal: #"\t"#)
      case 0..<0x20, 0x7F: appendControl(byte)
      case Self.beforeControls where index < text.count && text[index] < 0xA0:
        // The second byte of these is the character's number.
        appendControl(text[index])
        index += 1
      default: append(byte)
      }
    }
  }

  private mutating func appendControl(_ number: UInt8) {
    append(literal: #"\u00"#)
    append(Self.hexadecimal(number >> 4))
    append(Self.hexadecimal(number & 0x0F))
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? 0x30 + digit : 0x57 + digit
  }
}

extension JSON {
  /// As people like to read it, a member a line.
  package var pretty: String {
    var writer = JSONWriter(pretty: true)
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
