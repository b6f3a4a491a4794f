import Rules
import Time

extension Ledger {
  /// How far back told news are remembered by the engine, so that they are not told again.
  private static let remembered: Int64 = 64

  func record(_ news: News) throws(StoreError) {
    try connection.run(
      """
      INSERT INTO news (subject, kind, at_ms, decided_ms, state) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (subject, kind, at_ms)
      DO UPDATE SET decided_ms = excluded.decided_ms, state = excluded.state
      """, .text(news.key.subject), .text(news.key.kind.rawValue),
      .integer(news.key.at.milliseconds), .integer(news.decided.milliseconds),
      .text(news.state.rawValue))
  }

  /// All that are still due and the newest of the others, oldest first.
  func recentNews() throws(StoreError) -> [News] {
    try connection.rows(
      """
      SELECT subject, kind, at_ms, decided_ms, state FROM news WHERE state = 'due'
      UNION
      SELECT * FROM (
        SELECT subject, kind, at_ms, decided_ms, state FROM news ORDER BY at_ms DESC LIMIT ?)
      ORDER BY at_ms, subject, kind
      """, .integer(Self.remembered)
    ) { columns throws(StoreError) in
      guard let kind = News.Kind(rawValue: try columns.text(1)),
        let state = News.State(rawValue: try columns.text(4))
      else { throw .corrupt(detail: "news") }
      let key = News.Key(
        subject: try columns.text(0), kind: kind,
        at: Instant(milliseconds: try columns.integer(2)))
      return News(
        key: key, decided: Instant(milliseconds: try columns.integer(3)), state: state)
    }
  }
}
