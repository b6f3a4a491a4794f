package import Nouns
package import Time

/// A row before and after a change; nil on both sides only where the log does not say it readably.
package struct Change: Equatable, Sendable {
  package let before: Row?
  package let after: Row?

  package init(before: Row?, after: Row?) {
    self.before = before
    self.after = after
  }

  package var kind: Row.Kind? { (before ?? after)?.kind }

  /// Whether it may make other days neutral for the streak.
  var plansDays: Bool {
    switch before ?? after {
    case .week, .vacation: true
    default: false
    }
  }

  /// The change that takes this one back.
  package var reversed: Change { Change(before: after, after: before) }
}

/// The changes that one command made to the person's data, as one unit of undo.
package struct Step: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case command
    /// Nobody asked for it, and nobody takes it back.
    case automatic
    /// Takes back the step with that number.
    case undo(Int64)
    /// Does again the step with that number.
    case redo(Int64)
  }

  package let kind: Kind
  /// The command that was asked for.
  package let verb: VerbWord
  package let changes: [Change]

  package init(kind: Kind, verb: VerbWord, changes: [Change]) {
    self.kind = kind
    self.verb = verb
    self.changes = changes
  }
}

/// A step as it stands in the change log.
package struct RecordedStep: Equatable, Sendable {
  package let number: Int64
  package let at: Instant
  /// Which program asked: "fastctl", "popup", ...
  package let actor: String
  package let step: Step

  package init(number: Int64, at: Instant, actor: String, step: Step) {
    self.number = number
    self.at = at
    self.actor = actor
    self.step = step
  }
}
