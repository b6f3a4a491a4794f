package import Nouns

// The words of both languages for meals and what is in them, in small letters: whatever language is
// spoken, all of them are read.

extension MealSlot {
  /// As it is typed before a colon, or beside energy.
  package init?(word: String) {
    switch word {
    case "breakfast", "frühstück", "fruehstueck", "b": self = .breakfast
    case "lunch", "mittagessen", "mittag", "l": self = .lunch
    case "dinner", "supper", "abendessen", "abendbrot", "abend", "d": self = .dinner
    case "snack", "snacks", "zwischenmahlzeit", "s": self = .snack
    default: return nil
    }
  }
}

/// What can be told of a food beside its name.
enum MealValue {
  case protein, carbs, fat, fiber, alcohol

  /// In front of the number.
  init?(word: String) {
    switch word {
    case "p": self = .protein
    case "c", "kh": self = .carbs
    case "f": self = .fat
    case "fi", "bs": self = .fiber
    case "alc": self = .alcohol
    default: return nil
    }
  }

  /// As it is written back.
  static let letters: [(word: String, value: Self)] = [
    ("p", .protein), ("c", .carbs), ("f", .fat), ("fi", .fiber), ("alc", .alcohol),
  ]
}

extension Nutrition {
  /// In tenths of a gram.
  subscript(value: MealValue) -> Int64? {
    get {
      switch value {
      case .protein: protein
      case .carbs: carbs
      case .fat: fat
      case .fiber: fiber
      case .alcohol: alcohol
      }
    }
    set {
      switch value {
      case .protein: protein = newValue
      case .carbs: carbs = newValue
      case .fat: fat = newValue
      case .fiber: fiber = newValue
      case .alcohol: alcohol = newValue
      }
    }
  }
}

/// The unit of energy behind a number.
enum MealEnergy {
  case kilocalories, kilojoules

  init?(word: String) {
    switch word {
    case "kcal": self = .kilocalories
    case "kj": self = .kilojoules
    default: return nil
    }
  }
}

enum MealWords {
  static func isAnd(_ word: String) -> Bool { word == "and" || word == "und" }
  static func isTimes(_ word: String) -> Bool { word == "x" || word == "×" }
  static func isOf(_ word: String) -> Bool { word == "of" }

  /// Of any place in a meal.
  static func hasMeaning(_ word: String) -> Bool {
    isAnd(word) || isTimes(word) || isOf(word) || MealSlot(word: word) != nil
      || MealValue(word: word) != nil || MealEnergy(word: word) != nil
      || FoodUnit(word: word) != nil
  }
}
