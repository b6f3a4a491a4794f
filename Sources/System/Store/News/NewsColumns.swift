import Rules
import Time

/// A row of the outbox.
nonisolated enum NewsColumns {
  static let names = RowNames(
    noun: "news",
    names: ["subject", "kind", "at_ms", "decided_ms", "state", "boot", "boot_ms", "again_ms"])
  static let key = "subject = ? AND kind = ? AND at_ms = ?"
  static let keyCount = 3

  static let select = "SELECT \(names.list) FROM news"
  static let upsert = """
    INSERT INTO news (\(names.list)) VALUES (\(names.placeholders))
    ON CONFLICT (subject, kind, at_ms) DO UPDATE SET
    \(names.names[keyCount...].map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
    """
  /// The columns of a row that stands as text in the log.
  static let parse = "SELECT \(names.list(in: "?1"))"

  static func values(of news: News) -> [Value] {
    [
      .text(news.key.subject), .text(news.key.kind.rawValue),
      .integer(news.key.at.milliseconds), .integer(news.decided.milliseconds),
      .text(news.state.rawValue), Value(news.boot?.id), Value(news.boot?.elapsed.milliseconds),
      Value(news.again?.milliseconds),
    ]
  }

  static func news(_ columns: Columns) throws(StoreError) -> News {
    guard let kind = News.Kind(rawValue: try columns.text(1)),
      let state = News.State(rawValue: try columns.text(4))
    else { throw .unusable("kind or state") }
    let key = News.Key(
      subject: try columns.text(0), kind: kind,
      at: Instant(milliseconds: try columns.integer(2)))
    return News(
      key: key, decided: Instant(milliseconds: try columns.integer(3)),
      boot: try boot(columns, from: 5), state: state,
      again: try columns.optionalInteger(7).map { Instant(milliseconds: $0) })
  }

  private static func boot(_ columns: Columns, from first: Int32) throws(StoreError) -> BootTime? {
    guard let id = try columns.optionalText(first) else { return nil }
    return BootTime(id: id, elapsed: Span(milliseconds: try columns.integer(first + 1)))
  }
}
