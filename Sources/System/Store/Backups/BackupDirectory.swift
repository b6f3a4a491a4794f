import Host
import Time

/// The directory of the automatic backups.
nonisolated struct BackupDirectory {
  let path: String

  private var unfinished: String { path + "/.unfinished" }

  /// Newest first.
  func list() throws(StoreError) -> [Backup] {
    try Files.names(in: path).compactMap { Backup(name: $0, in: path) }
      .sorted { ($0.at, $0.path) > ($1.at, $1.path) }
  }

  /// Copies what the connection sees; it has its name only when it is whole and on the disk.
  func make(
    from connection: Connection, at now: Instant, reason: Backup.Reason
  ) throws(StoreError) -> Backup {
    let backup = Backup(in: path, at: now, reason: reason)
    try StoreError.translating { () throws(FileError) in
      try Files.makePrivateDirectory(path)
    }
    try Files.remove(unfinished)
    try Files.makePrivateFile(unfinished)
    do throws(StoreError) {
      try connection.run("VACUUM INTO ?", .text(unfinished))
      try Files.synchronize(unfinished)
      try Files.rename(unfinished, to: backup.path)
    } catch {
      // A half-written copy on a full disk only makes it fuller.
      try? Files.remove(unfinished)
      throw error
    }
    try StoreError.translating { () throws(FileError) in try Files.syncDirectory(path) }
    return backup
  }

  func prune() throws(StoreError) {
    for backup in Retention.expired(try list()) { try Files.remove(backup.path) }
  }

  /// The newest backup that a daemon could open: ours, and without damage.
  func newestGood() -> Backup? {
    let backups = (try? list()) ?? []
    return backups.first { backup in
      guard let connection = try? Connection(path: backup.path, access: .readOnly),
        let version = try? Schema.current.version(of: connection, path: backup.path)
      else { return false }
      return version > 0 && (try? connection.quickCheck()) != nil
    }
  }
}

extension Connection {
  /// Throws what SQLite finds first.
  nonisolated func quickCheck() throws(StoreError) {
    _ = try first("PRAGMA quick_check(1)") { columns throws(StoreError) in
      let answer = try columns.text(0)
      guard answer == "ok" else { throw .corrupt(detail: answer) }
    }
  }
}
