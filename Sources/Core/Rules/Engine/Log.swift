package import Nouns
package import Time

/// Which fasts are to be listed.
package struct HistoryQuery: Equatable, Sendable {
  /// A place in the list, which is ordered by start.
  package struct Place: Equatable, Sendable {
    package let start: Instant
    package let id: RowID

    package init(start: Instant, id: RowID) {
      self.start = start
      self.id = id
    }
  }

  /// How many at most.
  package var last: Int?
  /// Goes on after this fast of the page before.
  package var before: Place?
  package var includesCancelled = false
  /// Only fasts whose id begins with this text.
  package var idPrefix: String?
  /// Only fasts that touch one of these days.
  package var days: ClosedRange<Day>?
  /// And, if they have ended, belong to one of them by this.
  package var mode: CreditMode?
  package var haveEnded = false
  /// Only fasts that ended so.
  package var outcome: Fast.Outcome?
  /// Only fasts of the schedule of that name.
  package var schedule: String?
  /// Only fasts whose note or schedule has each of these words, in whatever case.
  package var words: [String] = []

  package init() {}

  /// More than that is no search.
  package static let mostWords = 8

  /// Whether the fast's texts have all the words.
  package func matches(_ fast: Fast) -> Bool {
    guard !words.isEmpty else { return true }
    let texts = [fast.note, fast.schedule].compactMap { $0?.lowercased() }
    return words.allSatisfy { word in
      let word = Array(word.lowercased().utf8)
      return texts.contains { $0.utf8.has(word) }
    }
  }
}

extension String.UTF8View {
  fileprivate func has(_ part: [UInt8]) -> Bool {
    var rest = self[...]
    while rest.count >= part.count {
      if rest.starts(with: part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}

/// A step of the log and what became of it.
package struct LoggedStep: Equatable, Sendable {
  package enum State: String, CaseIterable, Sendable {
    case done, undone
    /// Undone, and out of reach of redo since something new was done.
    case cleared
  }

  package let recorded: RecordedStep
  package let state: State

  package init(recorded: RecordedStep, state: State) {
    self.recorded = recorded
    self.state = state
  }
}

/// One row of the change log.
package struct LoggedChange: Equatable, Sendable {
  package enum Subject: Equatable, Sendable {
    case change(Change)
    /// Told by itself; part of no step.
    case news(News)
  }

  package let seq: Int64
  package let at: Instant
  package let actor: String
  /// The command, such as "start" or "undo".
  package let verb: String
  package let subject: Subject

  package init(seq: Int64, at: Instant, actor: String, verb: String, subject: Subject) {
    self.seq = seq
    self.at = at
    self.actor = actor
    self.verb = verb
    self.subject = subject
  }
}
