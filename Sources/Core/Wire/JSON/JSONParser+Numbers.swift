extension JSONParser {
  mutating func number() throws(JSONError) -> JSON {
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    let digits = position
    var integer: Int64?
    (integer, position) = magnitude(isNegative: isNegative)
    // A leading zero stands alone, and there must be a digit at all.
    let count = position - digits
    guard count > 0, count == 1 || bytes[digits] != UInt8(ascii: "0") else {
      throw digits == bytes.count ? .endsEarly : .unexpected(at: digits)
    }
    if take(UInt8(ascii: ".")) {
      try skipDigits()
      integer = nil
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      try skipDigits()
      integer = nil
    }
    if let integer { return .int(integer) }
    return .double(try double(from: start))
  }

  /// The integer at the position, nil when it does not fit, and where its digits end.
  private func magnitude(isNegative: Bool) -> (value: Int64?, end: Int) {
    let bytes = bytes.span
    var end = position
    var value: Int64 = 0
    var fits = true
    while end < bytes.count, let digit = Self.digit(bytes[end]) {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      // Negative numbers grow downwards, so that the least Int64 is read as well.
      let (sum, carry) = product.addingReportingOverflow(isNegative ? -digit : digit)
      fits = fits && !overflow && !carry
      value = sum
      end += 1
    }
    return (fits ? value : nil, end)
  }

  private static func digit(_ byte: UInt8) -> Int64? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int64(byte & 0x0F) : nil
  }

  private mutating func skipDigits() throws(JSONError) {
    let start = position
    while position < bytes.count, Self.digit(bytes[position]) != nil { position += 1 }
    guard position > start else {
      throw position == bytes.count ? .endsEarly : .unexpected(at: position)
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private func double(from start: Int) throws(JSONError) -> Double {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw .numberTooLarge(at: start) }
    return value
  }
}
