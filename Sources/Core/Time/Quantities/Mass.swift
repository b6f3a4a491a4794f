/// The weight of a body, in grams.
package struct Mass: Hashable, Sendable {
  package let grams: Int64

  package init(grams: Int64) {
    self.grams = grams
  }

  /// Nobody's weight is outside: a number there is a slip.
  package static let ofPeople: ClosedRange<Int64> = 20_000...400_000

  /// From `82.5`, `82,5 kg`, `181lb`, `12 st` or `12st 8.5`; a bare number is in `unit`. With a sign it
  /// is a change of the last one.
  package init(
    _ text: String, in unit: WeightUnit, after last: Mass? = nil
  ) throws(NotUnderstood) {
    self = try ByteCursor.read(text) { cursor throws(Mistake) in
      cursor.skipSpaces()
      let start = cursor.position
      let isLess = last != nil && cursor.take("-")
      let isChange = isLess || last != nil && cursor.take("+")
      if isChange { cursor.skipSpaces() }
      var mass = try cursor.mass(in: unit)
      if isChange, let last { mass = Mass(grams: last.grams + (isLess ? -mass.grams : mass.grams)) }
      cursor.skipSpaces()
      guard cursor.isAtEnd else { throw cursor.mistake(.end) }
      guard Self.ofPeople.contains(mass.grams) else {
        throw cursor.mistake(.weightOfPeople, at: start)
      }
      return mass
    }
  }

  /// The unit that is typed behind a weight; nil for a bare number and for what is no weight.
  package static func unit(in text: String) -> WeightUnit? {
    var cursor = ByteCursor(Array(text.utf8))
    cursor.skipSpaces()
    guard (try? cursor.decimal(.weight)) != nil else { return nil }
    return (try? cursor.weightUnit()) ?? nil
  }

  package init(tenthsOfPound tenths: Int64) {
    self.init(pounds: Decimal(value: tenths, scale: 10))
  }

  /// A pound is 0.45359237 kg exactly.
  fileprivate init(pounds: Decimal) {
    grams = pounds.times(45_359_237, over: 100_000)
  }

  /// In tenths of a kilogram, rounded half away from zero as all that is shown.
  package var tenthsOfKilogram: Int64 { tenths(1, over: 100) }

  package var tenthsOfPound: Int64 { tenths(1_000_000, over: 45_359_237) }

  /// Rounded to tenths of a pound first, so that there never are 14.0 lb beside the stones.
  package var stones: (whole: Int64, tenthsOfPound: Int64) {
    let all = tenthsOfPound
    return (all / (Self.poundsInStone * 10), all % (Self.poundsInStone * 10))
  }

  static let poundsInStone: Int64 = 14

  /// Keeps a broken peer's numbers from overflowing.
  private static let limit: Int64 = 1_000_000_000_000

  private func tenths(_ factor: Int64, over divisor: Int64) -> Int64 {
    let double = 2 * min(max(grams, -Self.limit), Self.limit) * factor
    return (double + (grams < 0 ? -divisor : divisor)) / (2 * divisor)
  }
}

extension ByteCursor {
  fileprivate mutating func mass(in usual: WeightUnit) throws(Mistake) -> Mass {
    let number = try decimal(.weight)
    switch try weightUnit() ?? usual {
    case .kilograms: return Mass(grams: number.times(1000))
    case .pounds: return Mass(pounds: number)
    case .stones: return Mass(pounds: try pounds(beside: number))
    }
  }

  /// Stones and the pounds behind them, all in pounds.
  private mutating func pounds(beside stones: Decimal) throws(Mistake) -> Decimal {
    guard hasNumber() else {
      return Decimal(value: stones.value * Mass.poundsInStone, scale: stones.scale)
    }
    let start = position
    guard stones.isWhole else { throw mistake(.end, at: start) }
    let pounds = try decimal(.weight)
    let unit = try weightUnit()
    guard unit == nil || unit == .pounds, pounds < Mass.poundsInStone else {
      throw mistake(.poundsOfStone, at: start)
    }
    return stones.value / stones.scale * Mass.poundsInStone + pounds
  }

  fileprivate mutating func weightUnit() throws(Mistake) -> WeightUnit? {
    let word = unitWord()
    switch word {
    case "": return nil
    case "kg", "kilo", "kilos", "kilogramm", "kilogram", "kilograms": return .kilograms
    case "lb", "lbs", "pound", "pounds": return .pounds
    case "st", "stone", "stones": return .stones
    default: throw mistake(.weight, at: position - word.utf8.count)
    }
  }
}
