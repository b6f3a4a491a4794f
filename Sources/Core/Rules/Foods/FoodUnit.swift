/// In what an amount of food is told; the names go into rows and over the wire.
package enum FoodUnit: String, CaseIterable, Sendable {
  case gram = "g"
  case kilogram = "kg"
  case ounce = "oz"
  case pound = "lb"
  case millilitre = "ml"
  case centilitre = "cl"
  case litre = "l"
  case teaspoon = "tsp"
  case tablespoon = "tbsp"
  case cup, glass, bowl, bottle, can, pot
  case slice, piece, handful, scoop, ball
  /// The edible part of a whole pizza, melon or cauliflower.
  case whole
  case plate, mug, pint, pack, bar, row, shot, halbe, seidel, mass, ladle, splash
  case roll, ring, strip, stick, egg, crumb
  case small, medium, large
  /// As much as one eats of it at once.
  case portion
}

extension FoodUnit {
  /// What one of it weighs, as a ratio in thousandths of a gram; nil of what does not weigh the same
  /// everywhere.
  var milligrams: (numerator: Int64, divisor: Int64)? {
    switch self {
    case .gram: (1000, 1)
    case .kilogram: (1_000_000, 1)
    // A pound is 0.45359237 kg exactly, and an ounce its sixteenth.
    case .pound: (45_359_237, 100)
    case .ounce: (45_359_237, 1600)
    default: nil
    }
  }

  var millilitres: Int64? {
    switch self {
    case .millilitre: 1
    case .centilitre: 10
    case .litre: 1000
    default: nil
    }
  }
}

extension FoodUnit {
  /// Units that weigh about as much, where a food does not say what this weighs.
  var others: [FoodUnit] {
    switch self {
    case .slice: [.piece, .whole, .roll]
    case .piece: [.slice, .medium, .whole]
    case .medium: [.piece]
    case .strip, .stick, .ring, .roll: [.piece, .slice, .whole]
    case .bowl: [.plate]
    case .plate: [.bowl]
    case .glass: [.cup, .mug]
    case .cup: [.mug, .glass, .bowl]
    case .mug: [.pot, .cup]
    case .pot: [.mug, .bowl, .glass]
    case .can: [.bottle]
    case .bottle: [.can]
    case .pack: [.whole, .pot]
    // A ball of ice cream is a scoop.
    case .scoop: [.ball, .piece]
    case .ball: [.scoop, .piece]
    case .bar: [.piece]
    case .shot: [.small]
    case .halbe: [.bottle]
    case .seidel: [.glass]
    case .whole: [.piece]
    default: []
    }
  }

  /// What goes into the household's own measures, where the food says nothing else.
  var usualMillilitres: Int64? {
    switch self {
    case .teaspoon: 5
    case .tablespoon: 15
    case .splash: 30
    case .shot: 40
    case .cup: 200
    case .glass: 250
    case .mug, .seidel: 300
    case .can: 330
    case .bottle, .halbe: 500
    case .pint: 568
    case .mass: 1000
    default: nil
    }
  }
}

/// A unit that everybody knows, or one that a food brings, such as a bar.
package enum AmountUnit: Hashable, Sendable {
  case common(FoodUnit)
  case own(String)

  package var name: String {
    switch self {
    case .common(let unit): unit.rawValue
    case .own(let name): name
    }
  }
}

/// How much of a food.
package struct FoodAmount: Hashable, Sendable {
  package let thousandths: Int64
  /// Nil of pieces, and of what was told without one.
  package let unit: AmountUnit?

  package init(thousandths: Int64, unit: AmountUnit? = nil) {
    self.thousandths = thousandths
    self.unit = unit
  }

  package init(_ count: Int64, _ unit: FoodUnit? = nil) {
    self.init(thousandths: 1000 * count, unit: unit.map(AmountUnit.common))
  }

  /// In tenths of a gram, or of a millilitre.
  package static let portions: ClosedRange<Int64> = 1...50_000
  /// In thousandths, of what is counted.
  package static let counts: ClosedRange<Int64> = 1...1_000_000

  /// Told by weight or volume, and not in numbers.
  package var isWeighed: Bool {
    guard case .common(let unit)? = unit else { return false }
    return unit.milligrams != nil || unit.millilitres != nil
  }

  /// "Bars" are a food as well.
  var canBeFood: Bool {
    guard case .common(let unit)? = unit else { return true }
    return [FoodUnit.bar, .roll, .egg, .ball, .stick, .ring, .row].contains(unit)
  }

  /// Whether a person can have eaten so much at once.
  package var isPossible: Bool {
    guard (1...Self.most).contains(thousandths), case .common(let unit)? = unit else {
      return Self.counts.contains(thousandths)
    }
    if let (numerator, divisor) = unit.milligrams {
      return Self.portions.contains(
        (thousandths * numerator).roundedQuotient(by: divisor * 100_000))
    }
    if let millilitres = unit.millilitres {
      return Self.portions.contains((thousandths * millilitres).roundedQuotient(by: 100))
    }
    return Self.counts.contains(thousandths)
  }

  /// So that no product overflows.
  private static let most: Int64 = 10_000_000_000
}
