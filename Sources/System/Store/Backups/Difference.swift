import Nouns
import Glibc
import Host
package import Rules
package import Time

extension Ledger {
  /// Compares with a copy of a database that lies among the backups. The copy may be brought to the
  /// present version; what is no whole database of ours is refused, and each row is judged as one
  /// that is imported.
  package func compare(
    withCopy name: String, at now: Instant
  ) throws(StoreError) -> Difference {
    let other = try copy(named: name)
    do throws(StoreError) { return try difference(to: other, at: now) } catch {
      // It was ours that failed, which is looked at again and may be read-only from now on.
      guard connection.hasFailed else { throw error }
      return try difference(to: other, at: now)
    }
  }

  /// Of a database that is damaged nothing counts: it is set aside before anything is taken in.
  private func difference(to other: Connection, at now: Instant) throws(StoreError) -> Difference {
    let isDamaged = isReadOnly
    let own = isDamaged ? try Schema.current.empty() : connection
    var judge = CopyJudge(
      at: max(now, try ofOurs(try Self.lastChange(in: own)) ?? now),
      clock: try Self.furthestChange(in: other))
    var ours: [RowName: Row] = [:]
    for noun in NounTable.all {
      try judge.read(noun, in: other)
      for case .success(let row) in try ofOurs(try Self.rows(noun, in: own)) {
        ours[RowName(row)] = row
      }
    }
    let events = try events(in: other, notIn: own)
    var difference = judge.difference(from: ours, events: events)
    difference.isOursDamaged = isDamaged
    if difference.changes.isEmpty, !isDamaged { try quickCheck() }
    return difference
  }

  /// A failure here says nothing of a copy.
  func ofOurs<Value>(
    _ value: @autoclosure () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    do { return try value() } catch {
      switch error {
      case .corrupt, .diskFull: throw error
      default: throw .failed(code: 0, message: "\(error)")
      }
    }
  }

  /// The furthest that the clock ever was there.
  private static func furthestChange(in copy: Connection) throws(StoreError) -> Instant {
    let furthest = try copy.first("SELECT max(at_ms) FROM changes") {
      columns in try? columns.integer(0)
    }
    return Instant(milliseconds: (furthest ?? nil) ?? 0)
  }

  /// Throws where a copy could not be taken in.
  package func checkCopy(_ name: String) throws(StoreError) {
    let other = try copy(named: name)
    for noun in NounTable.all { _ = try Self.rows(noun, in: other) }
  }

  private func copy(named name: String) throws(StoreError) -> Connection {
    let path = places.backups + "/" + name
    guard !name.contains("/"), !name.isEmpty, Files.exists(path) else {
      throw .file(path: path, errno: ENOENT)
    }
    return try copy(of: path)
  }

  /// A copy of a whole database with what its logs hold, brought to the present version; its file is
  /// gone already.
  func copy(of path: String) throws(StoreError) -> Connection {
    let copy = try directory.copy(path)
    defer { Files.removeDatabase(copy) }
    let other = try Connection(path: copy, access: .readWrite)
    var version = try Schema.current.version(of: other, path: path)
    guard version > 0 else { throw .foreign(path: path) }
    // Before anything else is read: what is not ours could run, or have no end.
    other.limit(to: Self.patience(with: Files.size(copy) ?? 0), length: Self.longestValue)
    try Schema.current.checkParts(of: other, version: version)
    try other.quickCheck()
    try other.script("PRAGMA journal_mode = MEMORY")
    while version < Schema.current.version {
      try Schema.current.migrate(other, from: version)
      version += 1
    }
    return other
  }

  /// More than a row of ours can have.
  static let longestValue: Int32 = 1 << 20

  /// A second and a half, and one for every 8 MiB.
  private static func patience(with bytes: Int64) -> Span {
    Span(milliseconds: 1500 + bytes / (8 << 10))
  }

  /// By their ids, as they stand in one order everywhere; of those that mean nothing to us the first
  /// text and the column.
  nonisolated static func rows(
    _ noun: NounTable, in connection: Connection
  ) throws(StoreError) -> [Result<Row, UnreadRow>] {
    try connection.rows(noun.select + " ORDER BY id") { columns throws(StoreError) in
      do throws(StoreError) { return .success(try noun.read(columns, 0)) } catch {
        guard case .unusable(let column) = error else { throw error }
        let id = (try? columns.text(0)) ?? ""
        return .failure(UnreadRow(id: String(id.prefix(RowID.length)), column: column))
      }
    }
  }
}

/// A row with a value that means nothing to us, in that column.
nonisolated struct UnreadRow: Error {
  let id: String
  let column: String
}
