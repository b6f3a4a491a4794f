import Nouns
import Rules
import Time

extension Ledger {
  /// What the person begins to be told of is an entry of the log too; what a screen made of it is not.
  func record(
    _ news: News, in log: LogEnd, by actor: String, at now: Instant
  ) throws(StoreError) {
    let values = NewsColumns.values(of: news)
    let key = Array(values[..<NewsColumns.keyCount])
    let old = try connection.first("\(NewsColumns.select) WHERE \(NewsColumns.key)", key) {
      columns in try? NewsColumns.news(columns)
    }
    try connection.run(NewsColumns.upsert, values)
    guard news.isEvent(after: old ?? nil) else { return }
    try connection.run(
      """
      INSERT INTO changes (seq, at_ms, actor, noun, id, after)
      SELECT ?4, ?5, ?6, ?7, subject, \(NewsColumns.names.json) FROM news
      WHERE subject = ?1 AND kind = ?2 AND at_ms = ?3
      """,
      key + [
        .integer(try log.next()), .integer(now.milliseconds), .text(actor),
        .text(NewsColumns.names.noun),
      ])
  }

  /// What a daily reminder told has its id and a date for a subject.
  nonisolated static let newsAbout = """
    \(NewsColumns.select) WHERE subject BETWEEN ?1 AND ?1 || '@~'
    ORDER BY subject, kind, at_ms
    """

  func news(about subjects: Set<String>) throws(StoreError) -> [News] {
    var news: [News] = []
    for subject in subjects.sorted() {
      news += try connection.rows(Self.newsAbout, .text(subject)) {
        columns in try? NewsColumns.news(columns)
      }.compactMap(\.self)
    }
    return news
  }

  /// What is longer ago may stay on a screen for ever.
  private static let remembered = Span.hours(60 * 24)

  /// The first condition is the index's, word for word.
  nonisolated static let openNews = """
    \(NewsColumns.select) WHERE state IN ('due', 'held', 'snoozed', 'shown', 'seen')
    AND (state = 'due' OR at_ms >= ?)
    UNION \(NewsColumns.select) WHERE subject IN (?, ?)
    ORDER BY at_ms, subject, kind
    """

  /// All that is still to be told or on a screen, and all about these fasts; oldest first. What a row
  /// tells that means nothing to us is told to nobody.
  func openNews(at now: Instant, about fasts: [Fast]) throws(StoreError) -> [News] {
    let subjects = fasts.map { Value.text($0.id.text) } + [.null, .null]
    return try connection.rows(
      Self.openNews, [.integer((now - Self.remembered).milliseconds)] + subjects.prefix(2)
    ) { columns in try? NewsColumns.news(columns) }.compactMap(\.self)
  }
}

extension RecordedStep {
  /// What it did something to.
  nonisolated var subjects: Set<String> {
    Set(step.changes.compactMap { ($0.before ?? $0.after)?.id.text })
  }
}

extension News {
  /// Whether followers hear of it: the person begins to be told of it with this, or it is of those
  /// that only the log tells.
  nonisolated func isEvent(after old: News?) -> Bool {
    // One that its server took along is shown again, and not told anew.
    if let old, old.state.isTold, old.decided == decided { return false }
    switch old?.state {
    // The same telling goes on.
    case .due, .held, .snoozed: return false
    case state: return false
    default: return isTelling
    }
  }

  private nonisolated var isTelling: Bool {
    switch state {
    // What a summary sums up was an event when it was held.
    case .due, .held: key.kind != .summary
    case .silent: key.kind == .cycleRecovered
    // Of these the words go with the bigger one.
    case .absorbed: key.kind.isMain
    case .shown, .seen, .snoozed, .closed, .withdrawn: false
    }
  }
}

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
