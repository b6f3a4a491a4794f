package import Rules
import Time

extension Ledger {
  /// The entries after `seq`, oldest first.
  package func changes(since seq: Int64, limit: Int) throws(StoreError) -> [LoggedChange] {
    try connection.rows(
      """
      SELECT \(Self.subject), seq, changes.at_ms, changes.actor,
        iif(kind = 'command', verb, kind), \(NewsColumns.names.list(in: "after"))
      FROM changes LEFT JOIN steps USING (step) WHERE seq > ? ORDER BY seq LIMIT ?
      """, .integer(seq), .integer(Int64(max(0, limit)))
    ) { columns throws(StoreError) in
      let first = Self.subjectCount
      var verb = try columns.optionalText(first + 3)
      let subject: LoggedChange.Subject
      if try columns.text(0) == NewsColumns.names.noun {
        let news = try NewsColumns.news(columns, from: first + 4)
        verb = news.key.kind.rawValue
        subject = .news(news)
      } else {
        subject = .change(try Self.change(columns))
      }
      return LoggedChange(
        seq: try columns.integer(first),
        at: Instant(milliseconds: try columns.integer(first + 1)),
        actor: try columns.text(first + 2), verb: verb ?? "", subject: subject)
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
      "SELECT \(Self.subject) FROM changes WHERE step = ? ORDER BY seq", .integer(step)
    ) { columns throws(StoreError) in try Self.change(columns) }
  }

  /// What `change` reads, from the first column on.
  private static let subject =
    "noun, before IS NULL, after IS NULL, "
    + FastColumns.names.list(in: "before") + ", " + FastColumns.names.list(in: "after")
  private static let subjectCount = 3 + 2 * FastColumns.names.count

  private static func change(_ columns: Columns) throws(StoreError) -> Change {
    guard try columns.text(0) == FastColumns.names.noun else {
      throw .corrupt(detail: "noun of a change")
    }
    let before = try columns.integer(1) == 1 ? nil : FastColumns.fast(columns, from: 3)
    let after =
      try columns.integer(2) == 1
      ? nil : FastColumns.fast(columns, from: 3 + FastColumns.names.count)
    return Change(before: before.map(Row.fast), after: after.map(Row.fast))
  }
}
