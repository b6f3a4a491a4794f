import Nouns

/// Holds what a line says of a food against what can be.
struct FoodQuality {
  private let line: FoodLine
  private let source: ImportedFood.Source
  private let per: FoodMeasure

  init(_ line: FoodLine, of source: ImportedFood.Source, per: FoodMeasure) {
    (self.line, self.source, self.per) = (line, source, per)
  }

  /// Pure fat, in kcal; the Standard Reference has lard at a little more.
  private var mostEnergy: Int64 { source == .usda ? 902 : 900 }

  /// In tenths of a gram, with room for what was rounded; syrup is heavier than water.
  private var mostWeight: Int64 { per == .hundredGrams ? 1010 : 1500 }

  func nutrition() throws(FoodFault) -> Nutrition {
    var nutrition = Nutrition()
    nutrition.energy = try energy()
    nutrition.protein = try line.number(.protein)
    nutrition.carbs = try line.number(.carbs)
    nutrition.fat = try line.number(.fat)
    nutrition.fiber = try line.number(.fiber)
    nutrition.alcohol = try alcohol()
    if source == .usda, let carbs = nutrition.carbs {
      // By difference, and so with the fibre, which ours are without.
      nutrition.carbs = max(0, carbs - (nutrition.fiber ?? 0))
    }
    try check(nutrition)
    return nutrition
  }

  // MARK: Energy

  private func energy() throws(FoodFault) -> Int64 {
    let kilocalories = try line.number(.kilocalories)
    let kilojoules = try line.number(.kilojoules)
    if let kilocalories, let kilojoules { try compare(kilocalories, kilojoules) }
    // Tenths of one are 10,000 of the other's thousandths.
    let said = kilocalories ?? kilojoules.map { ($0 * 1000 + 2092) / 4184 }
    guard let said else { throw .noEnergy }
    let energy = (said + 5) / 10
    guard energy <= mostEnergy else { throw .tooMuchEnergy }
    return energy
  }

  /// One twentieth, and what rounding of small ones makes.
  private func compare(_ kilocalories: Int64, _ kilojoules: Int64) throws(FoodFault) {
    guard max(kilocalories, kilojoules) <= 1_000_000 else { throw .tooMuchEnergy }
    let worked = (kilocalories * 4184 + 500) / 1000
    let difference = abs(worked - kilojoules)
    guard difference <= 40 || 20 * difference <= kilojoules else { throw .energiesDiffer }
  }

  /// A hundredth of the volume is 0.789 g in 100 ml.
  private func alcohol() throws(FoodFault) -> Int64? {
    if let grams = try line.number(.alcohol) { return grams }
    let volume = try line.number(.alcoholByVolume)
    guard let volume, volume <= 1000 else { return nil }
    return (volume * 789 + 500) / 1000
  }

  // MARK: Contents

  private func check(_ nutrition: Nutrition) throws(FoodFault) {
    let parts = [
      nutrition.protein, nutrition.carbs, nutrition.fat, nutrition.fiber, nutrition.alcohol,
    ].compactMap(\.self)
    guard parts.allSatisfy({ $0 <= mostWeight }), parts.reduce(0, +) <= mostWeight else {
      throw .tooHeavy
    }
    try part(.sugar, of: nutrition.carbs)
    try part(.saturated, of: nutrition.fat)
    // Laboratory values need not follow the rules of labels.
    if source != .usda { try compareMacros(nutrition) }
  }

  private func part(_ column: FoodColumn, of whole: Int64?) throws(FoodFault) {
    guard let part = try line.number(column), let whole else { return }
    // Half a gram is rounded away on labels.
    guard part <= whole + 5 else { throw .partExceedsWhole }
  }

  /// One fifth and 10 kcal.
  private func compareMacros(_ nutrition: Nutrition) throws(FoodFault) {
    guard let energy = nutrition.energy, let protein = nutrition.protein,
      let carbs = nutrition.carbs, let fat = nutrition.fat
    else { return }
    let tenths =
      4 * (protein + carbs) + 9 * fat + 2 * (nutrition.fiber ?? 0) + 7 * (nutrition.alcohol ?? 0)
    let difference = abs(tenths - 10 * energy)
    guard difference <= 100 || 5 * difference <= 10 * energy else { throw .macrosDiffer }
  }
}
