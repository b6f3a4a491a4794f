package import Nouns
import Time

/// What a reminder wants to have written down, by its words: they are all that is known of it.
package enum ReminderSubject: String, Sendable {
  case weight, meal

  private static let words = Dictionary(
    Lexicon.meals["subjects"].things.map { (FoldedName.of($0), $1) }, uniquingKeysWith: { $1 })

  fileprivate init?(word: String) {
    guard let subject = Self.words[word] else { return nil }
    self.init(rawValue: subject)
  }
}

extension Reminder {
  /// Nil for most of them.
  package var subject: ReminderSubject? {
    let subjects = FoldedName.words(text).compactMap(ReminderSubject.init(word:))
    return subjects.contains(.weight) ? .weight : subjects.first
  }
}
