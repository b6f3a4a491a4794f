package import Rules
package import Time

/// One row of the change log.
package nonisolated struct LogEntry: Equatable, Sendable {
  package let seq: Int64
  package let step: Int64
  package let at: Instant
  package let machine: String
  package let actor: String
  package let change: Change
}

extension Ledger {
  /// The entries after `seq`, oldest first.
  package func changes(since seq: Int64, limit: Int) throws(StoreError) -> [LogEntry] {
    try connection.rows(
      """
      SELECT \(Self.changeColumns), seq, step, at_ms, machine, actor FROM changes
      WHERE seq > ? ORDER BY seq LIMIT ?
      """, .integer(seq), .integer(Int64(max(0, limit)))
    ) { columns throws(StoreError) in
      let first = 3 + 2 * FastColumns.count
      return LogEntry(
        seq: try columns.integer(first), step: try columns.integer(first + 1),
        at: Instant(milliseconds: try columns.integer(first + 2)),
        machine: try columns.text(first + 3), actor: try columns.text(first + 4),
        change: try Self.change(columns))
    }
  }

  /// The number of the newest entry, 0 while there is none.
  package func lastSeq() throws(StoreError) -> Int64 {
    try connection.first("SELECT coalesce(max(seq), 0) FROM changes") {
      columns throws(StoreError) in try columns.integer(0)
    } ?? 0
  }

  func changes(of step: Int64) throws(StoreError) -> [Change] {
    try connection.rows(
      "SELECT \(Self.changeColumns) FROM changes WHERE step = ? ORDER BY seq", .integer(step)
    ) { columns throws(StoreError) in try Self.change(columns) }
  }

  private static let changeColumns =
    "noun, before IS NULL, after IS NULL, "
    + FastColumns.list(in: "before") + ", " + FastColumns.list(in: "after")

  private static func change(_ columns: Columns) throws(StoreError) -> Change {
    guard try columns.text(0) == FastColumns.noun else { throw .corrupt(detail: "noun") }
    let before = try columns.integer(1) == 1 ? nil : FastColumns.fast(columns, from: 3)
    let after =
      try columns.integer(2) == 1
      ? nil : FastColumns.fast(columns, from: 3 + FastColumns.count)
    return Change(before: before.map(Row.fast), after: after.map(Row.fast))
  }
}
