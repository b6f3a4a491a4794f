import Daemon
import Glibc
import Host
import Nouns
import Rules
import Store
import Time
import Wire

extension BackupPort {
  init(
    _ ledger: Ledger, _ foods: ImportedFoods? = nil, zone: @escaping () -> Zone = { .utc }
  ) {
    let directory = ledger.places.backups
    self.init(
      list: { () throws(StoreTrouble) in
        let backups = try ask(ledger) { () throws(StoreError) in try ledger.backups() }
        return BackupList(directory: directory, backups: backups.map(BackupFile.init))
      },
      make: { now, reason throws(StoreTrouble) in
        let backup = try ask(ledger) { () throws(StoreError) in
          try ledger.backUp(at: now, for: Backup.Reason(reason), in: zone())
        }
        return MadeBackup(directory: directory, backup: BackupFile(backup))
      },
      compare: { name, now throws(BackupTrouble) in
        do throws(StoreError) {
          return BackupContents(try ledger.compare(withCopy: name, at: now))
        } catch {
          throw BackupTrouble(error, of: ledger)
        }
      },
      settle: { () throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.forgetUnusable() }
      },
      erase: { id, kind, actor throws(StoreTrouble) in
        let erasure = try ask(ledger) { () throws(StoreError) in
          try ledger.erase(id, of: kind, by: actor, at: Clock.now())
        }
        return ErasedCopies(backups: erasure.backups, left: erasure.left)
      },
      erasable: { prefix, kind throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.erasable(prefix, of: kind) }
      },
      purge: { now throws(StoreTrouble) in
        let purge = try ask(ledger) { () throws(StoreError) in try ledger.purge(at: now) }
        let imported = foods?.purge() ?? (removed: [], left: [])
        return Purged(
          removed: purge.removed + imported.removed, left: purge.left + imported.left,
          opening: purge.opening)
      },
      fold: { age, now throws(StoreTrouble) in
        try ask(ledger) { () throws(StoreError) in try ledger.fold(olderThan: age, at: now) }
      })
  }
}

extension BackupContents {
  fileprivate init(_ comparison: Difference) {
    self.init(
      fasts: comparison.fasts, first: comparison.first, last: comparison.last,
      changes: comparison.changes, events: comparison.events,
      left: comparison.left.map {
        LeftRow(noun: $0.noun, id: $0.id, at: $0.at, fault: $0.fault)
      })
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
  @MainActor init(_ error: StoreError, of ledger: Ledger) {
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
