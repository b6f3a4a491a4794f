/// How tall a person is, in millimetres.
package struct Length: Hashable, Sendable {
  package let millimetres: Int64

  package init(millimetres: Int64) {
    self.millimetres = millimetres
  }

  /// Of grown-ups.
  package static let ofPeople: ClosedRange<Int64> = 1000...2500

  /// From `180cm`, `1.80 m`, `5ft11`, `5'11"` or `71in`; a bare number is in `unit`.
  package init(_ text: String, in unit: HeightUnit) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in
      cursor.skipSpaces()
      let start = cursor.position
      let length = try cursor.length(in: unit)
      cursor.skipSpaces()
      guard cursor.isAtEnd else { throw cursor.mistake(.end) }
      guard Self.ofPeople.contains(length.millimetres) else {
        throw cursor.mistake(.heightOfPeople, at: start)
      }
      return length
    }
  }

  /// An inch is 25.4 mm exactly.
  fileprivate init(inches: Decimal) {
    millimetres = inches.times(254, over: 10)
  }

  /// Rounded to whole inches.
  package var feet: (whole: Int64, inches: Int64) {
    let all = (20 * min(max(millimetres, 0), Self.limit) + 254) / 508
    return (all / Self.inchesInFoot, all % Self.inchesInFoot)
  }

  static let inchesInFoot: Int64 = 12

  /// Keeps a broken peer's numbers from overflowing.
  private static let limit: Int64 = 1_000_000_000_000
}

extension ByteCursor {
  fileprivate enum LengthUnit {
    case metres, centimetres, feet, inches
  }

  fileprivate mutating func length(in usual: HeightUnit) throws(Mistake) -> Length {
    let start = position
    let number = try decimal(.height)
    switch try lengthUnit() ?? LengthUnit(usual, number) {
    case .metres: return Length(millimetres: number.times(1000))
    case .centimetres: return Length(millimetres: number.times(10))
    case .inches: return Length(inches: number)
    case .feet:
      // 5.11 is meant to be 5 ft 11, and is not.
      guard number.isWhole else { throw mistake(.height, at: start) }
      return Length(inches: try inches(beside: number.value / number.scale))
    }
  }

  /// Feet and the inches behind them, all in inches.
  private mutating func inches(beside feet: Int64) throws(Mistake) -> Decimal {
    guard hasNumber() else { return Decimal(value: feet * Length.inchesInFoot, scale: 1) }
    let start = position
    let inches = try decimal(.height)
    let unit = try lengthUnit()
    guard unit == nil || unit == .inches, inches < Length.inchesInFoot else {
      throw mistake(.inchesOfFoot, at: start)
    }
    return feet * Length.inchesInFoot + inches
  }

  private mutating func lengthUnit() throws(Mistake) -> LengthUnit? {
    if take("\"") { return .inches }
    if take("'") { return take("'") ? .inches : .feet }
    let word = unitWord()
    switch word {
    case "": return nil
    case "m", "meter", "metre", "metres", "meters": return .metres
    case "cm": return .centimetres
    case "ft", "foot", "feet", "′", "’": return .feet
    case "in", "inch", "inches", "zoll", "″", "”", "′′": return .inches
    default: throw mistake(.height, at: position - word.utf8.count)
    }
  }
}

extension ByteCursor.LengthUnit {
  /// Of a bare number: nobody is 1.80 cm tall.
  fileprivate init(_ usual: HeightUnit, _ number: Decimal) {
    switch usual {
    case .centimetres: self = number < 3 ? .metres : .centimetres
    case .feet: self = .feet
    }
  }
}
