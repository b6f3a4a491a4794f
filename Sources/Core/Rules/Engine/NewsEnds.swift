import Time

// Settles news that is over, or that the person no longer wants.
extension Engine {
  mutating func settle(_ seen: Prospect, at now: Moment, into decision: inout Decision) {
    let current = seen.keys
    silence(current, at: now, into: &decision)
    settleWords(seen, at: now, into: &decision)
    for news in outbox.open where !current.contains(news.key) {
      if news.key.kind == .summary {
        if outbox.absorbed(by: news).contains(where: { current.contains($0.key) }) { continue }
      } else if news.state.isTold || news.state == .snoozed, isBarelyAhead(news.key, seen) {
        continue
      }
      settle(news, into: &decision)
    }
  }

  /// Keeps news that the person no longer wants off the screen.
  private mutating func silence(
    _ current: Set<News.Key>, at now: Moment, into decision: inout Decision
  ) {
    for news in outbox.open where current.contains(news.key) && wishes.isSilent(news.key.kind) {
      switch news.state {
      case .due, .held, .snoozed: decide(news.key, .silent, at: now, into: &decision)
      case .shown: settle(news, into: &decision)
      case .seen, .absorbed, .silent, .closed, .withdrawn: break
      }
    }
    for news in outbox.open where news.isPending {
      for other in outbox.absorbed(by: news)
      where current.contains(other.key) && wishes.isSilent(other.key.kind) {
        put(other, .silent, into: &decision)
      }
    }
  }

  /// Absorbed news stays absorbed only for as long as it is true.
  mutating func settleWords(_ seen: Prospect, at now: Moment, into decision: inout Decision) {
    let current = seen.keys
    for news in outbox.open {
      for other in outbox.absorbed(by: news)
      where !current.contains(other.key) && !isBarelyAhead(other.key, seen) {
        put(other, news.isPending ? .closed : .withdrawn, into: &decision)
      }
    }
  }

  /// A clock that is put back by seconds makes nothing untrue.
  private func isBarelyAhead(_ key: News.Key, _ seen: Prospect) -> Bool {
    seen.now.instant < key.at && key.at <= seen.now.instant + Self.neighbourhood
      && seen.next.contains { $0.key == key }
  }

  private mutating func settle(_ news: News, into decision: inout Decision) {
    var settled = news
    switch news.state {
    case .due, .held:
      // Its absorbed news will not be told with it.
      for other in outbox.absorbed(by: news) { put(other, .closed, into: &decision) }
      settled.state = .closed
    case .shown, .seen, .snoozed:
      // Its absorbed news has been told, whatever comes next.
      for other in outbox.absorbed(by: news) where !isPending(other) {
        put(other, .withdrawn, into: &decision)
      }
      settled.state = .withdrawn
    case .closed, .withdrawn, .absorbed, .silent: return
    }
    // A show may be under way for a row that is still due.
    decision.withdraw.append(news.key)
    put(settled, settled.state, into: &decision)
  }

  /// Whether it is still to be told with another one, such as a summary.
  private func isPending(_ other: News) -> Bool {
    outbox.open.contains { news in
      news.isPending && outbox.absorbed(by: news).contains { $0.key == other.key }
    }
  }

  mutating func put(
    _ news: News, _ state: News.State, into decision: inout Decision
  ) {
    var news = news
    news.state = state
    outbox.put(news)
    decision.commit.news.removeAll { $0.key == news.key }
    decision.commit.news.append(news)
  }
}
