package import Time

extension Ledger {
  var directory: BackupDirectory { BackupDirectory(path: places.backups, turns: turns) }

  func makeBackup(at now: Instant, _ reason: Backup.Reason) throws(StoreError) -> Backup {
    try atLength { () throws(StoreError) in
      try directory.make(from: connection, at: now, reason: reason)
    }
  }

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
    let backup = try makeBackup(at: now, reason)
    // It is made, whatever becomes of the older ones.
    try? directory.prune(in: zone)
    return backup
  }

  /// Makes the day's backup and takes away those that have had their time.
  package func backUp(
    at now: Instant, on day: Day, in zone: Zone = .utc
  ) throws(StoreError) -> Backup {
    try requireWritable()
    let backup = try makeBackup(at: now, .daily)
    let seq = try lastSeq()
    try connection.transaction { () throws(StoreError) in
      try Meta.backupDay.write(.integer(day.number), in: connection)
      try Meta.backupSeq.write(.integer(seq), in: connection)
    }
    try? directory.prune(in: zone)
    return backup
  }
}

/// Which backups are kept: of the daily ones the newest of each of the last days, and of each of the
/// last weeks; of the others the newest few of each reason.
///
/// Counted are days and weeks that have a backup, so that time alone takes none away. What was made before a
/// migration stays: it is the way back to an older fastd.
nonisolated enum Retention {
  static let days = 7
  static let weeks = 4

  /// Of those made before an import and so on.
  static let ofReason = 10

  /// `backups` are those of one database; a day is one in the zone.
  static func expired(_ backups: [Backup], in zone: Zone) -> [Backup] {
    expiredDaily(backups, in: zone)
      + [.asked, .importing, .restoring].flatMap { reason in
        backups.filter { $0.reason == reason }.sorted { $0.at > $1.at }.dropFirst(ofReason)
      }
  }

  private static func expiredDaily(_ backups: [Backup], in zone: Zone) -> [Backup] {
    let daily = backups.filter { $0.reason == .daily }.sorted { $0.at > $1.at }
    var days: Set<Day> = []
    var weeks: Set<Day> = []
    return daily.filter { backup in
      let day = zone.day(of: backup.at)
      let monday = day.weekBegin
      let isNewestOfDay = days.count < Self.days && days.insert(day).inserted
      let isNewestOfWeek = weeks.count < Self.weeks && weeks.insert(monday).inserted
      return !isNewestOfDay && !isNewestOfWeek
    }
  }
}
