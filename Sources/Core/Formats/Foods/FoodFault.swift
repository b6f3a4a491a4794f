package import Nouns

/// Why a food of a table is not taken: each is a rule of quality, and is counted by itself.
package enum FoodFault: String, Error, CaseIterable, Sendable {
  case noName, longName
  /// A cell that should have a number has none.
  case notANumber
  /// Without it a food says nothing.
  case noEnergy
  case tooMuchEnergy
  /// Its kilocalories and kilojoules are two energies.
  case energiesDiffer
  /// The energy of its macros does not add up to its own.
  case macrosDiffer
  /// More sugar than carbohydrate, or more saturated fat than fat.
  case partExceedsWhole
  /// The contents of 100 g weigh more than 100 g.
  case tooHeavy
  /// The last digit of the barcode does not fit, or it is no barcode.
  case wrongCode
  /// A code that a shop gave for itself.
  case inHouseCode
  /// The same code came before.
  case twice
  case longLine
}

/// A line of a table of foods.
package enum FoodItem: Equatable, Sendable {
  case food(ImportedFood, line: Int)
  case refused(FoodFault, line: Int)
}
