import Nouns
package import Popups
import Rules
import Settings
import Time
import Views
import Wire

extension Keeper {
  /// Brings the screen in line with a decision.
  func tell(_ decision: Decision) {
    for key in decision.withdraw {
      onScreen.remove(key)
      ports.alerts.withdraw(key.text)
    }
    for news in decision.happened where news.key.kind == .goalReached {
      ports.log(.goalReached(fast: news.key.subject))
    }
    decision.show.forEach(show)
  }

  private func show(_ news: News) {
    guard let alert = alert(for: news) else { return }
    ports.alerts.show(alert)
  }

  /// What is decided and on no screen: said when a notification server can be reached.
  func offer() {
    var next = engine
    let decision = next.offer(at: moment)
    write(decision.commit)
    engine = next
    decision.show.forEach(show)
  }

  /// Takes from the screen what is about a row that is gone for good; nil for all of it.
  func takeOffScreen(_ id: RowID?) {
    for key in onScreen where id.map({ key.subject.hasPrefix($0.text) }) ?? true {
      onScreen.remove(key)
      ports.alerts.withdraw(key.text)
    }
  }

  /// News that cannot be written down is told all the same: twice after a restart beats never.
  func write(_ commit: Commit?) {
    guard var commit, !commit.isEmpty else { return }
    commit.events += book.waiting
    do {
      _ = try ports.store.commit(commit, ports.now())
      book.clear()
    } catch { noteTrouble(error) }
  }

  package func hear(_ event: AlertEvent) {
    // The person's answer to others is none to us.
    if otherPopups.hear(event) { return }
    switch event {
    case .shown(let key): shown(key)
    case .failed(_, let failure): ports.log(.alertFailed(reason: failure.word))
    case .acted(let key, let action):
      gone(key)
      act(action, on: key)
    case .closed(let key, .lost):
      if let key = gone(key) { write(engine.markLost(key)) }
    case .closed(let key, let reason):
      gone(key)
      if reason == .dismissed { dismissed(key) }
    case .server(nil): return
    case .flooded: return ports.log(.busFlooded)
    case .server:
      offer()
      // It came to no screen, or went with the last one.
      progress.forget()
    }
    arm(at: moment)
  }

  /// Before the daemon leaves, and takes what it has on the screen along: the next one shows it.
  package func leave() {
    for key in onScreen { write(engine.markLost(key)) }
    onScreen = []
    closeJournal()
  }

  private func shown(_ text: String) {
    guard let key = News.Key(text: text) else { return }
    write(engine.markShown(key))
    if engine.news(key)?.state == .shown { onScreen.insert(key) }
  }

  @discardableResult
  private func gone(_ text: String) -> News.Key? {
    News.Key(text: text).map { onScreen.remove($0) ?? $0 }
  }

  /// The person has put it away: it needs no repeating.
  private func dismissed(_ text: String) {
    if text == LiveProgress.key { return progress.dismiss(engine.active?.id) }
    guard let key = News.Key(text: text) else { return }
    write(engine.markSeen(key))
  }
}

extension News.Key {
  /// The key as one word, for a notification.
  var text: String { "\(subject)/\(kind.rawValue)/\(at.milliseconds)" }

  init?(text: String) {
    let parts = text.split(separator: "/")
    guard parts.count == 3, let kind = News.Kind(rawValue: String(parts[1])),
      let at = Int64(parts[2])
    else { return nil }
    self.init(subject: String(parts[0]), kind: kind, at: Instant(milliseconds: at))
  }

  /// Where on the screen it is: the newest of a place stays.
  var place: String {
    switch kind {
    case .goalReached, .goalAgain, .halfway, .goalNear, .beyond, .stage, .safety: "fast"
    case .forgotten: "forgotten"
    case .windowOpened, .windowClosing, .windowClosed, .startUsual: "window"
    case .reminder: "reminder/\(reminder?.text ?? subject)"
    case .phaseSwitched, .phaseEve, .restartOffered, .cycleRecovered: "phase"
    case .summary: "summary"
    }
  }
}
