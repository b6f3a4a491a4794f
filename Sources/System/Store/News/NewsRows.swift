import Rules
import Time

extension Ledger {
  /// How far back told news are remembered by the engine, so that they are not told again.
  private static let remembered: Int64 = 64

  private static let key = "subject = ? AND kind = ? AND at_ms = ?"

  /// What becomes due is an entry of the log too; what a screen made of it is not.
  func record(_ news: News, by actor: String, at now: Instant) throws(StoreError) {
    let values = NewsColumns.values(of: news)
    let wasDue = try connection.first(
      "SELECT state = 'due' FROM news WHERE \(Self.key)", Array(values[..<3])
    ) { columns throws(StoreError) in try columns.integer(0) == 1 }
    try connection.run(
      """
      INSERT INTO news (\(NewsColumns.names.list)) VALUES (\(NewsColumns.names.placeholders))
      ON CONFLICT (subject, kind, at_ms)
      DO UPDATE SET decided_ms = excluded.decided_ms, state = excluded.state
      """, values)
    guard news.state == .due, wasDue != true else { return }
    try connection.run(
      """
      INSERT INTO changes (at_ms, machine, actor, noun, id, after)
      SELECT ?4, ?5, ?6, ?7, subject, \(NewsColumns.names.json) FROM news
      WHERE subject = ?1 AND kind = ?2 AND at_ms = ?3
      """,
      values[..<3] + [
        .integer(now.milliseconds), .text(machine), .text(actor),
        .text(NewsColumns.names.noun),
      ])
  }

  /// All that was ever told of the rows in these changes.
  func news(about changes: [Change]) throws(StoreError) -> [News] {
    try news(about: Set(changes.compactMap { ($0.before ?? $0.after)?.id.text }))
  }

  func news(about subjects: Set<String>) throws(StoreError) -> [News] {
    var news: [News] = []
    for id in subjects {
      news += try connection.rows(
        "SELECT \(NewsColumns.names.list) FROM news WHERE subject = ? ORDER BY kind, at_ms",
        .text(id)
      ) { columns throws(StoreError) in try NewsColumns.news(columns) }
    }
    return news
  }

  /// All that are still due and the newest of the others, oldest first.
  func recentNews() throws(StoreError) -> [News] {
    try connection.rows(
      """
      SELECT \(NewsColumns.names.list) FROM news WHERE state = 'due'
      UNION
      SELECT * FROM (
        SELECT \(NewsColumns.names.list) FROM news ORDER BY at_ms DESC LIMIT ?)
      ORDER BY at_ms, subject, kind
      """, .integer(Self.remembered)
    ) { columns throws(StoreError) in try NewsColumns.news(columns) }
  }
}
