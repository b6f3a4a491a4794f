/// What a person has typed into a launcher so far.
package struct SearchQuery: Sendable {
  private let words: [String]

  /// A whole word counts for more than its beginning, and a wish for more than the mere topic.
  private enum Score {
    static let wish = 900
    static let topic = 500
    static let topicStatus = 550
    static let wholeWords = 100
  }

  /// Without it a beginning could be that of the "internet" or of a "Gefahr".
  private static let root = "fas"
  /// As many must be there.
  private static let letters = 4

  /// `terms` as the launcher has split them, or all in one.
  package init(_ terms: [String]) {
    words = FoldedWords(terms)?.words ?? []
  }

  /// What it may ask for, the likeliest first; nothing where a single word is about something else,
  /// so that nobody meets us who looks for another thing.
  package var hits: [SearchHit] {
    guard words.reduce(0, { $0 + $1.utf8.count }) >= Self.letters, words.contains(where: isTopic)
    else { return [] }
    let hits = SearchIntent.ofFasts.compactMap(hit)
    // The order of cases decides between equals.
    return hits.enumerated().sorted {
      ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
    }.map(\.element)
  }

  private func hit(_ intent: SearchIntent) -> SearchHit? {
    let wishes = SearchWords.words(of: intent)
    let isQuestion = intent == .status && words.contains { SearchWords.status.contains($0) }
    var isWish = false
    var whole = 0
    for (index, word) in words.enumerated() {
      if isTopic(word) {
        whole += SearchWords.topic.contains(word) ? 1 : 0
      } else if wishes.contains(word) {
        isWish = true
        whole += 1
      } else if SearchWords.fillers.contains(word) {
        whole += 1
      } else if Self.begins(word, in: wishes) {
        isWish = true
      } else {
        // "When did my fast start?" wants to know it, not to have it done.
        let others = isQuestion ? SearchWords.start + SearchWords.stop : []
        let isLast = index == words.count - 1
        guard Self.begins(word, in: isLast ? others + SearchWords.fillers : others) else {
          return nil
        }
      }
    }
    let base = isWish ? Score.wish : intent == .status ? Score.topicStatus : Score.topic
    return SearchHit(intent, score: base + Score.wholeWords * whole / words.count)
  }

  private func isTopic(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    let hasRoot = letters.indices.contains { letters[$0...].starts(with: Self.root.utf8) }
    return hasRoot && Self.begins(word, in: SearchWords.topic)
  }

  private static func begins(_ word: String, in words: [String]) -> Bool {
    words.contains { $0.hasPrefix(word) }
  }
}

/// How well what was typed asks for something.
package struct SearchHit: Equatable, Sendable {
  package let intent: SearchIntent
  /// Of 1000.
  package let score: Int
  /// There is no better one.
  package static let certain = 1000

  package init(_ intent: SearchIntent, score: Int) {
    self.intent = intent
    self.score = score
  }
}
