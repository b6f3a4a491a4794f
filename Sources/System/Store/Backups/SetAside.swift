import Host
package import Time

/// What was done with a damaged database: it was renamed, never overwritten.
package nonisolated struct SetAside: Equatable, Sendable {
  /// Where it is now; its write-ahead log lies beside it.
  package let path: String
  package let at: Instant
  /// What SQLite said.
  package let detail: String
  /// The newest backup that is whole.
  package let backup: Backup?
}

extension SetAside {
  /// Moves the closed database and its companions out of the way.
  nonisolated static func move(
    _ places: Places, at now: Instant, detail: String
  ) throws(StoreError) -> SetAside {
    let target = freeName(beside: places.database, at: now)
    // The database goes last: were the machine to stop in between, the log is not taken for another's.
    for companion in places.companions where Files.exists(companion) {
      try Files.rename(companion, to: target + companion.dropFirst(places.database.count))
    }
    try Files.rename(places.database, to: target)
    try StoreError.translating { () throws(FileError) in
      try Files.syncDirectory(Files.parent(of: places.database))
    }
    return SetAside(
      path: target, at: now, detail: detail,
      backup: BackupDirectory(path: places.backups).newestGood())
  }

  private nonisolated static func freeName(beside database: String, at now: Instant) -> String {
    let name = "\(database).corrupt-\(Stamp.text(now))"
    var candidate = name
    var count = 1
    while ["", "-wal", "-shm"].contains(where: { Files.exists(candidate + $0) }) {
      count += 1
      candidate = "\(name)-\(count)"
    }
    return candidate
  }
}
