import Nouns

/// What a name must have in it to be worth a closer look: of each group one part, none of fewer than
/// three letters, as an index of such parts can tell.
package struct FoodProbe: Hashable, Sendable {
  package let groups: [[String]]

  package static let leastLetters = 3
  /// More words make no difference to what is found.
  private static let mostGroups = 6

  private init?(_ groups: [[String]]) {
    guard !groups.isEmpty else { return nil }
    self.groups = Array(groups.prefix(Self.mostGroups))
  }

  /// Nil for what is too short.
  package static func whole(_ text: String) -> FoodProbe? {
    let typed = FoldedText(text)
    let stems = typed.words.map {
      String(decoding: typed.letters[typed.stem(of: $0)], as: UTF8.self)
    }
    let long = stems.filter { $0.count >= leastLetters }
    guard long.isEmpty else { return FoodProbe(long.map { [$0] }) }
    // "m & m s" is a name of one word.
    let all = String(decoding: typed.letters, as: UTF8.self)
    return all.count >= leastLetters ? FoodProbe([[all]]) : nil
  }

  /// The same where letters may be wrong: of a word that was cut into one piece more than it has
  /// wrong letters, one piece is right.
  package static func tolerant(_ text: String) -> FoodProbe? {
    let typed = FoldedText(text)
    let words = typed.words.map { String(decoding: typed.letters[$0], as: UTF8.self) }
    return FoodProbe(words.filter { $0.count >= leastLetters }.map(pieces))
  }

  private static func pieces(of word: String) -> [String] {
    let count = word.count
    switch count {
    case ..<4: return [word]
    // Halves of these are too short: a wrong letter is at one of the ends, or it is not found.
    case 4, 5: return [String(word.prefix(3)), String(word.suffix(3))]
    case 6...8: return [String(word.prefix(count / 2)), String(word.suffix(count - count / 2))]
    default:
      let third = count / 3
      let middle = word.dropFirst(third).prefix(third)
      return [String(word.prefix(third)), String(middle), String(word.dropFirst(2 * third))]
    }
  }
}
