import Nouns

extension MealText.Item {
  /// How much of it was said: with a size, "a few", "with butter", or nothing at all.
  var saysHowMuch: Bool { amount != nil || size != nil || isFew }

  /// How much was said of a food that nobody knows.
  var saidAmount: FoodAmount? {
    guard let size, amount == nil || amount?.unit == nil else { return amount }
    return FoodAmount(
      thousandths: amount?.thousandths ?? 1000,
      unit: FoodUnit(rawValue: size.rawValue).map(AmountUnit.common))
  }

  /// How much of a food is meant: `name` is how it was called, `staple` the id of one that everybody
  /// knows, and `base` the group of what it is on. Nil where nobody knows what one of so many weighs.
  func amount(
    of food: FoodValues, called name: MealNames.Found?, _ staple: String?, on base: Staple.Group?
  ) -> FoodAmount? {
    if let amount = smallAmount(of: staple, on: base) { return amount }
    guard let amount, !(isFew && amount.unit == nil && food.isServed) else {
      return withoutNumber(of: food, called: name)
    }
    if let brand = name?.brandWeight, amount.unit == nil || amount.unit == .common(.piece) {
      return brands(amount, of: brand, food)
    }
    guard amount.unit == nil else { return sized(amount, of: food) }
    if food.habits?.isWine == true, amount.thousandths == 250 {
      return FoodAmount(250, .millilitre)
    }
    if let size, let unit = food.unit(of: size) {
      return FoodAmount(thousandths: amount.thousandths, unit: .common(unit))
    }
    let unit = food.habits == nil ? nil : food.counted(amount.thousandths)
    if unit == .common(.portion), let habits = food.habits {
      // Nobody counts ten bowls of crisps: it was some pieces, and nobody knows what one weighs.
      guard habits.counted != nil || amount.thousandths < 5000 || food.density != nil else {
        return nil
      }
      let serving = habits.serving
      let count = (amount.thousandths * serving.thousandths).roundedQuotient(by: 1000)
      return sized(FoodAmount(thousandths: count, unit: serving.unit), of: food)
    }
    return sized(FoodAmount(thousandths: amount.thousandths, unit: unit), of: food)
  }

  /// "2 Oreos" are two of them, and not two packs of three; nobody eats ten packs.
  private func brands(_ amount: FoodAmount, of weight: Int64, _ food: FoodValues) -> FoodAmount? {
    if amount.thousandths >= 2000, let piece = food.portion(.piece), piece <= Self.small,
      2 * piece <= weight
    {
      return FoodAmount(thousandths: amount.thousandths, unit: .common(.piece))
    }
    let all = amount.times(weight)
    let isLikely =
      amount.thousandths < 5000 || food.density != nil || all.thousandths <= Self.mostOfBrands
    return isLikely ? all : nil
  }

  /// In tenths of a gram: a cookie, not a bar.
  private static let small: Int64 = 200
  private static let mostOfBrands: Int64 = 400_000

  private func withoutNumber(of food: FoodValues, called name: MealNames.Found?) -> FoodAmount {
    if let brand = name?.brandWeight { return FoodAmount(1).times(brand) }
    if let size, let unit = food.unit(of: size) { return FoodAmount(1, unit) }
    guard let habits = food.habits else { return sized(FoodAmount(1, .portion), of: food) }
    var amount = habits.serving
    if let counted = habits.counted, food.portion(counted) != nil, case .staple(let name)? = name {
      let isOfOne =
        habits.serving == FoodAmount(1, counted) || habits.serving == FoodAmount(1, .piece)
      if name.isPlural, counted != .slice, isOfOne {
        amount = FoodAmount(2, counted)
      } else if name.isOne, habits.serving.thousandths > 1000,
        habits.serving.unit == .common(counted)
      {
        amount = FoodAmount(1, counted)
      }
    }
    return sized(amount, of: food)
  }

  /// By what a large one is more than a usual one.
  private func sized(_ amount: FoodAmount, of food: FoodValues) -> FoodAmount {
    guard let size, !amount.isWeighed else { return amount }
    // A large glass is what is large of it.
    let whole: [FoodUnit] = [.glass, .cup, .mug, .piece, .whole]
    if case .common(let unit)? = amount.unit, whole.contains(unit), let sized = food.unit(of: size)
    {
      return FoodAmount(thousandths: amount.thousandths, unit: .common(sized))
    }
    let factor: Int64 =
      switch size {
      case .small: 7
      case .medium: 10
      case .large: 14
      }
    return FoodAmount(
      thousandths: (amount.thousandths * factor).roundedQuotient(by: 10), unit: amount.unit)
  }

  /// Of what is spread on bread or goes into coffee.
  private func smallAmount(of staple: String?, on base: Staple.Group?) -> FoodAmount? {
    guard let beside, !saysHowMuch, let staple, var grams = Self.spreads[staple] else { return nil }
    if base == .grain, Self.milks.contains(staple) { grams = 150 }
    if base == .drink, staple == "cream-whipping" { grams = 15 }
    let isEach = (base == .bread || base == .sweet) && beside > 1000
    return FoodAmount(thousandths: isEach ? grams * beside : 1000 * grams, unit: .common(.gram))
  }

  /// Whether it is what goes on or into something else, which says nothing of a glass of milk.
  static func isSmall(_ amount: FoodAmount, of staple: String?) -> Bool {
    guard let staple, let grams = spreads[staple], amount.unit == .common(.gram) else {
      return false
    }
    let usual = [1, 2, 3, 4].map { 1000 * grams * $0 }
    return (usual + (milks.contains(staple) ? [150_000] : [15_000])).contains(amount.thousandths)
  }

  private static let milks: Set = ["milk-whole", "milk-semi", "oat-drink"]
  private static let spreads: [String: Int64] = [
    "butter": 8, "butter-half-fat": 8, "margarine": 8, "jam": 20, "honey": 15,
    "nut-nougat-spread": 15, "peanut-butter": 16, "cream-cheese": 20, "mayonnaise": 15,
    "ketchup": 17, "sugar-white": 5, "milk-whole": 30, "milk-semi": 30, "oat-drink": 30,
    "cream-whipping": 20,
  ]
}

extension FoodAmount {
  /// So many times so many tenths of a gram.
  fileprivate func times(_ weight: Int64) -> FoodAmount {
    FoodAmount(
      thousandths: (thousandths * weight).roundedQuotient(by: 10), unit: .common(.gram))
  }
}

extension FoodValues {
  /// Counted by the serving.
  fileprivate var isServed: Bool { habits.map { $0.counted == nil } ?? false }

  /// Where it comes in sizes.
  fileprivate func unit(of size: FoodSize) -> FoodUnit? {
    FoodUnit(rawValue: size.rawValue).flatMap { portion($0) == nil ? nil : $0 }
  }
}
