package import Nouns
package import Time

// Copies of the database: how they differ from it, and what was deleted from them.

/// The contents of a backup, and what taking it in would do.
package struct Difference: Equatable, Sendable {
  /// Of its fasts, cancelled ones included.
  package let fasts: Int
  package let first: Instant?
  package let last: Instant?
  /// From the rows as they stand to those of the backup, in an order in which each can be written.
  package var changes: [Change] = []
  /// Those of its journal that are not here.
  package var events: [Event] = []
  /// What cannot be taken; a row of the same name that is here stays as it is.
  package var left: [LeftRow] = []
  /// Ours is damaged, and so counts as empty.
  package var isOursDamaged = false

  package init(fasts: [Fast]) {
    let starts = fasts.map(\.start.instant)
    self.fasts = fasts.count
    first = starts.min()
    last = starts.max()
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
