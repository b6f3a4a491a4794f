import Time

/// The news that the engine has decided, by key.
struct Outbox: Equatable, Sendable {
  private var rows: [News.Key: News]

  init(_ news: [News]) {
    rows = Dictionary(news.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
  }

  subscript(key: News.Key) -> News? { rows[key] }

  var due: [News] {
    rows.values.filter { $0.state == .due }.sorted { $0.key.at < $1.key.at }
  }

  var all: [News] { rows.values.sorted { $0.key.at < $1.key.at } }

  mutating func put(_ news: News) {
    rows[news.key] = news
  }

  /// Takes in what the store remembers; what is known here is newer.
  mutating func recall(_ news: [News]) {
    for news in news where rows[news.key] == nil { put(news) }
  }

  /// What is settled is in the store, which brings it back with the fast it is about.
  mutating func forgetSettled() {
    rows = rows.filter { $0.value.state == .due }
  }
}

extension Engine {
  static func goalKey(of fast: Fast?) -> News.Key? {
    guard let fast, let goalAt = fast.goalAt else { return nil }
    return News.Key(subject: fast.id.text, kind: .goalReached, at: goalAt)
  }

  /// What is decided and on no screen yet, the latest of each kind.
  package var waitingNews: [News] {
    var latest: [News.Kind: News] = [:]
    for news in outbox.due { latest[news.key.kind] = news }
    return latest.values.sorted { $0.key.at < $1.key.at }
  }

  /// A notification server has taken it.
  package mutating func markShown(_ key: News.Key) -> Commit? {
    guard var news = outbox[key], news.state == .due else { return nil }
    news.state = .shown
    outbox.put(news)
    return Commit(news: [news], actor: "fastd")
  }

  /// Brings the outbox in line with the fast there is: what became true is told once, what is
  /// no longer true is closed, and what only moved within the past stays told.
  mutating func tellWhatIsTrue(at now: Instant, before: Fast?, into decision: inout Decision) {
    let truth = Self.goalKey(of: active).flatMap { $0.at <= now ? $0 : nil }
    for news in outbox.all where news.key != truth {
      settle(news, into: &decision)
    }
    guard let truth else { return }
    switch outbox[truth]?.state {
    case .due, .shown, .withdrawn: return
    case .closed: decide(truth, .due, at: now, into: &decision)
    case nil:
      let told = wasTold(before, by: now) && before?.id == active?.id
      decide(truth, told ? .withdrawn : .due, at: now, into: &decision)
    }
  }

  private func wasTold(_ fast: Fast?, by now: Instant) -> Bool {
    guard let key = Self.goalKey(of: fast), key.at <= now, let news = outbox[key] else {
      return false
    }
    return news.state == .withdrawn
  }

  private mutating func settle(_ news: News, into decision: inout Decision) {
    var settled = news
    switch news.state {
    case .due: settled.state = .closed
    case .shown: settled.state = .withdrawn
    case .closed, .withdrawn: return
    }
    // A show may be under way for a row that is still due.
    decision.withdraw.append(news.key)
    outbox.put(settled)
    decision.commit.news.append(settled)
  }

  private mutating func decide(
    _ key: News.Key, _ state: News.State, at now: Instant, into decision: inout Decision
  ) {
    let news = News(key: key, decided: now, state: state)
    outbox.put(news)
    decision.commit.news.append(news)
    if state == .due { decision.show.append(news) }
  }
}
