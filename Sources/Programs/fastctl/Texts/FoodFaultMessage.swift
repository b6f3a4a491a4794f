import Formats
import Views

/// Why foods of a table are not taken.
enum FoodFaultMessage: String, Message {
  case noName = "no name, or one with control characters"
  case longName = "a name of more than 120 bytes"
  case notANumber = "text or a negative value instead of a number"
  case noEnergy = "no energy"
  case tooMuchEnergy = "more energy than pure fat"
  case energiesDiffer = "kcal and kJ differ by more than 5%"
  case macrosDiffer = "the energy does not match protein, carbohydrate and fat"
  case partExceedsWhole = "more sugar than carbohydrate, or more saturated fat than fat"
  case tooHeavy = "more than 100 g in 100 g"
  case wrongCode = "no valid barcode"
  case inHouseCode = "a shop's own barcode, which begins with 2"
  case twice = "the same barcode or name again"
  case longLine = "too long a line"

  init(_ fault: FoodFault) {
    self =
      switch fault {
      case .noName: .noName
      case .longName: .longName
      case .notANumber: .notANumber
      case .noEnergy: .noEnergy
      case .tooMuchEnergy: .tooMuchEnergy
      case .energiesDiffer: .energiesDiffer
      case .macrosDiffer: .macrosDiffer
      case .partExceedsWhole: .partExceedsWhole
      case .tooHeavy: .tooHeavy
      case .wrongCode: .wrongCode
      case .inHouseCode: .inHouseCode
      case .twice: .twice
      case .longLine: .longLine
      }
  }
}
