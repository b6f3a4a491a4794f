/// What a person may want of fastd in a launcher; the names go over the bus as ids.
package enum SearchIntent: String, CaseIterable, Sendable {
  case status, start, stop
}

/// How well what was typed asks for something.
package struct SearchHit: Equatable, Sendable {
  package let intent: SearchIntent
  /// Of 1000.
  package let score: Int

  package init(_ intent: SearchIntent, score: Int) {
    self.intent = intent
    self.score = score
  }
}
