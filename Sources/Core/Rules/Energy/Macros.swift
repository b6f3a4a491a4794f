package import Nouns
package import Time

/// The person's own numbers for an ordinary day, in whole grams; nil where one is calculated.
package struct OwnMacros: Equatable, Sendable {
  package var protein: Int64?
  package var carbs: Int64?
  package var fat: Int64?
  package var fiber: Int64?

  package init() {}

  package init(of profile: Profile) {
    let profile = profile.sound
    (protein, carbs) = (profile.ownProtein, profile.ownCarbs)
    (fat, fiber) = (profile.ownFat, profile.ownFiber)
  }
}

/// The macros to eat in a day, in whole grams.
package struct Macros: Equatable, Sendable {
  /// The weight they are reckoned for, in grams.
  package let reference: Int64
  package let protein: Int64
  package let fat: Int64
  /// The remaining energy, in carbohydrate.
  package let carbs: Int64
  package let fiber: Int64
  /// Those of them that the person chose.
  package var own = OwnMacros()

  /// As the person wants them, in whole grams.
  package init(reference: Int64, protein: Int64, fat: Int64, carbs: Int64, fiber: Int64) {
    self.reference = reference
    self.protein = protein
    self.fat = fat
    self.carbs = carbs
    self.fiber = fiber
  }

  /// Nil outside what the profile takes.
  package init?(kcal: Int64, weight: Int64, height: Int64, own: OwnMacros = OwnMacros()) {
    guard Profile.weights.contains(weight), Profile.heights.contains(height),
      (0...Profile.energies.upperBound).contains(kcal)
    else { return nil }
    // The weight at a BMI of 30: what is beyond it needs no more of these.
    let reference = min(weight, (30 * height * height).roundedQuotient(by: 1000))
    self.reference = reference
    let most = (protein: kcal * 35 / 400, fat: kcal * 35 / 900)
    protein = own.protein ?? min((reference * 16).roundedQuotient(by: 10_000), most.protein)
    let usual = (kcal * 30).roundedQuotient(by: 900)
    // The minimum is rounded up, but the maximum always wins.
    let least = (reference * 6 + 9_999) / 10_000
    fat = own.fat ?? min(max(usual, least), most.fat)
    let left = kcal - protein * Nutrients.protein / 10 - fat * Nutrients.fat / 10
    carbs = own.carbs ?? max(0, left) / 4
    fiber = own.fiber ?? (kcal * 14).roundedQuotient(by: 1000)
    self.own = own
  }
}

extension Nutrients {
  // In tenths of a kcal a gram, by Regulation (EU) 1169/2011, Annex XIV.
  static let protein: Int64 = 40
  static let carbs: Int64 = 40
  static let fat: Int64 = 90
  static let alcohol: Int64 = 70
  static let fiber: Int64 = 20
  static let polyols: Int64 = 24
  static let organicAcids: Int64 = 30
}

extension Targets {
  /// For a day of so many kcal; nil where the weight or the height is not known.
  package func macros(kcal: Int64, own: OwnMacros = OwnMacros()) -> Macros? {
    guard let weight, let height else { return nil }
    return Macros(kcal: kcal, weight: weight, height: height, own: own)
  }
}

extension Standing {
  /// The macros to eat on a date; a day of little energy has no room for the person's own numbers.
  package func macros(on day: Day) -> Macros? {
    guard let targets = targets(on: day), let energy = energy(on: day) else { return nil }
    guard energy.reason != .fastDay else { return targets.macros(kcal: energy.kcal) }
    return ordinaryMacros(on: day, by: targets, kcal: energy.kcal)
  }

  func ordinaryMacros(on day: Day, by targets: Targets, kcal: Int64) -> Macros? {
    targets.macros(kcal: kcal, own: profile(on: day).map(OwnMacros.init) ?? OwnMacros())
  }
}
