package import Time

/// The words for one value: all of them are read, whatever language its person speaks.
package struct Term: Equatable, Sendable {
  /// On the wire, and in scripts.
  package let word: String
  /// Its names in every language; nil where it has none but the word.
  private let names: Glossary?
  /// As what it is known there.
  private let thing: String
  /// Whether people are shown the word alone: their own ones are only understood.
  private let isWordShown: Bool

  /// By a name for what it is where the same word has other names elsewhere.
  package init(_ word: String, in names: Glossary? = nil, as thing: String? = nil) {
    (self.word, self.names, self.thing) = (word, names, thing ?? word)
    isWordShown = false
  }

  /// Of what is called by its word, though it may be called otherwise by those who type it.
  package init(_ word: String, typedAs names: Glossary) {
    (self.word, self.names, self.thing) = (word, names, word)
    isWordShown = true
  }

  package static func == (left: Self, right: Self) -> Bool {
    (left.word, left.thing) == (right.word, right.thing)
  }

  package var words: [String] { [word] + (names?.names(of: thing) ?? []) }

  /// Capitals, hyphens, blanks and dots over letters make no difference.
  package func fits(_ text: String) -> Bool {
    if text == word { return true }
    let folded = FoldedWords.folded(text)
    return words.contains { FoldedWords.folded($0) == folded }
  }

  /// The one that is shown.
  package func shown(_ phrases: Phrases) -> String { shown(in: phrases(TermMessage.language)) }

  private func shown(in language: String) -> String {
    guard !isWordShown, let names else { return word }
    return names.names(of: thing, in: language).first ?? names.names(of: thing, in: "en").first
      ?? word
  }

  /// Whether people are shown it in words of their own.
  package var isTranslated: Bool {
    Lexicon.languages.contains { shown(in: $0) != shown(in: "en") }
  }
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
  /// The names of its values in every language; nil if they have no name other than their word.
  static var names: Glossary? { get }
  /// As scripts have it.
  var word: String { get }
}

extension Named where Self: RawRepresentable<String> {
  package var word: String { rawValue }
}

extension Named {
  package var term: Term { Term(word, in: Self.names) }

  package static var terms: [Term] { allCases.map(\.term) }

  package init?(typed text: String) {
    guard let value = Self.allCases.first(where: { $0.term.fits(text) }) else { return nil }
    self = value
  }
}

extension Lexicon {
  /// The names of the values of options and arguments.
  package static let values = Lexicon(Texts.ofLanguages, named: "values.words")
}

package enum TermMessage: String, Message {
  /// The code of the language that the other sentences are in.
  case language = "en"
}
