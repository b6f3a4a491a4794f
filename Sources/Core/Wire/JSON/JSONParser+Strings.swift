extension JSONParser {
  /// Reads the string whose opening quote is at the position.
  mutating func string() throws(JSONError) -> String {
    let start = position + 1
    let (end, isASCII) = endOfPlainText(from: start)
    position = end
    guard position < bytes.count else { throw .endsEarly }
    switch bytes[position] {
    case UInt8(ascii: "\""):
      position += 1
      return isASCII && end - start <= 15
        ? Self.short(bytes.span.extracting(start..<end))
        : try Self.text(of: bytes.span.extracting(start..<end), at: start)
    case UInt8(ascii: "\\"): return try escapedString(from: start)
    default: throw .unexpected(at: position)
    }
  }

  /// The first byte that may not stand for itself in a string, and whether all before it are ASCII.
  private func endOfPlainText(from start: Int) -> (end: Int, isASCII: Bool) {
    let bytes = bytes.span
    var (end, all) = (start, UInt8(0))
    while end < bytes.count {
      let byte = bytes[end]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      all |= byte
      end += 1
    }
    return (end, all < 0x80)
  }

  /// As nearly all are: such a text is made of its bytes alone.
  private static func short(_ bytes: Span<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count) { place in
      for index in bytes.indices { place[index] = bytes[index] }
      return bytes.count
    }
  }

  private static func text(of bytes: Span<UInt8>, at start: Int) throws(JSONError) -> String {
    guard let text = try? UTF8Span(validating: bytes) else { throw .notText(at: start) }
    return String(copying: text)
  }

  /// The slow way, from the first backslash on.
  private mutating func escapedString(from start: Int) throws(JSONError) -> String {
    var unescaped = Array(bytes[start..<position])
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return try Self.text(of: unescaped.span, at: start)
      case UInt8(ascii: "\\"): try unescape(into: &unescaped)
      case 0..<0x20: throw .unexpected(at: position - 1)
      default: unescaped.append(byte)
      }
    }
    throw .endsEarly
  }

  /// Reads what follows a backslash.
  private mutating func unescape(into text: inout [UInt8]) throws(JSONError) {
    guard position < bytes.count else { throw .endsEarly }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: UTF8.encode(try scalar()) ?? .init())
    default: throw .unexpected(at: position - 1)
    }
  }

  /// One `\u` escape, or a surrogate pair of two; half a pair is no text.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let start = position - 2
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { throw .notText(at: start) }
    position += 2
    let second = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw .notText(at: start) }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count else { throw .endsEarly }
      let digit: UInt32
      switch bytes[position] {
      case let byte where byte >= 0x30 && byte <= 0x39: digit = UInt32(byte) - 0x30
      case let byte where byte >= 0x61 && byte <= 0x66: digit = UInt32(byte) - 0x57
      case let byte where byte >= 0x41 && byte <= 0x46: digit = UInt32(byte) - 0x37
      default: throw .unexpected(at: position)
      }
      value = value << 4 | digit
      position += 1
    }
    return value
  }
}
