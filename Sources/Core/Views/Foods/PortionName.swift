package import Time

/// What everybody calls an amount of a food.
package enum PortionName: String, Named {
  case tsp, tbsp, cup, glass, bowl, bottle, can, pot, slice, piece, handful, scoop, ball
  case small, medium, large, portion

  package static var names: Glossary? { Lexicon.values["portions"] }
}

extension PortionName {
  /// What can be typed for it: its word, and the shortest of each other language.
  package var typed: String {
    let others = Lexicon.languages.dropFirst().compactMap { language in
      Self.names?.names(of: rawValue, in: language).min { $0.utf8.count < $1.utf8.count }
    }
    return ([rawValue] + others).joined(separator: " ")
  }
}
