package import Daemon
import Glibc
import Host
package import Nouns
package import Rules
package import Store
package import Time
package import Wire

extension Ledger: BackupPort {
  package func list() throws(StoreTrouble) -> BackupList {
    BackupList(
      directory: places.backups, backups: try told(try backups()).map(BackupFile.init))
  }

  package func make(
    _ reason: BackupReason, _ now: Instant, in zone: Zone
  ) throws(StoreTrouble) -> MadeBackup {
    let backup = try told(try backUp(at: now, for: Backup.Reason(reason), in: zone))
    return MadeBackup(directory: places.backups, backup: BackupFile(backup))
  }

  package func compare(_ name: String, _ now: Instant) throws(BackupTrouble) -> Difference {
    do throws(StoreError) { return try compare(withCopy: name, at: now) } catch {
      throw BackupTrouble(error, of: self)
    }
  }

  package func settleRows() throws(StoreTrouble) { try told(try forgetUnusable()) }

  package func erase(
    _ id: RowID, _ kind: Row.Kind, _ now: Instant, by actor: String
  ) throws(StoreTrouble) -> Erasure {
    try told(try erase(id, of: kind, by: actor, at: now))
  }

  package func opening(_ now: Instant) throws(StoreTrouble) -> Opening {
    try told(try opening(at: now))
  }

  package func versions(_ id: RowID, _ kind: Row.Kind) throws(StoreTrouble) -> [Row] {
    try told(try versions(of: id, kind))
  }

  package func erasable(_ prefix: String, _ kind: Row.Kind) throws(StoreTrouble) -> [Row] {
    try told(try erasable(prefix, of: kind))
  }

  package func purge(_ now: Instant) throws(StoreTrouble) -> Purge {
    try told(try purge(at: now))
  }

  package func fold(_ age: Span, _ now: Instant) throws(StoreTrouble) -> Int64 {
    try told(try fold(olderThan: age, at: now))
  }

  // MARK: Remains of an older database

  package func renew(
    _ now: Instant, for copy: String?
  ) throws(BackupTrouble) -> (opening: Opening, notice: Notice?) {
    if let copy {
      do throws(StoreError) { try checkCopy(copy) } catch { throw BackupTrouble(error, of: self) }
    }
    do throws(StoreError) {
      let opened = try renew(at: now)
      return (opened.opening, opened.loss.map { Notice($0, places) })
    } catch {
      throw .store(StoreTrouble(error, of: self))
    }
  }

  package func settle() throws(StoreTrouble) { try told(try settleLoss()) }

  package func restoreOffer() -> RestoreOffer? { offer().map { RestoreOffer($0, places) } }

  package var isInPlace: Bool { !hasMoved }
}

extension Notice {
  init(_ loss: Loss, _ places: StoreFiles) {
    let offer = loss.offer.map { RestoreOffer($0, places) }
    self = loss.isOfEnd ? Notices.endLost(offer) : Notices.storeLost(loss.setAside, offer)
  }
}

extension RestoreOffer {
  /// By the name that fastctl takes: a backup's own, else the path.
  fileprivate init(_ offer: Loss.Offer, _ places: StoreFiles) {
    let prefix = places.backups + "/"
    let file =
      offer.path.hasPrefix(prefix) ? String(offer.path.dropFirst(prefix.count)) : offer.path
    self.init(
      file: file, at: offer.at.milliseconds, fasts: Int64(offer.fasts),
      running: offer.running?.milliseconds)
  }
}

extension BackupFile {
  fileprivate init(_ backup: Backup) {
    let reason: BackupReason =
      switch backup.reason {
      case .daily: .daily
      case .asked: .asked
      case .importing: .import
      case .restoring: .restore
      case .migration: .migration
      }
    self.init(
      name: backup.name, at: backup.at.milliseconds, reason: reason,
      bytes: Files.size(backup.path) ?? 0)
  }
}

extension Backup.Reason {
  /// What a client can ask for; a migration makes its own.
  fileprivate init(_ reason: BackupReason) {
    self =
      switch reason {
      case .import: .importing
      case .restore: .restoring
      case .daily, .asked, .migration: .asked
      }
  }
}

extension BackupTrouble {
  @MainActor fileprivate init(_ error: StoreError, of ledger: Ledger) {
    self =
      switch error {
      case .file(_, ENOENT): .notABackup(.missing)
      case .file, .ioFailed: .notABackup(.unreadable)
      case .foreign, .corrupt("file is not a database"): .notABackup(.foreign)
      case .newer: .notABackup(.newer)
      case .unfit(let flaw, let detail): .notABackup(flaw, detail: detail)
      case .corrupt, .cannotOpen: .notABackup(.damaged)
      case .diskFull, .readOnly, .moved: .store(StoreTrouble(error, of: ledger))
      // The trouble is with the copy, whatever it is: of our own database it says nothing.
      default: error.asLoss == nil ? .store(.failed) : .notABackup(.damaged)
      }
  }
}
