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

  /// Whether it may make other days neutral for the streak, or other freezes.
  var plansDays: Bool {
    switch before ?? after {
    case .week, .vacation, .rule, .dayFact: true
    default: false
    }
  }

  /// The change that takes this one back.
  package var reversed: Change { Change(before: after, after: before) }
}

/// Changes of a long step that no decision looks at: of rows that nobody holds, and of fasts long ago.
/// They stay on the disk, where the store goes through them page by page.
package struct StoredChanges: Sendable {
  package var count: Int
  /// The days that they no longer credit, and those that they do from now on.
  package var gone: [DaySpan]
  package var new: [DaySpan]
  package var pages: any ChangePages

  package init(
    _ pages: any ChangePages, count: Int = 0, gone: [DaySpan] = [], new: [DaySpan] = []
  ) {
    (self.pages, self.count, self.gone, self.new) = (pages, count, gone, new)
  }

  /// A step of more is not held in memory.
  package static let mostListed = 1000
}

/// Where they are; known to the store alone.
package protocol ChangePages: AnyObject, Sendable {}

extension StoredChanges: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    one.count == other.count && one.pages === other.pages
  }

  /// The change that takes each of them back.
  package var reversed: Self { Self(pages, count: count, gone: new, new: gone) }
}

extension Change {
  /// Adds what it does to the days that are credited.
  package func credit(gone: inout [DaySpan], new: inout [DaySpan]) {
    if let span = before?.creditSpan { gone.append(span) }
    if let span = after?.creditSpan { new.append(span) }
  }

  /// Whether decisions look at it, of fasts those that began since then.
  package func isHeld(_ before: Instant, _ after: Instant) -> Bool {
    switch (self.before, self.after) {
    case (.fast(let old)?, .fast(let new)?):
      old.isHeld(since: before) || new.isHeld(since: after)
    case (.fast(let old)?, nil): old.isHeld(since: before)
    case (nil, .fast(let new)?): new.isHeld(since: after)
    default: kind?.holder != .nobody
    }
  }
}

extension Fast {
  fileprivate func isHeld(since instant: Instant) -> Bool { isRunning || start.instant >= instant }
}

extension Row {
  var creditSpan: DaySpan? {
    if case .fast(let fast) = self { fast.creditSpan } else { nil }
  }
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
  /// Those before `changes` that are too many for memory.
  package let stored: StoredChanges?
  /// Values that stay as they are, and that the person has chosen among others.
  package let settled: [Settled]
  /// Changes of rows that are held back, which no decision looks at.
  package let beside: [Change]

  package struct Settled: Equatable, Sendable {
    package let subject: Operation.Subject
    package let register: String

    package init(_ subject: Operation.Subject, _ register: String) {
      (self.subject, self.register) = (subject, register)
    }
  }

  package init(
    kind: Kind, verb: VerbWord, changes: [Change], stored: StoredChanges? = nil,
    settled: [Settled] = [], beside: [Change] = []
  ) {
    self.kind = kind
    self.verb = verb
    self.changes = changes
    self.stored = stored
    self.settled = settled
    self.beside = beside
  }

  package var count: Int { changes.count + (stored?.count ?? 0) }
}

/// A step as it stands in the change log.
package struct RecordedStep: Equatable, Sendable {
  package let number: Int64
  package let at: Instant
  /// Which program asked: "fastctl", "popup", ...
  package let actor: String
  package let step: Step
  /// An edit of another machine that taking the step back would pass over.
  package let obstacle: OtherEdit?

  package init(
    number: Int64, at: Instant, actor: String, step: Step, obstacle: OtherEdit? = nil
  ) {
    self.number = number
    self.at = at
    self.actor = actor
    self.step = step
    self.obstacle = obstacle
  }
}
