/// The single facts the store keeps about itself.
nonisolated enum Meta: String {
  case machine
  /// 1 from opening to closing: found 1 at opening, the last stop was unclean.
  case isOpen = "is_open"
  case cleanStarts = "clean_starts"
  case uncleanStarts = "unclean_starts"
  /// The day of the last daily backup, and the log's end at that moment.
  case backupDay = "backup_day"
  case backupSeq = "backup_seq"

  func text(in connection: Connection) throws(StoreError) -> String? {
    try connection.first(Self.reading, .text(rawValue)) { columns throws(StoreError) in
      try columns.text(0)
    }
  }

  func number(in connection: Connection) throws(StoreError) -> Int64? {
    try connection.first(Self.reading, .text(rawValue)) { columns throws(StoreError) in
      try columns.integer(0)
    }
  }

  func write(_ value: Value, in connection: Connection) throws(StoreError) {
    try connection.run(
      """
      INSERT INTO meta (key, value) VALUES (?, ?)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value
      """, .text(rawValue), value)
  }

  private static let reading = "SELECT value FROM meta WHERE key = ?"
}
