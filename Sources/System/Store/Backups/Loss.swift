import Nouns
import Host
import Rules
package import Time

/// A database was begun although something is left of an older one, or its end is missing.
package nonisolated struct Loss: Equatable, Sendable {
  /// The older one, where it could not be used; nil where it was gone.
  package let setAside: String?
  /// Nil where none can be read.
  package let offer: Offer?
  /// It is the older one, without what was recorded last.
  package var isOfEnd = false

  /// The copy that brings most of it back, and what it holds.
  package struct Offer: Equatable, Sendable {
    package let path: String
    /// When it was made.
    package let at: Instant
    /// Cancelled ones are not counted.
    package let fasts: Int
    /// The start of the fast that was running.
    package let running: Instant?
  }
}

extension Ledger {
  /// What the person has to be told until they have restored a copy or want none.
  package func loss() throws(StoreError) -> Loss? {
    guard try Meta.begunAnew.number(in: connection) != nil else {
      guard let backup = try Meta.endLost.text(in: connection) else { return nil }
      let path = places.backups + "/" + backup
      let copy = try directory.list().first { $0.path == path }
      return Loss(
        setAside: nil, offer: copy.flatMap { offer(in: $0.path, at: $0.at, false) }, isOfEnd: true)
    }
    let aside = try places.setAside().first
    return Loss(setAside: aside, offer: try offer(aside, isAnew: true))
  }

  /// The newest copy that can be taken in instead of what is damaged and still open.
  package func offer() -> Loss.Offer? { try? offer(nil, isAnew: false) }

  /// Nothing of what is left is wanted any more.
  package func settleLoss() throws(StoreError) {
    try Meta.begunAnew.write(.null, in: connection)
    if try Meta.endLost.text(in: connection) != nil { try renounceEnd() }
  }

  /// Names a new database, and notes when it is not the first.
  static func nameAnew(_ connection: Connection, in places: StoreFiles) throws(StoreError) {
    guard try Meta.machine.text(in: connection) == nil else { return }
    let backups = (try? BackupDirectory(path: places.backups).list()) ?? []
    let older = try places.setAside() + backups.map(\.path)
    let bits = Randomness.bits128()
    try connection.transaction { () throws(StoreError) in
      try Meta.machine.write(.text(RowID(bits: bits.high, bits.low).text), in: connection)
      if !older.isEmpty { try Meta.begunAnew.write(.integer(1), in: connection) }
    }
  }

  private func offer(_ aside: String?, isAnew: Bool) throws(StoreError) -> Loss.Offer? {
    let latest = aside.flatMap { offer(in: $0, at: Files.changed($0), isAnew) }
    for backup in try directory.list() {
      guard let offer = offer(in: backup.path, at: backup.at, isAnew) else { continue }
      // What is damaged may have lost more than has come since the backup.
      return latest.map { $0.fasts < offer.fasts ? offer : $0 } ?? offer
    }
    return latest
  }

  /// Nil for what cannot be read or holds nothing, and for a copy of the database that was begun instead.
  private func offer(in path: String, at: Instant, _ isAnew: Bool) -> Loss.Offer? {
    guard let other = try? copy(of: path),
      !isAnew || (try? Meta.machine.text(in: other)) != machine
    else { return nil }
    var (fasts, running, isEmpty) = (0, nil as Instant?, true)
    for noun in NounTable.all {
      let isRead: Void? = try? noun.visit(in: other) { row in
        isEmpty = false
        guard case .success(.fast(let fast)) = row, !fast.isCancelled else { return }
        fasts += 1
        if fast.isRunning, running == nil { running = fast.start.instant }
      }
      guard isRead != nil else { return nil }
    }
    return isEmpty ? nil : Loss.Offer(path: path, at: at, fasts: fasts, running: running)
  }
}
