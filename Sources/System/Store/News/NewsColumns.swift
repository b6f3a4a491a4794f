import Rules
import Time

/// A row of the outbox.
nonisolated enum NewsColumns {
  static let names = RowNames(
    noun: "news", names: ["subject", "kind", "at_ms", "decided_ms", "state"])

  static func values(of news: News) -> [Value] {
    [
      .text(news.key.subject), .text(news.key.kind.rawValue),
      .integer(news.key.at.milliseconds), .integer(news.decided.milliseconds),
      .text(news.state.rawValue),
    ]
  }

  static func news(_ columns: Columns, from first: Int32 = 0) throws(StoreError) -> News {
    guard let kind = News.Kind(rawValue: try columns.text(first + 1)),
      let state = News.State(rawValue: try columns.text(first + 4))
    else { throw .corrupt(detail: "kind or state of news") }
    let key = News.Key(
      subject: try columns.text(first), kind: kind,
      at: Instant(milliseconds: try columns.integer(first + 2)))
    return News(
      key: key, decided: Instant(milliseconds: try columns.integer(first + 3)), state: state)
  }
}
