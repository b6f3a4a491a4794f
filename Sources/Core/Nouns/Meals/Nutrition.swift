/// The known contents of something to eat: energy in kcal, the rest in tenths of a gram. An unknown
/// value is nil, never 0.
package struct Nutrition: Hashable, Sendable {
  package static let energies: ClosedRange<Int64> = 0...9999
  package static let macros: ClosedRange<Int64> = 0...9999
  /// With less, such as black coffee or tea, an entry does not count as a meal.
  package static let leastOfMeal: Int64 = 10

  /// Whether things that were eaten together are more than a small drink; unknown energy may be.
  package static func isMeal(_ energies: some Sequence<Int64?>) -> Bool {
    var sum: Int64 = 0
    for energy in energies {
      guard let energy else { return true }
      sum = min(sum + min(max(energy, 0), leastOfMeal), leastOfMeal)
    }
    return sum >= leastOfMeal
  }

  package var energy: Int64?
  package var protein: Int64?
  package var carbs: Int64?
  package var fat: Int64?
  package var fiber: Int64?
  package var alcohol: Int64?

  package init(
    energy: Int64? = nil, protein: Int64? = nil, carbs: Int64? = nil, fat: Int64? = nil,
    fiber: Int64? = nil, alcohol: Int64? = nil
  ) {
    self.energy = energy
    self.protein = protein
    self.carbs = carbs
    self.fat = fat
    self.fiber = fiber
    self.alcohol = alcohol
  }

  package static let unknown = Self()

  package var isUnknown: Bool { self == .unknown }

  /// Whether anything is known of protein, carbohydrate or fat.
  package var hasMacros: Bool { protein != nil || carbs != nil || fat != nil }

  /// Of a row, and of an order that says some of it.
  package mutating func values<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.number("kcal", &energy, in: .none, within: Self.energies)
    try fields.number("protein", &protein, in: .decigrams, within: Self.macros)
    try fields.number("carbs", &carbs, in: .decigrams, within: Self.macros)
    try fields.number("fat", &fat, in: .decigrams, within: Self.macros)
    try fields.number("fiber", &fiber, in: .decigrams, within: Self.macros)
    try fields.number("alcohol", &alcohol, in: .decigrams, within: Self.macros)
  }
}

extension Nutrition {
  /// In tenths of a gram.
  package subscript(macro: Macro) -> Int64? {
    switch macro {
    case .protein: protein
    case .carbs: carbs
    case .fat: fat
    case .fiber: fiber
    }
  }
}
