package import Nouns

/// `io.github.fastd.backup`.
package enum BackupCalls {
  package static let interface = "io.github.fastd.backup"

  package enum List: Method {
    package static let name = "io.github.fastd.backup.List"
    package typealias Input = NoFields
    package typealias Output = BackupList
  }

  package enum Make: Method {
    package static let name = "io.github.fastd.backup.Make"
    package typealias Input = NoFields
    package typealias Output = MadeBackup
  }

  package enum Compare: Method {
    package static let name = "io.github.fastd.backup.Compare"
    package typealias Input = BackupName
    package typealias Output = BackupComparison
  }

  package enum Restore: Method {
    package static let name = "io.github.fastd.backup.Restore"
    package typealias Input = BackupName
    package typealias Output = RestoreAnswer
  }

  package enum Erase: Method {
    package static let name = "io.github.fastd.backup.Erase"
    package typealias Input = ErasureOrder
    package typealias Output = ErasureAnswer
  }

  package enum EraseEntry: Method {
    package static let name = "io.github.fastd.backup.EraseEntry"
    package typealias Input = EntryErasureOrder
    package typealias Output = EntryErasureAnswer
  }

  package enum Purge: Method {
    package static let name = "io.github.fastd.backup.Purge"
    package typealias Input = ConfirmedOrder
    package typealias Output = PurgeAnswer
  }

  package enum Dismiss: Method {
    package static let name = "io.github.fastd.backup.Dismiss"
    package typealias Input = NoFields
    package typealias Output = NoFields
  }
}

/// Why a backup was made.
package enum BackupReason: String, Choice {
  case daily, asked
  case importing = "import"
  case restoring = "restore"
  /// Before the database was brought to another version.
  case migration
}

/// A whole copy of the database.
package struct BackupFile: Record, Equatable {
  /// Of the file, in the directory of the backups.
  package var name = ""
  package var at: Int64 = 0
  package var reason = BackupReason.daily
  package var bytes: Int64 = 0

  package init(name: String, at: Int64, reason: BackupReason, bytes: Int64) {
    self.name = name
    self.at = at
    self.reason = reason
    self.bytes = bytes
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
    try fields.int("at", &at)
    try fields.choice("reason", &reason)
    try fields.int("bytes", &bytes)
  }
}

/// The backups, newest first.
package struct BackupList: Record, Equatable {
  package var directory = ""
  package var backups: [BackupFile] = []

  package init(directory: String, backups: [BackupFile]) {
    self.directory = directory
    self.backups = backups
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("directory", &directory)
    try fields.records("backups", &backups)
  }
}

package struct MadeBackup: Record, Equatable {
  package var directory = ""
  package var backup = BackupFile()

  package init(directory: String, backup: BackupFile) {
    self.directory = directory
    self.backup = backup
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("directory", &directory)
    try fields.record("backup", &backup)
  }
}

/// A file in the directory of the backups.
package struct BackupName: Record, Equatable {
  package var name = ""

  package init(name: String) {
    self.name = name
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
  }
}
