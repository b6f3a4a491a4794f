/// A number with a decimal point or comma, exactly as it was typed.
struct Decimal {
  /// The number times `scale`.
  let value: Int64
  /// A power of ten.
  let scale: Int64

  var isWhole: Bool { value % scale == 0 }

  static func < (number: Self, limit: Int64) -> Bool { number.value < limit * number.scale }

  /// The number times `factor` over `divisor`, rounded half up; all of them are small and positive.
  func times(_ factor: Int64, over divisor: Int64 = 1) -> Int64 {
    let whole = scale * divisor
    return (2 * value * factor + whole) / (2 * whole)
  }

  /// So much more, in the same unit.
  static func + (count: Int64, number: Self) -> Self {
    Self(value: count * number.scale + number.value, scale: number.scale)
  }
}

extension ByteCursor {
  /// Few enough for products with any factor here.
  private static let lengths = 1...4

  /// `82`, `82.5` or `82,5`.
  mutating func decimal(_ expected: NotUnderstood.Expected) throws(Mistake) -> Decimal {
    guard let next, next.isDigit else { throw mistake(expected) }
    guard let whole = digits(Self.lengths) else { throw mistake(.smaller(limit: 9999)) }
    let point = position
    guard take(".") || take(",") else { return Decimal(value: Int64(whole), scale: 1) }
    let start = position
    guard let fraction = digits(Self.lengths) else { throw mistake(.decimals, at: point) }
    var scale: Int64 = 1
    for _ in start..<position { scale *= 10 }
    return Decimal(value: Int64(whole) * scale + Int64(fraction), scale: scale)
  }

  /// Whether a number follows, after blanks that are then taken.
  mutating func hasNumber() -> Bool {
    let start = position
    skipSpaces()
    if let next, next.isDigit { return true }
    position = start
    return false
  }

  /// The unit behind a number, after blanks; empty where there is none.
  mutating func unitWord() -> String {
    let start = position
    skipSpaces()
    let word = word()
    if word.isEmpty { position = start }
    return word
  }
}
