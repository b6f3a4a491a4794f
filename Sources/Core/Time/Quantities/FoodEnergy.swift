/// Energy of food, in kcal.
package struct FoodEnergy: Hashable, Sendable {
  package let kilocalories: Int64

  package init(kilocalories: Int64) {
    self.kilocalories = kilocalories
  }

  /// From `2300`, `2.300 kcal` or `9623 kJ`; a bare number is in `unit`.
  package init(_ text: String, in unit: EnergyUnit) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in
      cursor.skipSpaces()
      let number = try cursor.grouped()
      switch try cursor.energyUnit() ?? unit {
      case .kilocalories: return Self(kilocalories: number)
      case .kilojoules: return Self(kilojoules: number)
      }
    }
  }

  /// A kcal is 4.184 kJ.
  private init(kilojoules: Int64) {
    kilocalories = (2 * kilojoules * 1000 + 4184) / (2 * 4184)
  }

  package var kilojoules: Int64 {
    let double = 2 * min(max(kilocalories, -Self.limit), Self.limit) * 4184
    return (double + (kilocalories < 0 ? -1000 : 1000)) / 2000
  }

  /// Keeps a broken peer's numbers from overflowing.
  private static let limit: Int64 = 1_000_000_000_000
}

extension ByteCursor {
  /// Whole numbers only, so that a point or a comma parts thousands.
  fileprivate mutating func grouped() throws(Mistake) -> Int64 {
    guard let next, next.isDigit else { throw mistake(.energy) }
    guard let number = digits(1...6) else { throw mistake(.smaller(limit: 999_999)) }
    let start = position
    guard take(".") || take(",") || takeApostrophe() else { return Int64(number) }
    guard number < 1000, let thousandth = digits(3...3) else { throw mistake(.energy, at: start) }
    return Int64(number * 1000 + thousandth)
  }

  /// `'`, or `’` as the Swiss print it.
  private mutating func takeApostrophe() -> Bool {
    if take("'") { return true }
    let start = position
    let sign = "’".utf8.allSatisfy { take(Unicode.Scalar($0)) }
    if !sign { position = start }
    return sign
  }

  fileprivate mutating func energyUnit() throws(Mistake) -> EnergyUnit? {
    let word = unitWord()
    switch word {
    case "": return nil
    case "kcal": return .kilocalories
    case "kj": return .kilojoules
    default: throw mistake(.energy, at: position - word.utf8.count)
    }
  }
}
