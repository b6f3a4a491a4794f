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
    name.withUTF8Buffer { text in
      append(addingCapacity: text.count + 4) { span in
        if comma { span.append(UInt8(ascii: ",")) }
        span.append(UInt8(ascii: "\""))
        for byte in text { span.append(byte) }
        span.append(UInt8(ascii: "\""))
        span.append(UInt8(ascii: ":"))
      }
    }
  }

  mutating func append(literal text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends a JSON string; nothing in it can move a cursor or hide text when a terminal shows it.
  mutating func appendQuoted(_ text: String) {
    append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { bytes in
      if bytes.contains(where: Self.mayNeedEscape) { return false }
      append(contentsOf: bytes)
      return true
    }
    if !isPlain { for scalar in text.unicodeScalars { appendEscaped(scalar) } }
    append(UInt8(ascii: "\""))
  }

  /// 0xC2 begins the control characters U+0080 to U+009F, among others.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xC2
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(contentsOf: #"\""#.utf8)
    case "\\": append(contentsOf: #"\\"#.utf8)
    case "\n": append(contentsOf: #"\n"#.utf8)
    case "\r": append(contentsOf: #"\r"#.utf8)
    case "\t": append(contentsOf: #"\t"#.utf8)
    case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}":
      append(contentsOf: #"\u00"#.utf8)
      append(Self.hexadecimal(scalar.value >> 4))
      append(Self.hexadecimal(scalar.value & 0x0F))
    default: append(contentsOf: UTF8.encode(scalar) ?? .init())
    }
  }

  private static func hexadecimal(_ digit: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: digit < 10 ? 0x30 + digit : 0x57 + digit)
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
