import Nouns

/// What somebody typed for a food, with what makes short work of the names that cannot be meant.
struct TypedName {
  let text: FoldedText
  /// Of each word: a bit for each letter that every name has that fits as it is, and how many of
  /// these a name may lack where letters can be wrong.
  private let words: [(needed: UInt32, mostWrong: Int)]

  /// No question that people ask is longer.
  private static let longest = 100
  private static let mostWords = 12

  /// Nil for what is no name.
  init?(_ typed: String) {
    guard typed.utf8.count <= Self.longest else { return nil }
    let text = FoldedText(typed)
    guard (1...Self.mostWords).contains(text.words.count) else { return nil }
    words = text.words.indices.map { word in
      let parts = Self.parts(with: word, of: text.words.count).map(text.letters(of:))
      // Endings may differ, and whether it is joined to a neighbour decides where they begin.
      let end = parts.map { text.stem(of: $0).upperBound }.min() ?? 0
      let start = text.words[word].lowerBound
      let needed = text.alphabet(of: start..<max(start, min(end, text.words[word].upperBound)))
      return (needed, parts.map { NameMatch.mostWrong(in: $0.count) }.max() ?? 0)
    }
    self.text = text
  }

  /// As what it is compared: alone, or as one word with either neighbour.
  private static func parts(with word: Int, of count: Int) -> [Range<Int>] {
    [word..<word + 1, word - 1..<word + 1, word..<word + 2].filter {
      $0.lowerBound >= 0 && $0.upperBound <= count
    }
  }

  /// False only where a closer look would find nothing.
  func mayFit(_ alphabet: UInt32, allowsTypos: Bool) -> Bool {
    words.allSatisfy { word in
      (word.needed & ~alphabet).nonzeroBitCount <= (allowsTypos ? word.mostWrong : 0)
    }
  }
}
