import Time

/// The last number of the log, as entries are written behind it in one commit.
///
/// Followers hold these numbers, so a file gives none twice: whatever becomes of entries, the highest that one ever
/// had stays written down. Entries that others wrote count as well. An older file that was put in its place by
/// hand knows less, and where that is noticed the numbers go on far behind.
nonisolated final class LogEnd {
  private(set) var last: Int64
  private let written: Int64

  init(in connection: Connection) throws(StoreError) {
    let newest = try connection.first("SELECT max(seq) FROM changes") {
      columns throws(StoreError) in try columns.optionalInteger(0)
    }
    let known = try Meta.lastSeq.number(in: connection) ?? 0
    written = known < Ledger.firstStray ? known : 0
    last = max(written, (newest ?? nil) ?? 0)
  }

  func next() throws(StoreError) -> Int64 {
    // Nobody counts so far, but others may have written that somebody has.
    guard last < Ledger.lastNumber else { throw .conflict }
    last += 1
    return last
  }

  /// In the same transaction as what was numbered.
  func keep(in connection: Connection) throws(StoreError) {
    if last != written { try Meta.lastSeq.write(.integer(last), in: connection) }
  }

  /// Where the end of the log is missing, some of its entries may have been seen: their numbers, which
  /// nobody knows any more, are left out.
  ///
  /// By the time, too, as the same old file may come back more than once.
  func leaveOutLost(in connection: Connection, at now: Instant) throws(StoreError) {
    let byTime = min(max(now.milliseconds, 0), 1 << 42) << 10
    last = min(max(last + Self.mostLost, byTime), Ledger.firstStray - 1)
    try keep(in: connection)
  }

  /// More than any file has room for.
  private static let mostLost: Int64 = 1 << 32
}
