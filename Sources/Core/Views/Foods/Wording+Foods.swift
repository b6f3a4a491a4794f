import Nouns
package import Time
package import Wire

extension Wording {
  /// In the person's language, where it is called something there.
  package func name(of food: FoundFood) -> String {
    let name = isGerman ? food.germanName ?? food.name : food.name
    guard let brand = food.brand, !FoldedName.of(name).contains(FoldedName.of(brand)) else {
      return PlainText.line(name)
    }
    return PlainText.line("\(brand) \(name)")
  }

  package func name(of choice: MealFoodChoice) -> String {
    PlainText.line(isGerman ? choice.germanName ?? choice.name : choice.name)
  }

  /// The other names in the person's language; where there are none, what it is called in the other.
  func aliases(of food: FoundFood) -> [String] {
    let ours = isGerman && food.germanName != nil ? food.germanAliases : food.aliases
    let other = isGerman ? food.name : food.germanName
    let names = (ours.isEmpty ? [other].compactMap(\.self) : ours).map { PlainText.line($0) }
    let name = name(of: food)
    return names.filter { $0 != name }
  }

  /// "13.5 g", or "250 g" where nobody counts tenths.
  func grams(tenths: Int64) -> String {
    (tenths % 10 == 0 ? number(tenths / 10) : decimal(tenths: tenths)) + " g"
  }

  /// "slice 25 g".
  func portion(_ portion: FoundFood.Portion) -> String {
    unit(portion.name) + " " + grams(tenths: portion.weight)
  }

  /// What everybody counts in is called as the person calls it; a food's own stays as it is.
  func unit(_ word: String) -> String {
    PortionName(rawValue: word)?.term.shown(phrases) ?? PlainText.line(word)
  }

  private var isGerman: Bool { phrases(TermMessage.language) == "de" }
}

// MARK: How much

extension Wording {
  /// As much as people usually eat of it at once: "1 bowl (60 g)".
  func serving(of food: FoundFood) -> String? {
    amount(food.servingAmount, of: food.servingUnit, weighing: food.servingWeight, saysUnit: true)
  }

  /// "80 g", "1.5 slices (75 g)" or "2 (120 g)"; nil where nobody said how much.
  package func amount(
    _ thousandths: Int64?, of unit: String?, weighing tenths: Int64?, saysUnit: Bool = false
  ) -> String? {
    let parts = parts(of: thousandths, unit, weighing: tenths, saysUnit: saysUnit)
    return parts.count > 1 ? "\(parts[0]) (\(parts[1]))" : parts.first
  }

  /// As it was said, and what that weighs where it does not say so itself.
  func parts(
    of thousandths: Int64?, _ unit: String?, weighing tenths: Int64?, saysUnit: Bool
  ) -> [String] {
    guard let thousandths else { return tenths.map { [grams(tenths: $0)] } ?? [] }
    let measure = unit.flatMap(MeasuredUnit.init(rawValue:))
    let said = measure.map { "\(decimal(thousandths: thousandths)) \($0.rawValue)" }
    let isPlain = measure?.isWeighed(by: thousandths, tenths) ?? false
    let weight = tenths.map { $0 < 100 ? grams(tenths: $0) : wholeGrams(tenths: $0) }
    return [said ?? counted(thousandths, unit, saysUnit), isPlain ? nil : weight].compactMap(\.self)
  }

  /// A unit that everybody counts in goes by the number; a food's own word stays as it is.
  private func counted(_ thousandths: Int64, _ unit: String?, _ saysUnit: Bool) -> String {
    let fraction = Self.fractions[thousandths]
    let number = fraction ?? decimal(thousandths: thousandths)
    guard let unit else { return number }
    guard let portion = PortionName(rawValue: unit) else {
      return "\(number) \(PlainText.line(unit))"
    }
    // Half of a whole one is a half.
    let isAlone =
      portion == .whole && thousandths < 1000 || !saysUnit && portion.goesWithoutSaying(phrases)
    guard !isAlone else { return number }
    let isOne = fraction != nil || thousandths == 1000
    return "\(number) \(isOne ? portion.term.shown(phrases) : portion.several(phrases))"
  }

  private static let fractions: [Int64: String] = [
    250: "¼", 333: "⅓", 500: "½", 667: "⅔", 750: "¾",
  ]
}

/// A unit that is the same of every food, and needs no words.
private enum MeasuredUnit: String {
  case g, kg, oz, lb, ml, cl, l

  /// Whether the weight goes without saying: a volume is taken to be about as heavy as water.
  func isWeighed(by thousandths: Int64, _ tenths: Int64?) -> Bool {
    let millilitres: Int64
    switch self {
    case .g, .kg, .oz, .lb: return true
    case .ml: millilitres = 1
    case .cl: millilitres = 10
    case .l: millilitres = 1000
    }
    guard let tenths else { return true }
    let water = min(max(thousandths, 0), 1 << 40) * millilitres / 100
    return abs(min(max(tenths, 0), 1 << 40) - water) <= water / 20
  }
}

/// What everybody calls an amount of a food.
package enum PortionName: String, Named {
  case tsp, tbsp, cup, glass, bowl, bottle, can, pot, slice, piece, handful, scoop, ball
  case whole, plate, mug, pint, pack, bar, row, shot, halbe, seidel, mass, ladle, splash
  case roll, ring, strip, stick, egg, crumb
  case small, medium, large, portion

  package static var names: Glossary? { Lexicon.values["portions"] }
}

extension PortionName {
  /// Its plural.
  fileprivate func several(_ phrases: Phrases) -> String {
    Lexicon.values["several"].names(of: rawValue, in: phrases(TermMessage.language)).first
      ?? term.shown(phrases)
  }

  /// Whether the number says it alone, as in "2 eggs".
  fileprivate func goesWithoutSaying(_ phrases: Phrases) -> Bool {
    !Lexicon.values["unsaid"].names(of: rawValue, in: phrases(TermMessage.language)).isEmpty
  }

  /// The words that can be typed for it: its own, and the shortest of each other language.
  package var typed: String {
    let others = Lexicon.languages.dropFirst().compactMap { language in
      Self.names?.names(of: rawValue, in: language).min { $0.utf8.count < $1.utf8.count }
    }
    return ([rawValue] + others).joined(separator: " ")
  }
}
