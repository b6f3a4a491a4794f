package import Time

extension Ledger {
  var directory: BackupDirectory { BackupDirectory(path: places.backups) }

  /// Newest first.
  package func backups() throws(StoreError) -> [Backup] {
    try directory.list()
  }

  /// Once a day, when something changed since the last one.
  package func backupIsDue(on day: Day) throws(StoreError) -> Bool {
    guard !isReadOnly, try Meta.backupDay.number(in: connection) != day.number else {
      return false
    }
    return try lastSeq() != Meta.backupSeq.number(in: connection) ?? 0
  }

  /// Makes one beside the daily ones.
  package func backUp(
    at now: Instant, for reason: Backup.Reason, in zone: Zone = .utc
  ) throws(StoreError) -> Backup {
    try requireWritable()
    let backup = try directory.make(from: connection, at: now, reason: reason)
    // It is made, whatever becomes of the older ones.
    try? directory.prune(in: zone)
    return backup
  }

  /// Makes the day's backup and takes away those that have had their time.
  package func backUp(
    at now: Instant, on day: Day, in zone: Zone = .utc
  ) throws(StoreError) -> Backup {
    try requireWritable()
    let backup = try directory.make(from: connection, at: now, reason: .daily)
    let seq = try lastSeq()
    try connection.transaction { () throws(StoreError) in
      try Meta.backupDay.write(.integer(day.number), in: connection)
      try Meta.backupSeq.write(.integer(seq), in: connection)
    }
    try? directory.prune(in: zone)
    return backup
  }
}
