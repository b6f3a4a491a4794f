package import Time

/// The rows a command must see before it can be decided; the daemon reads them in the same turn.
package struct Needs: Equatable, Sendable {
  package enum StepChoice: Equatable, Sendable {
    case nextToUndo, nextToRedo
  }

  /// Every fast that is not cancelled, finished, and shares time with this range.
  package var overlapping: Range<Instant>?
  /// The fast whose id begins with this text.
  package var fast: String?
  package var lastFinished = false
  package var step: StepChoice?
  /// The days of every completed fast.
  package var credits = false

  package init() {}
}

/// What was found for `Needs`.
package struct Facts: Equatable, Sendable {
  package var overlapping: [Fast] = []
  /// More than one when the text was no unique prefix.
  package var fasts: [Fast] = []
  package var lastFinished: Fast?
  package var step: RecordedStep?
  /// All that was ever told of the fasts in `step`, so that what comes back is not told again.
  package var news: [News] = []
  package var credits: [DaySpan]?
  /// For a row that the command makes.
  package var freshID: FastID?

  package init() {}
}

/// All of what one turn writes, in one transaction.
package struct Commit: Equatable, Sendable {
  package var step: Step?
  package var news: [News] = []
  package var actor: String

  package init(step: Step? = nil, news: [News] = [], actor: String) {
    self.step = step
    self.news = news
    self.actor = actor
  }

  package var isEmpty: Bool { step == nil && news.isEmpty }
}

/// What the store holds that a decision needs right after start.
package struct Opening: Equatable, Sendable {
  package var active: Fast?
  package var lastFinished: Fast?
  package var news: [News]
  package var credits: [DaySpan]

  package init(
    active: Fast?, lastFinished: Fast?, news: [News], credits: [DaySpan]
  ) {
    self.active = active
    self.lastFinished = lastFinished
    self.news = news
    self.credits = credits
  }
}
