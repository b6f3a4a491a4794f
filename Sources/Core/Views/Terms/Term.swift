/// The words for one value: all of them are read, whatever language its person speaks.
package struct Term: Equatable, Sendable {
  /// On the wire, and in scripts.
  package let word: String
  private let english: String
  private let german: String
  private let others: [String]

  package init(
    _ word: String, _ english: String? = nil, german: String? = nil, or others: [String] = []
  ) {
    self.word = word
    self.english = english ?? word
    self.german = german ?? self.english
    self.others = others
  }

  package var words: [String] { [word, english, german] + others }

  /// Capitals, hyphens, blanks and dots over letters make no difference.
  package func fits(_ text: String) -> Bool {
    if text == word { return true }
    let folded = FoldedWords.folded(text)
    return words.contains { FoldedWords.folded($0) == folded }
  }

  /// The one that is shown.
  package func shown(_ phrases: Phrases) -> String {
    phrases(TermMessage.language) == "de" ? german : english
  }

  /// Whether people are shown it in words of their own.
  package var isTranslated: Bool { german != english }
}

extension [Term] {
  /// Those that are the same for everybody, such as the names of formats.
  package static func words(_ words: [String]) -> [Term] { words.map { Term($0) } }

  package func term(for text: String) -> Term? {
    first { $0.word == text } ?? first { $0.fits(text) }
  }
}

/// A type whose values people call by words.
package protocol Named: CaseIterable, Sendable {
  var term: Term { get }
}

extension Named {
  package static var terms: [Term] { allCases.map(\.term) }

  package init?(typed text: String) {
    guard let value = Self.allCases.first(where: { $0.term.fits(text) }) else { return nil }
    self = value
  }
}

enum TermMessage: String, Message {
  /// The code of the language that the other sentences are in.
  case language = "en"
}
