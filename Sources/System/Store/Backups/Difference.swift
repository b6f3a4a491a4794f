import Glibc
import Host
package import Rules
package import Time

/// What a backup holds, and what taking it in would do.
package nonisolated struct Difference: Equatable, Sendable {
  /// Of its fasts, cancelled ones included.
  package let fasts: Int
  package let first: Instant?
  package let last: Instant?
  /// From the rows as they stand to those of the backup, in an order in which each can be written.
  package let changes: [Change]
  /// Those of its journal that are not here.
  package let events: [Event]
}

extension Ledger {
  /// Compares with a copy of a database that lies among the backups. The copy may be brought to the
  /// present version; what is no whole database of ours is refused.
  package func compare(withCopy name: String) throws(StoreError) -> Difference {
    let other = try copy(named: name)
    var fasts: [Fast] = []
    var changes: [Change] = []
    for noun in Noun.all {
      let theirs = try Self.rows(noun, in: other)
      let ours = try Self.rows(noun, in: connection)
      changes += Self.changes(from: ours, to: theirs)
      for case .fast(let fast) in theirs.values { fasts.append(fast) }
    }
    let starts = fasts.map(\.start.instant)
    return Difference(
      fasts: fasts.count, first: starts.min(), last: starts.max(),
      changes: changes.sorted { $0.turn < $1.turn }, events: try events(onlyIn: other))
  }

  /// Throws where a copy could not be taken in.
  package func checkCopy(_ name: String) throws(StoreError) {
    let other = try copy(named: name)
    for noun in Noun.all { _ = try Self.rows(noun, in: other) }
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
    try other.quickCheck()
    try other.script("PRAGMA journal_mode = MEMORY")
    while version < Schema.current.version {
      try Schema.current.migrate(other, from: version)
      version += 1
    }
    return other
  }

  static func rows(
    _ noun: Noun, in connection: Connection
  ) throws(StoreError) -> [FastID: Row] {
    var rows: [FastID: Row] = [:]
    for row in try connection.rows(
      noun.select,
      read: { columns throws(StoreError) in
        try noun.read(columns, 0)
      })
    {
      rows[row.id] = row
    }
    return rows
  }

  private nonisolated static func changes(
    from ours: [FastID: Row], to theirs: [FastID: Row]
  ) -> [Change] {
    let gone = ours.filter { theirs[$0.key] == nil }.map { Change(before: $0.value, after: nil) }
    return gone
      + theirs.compactMap { id, row in
        ours[id] == row ? nil : Change(before: ours[id], after: row)
      }
  }
}

extension Change {
  /// What ends a running fast goes before what begins one; otherwise by time and name.
  fileprivate nonisolated var turn: (Int, Int64, String) {
    let row = after ?? before
    let turn =
      switch (before, after) {
      case (_, nil): 0
      case (_, .fast(let fast)?) where fast.isRunning: 2
      default: 1
      }
    guard case .fast(let fast)? = row else { return (turn, 0, row?.id.text ?? "") }
    return (turn, fast.start.instant.milliseconds, fast.id.text)
  }
}
