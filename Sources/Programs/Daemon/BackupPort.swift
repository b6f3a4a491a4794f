package import Nouns
package import Rules
package import Time
package import Wire

/// Whole copies of the store, and what leaves it for good.
package struct BackupPort {
  package var list: () throws(StoreTrouble) -> BackupList
  package var make: (Instant, BackupReason) throws(StoreTrouble) -> MadeBackup
  /// Of a file among the backups.
  package var compare: (String, Instant) throws(BackupTrouble) -> BackupContents
  /// What was set aside is settled: another state of the rows was taken in.
  package var settle: () throws(StoreTrouble) -> Void
  package var erase: (RowID, Row.Kind, _ actor: String) throws(StoreTrouble) -> ErasedCopies
  /// The rows whose ids begin so, of which something is kept although none is in a list.
  package var erasable: (String, Row.Kind) throws(StoreTrouble) -> [Row]
  /// Throws only where there is no database any more.
  package var purge: (Instant) throws(StoreTrouble) -> Purged
  /// Takes away what the log says of longer ago; how many entries went.
  package var fold: (Span, Instant) throws(StoreTrouble) -> Int64

  package init(
    list: @escaping () throws(StoreTrouble) -> BackupList,
    make: @escaping (Instant, BackupReason) throws(StoreTrouble) -> MadeBackup,
    compare: @escaping (String, Instant) throws(BackupTrouble) -> BackupContents,
    settle: @escaping () throws(StoreTrouble) -> Void,
    erase: @escaping (RowID, Row.Kind, String) throws(StoreTrouble) -> ErasedCopies,
    erasable: @escaping (String, Row.Kind) throws(StoreTrouble) -> [Row],
    purge: @escaping (Instant) throws(StoreTrouble) -> Purged,
    fold: @escaping (Span, Instant) throws(StoreTrouble) -> Int64
  ) {
    self.list = list
    self.make = make
    self.compare = compare
    self.settle = settle
    self.erase = erase
    self.erasable = erasable
    self.purge = purge
    self.fold = fold
  }
}

/// From how many backups something went, and which files may still hold it.
package nonisolated struct ErasedCopies: Sendable {
  package let backups: Int64
  package let left: [String]

  package init(backups: Int, left: [String]) {
    self.backups = Int64(backups)
    self.left = left
  }

  var named: [String]? { left.isEmpty ? nil : left }
}

/// What is gone, what had to be left, and what there is now.
package nonisolated struct Purged: Sendable {
  package let removed: [String]
  package let left: [String]
  package let opening: Opening

  package init(removed: [String], left: [String], opening: Opening) {
    self.removed = removed
    self.left = left
    self.opening = opening
  }
}

/// What is left of an older database, and the way to the one that is there now.
package struct LossPort {
  /// Leaves a database that cannot be used any more; given the name of a copy, only if that is whole.
  package var renew: (Instant, _ copy: String?) throws(BackupTrouble) -> Renewed
  /// Nothing of it is wanted.
  package var settle: () throws(StoreTrouble) -> Void
  /// What can be taken in where damage was found.
  package var offer: () -> RestoreOffer?
  /// Whether the database is where it was opened.
  package var isInPlace: () -> Bool

  package static let none = LossPort(
    renew: { _, _ throws(BackupTrouble) in throw .store(.failed) },
    settle: { () throws(StoreTrouble) in }, offer: { nil }, isInPlace: { true })

  package init(
    renew: @escaping (Instant, String?) throws(BackupTrouble) -> Renewed,
    settle: @escaping () throws(StoreTrouble) -> Void,
    offer: @escaping () -> RestoreOffer?, isInPlace: @escaping () -> Bool
  ) {
    self.renew = renew
    self.settle = settle
    self.offer = offer
    self.isInPlace = isInPlace
  }
}

/// A database that was opened instead of another, and what is to be said of that.
package nonisolated struct Renewed: Sendable {
  package let opening: Opening
  package let notice: Notice?

  package init(opening: Opening, notice: Notice?) {
    self.opening = opening
    self.notice = notice
  }
}

/// What a backup holds, and the way there from the rows as they are.
package nonisolated struct BackupContents: Equatable, Sendable {
  package let fasts: Int
  package let first: Instant?
  package let last: Instant?
  package let changes: [Change]
  /// Of its journal, those that are not here.
  package let events: [Event]
  /// What cannot be taken.
  package let left: [LeftRow]

  package init(
    fasts: Int, first: Instant?, last: Instant?, changes: [Change], events: [Event] = [],
    left: [LeftRow] = []
  ) {
    self.left = left
    self.fasts = fasts
    self.first = first
    self.last = last
    self.changes = changes
    self.events = events
  }

  package struct LeftRow: Equatable, Sendable {
    package let noun: String
    package let id: String
    package let at: Instant?
    package let fault: Intake.Fault

    package init(noun: String, id: String, at: Instant?, fault: Intake.Fault) {
      self.noun = noun
      self.id = id
      self.at = at
      self.fault = fault
    }
  }

  func count(_ isCounted: (Change) -> Bool) -> Int64 { Int64(changes.filter(isCounted).count) }

  var added: Int64 { count { $0.before == nil } }
  var removed: Int64 { count { $0.after == nil } }
  var changed: Int64 { count { $0.before != nil && $0.after != nil } }
}

package nonisolated enum BackupTrouble: Error, Equatable, Sendable {
  /// `detail` says of what in the file.
  case notABackup(BackupFlaw, detail: String? = nil)
  case store(StoreTrouble)
}
