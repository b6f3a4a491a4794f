package import Time
package import Wire

/// What is known of the process and the machine, for `doctor`.
package nonisolated struct Vitals: Sendable {
  package var pid: Int64 = 0
  package var version = ""
  package var startedAt = Instant(milliseconds: 0)
  package var zoneSource = ""
  package var supervisor = SupervisedBy.nobody
  package var isSocketActivated = false
  package var storePath = ""
  package var storeBytes: Int64 = 0
  package var isStoreWritable = true
  package var backupDirectory = ""
  package var backups: Int64 = 0
  package var lastBackup: Instant?
  package var cleanStarts: Int64 = 0
  package var uncleanStarts: Int64 = 0
  package var connections: Int64 = 0
  /// Rows that were set aside.
  package var unusable: [String] = []

  package init() {}
}
