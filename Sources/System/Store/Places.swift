/// Where the store keeps its files.
package nonisolated struct Places: Equatable, Sendable {
  package let database: String
  /// The directory of the automatic backups.
  package let backups: String

  package init(database: String, backups: String) {
    self.database = database
    self.backups = backups
  }

  var lock: String { database + ".lock" }
  /// The files SQLite keeps beside the database.
  var companions: [String] { [database + "-wal", database + "-shm"] }
}
