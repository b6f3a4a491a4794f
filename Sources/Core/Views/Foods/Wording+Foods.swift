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

/// What everybody calls an amount of a food.
package enum PortionName: String, Named {
  case tsp, tbsp, cup, glass, bowl, bottle, can, pot, slice, piece, handful, scoop, ball
  case small, medium, large, portion

  package static var names: Glossary? { Lexicon.values["portions"] }
}

extension PortionName {
  /// The words that can be typed for it: its own, and the shortest of each other language.
  package var typed: String {
    let others = Lexicon.languages.dropFirst().compactMap { language in
      Self.names?.names(of: rawValue, in: language).min { $0.utf8.count < $1.utf8.count }
    }
    return ([rawValue] + others).joined(separator: " ")
  }
}
