import Nouns
import Popups
import Rules
import Settings
import Time
import Views

/// The live progress on the screen, for who wants one.
struct LiveProgress {
  static let key = "progress"

  /// What is on the screen; nil when the server that showed it has gone.
  private var shown: Alert?
  private var dismissed: RowID?

  mutating func dismiss(_ fast: RowID?) {
    dismissed = fast
    shown = nil
  }

  mutating func forget() { shown = nil }

  /// Brings it up to date.
  mutating func update(_ teller: Teller, on alerts: any AlertPort) {
    let isQuiet = teller.engine.silenceEnd(at: teller.now) != nil
    let alert = isQuiet ? nil : fast(teller).map(teller.progress)
    guard alert != shown else { return }
    if let alert { alerts.show(alert) } else { alerts.withdraw(Self.key) }
    shown = alert
  }

  /// When it has something else to show; nil where nobody wants it.
  func next(_ teller: Teller) -> Instant? {
    guard let (fast, goal) = fast(teller) else { return nil }
    if let end = teller.engine.quietEnd(at: teller.now) { return end }
    let next = Int64(teller.percent(of: fast)) + 1
    let elapsed = Span(milliseconds: (goal.milliseconds * next + 99) / 100)
    return max(fast.start.instant + elapsed, teller.now.instant + .second)
  }

  /// The one whose progress the person wants to see, and has not put away.
  private func fast(_ teller: Teller) -> (fast: Fast, goal: Span)? {
    guard teller.settings.notify.progress.isOn, let fast = teller.engine.active,
      let goal = fast.goal, teller.now.instant < fast.start.instant + goal, dismissed != fast.id
    else { return nil }
    return (fast, goal)
  }
}

extension Teller {
  /// As fine as servers show it.
  fileprivate func percent(of fast: Fast) -> Int {
    Int(Progress(of: fast, at: now.instant).permille ?? 0) / 10
  }

  fileprivate func progress(of fast: Fast, _ goal: Span) -> Alert {
    let percent = percent(of: fast)
    let text = wording.progress(
      of: FastFacts(start: fast.start.instant, goal: goal, schedule: fast.schedule),
      percent: percent, now: now.instant)
    var alert = Alert(key: LiveProgress.key, title: text.title, body: text.body, urgency: .low)
    alert.progress = percent
    alert.expiry = .never
    alert.isTransient = true
    return alert
  }
}
