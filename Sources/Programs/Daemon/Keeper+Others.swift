import Nouns
import Rules
import Time

// Other machines of the person: their operations arrive in between, and the person was there.
extension Keeper {
  /// Decides by the rows as they are from now on.
  func follow(_ taken: TakenOperations, isTorn: Bool) {
    // By a clock that runs ahead nobody was there: all that is yet to come would go down unseen.
    if let at = taken.lastCommand, at <= ports.now + .minute {
      state.attended = max(state.attended ?? at, at)
    }
    // Bounded: the rest of the step may never come.
    state.tornUntil = isTorn ? ports.microseconds + Self.longestTear : nil
    let hasMerged = ports.merge.hasMerged()
    guard taken.changed > 0 || !taken.erased.isEmpty || hasMerged else { return }
    readAnew()
  }

  /// In microseconds.
  private static let longestTear: Int64 = 30_000_000

  func tell(_ taken: TakenOperations, isTorn: Bool) {
    for id in taken.erased.compactMap({ RowID(text: $0.id) }) { screen.withdrawNews(of: id) }
    guard !isTorn else { return }
    otherPopups.follow(state.engine.active)
    followRows()
  }

  /// Whether rows of half a step are here.
  var isTorn: Bool {
    guard let until = state.tornUntil else { return false }
    if ports.microseconds < until { return true }
    state.tornUntil = nil
    return false
  }

  /// Puts down silently what became due before the person gave a command on another machine: they were
  /// there. Warnings are told all the same.
  func passOver(_ decision: inout Decision, _ engine: inout Engine) {
    guard let attended = state.attended else { return }
    var passed: [News] = []
    for news in engine.waitingNews where news.key.at <= attended && !news.key.kind.isWarning {
      guard let commit = engine.markSeen(news.key) else { continue }
      passed += commit.news
    }
    guard !passed.isEmpty else { return }
    let keys = Set(passed.map(\.key))
    decision.show.removeAll { keys.contains($0.key) }
    decision.commit.news.removeAll { keys.contains($0.key) }
    decision.commit.news += passed
  }
}

extension News.Kind {
  fileprivate nonisolated var isWarning: Bool { self == .safety || self == .forgotten }
}
