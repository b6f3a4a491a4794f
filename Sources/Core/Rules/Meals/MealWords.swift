package import Nouns
import Time

// The words for meals and what is in them, in small letters: whatever language is spoken, those of
// all of them are read.

extension Lexicon {
  static let meals = Lexicon(Texts.ofLanguages, named: "meals.words")
}

extension MealSlot {
  /// As it is typed before a colon, or beside energy.
  package init?(word: String) {
    guard let thing = Vocabulary.meals[word] else { return nil }
    self.init(rawValue: thing)
  }
}

extension FoodUnit {
  package init?(word: String) {
    guard let thing = Vocabulary.units[word] else { return nil }
    self.init(rawValue: thing)
  }
}

/// What can be told of a food beside its name.
enum MealValue: String {
  case protein, carbs, fat, fiber, alcohol

  /// In front of the number.
  init?(word: String) {
    guard let thing = Vocabulary.values[word] else { return nil }
    self.init(rawValue: thing)
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

/// A word that stands between foods and amounts.
enum MealWord: String {
  case and, times, of

  init?(_ word: String) {
    guard let thing = Vocabulary.smallWords[word] else { return nil }
    self.init(rawValue: thing)
  }

  static func isAnd(_ word: String) -> Bool { Self(word) == .and }
  static func isTimes(_ word: String) -> Bool { Self(word) == .times }
  static func isOf(_ word: String) -> Bool { Self(word) == .of }

  /// In what nobody tells a macro: of a vitamin, say.
  static func isDose(_ word: String) -> Bool {
    Vocabulary.doses[word] != nil
  }

  /// Of any place in a meal.
  static func hasMeaning(_ word: String) -> Bool {
    Self(word) != nil || MealSlot(word: word) != nil || MealValue(word: word) != nil
      || MealEnergy(word: word) != nil || FoodUnit(word: word) != nil
  }
}

/// The words of each heading, read when the first one is looked up.
enum Vocabulary {
  static let meals = Lexicon.meals["meals"].things
  static let units = Lexicon.meals["units"].things
  static let values = Lexicon.meals["values"].things
  static let smallWords = Lexicon.meals["small words"].things
  static let doses = Lexicon.meals["doses"].things
}
