package import Time

/// The news that the engine has decided, by key.
struct Outbox: Equatable, Sendable {
  private var rows: [News.Key: News] = [:]
  /// The keys of what may still change by itself or goes with another one: a few, where `rows` has
  /// those of days, and so what each command looks through.
  private var live: Set<News.Key> = []
  /// The subjects of which every row is here.
  private(set) var known: Set<String>

  init(_ news: [News], known: Set<String>) {
    self.known = known
    for news in news { put(news) }
  }

  private static let fewest = 256
  private var ceiling = fewest

  /// It is time to look through everything for what can be forgotten.
  var isFull: Bool { rows.count > ceiling }

  subscript(key: News.Key) -> News? { rows[key] }

  /// All in a state that is not settled.
  func all(in state: News.State) -> [News] { all { $0.state == state } }

  /// News that may still change without a command.
  var open: [News] { all(\.isOpen) }

  private func all(_ isMeant: (News) -> Bool) -> [News] {
    live.compactMap { rows[$0] }.filter(isMeant).sorted { $0.key.precedes($1.key) }
  }

  /// The latest moment of these kinds at which the person attended to what was told.
  func seen(of subject: String, _ kinds: Set<News.Kind>) -> Instant? {
    live.lazy.filter { kinds.contains($0.kind) && $0.subject == subject }
      .filter { rows[$0]?.state == .seen }.map(\.at).max()
  }

  mutating func put(_ news: News) {
    rows[news.key] = news
    if news.isSettled { live.remove(news.key) } else { live.insert(news.key) }
  }

  /// Takes in what the store remembers of these subjects; what is known here is newer.
  mutating func recall(_ news: [News], of subjects: some Sequence<String>) {
    for news in news where rows[news.key] == nil { put(news) }
    known.formUnion(subjects)
  }

  /// Settled news is in the store, which brings it back when it is asked about again.
  mutating func forget(except subjects: Set<String>, before instant: Instant) {
    defer { ceiling = max(Self.fewest, rows.count * 2) }
    var left = subjects
    for news in rows.values where !subjects.contains(news.key.subject) {
      if news.isOpen || news.decided >= instant {
        left.insert(news.key.subject)
      } else {
        rows[news.key] = nil
        live.remove(news.key)
        known.remove(news.key.subject)
      }
    }
    known.formIntersection(left)
  }

  /// Whether the person was told of this subject and kind under another instant.
  func hasTold(_ key: News.Key) -> Bool {
    rows.values.contains {
      $0.key.subject == key.subject && $0.key.kind == key.kind && $0.key != key && $0.state.isTold
    }
  }

  /// The main news whose words go with this one.
  func absorbed(by news: News) -> [News] {
    all(in: .absorbed).filter { other in
      let distance = other.distance(from: news)
      if news.key.kind == .summary { return distance == .zero }
      // From 72 hours on the warning is bigger than all.
      let isBigger = other.key.kind.rank < news.key.kind.rank || news.key.kind == .safety
      return distance <= .minute && isBigger && other.key.kind.isMain
        && other.key.subject == news.key.subject
    }
  }
}

extension Engine {
  /// News that is decided and on no screen yet, oldest first.
  package var waitingNews: [News] { outbox.all(in: .due) }

  /// News that was put off, to be told again or at the end of a quiet time.
  package var postponedNews: [News] { outbox.all(in: .snoozed) + outbox.all(in: .held) }

  /// The news whose words are told together with this one.
  package func news(with news: News) -> [News] { outbox.absorbed(by: news) }

  package func news(_ key: News.Key) -> News? { outbox[key] }

  /// A notification server has taken it: perhaps at the moment in which it ceased to be true, and
  /// then it was told all the same.
  package mutating func markShown(_ key: News.Key) -> Commit? {
    mark(key, in: [.due, .closed]) { $0.state = $0.state == .due ? .shown : .withdrawn }
  }

  /// The person has dismissed it or pressed one of its buttons.
  package mutating func markSeen(_ key: News.Key) -> Commit? {
    mark(key, in: [.due, .shown]) { $0.state = .seen }
  }

  /// The server that showed it has gone with it, and the person may not have seen it.
  package mutating func markLost(_ key: News.Key) -> Commit? {
    mark(key, in: [.shown]) { $0.state = .due }
  }

  /// It is to be told again at that time, if it is still true then.
  package mutating func snooze(_ key: News.Key, until again: Instant) -> Commit? {
    mark(key, in: [.due, .shown, .seen]) {
      $0.state = .snoozed
      $0.again = again
    }
  }

  private mutating func mark(
    _ key: News.Key, in states: [News.State], _ change: (inout News) -> Void
  ) -> Commit? {
    guard var news = outbox[key], states.contains(news.state) else { return nil }
    change(&news)
    outbox.put(news)
    return Commit(news: [news], actor: "fastd")
  }
}
