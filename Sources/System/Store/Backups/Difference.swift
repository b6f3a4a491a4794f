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
    let pages =
      try other.first("PRAGMA page_count") { columns throws(StoreError) in try columns.integer(0) }
    other.limit(to: Self.patience(with: (pages ?? 0) << 12), length: Self.longestValue)
    var difference = try atLength { () throws(StoreError) in
      let judge = try CopyJudge(
        of: other, beside: own, at: max(now, try Self.ofOurs(try Self.lastChange(in: own)) ?? now),
        clock: try Self.furthestChange(in: other), patience: Self.patience(with: 0))
      return try judge.difference(try events(in: other, notIn: own), turns)
    }
    difference.isOursDamaged = isDamaged
    if difference.count == 0, !isDamaged { try quickCheck() }
    return difference
  }

  /// A failure here says nothing of a copy.
  static func ofOurs<Value>(
    _ value: @autoclosure () throws(StoreError) -> Value
  ) throws(StoreError) -> Value {
    do { return try value() } catch {
      switch error {
      case .corrupt, .diskFull: throw error
      default: throw .failed(code: 0, message: "the database could not be read")
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
    for noun in NounTable.all { try noun.visit(in: other) { _ in } }
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
    turns.begin()
    let copy = try directory.copy(path)
    defer { Files.removeDatabase(copy) }
    let other = try directory.open(copy, .readWrite)
    var version = try Schema.current.version(of: other, path: path)
    guard version > 0 else { throw .foreign(path: path) }
    // Before anything else is read: what is not ours could run, or have no end.
    other.limit(to: Self.patience(with: Files.size(copy) ?? 0), length: Self.longestValue)
    try Schema.current.checkParts(of: other, version: version)
    try other.quickCheck()
    // It is of no use after a crash. What a migration replaces is more than fits into memory.
    try other.script("PRAGMA synchronous = OFF; PRAGMA journal_mode = DELETE")
    while version < Schema.current.version {
      try Schema.current.migrate(other, from: version)
      version += 1
    }
    try other.script("PRAGMA journal_mode = MEMORY")
    return other
  }

  /// More than a row of ours can have.
  static let longestValue: Int32 = 1 << 20

  /// A second and a half, and one for every 8 MiB.
  static func patience(with bytes: Int64) -> Span {
    Span(milliseconds: 1500 + bytes / (8 << 10))
  }
}
