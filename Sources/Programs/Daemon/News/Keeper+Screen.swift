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
    for key in decision.withdraw { screen.withdraw(key) }
    for news in decision.happened where news.key.kind == .goalReached {
      ports.log(.goalReached(fast: news.key.subject))
    }
    show(decision.show)
  }

  private func show(_ news: [News]) {
    guard !news.isEmpty else { return }
    news.compactMap(teller(at: state.moment).alert).forEach(screen.show)
  }

  /// Tells the log and the person's own programs what a decision has made true.
  func hook(_ decision: Decision) {
    let teller = teller(at: state.moment)
    teller.logLines(of: decision).forEach(ports.log)
    // To word what nobody hears is work for nothing.
    if ports.hooks.isHeard { teller.hookEvents(of: decision).forEach(ports.hooks.run) }
  }

  /// What is decided and on no screen: said when a notification server can be reached.
  func offer() {
    var next = state.engine
    let decision = next.offer(at: state.moment)
    write(decision.commit)
    state.engine = next
    show(decision.show)
  }

  /// News that cannot be written down is told all the same: twice after a restart beats never.
  @discardableResult
  func write(_ commit: Commit?) -> Bool {
    guard var commit, !commit.isEmpty else { return true }
    commit.events += book.waiting
    do {
      _ = try ports.store.commit(commit, ports.now)
      book.clear()
    } catch {
      state.note(error)
      return false
    }
    return true
  }

  package func hear(_ event: AlertEvent) {
    // A button's command may be followed by a backup, in which others have turns.
    defer { takeUpWaiting() }
    // The person's answer to others is none to us.
    if otherPopups.hear(event) { return }
    switch event {
    case .shown(let key): shown(key)
    case .failed(_, let failure): ports.log(.alertFailed(reason: failure.word))
    case .acted(let key, let action):
      screen.lost(key)
      act(action, on: key)
    case .closed(let key, .lost):
      if let key = screen.lost(key) { write(state.engine.markLost(key)) }
    case .closed(let key, let reason):
      screen.lost(key)
      if reason == .dismissed { dismissed(key) }
    case .server(nil): return
    case .flooded: return ports.log(.busFlooded)
    case .server:
      offer()
      // It came to no screen, or went with the last one.
      screen.progress.forget()
    }
    arm(at: state.moment)
  }

  /// Before the daemon leaves, and takes what it has on the screen along: the next one shows it.
  package func leave() {
    for key in screen.news {
      screen.lost(key.text)
      write(state.engine.markLost(key))
    }
    closeJournal()
  }

  private func shown(_ text: String) {
    guard let key = News.Key(text: text) else { return }
    write(state.engine.markShown(key))
    if state.engine.news(key)?.state == .shown { screen.took(key) }
  }

  /// The person has put it away: it needs no repeating.
  private func dismissed(_ text: String) {
    if text == LiveProgress.key { return screen.progress.dismiss(state.engine.active?.id) }
    guard let key = News.Key(text: text) else { return }
    write(state.engine.markSeen(key))
  }

  // MARK: Words

  func statusLine(_ teller: Teller) -> String {
    if state.isDamaged { return teller.wording.phrases(NoticeMessage.storeReadOnly) }
    return teller.wording.statusLine(of: teller.snapshot(false))
  }

  func teller(at now: Moment) -> Teller {
    Teller(
      engine: state.engine, settings: state.settings, now: now, wording: state.wording(at: now),
      coachLines: ports.coachLines,
      snapshot: { [status] in status.snapshot(at: now, hasGlance: $0) },
      eaten: { [status] in status.meals.eaten(on: $0) },
      week: { [unowned self] in
        try? ReviewAnswers.of(self).week(ReviewQuestion(day: $0.iso))
      })
  }

  // MARK: Answers to buttons

  /// One pop-up for the answers to buttons; the next takes the last one's place.
  private static let answerPlace = "answer"

  func answer(
    _ text: NewsText, key: String = answerPlace, actions: [Alert.Action] = []
  ) {
    var alert = Alert(
      key: key, place: Self.answerPlace, title: text.title, body: text.body,
      urgency: Alert.Urgency(text.urgency), actions: actions)
    alert.isTransient = true
    screen.show(alert)
  }

  /// A question has stood for as long as its asker wanted to wait.
  package func losePatience() { otherPopups.losePatience() }
}
