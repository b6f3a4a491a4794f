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
  private(set) var shown: Alert?
  private var dismissed: RowID?

  mutating func dismiss(_ fast: RowID?) {
    dismissed = fast
    shown = nil
  }

  func isDismissed(_ fast: RowID) -> Bool { dismissed == fast }

  /// False when it is there already.
  mutating func show(_ alert: Alert) -> Bool {
    defer { shown = alert }
    return shown != alert
  }

  mutating func forget() { shown = nil }

  /// True when there was one to take away.
  mutating func end() -> Bool {
    defer { shown = nil }
    return shown != nil
  }
}

extension Keeper {
  /// Brings the live progress up to date.
  func showProgress(at now: Moment) {
    guard engine.silenceEnd(at: now) == nil, let (fast, goal) = progressing(at: now) else {
      if progress.end() { ports.alerts.withdraw(LiveProgress.key) }
      return
    }
    let alert = alert(for: fast, goal, at: now)
    if progress.show(alert) { ports.alerts.show(alert) }
  }

  /// When it has something else to show; nil where nobody wants it.
  func nextProgress(after now: Moment) -> Instant? {
    guard let (fast, goal) = progressing(at: now) else { return nil }
    if let end = engine.quietEnd(at: now) { return end }
    let next = Int64(percent(of: fast, at: now)) + 1
    let elapsed = Span(milliseconds: (goal.milliseconds * next + 99) / 100)
    return max(fast.start.instant + elapsed, now.instant + .second)
  }

  /// The fast whose progress the person wants to see, and has not put away.
  private func progressing(at now: Moment) -> (fast: Fast, goal: Span)? {
    guard settings.notify.progress.isOn, let fast = engine.active, let goal = fast.goal,
      now.instant < fast.start.instant + goal, !progress.isDismissed(fast.id)
    else { return nil }
    return (fast, goal)
  }

  /// As fine as servers show it.
  private func percent(of fast: Fast, at now: Moment) -> Int {
    Int(Progress(of: fast, at: now.instant).permille ?? 0) / 10
  }

  private func alert(for fast: Fast, _ goal: Span, at now: Moment) -> Alert {
    let percent = percent(of: fast, at: now)
    let text = wording(at: now).progress(
      of: FastFacts(start: fast.start.instant, goal: goal, schedule: fast.schedule),
      percent: percent, now: now.instant)
    var alert = Alert(key: LiveProgress.key, title: text.title, body: text.body, urgency: .low)
    alert.progress = percent
    alert.expiry = .never
    alert.isTransient = true
    return alert
  }
}
