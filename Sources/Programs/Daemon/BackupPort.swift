package import Rules
package import Time
package import Wire

/// Whole copies of the store, and what leaves it for good.
package struct BackupPort {
  package var list: () throws(StoreTrouble) -> BackupList
  package var make: (Instant, BackupReason) throws(StoreTrouble) -> MadeBackup
  /// Of a file among the backups.
  package var compare: (String) throws(BackupTrouble) -> BackupContents
  /// Returns how many backups held it.
  package var erase: (FastID) throws(StoreTrouble) -> Int
  package var purge: (Instant) throws(StoreTrouble) -> (removed: [String], opening: Opening)
  /// Takes away what the log says of longer ago; how many entries went.
  package var fold: (Span, Instant) throws(StoreTrouble) -> Int64

  package init(
    list: @escaping () throws(StoreTrouble) -> BackupList,
    make: @escaping (Instant, BackupReason) throws(StoreTrouble) -> MadeBackup,
    compare: @escaping (String) throws(BackupTrouble) -> BackupContents,
    erase: @escaping (FastID) throws(StoreTrouble) -> Int,
    purge: @escaping (Instant) throws(StoreTrouble) -> (removed: [String], opening: Opening),
    fold: @escaping (Span, Instant) throws(StoreTrouble) -> Int64
  ) {
    self.list = list
    self.make = make
    self.compare = compare
    self.erase = erase
    self.purge = purge
    self.fold = fold
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

  package init(
    fasts: Int, first: Instant?, last: Instant?, changes: [Change], events: [Event] = []
  ) {
    self.fasts = fasts
    self.first = first
    self.last = last
    self.changes = changes
    self.events = events
  }

  func count(_ isCounted: (Change) -> Bool) -> Int64 { Int64(changes.filter(isCounted).count) }

  var added: Int64 { count { $0.before == nil } }
  var removed: Int64 { count { $0.after == nil } }
  var changed: Int64 { count { $0.before != nil && $0.after != nil } }
}

package nonisolated enum BackupTrouble: Error, Equatable, Sendable {
  /// "missing", "foreign", "newer" or "damaged".
  case notABackup(reason: String)
  case store(StoreTrouble)
}
