package import Nouns
package import Time

// Copies of the database: how they differ from it, and what was deleted from them.

/// The contents of a backup, and what taking it in would do.
package struct Difference: Equatable, Sendable {
  /// Of its fasts, cancelled ones included.
  package private(set) var fasts = 0
  package private(set) var first: Instant?
  package private(set) var last: Instant?
  /// How many rows would be added, removed and changed.
  package private(set) var added = 0
  package private(set) var removed = 0
  package private(set) var changed = 0
  /// From the rows as they stand to those of the backup, in an order in which each can be written.
  package var changes: [Change] = []
  /// Those before them that are too many for memory.
  package var stored: StoredChanges?
  /// Those of its journal that are not here.
  package var events: [Event] = []
  /// The first of the rows that cannot be taken; a row of the same name that is here stays as it is.
  package private(set) var left: [LeftRow] = []
  package private(set) var leftCount = 0
  /// Ours is damaged, and so counts as empty.
  package var isOursDamaged = false

  package init() {}

  package var count: Int { added + removed + changed }

  /// Counts a row that can be taken.
  package mutating func count(_ row: Row) {
    guard case .fast(let fast) = row else { return }
    fasts += 1
    first = min(first ?? fast.start.instant, fast.start.instant)
    last = max(last ?? fast.start.instant, fast.start.instant)
  }

  package mutating func leave(_ row: LeftRow) {
    leftCount += 1
    if left.count < Self.mostNamed { left.append(row) }
  }

  private static let mostNamed = 1000

  package mutating func count(_ change: Change) {
    switch (change.before, change.after) {
    case (nil, _): added += 1
    case (_, nil): removed += 1
    default: changed += 1
    }
  }

  /// A row of a copy that cannot be taken, and why.
  package struct LeftRow: Equatable, Sendable {
    package let noun: String
    package let id: String
    /// When a fast began, where that could be read.
    package let at: Instant?
    package let fault: Intake.Fault

    package init(noun: String, id: String, at: Instant?, fault: Intake.Fault) {
      self.noun = noun
      self.id = id
      self.at = at
      self.fault = fault
    }
  }
}

/// The outcome of deleting something for good.
package struct Erasure: Equatable, Sendable {
  /// How many backups held it.
  package let backups: Int
  /// The files that may still hold it.
  package var left: [String]

  package init(backups: Int, left: [String]) {
    self.backups = backups
    self.left = left
  }
}

/// The files that a purge has removed, and those that it had to leave.
package struct Purge: Sendable {
  package let removed: [String]
  package let left: [String]
  /// What there is now.
  package let opening: Opening

  package init(removed: [String], left: [String], opening: Opening) {
    self.removed = removed
    self.left = left
    self.opening = opening
  }
}
