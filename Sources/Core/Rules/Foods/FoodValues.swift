package import Nouns

/// What a food holds, and what its portions weigh.
package struct FoodValues: Hashable, Sendable {
  package enum Basis: Hashable, Sendable {
    /// 100 g of it.
    case weight
    /// 100 ml of it; where nobody knows its density it is as heavy as water.
    case volume
    /// A portion, as the person once entered it; in tenths of a gram where that is known.
    case portion(weight: Int64?)
  }

  package let nutrition: Nutrition
  package let basis: Basis
  package let portions: [Portion]
  /// What a litre weighs, in grams.
  package let density: Int64?
  /// How people count and serve it; nil where nobody knows.
  package let habits: Habits?

  /// How a food that everybody knows is eaten.
  package struct Habits: Hashable, Sendable {
    /// As much as people usually eat of it at once, and its weight in tenths of a gram.
    let serving: FoodAmount
    let servingWeight: Int64
    /// The unit of a bare number; nil of a food that is counted by the serving.
    let counted: FoodUnit?
    let group: Staple.Group
    /// A "Viertel" of it is a quarter of a litre.
    let isWine: Bool
  }

  package init(
    _ nutrition: Nutrition, per basis: Basis = .weight, portions: [Portion] = [],
    density: Int64? = nil, habits: Habits? = nil
  ) {
    self.nutrition = nutrition
    self.basis = basis
    self.portions = portions
    self.density = density.flatMap { Self.densities.contains($0) ? $0 : nil }
    self.habits = habits
  }

  /// Of what people eat: lighter than foam, or heavier than honey, is a slip.
  package static let densities: ClosedRange<Int64> = 100...3000

  package init(_ staple: Staple) {
    let habits = Habits(
      serving: staple.serving, servingWeight: staple.servingWeight, counted: staple.counted,
      group: staple.group, isWine: staple.id.hasPrefix("wine-"))
    self.init(
      staple.nutrition, portions: staple.portions, density: staple.density, habits: habits)
  }
}

/// So much of a food, and what is in it.
package struct Serving: Hashable, Sendable {
  /// In tenths of a gram; nil of what was never weighed.
  package let weight: Int64?
  package let nutrition: Nutrition

  package init(weight: Int64?, nutrition: Nutrition) {
    self.weight = weight
    self.nutrition = nutrition
  }

  /// At most 3 kg and 3,000 kcal: more of one food is a slip, unless somebody weighed it.
  var isUsual: Bool { weight ?? 0 <= 30_000 && nutrition.energy ?? 0 <= 3000 }
}

/// Why nobody can say what is in an amount.
package enum UnknownServing: Error, Hashable {
  /// Neither was an amount told, nor was one ever.
  case noAmount
  /// A bare number of a food that is not counted in pieces.
  case noUnit
  /// What such a unit weighs of this food.
  case unit(AmountUnit)
  /// More, or less, than somebody eats at once.
  case amount
}

extension FoodValues {
  /// Of a bare number so many of what is counted.
  package func serving(of amount: FoodAmount) throws(UnknownServing) -> Serving {
    let amount = FoodAmount(
      thousandths: amount.thousandths, unit: amount.unit ?? counted(amount.thousandths))
    guard amount.isPossible else { throw .amount }
    if case .portion(let weight) = basis, isPortion(amount.unit) {
      return try serving(ofPortions: amount.thousandths, weight: weight)
    }
    let weight = try weight(of: amount)
    guard FoodAmount.portions.contains(weight) else { throw .amount }
    return try serving(weighing: weight)
  }

  private func serving(
    ofPortions thousandths: Int64, weight: Int64?
  ) throws(UnknownServing) -> Serving {
    let weight = possible(weight).map { ($0 * thousandths).roundedQuotient(by: 1000) }
    if let weight, !FoodAmount.portions.contains(weight) { throw .amount }
    return try serving(weight, nutrition.scaled(by: thousandths, over: 1000))
  }

  private func serving(weighing weight: Int64) throws(UnknownServing) -> Serving {
    switch basis {
    case .weight: return try serving(weight, nutrition.scaled(by: weight, over: 1000))
    // A litre in grams is 100 ml in tenths of them.
    case .volume:
      return try serving(weight, nutrition.scaled(by: weight, over: litre ?? Self.water))
    case .portion(let portion?) where FoodAmount.portions.contains(portion):
      return try serving(weight, nutrition.scaled(by: weight, over: portion))
    case .portion: throw .unit(.common(.gram))
    }
  }

  /// No food holds more than an entry may say.
  private func serving(
    _ weight: Int64?, _ nutrition: Nutrition
  ) throws(UnknownServing) -> Serving {
    guard nutrition.isPossible else { throw .amount }
    return Serving(weight: weight, nutrition: nutrition)
  }
}

// MARK: What an amount weighs

extension FoodValues {
  /// The unit of a bare number: what people count of it, pieces where it has such, or portions. Nil
  /// where nobody could know.
  func counted(_ thousandths: Int64 = 1000) -> AmountUnit? {
    if case .portion = basis { return .common(.portion) }
    guard let habits else {
      if weight(of: .piece) != nil { return .common(.piece) }
      return thousandths < 20_000 && weight(of: .portion) != nil ? .common(.portion) : nil
    }
    // Nobody has that many servings: "oats 80" are grams, and "milk 200" are millilitres.
    if habits.counted == nil, isWeight(thousandths, habits) {
      return .common(density == nil ? .gram : .millilitre)
    }
    // Half a pizza is half of a whole one.
    if thousandths < 1000, portion(.whole) != nil { return .common(.whole) }
    return .common(habits.counted.flatMap { portion($0) == nil ? nil : $0 } ?? .portion)
  }

  /// "Butter 10" is 10 g, and "rice 15" is 15 g.
  private func isWeight(_ thousandths: Int64, _ habits: Habits) -> Bool {
    if thousandths >= 20_000 { return true }
    guard thousandths >= 5000, habits.group != .drink else { return false }
    return habits.servingWeight <= 200 || thousandths * habits.servingWeight > 10_000_000
  }

  /// Of a food that was entered by the portion and has no other pieces.
  private func isPortion(_ unit: AmountUnit?) -> Bool {
    switch unit {
    case nil, .common(.portion)?: true
    case .common(.piece)?: weight(of: .piece) == nil
    default: false
    }
  }

  /// In tenths of a gram.
  private func weight(of amount: FoodAmount) throws(UnknownServing) -> Int64 {
    guard let unit = amount.unit else { throw .noUnit }
    let count = amount.thousandths
    switch unit {
    case .own(let name):
      guard let portion = portion(named: name) else { throw .unit(unit) }
      return (count * portion).roundedQuotient(by: 1000)
    case .common(let common):
      if let (numerator, divisor) = common.milligrams {
        return (count * numerator).roundedQuotient(by: divisor * 100_000)
      }
      // Of what nobody measures, a millilitre is as heavy as water.
      if let millilitres = common.millilitres, let litre = litre ?? habits.map({ _ in Self.water })
      {
        return (count * millilitres * litre).roundedQuotient(by: 100_000)
      }
      guard let one = weight(of: common) else { throw .unit(unit) }
      return (count * one).roundedQuotient(by: 1000)
    }
  }

  /// In grams.
  private var litre: Int64? { density ?? (basis == .volume ? Self.water : nil) }

  private static let water: Int64 = 1000

  /// What one of it weighs, in tenths of a gram; nil where nobody knows.
  func weight(of unit: FoodUnit) -> Int64? {
    if let weight = portion(unit) { return weight }
    if unit == .portion { return habits?.servingWeight ?? possible(portions.first?.weight) }
    // A "Becher" of yogurt is its pot, and one of coffee a mug of it.
    let others = unit == .mug && habits?.group == .drink ? [.cup] : unit.others
    for other in others {
      if let weight = portion(other) { return weight }
    }
    if unit == .handful, let habits, habits.group != .drink, habits.group != .dish { return 300 }
    if let millilitres = unit.usualMillilitres, let litre = litre(for: unit) {
      return possible((millilitres * litre).roundedQuotient(by: 100))
    }
    // A plate of one's own recipe is a portion of it.
    let isDish = habits == nil && [.bowl, .plate, .pot].contains(unit)
    return habits?.servingWeight ?? (isDish ? possible(portions.first?.weight) : nil)
  }

  /// Of drinks, and of a spoon of anything.
  private func litre(for unit: FoodUnit) -> Int64? {
    guard let habits else { return litre }
    let isSpoon = unit == .teaspoon || unit == .tablespoon
    return litre ?? (habits.group == .drink || isSpoon ? Self.water : nil)
  }

  private func portion(named name: String) -> Int64? {
    let folded = FoldedText(name).letters
    return possible(portions.first { FoldedText($0.name).letters == folded }?.weight)
  }

  /// A person may have called it by a word of either language.
  func portion(_ unit: FoodUnit) -> Int64? {
    possible(portions.first { FoodUnit(word: $0.name.lowercased()) == unit }?.weight)
  }

  /// What came from outside must not overflow.
  private func possible(_ weight: Int64?) -> Int64? {
    weight.flatMap { FoodAmount.portions.contains($0) ? $0 : nil }
  }
}

extension Nutrition {
  /// Rounded half away from zero, each by itself.
  fileprivate func scaled(by factor: Int64, over divisor: Int64) -> Self {
    func scaled(_ value: Int64?) -> Int64? {
      value.map { ($0.clamped(to: 0...Self.most) * factor).roundedQuotient(by: divisor) }
    }
    return Self(
      energy: scaled(energy), protein: scaled(protein), carbs: scaled(carbs), fat: scaled(fat),
      fiber: scaled(fiber), alcohol: scaled(alcohol))
  }

  private static let most: Int64 = 1_000_000

  fileprivate var isPossible: Bool {
    energy.map(Self.energies.contains) ?? true
      && [protein, carbs, fat, fiber, alcohol].allSatisfy { $0.map(Self.macros.contains) ?? true }
  }
}
