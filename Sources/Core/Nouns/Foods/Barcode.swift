package import Time

/// The number under the bars of a product: of 8 digits (EAN-8, UPC-E), 12 (UPC-A), 13 (EAN-13) or
/// 14 (GTIN-14).
package struct Barcode: Hashable, Sendable {
  /// Without the zeros in front, which readers add and leave out; of a shortened one (UPC-E) what it is
  /// short for.
  package let code: String
  /// Made by a shop for itself: another shop means something else by it.
  package let isInHouse: Bool
  /// Whether its last digit fits the others.
  package let isSound: Bool

  /// As files have them, some without their zeros.
  package static let lengths = 8...14

  /// Nil for what is no number of such a length.
  package init?(_ text: some StringProtocol) {
    guard let digits = Self.digits(text) else { return nil }
    let isWhole = Self.hasCheckDigit(digits)
    // Shops number their own goods by 8 digits that begin with 0.
    let long = isWhole && digits[0] != 0x30 ? nil : Self.expanded(digits)
    code = String(decoding: (long ?? digits).drop { $0 == 0x30 }, as: UTF8.self)
    isInHouse = digits.first == 0x32 && digits.count != 14
    isSound = isWhole || long != nil
  }

  private static func digits(_ text: some StringProtocol) -> [UInt8]? {
    let digits = Array(text.utf8)
    let isNumber = lengths.contains(digits.count) && digits.allSatisfy { 0x30...0x39 ~= $0 }
    return isNumber ? digits : nil
  }

  /// Every second digit counts three times, from the right.
  private static func hasCheckDigit(_ digits: [UInt8]) -> Bool {
    sum(digits).isMultiple(of: 10) && digits.contains { $0 != 0x30 }
  }

  private static func sum(_ digits: [UInt8]) -> Int {
    digits.reversed().enumerated().reduce(0) { sum, digit in
      sum + Int(digit.element - 0x30) * (digit.offset.isMultiple(of: 2) ? 1 : 3)
    }
  }

  /// The 12 digits that 8 beginning with 0 or 1 are short for; nil where the last one does not fit those.
  private static func expanded(_ short: [UInt8]) -> [UInt8]? {
    guard short.count == 8, short[0] <= 0x31 else { return nil }
    let six = Array(short[1...6])
    // The last of them says where the zeros of the ten digits are.
    let (front, middle, back): (Int, Int, [UInt8]) =
      switch six[5] {
      case 0x30...0x32: (2, 4, [])
      case 0x33: (3, 5, [])
      case 0x34: (4, 5, [])
      default: (5, 4, [six[5]])
      }
    let behind = front == 2 ? [six[5]] : []
    let ten =
      Array(six[..<front]) + behind + Array(repeating: 0x30, count: middle)
      + Array(six[front..<5]) + back
    let long = [short[0]] + ten + [short[7]]
    return hasCheckDigit(long) ? long : nil
  }
}

// MARK: As somebody types it

extension Barcode {
  /// The right thing to type instead of digits that are not a barcode; nil for a barcode, and for
  /// text that nobody would take for one.
  package static func mistake(in text: some StringProtocol) -> NotUnderstood.Expected? {
    guard let digits = digits(text) else { return nil }
    let isNone = 9...11 ~= digits.count || digits.allSatisfy { $0 == 0x30 }
    guard !isNone else { return .barcode }
    guard Self(text)?.isSound == false else { return nil }
    let sum = sum(digits.dropLast() + [0x30])
    return .checkDigit((10 - sum % 10) % 10)
  }
}
