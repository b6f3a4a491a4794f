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
  /// The last days whose beginning was announced.
  case countedDay = "counted_day"
  case civilDay = "civil_day"
  /// How far the wall clock was moved while the fast runs: all four or none.
  case clockBoot = "clock_boot"
  case clockFirst = "clock_first_ms"
  case clockLatest = "clock_latest_ms"
  case clockCarried = "clock_carried_ms"
  /// There when the database began although something is left of an older one.
  case begunAnew = "begun_anew"
  /// There when the end of what was recorded is missing: the backup that still has it, or no name.
  case endLost = "end_lost"
  /// The digests of operations that are missing here and that the person does without.
  case renounced
  /// The highest number that a change or news ever had in the log: also where its entry was erased.
  case lastSeq = "last_seq"
  /// The number and the digest of the last operation that was written here.
  case lastOperation = "last_op"
  case lastDigest = "last_digest"
  /// There until what was erased has also left the free pages.
  case tracesLeft = "traces_left"
  /// Rows that another machine erased, there until they have also left the backups.
  case erasedElsewhere = "erased_elsewhere"
  /// When its daemon last closed it, and what its rows were held against; see `Seal`.
  case seal
  /// The days that fasts have credited, as they stood then; see `KeptCredits`.
  case credits
  /// There once each row has an operation.
  case baseline
  /// There once each version of the profile has operations that say what it changes.
  case versions
  /// There once the choices that the settings file held are rows.
  case rules
  /// There once operations of other devices were taken: from then on rows are what they all come to.
  case merged
  /// There until this device has said what it took of others.
  case seenIsDue = "seen_is_due"
  case quietUntil = "quiet_until_ms"
  /// What was last announced of a diet program: all but the cycle, or none.
  case phaseProgram = "phase_program"
  case phaseKind = "phase_kind"
  case phaseCycle = "phase_cycle"
  case phaseDay = "phase_day"
  /// How often that was put right, and the last time: all three or none.
  case recoveries
  case recoveredAt = "recovered_ms"
  case recoveredFor = "recovered_for"

  /// Nil also for what is no text.
  func text(in connection: Connection) throws(StoreError) -> String? {
    try connection.first(Self.reading, .text(rawValue)) { columns in try? columns.text(0) } ?? nil
  }

  /// Nil also for what is no number, or one that is never counted to: two of them can be added up.
  func number(in connection: Connection) throws(StoreError) -> Int64? {
    try connection.first(Self.reading, .text(rawValue)) { columns in
      (try? columns.integer(0)).flatMap { $0.magnitude < Ledger.lastNumber.magnitude ? $0 : nil }
    } ?? nil
  }

  /// Nil also for what is text or a number.
  func bytes(in connection: Connection) throws(StoreError) -> [UInt8]? {
    try connection.first(Self.reading, .text(rawValue)) { columns in try? columns.blob(0) } ?? nil
  }

  /// Null takes the key away.
  func write(_ value: Value, in connection: Connection) throws(StoreError) {
    guard value != .null else {
      return try connection.run("DELETE FROM meta WHERE key = ?", .text(rawValue))
    }
    try connection.run(
      """
      INSERT INTO meta (key, value) VALUES (?, ?)
      ON CONFLICT (key) DO UPDATE SET value = excluded.value
      """, .text(rawValue), value)
  }

  private static let reading = "SELECT value FROM meta WHERE key = ?"
}
