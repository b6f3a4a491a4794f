import Rules
import Settings
import Time
import Views
import Wire

extension Keeper {
  /// Brings the screen in line with a decision.
  func tell(_ decision: Decision) {
    for key in decision.withdraw { ports.alerts.withdraw(key.text) }
    for news in decision.show {
      if news.key.kind == .goalReached { ports.log(.goalReached(fast: news.key.subject)) }
      show(news)
    }
  }

  func show(_ news: News) {
    guard settings.notify.goal.isOn else { return settle(news.key) }
    guard let alert = alert(for: news) else { return }
    ports.alerts.show(alert)
  }

  /// What is decided and on no screen: said when a notification server can be reached.
  func showWaiting() {
    for news in engine.waitingNews { show(news) }
  }

  private func settle(_ key: News.Key) {
    guard let commit = engine.markShown(key) else { return }
    do { try ports.store.commit(commit, ports.now()) } catch { noteTrouble(error) }
  }

  package func hear(_ event: AlertEvent) {
    switch event {
    case .shown(let key):
      if let key = News.Key(text: key) { settle(key) }
    case .failed(_, let reason):
      ports.log(.alertFailed(reason: reason))
    case .acted(let key, let action):
      act(action, on: key)
    case .closed: break
    case .serverCame:
      showWaiting()
    }
  }

  /// A button on a pop-up, which may be older than what runs now.
  private func act(_ action: String, on text: String) {
    ports.alerts.withdraw(text)
    guard let key = News.Key(text: text), let command = command(for: action, on: key) else {
      return
    }
    do {
      let decision = try decide(command, by: "popup")
      finish(decision)
      if let fast = decision.subject { ports.alerts.show(confirmation(of: fast)) }
    } catch {
      ports.alerts.show(refusalAlert(error))
    }
  }

  private func command(for action: String, on key: News.Key) -> Command? {
    switch AlertAction(rawValue: action) {
    case .end: return .stop(Command.Stop(id: key.subject))
    case .more:
      // An hour from now, if the goal is past: less would be no time at all.
      let from = max(engine.active?.goalAt ?? key.at, ports.now())
      return .setGoal(Command.GoalChange(goal: .until(from + .hour), id: key.subject))
    case nil: return nil
    }
  }
}

/// What the buttons of a pop-up are called among programs.
enum AlertAction: String {
  case end, more
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
}
