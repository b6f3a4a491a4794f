/// Reads bytes from front to back and never past its end.
struct ByteCursor {
  private let bytes: [UInt8]
  private let end: Int
  var position: Int

  init(_ bytes: [UInt8]) {
    self.init(bytes, in: 0..<bytes.count)
  }

  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = max(0, range.lowerBound)
    end = min(bytes.count, range.upperBound)
  }

  var next: UInt8? { position < end ? bytes[position] : nil }

  var isAtEnd: Bool { position >= end }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == scalar.value else { return false }
    position += 1
    return true
  }

  /// Takes the bytes up to the first one that does not fit.
  mutating func take(while fits: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while let next, fits(next) { position += 1 }
    return start < position ? bytes[start..<position] : []
  }

  mutating func skipSpaces() {
    while let next, next == 0x20 || next == 0x09 { position += 1 }
  }

  /// The value of a whole run of digits; nil, and nothing taken, when it is not as long as asked.
  mutating func digits(_ lengths: ClosedRange<Int>) -> Int? {
    let start = position
    var value = 0
    while let next, next.isDigit {
      position += 1
      guard position - start <= lengths.upperBound else { break }
      value = value * 10 + Int(next - 0x30)
    }
    guard lengths.contains(position - start) else {
      position = start
      return nil
    }
    return value
  }

  mutating func word() -> String {
    String(decoding: take(while: \.isLetter), as: UTF8.self)
  }
}

extension UInt8 {
  var isDigit: Bool { 0x30 <= self && self <= 0x39 }

  var isASCIILetter: Bool { 0x61 <= self | 0x20 && self | 0x20 <= 0x7a }

  /// Every byte of a letter outside ASCII counts, and so does that of any other character there.
  var isLetter: Bool { isASCIILetter || self >= 0x80 }

  var asciiLowercased: UInt8 { 0x41 <= self && self <= 0x5a ? self | 0x20 : self }
}
