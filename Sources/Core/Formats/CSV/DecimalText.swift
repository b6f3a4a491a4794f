/// Whole numbers of a unit's parts as people write them: 125 tenths are `12.5`.
enum DecimalText {
  static func written(_ number: Int64, decimals: Int) -> String {
    guard decimals > 0 else { return String(number) }
    let digits = String(number.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    var fraction = padded.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = (number < 0 ? "-" : "") + padded.dropLast(decimals)
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }

  /// Of `12.5` or `12,5`, rounded half up where more decimals stand there; nil for what is no such
  /// number, or longer than any that is kept.
  static func read(_ text: some StringProtocol, decimals: Int) -> Int64? {
    var bytes = Array(text.utf8)[...]
    guard bytes.count <= 24 else { return nil }
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    let parts = bytes.split(
      maxSplits: 1, omittingEmptySubsequences: false
    ) { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
    guard let whole = parts.first, !whole.isEmpty, whole.count <= 12,
      parts.count == 1 || !parts[1].isEmpty, parts.joined().allSatisfy(Self.isDigit)
    else { return nil }
    let fraction = parts.count == 2 ? Array(parts[1]) : []
    var number = value(of: Array(whole) + fraction.prefix(decimals))
    for _ in 0..<max(0, decimals - fraction.count) { number *= 10 }
    if fraction.count > decimals, fraction[decimals] >= UInt8(ascii: "5") { number += 1 }
    return isNegative ? -number : number
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func value(of digits: [UInt8]) -> Int64 {
    digits.reduce(0) { $0 * 10 + Int64($1 - 0x30) }
  }
}
