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
    let key = MealForm(word).key
    if let size = Vocabulary.sizes[key] { self.init(rawValue: size.rawValue); return }
    guard let amount = Vocabulary.units[key], amount.thousandths == 1000,
      case .common(let unit)? = amount.unit
    else { return nil }
    self = unit
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
enum MealEnergy: String {
  case kilocalories = "kcal"
  case kilojoules = "kj"

  init?(word: String) {
    guard let thing = Vocabulary.energy[word] else { return nil }
    self.init(rawValue: thing)
  }
}

/// A word that stands between foods and amounts.
enum MealWord: String {
  case and, with, times, of

  init?(_ word: String) {
    guard let thing = Vocabulary.smallWords[word] else { return nil }
    self.init(rawValue: thing)
  }

  static func isTimes(_ word: String) -> Bool { Self(word) == .times }
  static func isOf(_ word: String) -> Bool { Self(word) == .of }

  /// In what nobody tells a macro: of a vitamin, say.
  static func isDose(_ word: String) -> Bool {
    Vocabulary.doses[word] != nil
  }

  /// Of any place in a meal, with marks or without.
  static func hasMeaning(_ word: String) -> Bool {
    let key = MealForm(word).key
    return Vocabulary.firstWords.contains(key)
      || [word, key].contains { word in
        Self(word) != nil || MealSlot(word: word) != nil || MealValue(word: word) != nil
          || MealEnergy(word: word) != nil
      }
  }
}

/// Words as they are compared with those of a heading: without marks, a blank between two.
struct MealForm {
  let key: String

  init(_ words: String) { key = FoldedName.words(words).joined(separator: " ") }
}

/// How large one of what is counted is.
package enum FoodSize: String, Sendable {
  case small, medium, large
}

/// The state in which a food was weighed, such as raw or cooked.
package enum FoodState: String, Sendable {
  case raw, cooked
}

/// A word behind a name that begins what is no part of the food, or that what is `made` is made from.
enum FoodTail: String {
  case tail, made
  /// Without it something else is meant.
  case kept
}

/// A number that is a word.
enum MealCount: Equatable {
  case number(Int64)
  /// Three of what is counted; of all else as much as one eats of it.
  case few
}

/// The words of each heading, read when the first one is looked up.
enum Vocabulary {
  static let meals = Lexicon.meals["meals"].things
  static let values = Lexicon.meals["values"].things
  static let smallWords = Lexicon.meals["small words"].things
  static let energy = Lexicon.meals["energy"].things
  static let doses = Lexicon.meals["doses"].things

  static let numbers = forms("numbers") { thing in
    Int64(thing).map { MealCount.number(1000 * $0) } ?? .few
  }
  /// In thousandths.
  static let fractions = forms("fractions", read: Int64.init)
  static let units = forms("units", read: FoodAmount.init(unit:))
  static let sizes = forms("sizes", read: FoodSize.init)
  static let states = forms("preparations", read: FoodState.init)
  static let fillers = forms("fillers") { $0 }
  /// Behind a name, before what is no part of the food.
  static let tails = forms("tails", read: FoodTail.init)
  /// Amounts of a drink that needs no name.
  static let alone = forms("alone", read: FoodUnit.init(rawValue:))

  /// Which can begin something that is no name.
  static let firstWords = Set(
    [keys(numbers), keys(fractions), keys(units), keys(sizes), keys(states), keys(fillers)].joined()
      .map { $0.prefix { $0 != " " } }.map(String.init))

  private static func keys<Thing>(_ forms: [String: Thing]) -> [String] { Array(forms.keys) }

  private static func forms<Thing>(
    _ heading: StaticString, read: (String) -> Thing?
  ) -> [String: Thing] {
    var forms: [String: Thing] = [:]
    for (words, thing) in Lexicon.meals[heading].things {
      if let thing = read(thing) { forms[MealForm(words).key] = thing }
    }
    return forms
  }
}

extension FoodAmount {
  /// From `slice`, or from `500 g` of a word that is a number of them.
  fileprivate init?(unit thing: String) {
    let parts = thing.split(separator: " ")
    guard let name = parts.last, let unit = FoodUnit(rawValue: String(name)) else { return nil }
    guard let count = parts.count == 1 ? 1 : Int64(parts[0]) else { return nil }
    self.init(count, unit)
  }
}
