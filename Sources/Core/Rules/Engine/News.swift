package import Time

/// Something the person is to be told once, as a row of the outbox.
package struct News: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case goalReached
  }

  /// Decides "once": the same key is never told twice.
  package struct Key: Hashable, Sendable {
    /// The fast's id, or the day's date, that it is about.
    package let subject: String
    package let kind: Kind
    /// The instant it is for.
    package let at: Instant

    package init(subject: String, kind: Kind, at: Instant) {
      self.subject = subject
      self.kind = kind
      self.at = at
    }
  }

  package enum State: String, CaseIterable, Sendable {
    /// Decided, not yet on a screen.
    case due
    /// A notification server has taken it.
    case shown
    /// No longer true before anybody could show it.
    case closed
    /// Was on a screen, or told under another instant, and is not to be told again.
    case withdrawn
  }

  package let key: Key
  package let decided: Instant
  package var state: State

  package init(key: Key, decided: Instant, state: State = .due) {
    self.key = key
    self.decided = decided
    self.state = state
  }
}
