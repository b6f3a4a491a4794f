import Nouns
import Time

/// The few words of a question, as they are compared.
struct FoldedWords {
  let words: [String]

  /// No question that people ask is longer.
  private static let longest = 200
  private static let most = 12

  /// Nil for what is too long to be one.
  init?(_ texts: [String]) {
    guard texts.count <= Self.most, texts.reduce(0, { $0 + $1.utf8.count }) <= Self.longest else {
      return nil
    }
    words = texts.flatMap(FoldedName.words)
    guard words.count <= Self.most else { return nil }
  }

  static func folded(_ word: String) -> String { FoldedName.words(word).joined() }
}
