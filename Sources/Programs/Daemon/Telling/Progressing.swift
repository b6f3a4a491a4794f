import Rules
import Settings
import Time
import Views

/// The live progress on the screen, for who wants one.
struct Progressing {
  static let key = "progress"

  /// What the pop-up shows.
  private(set) var shown: (fast: FastID, percent: Int)?
  private var dismissed: FastID?
  /// False when the server that showed it has gone.
  var isOnScreen = false

  mutating func dismiss(_ fast: FastID?) {
    dismissed = fast
    isOnScreen = false
    shown = nil
  }

  func isDismissed(_ fast: FastID) -> Bool { dismissed == fast }

  func shows(_ percent: Int, of fast: FastID) -> Bool {
    isOnScreen && shown.map { $0 == (fast, percent) } ?? false
  }

  mutating func show(_ percent: Int, of fast: FastID) {
    shown = (fast, percent)
    isOnScreen = true
  }

  /// True when there was one to take away.
  mutating func end() -> Bool {
    defer {
      shown = nil
      isOnScreen = false
    }
    return shown != nil
  }
}

extension Keeper {
  /// Brings the live progress up to date; a per cent is the finest that servers show.
  func showProgress(at now: Moment) {
    guard let fast = progressing(at: now), let goal = fast.goal else {
      if progress.end() { ports.alerts.withdraw(Progressing.key) }
      return
    }
    let percent = Int(Progress(of: fast, at: now.instant).permille ?? 0) / 10
    guard !progress.shows(percent, of: fast.id) else { return }
    progress.show(percent, of: fast.id)
    let facts = FastFacts(start: fast.start.instant, goal: goal)
    let text = wording(at: now).progress(of: facts, percent: percent, now: now.instant)
    var alert = Alert(key: Progressing.key, title: text.title, body: text.body, urgency: .low)
    alert.progress = percent
    alert.expiry = .never
    alert.isTransient = true
    ports.alerts.show(alert)
  }

  /// When it has another per cent to show; nil where nobody wants it.
  func nextProgress(after now: Moment) -> Instant? {
    guard let fast = progressing(at: now), let goal = fast.goal else { return nil }
    let step = max(goal.milliseconds / 100, Span.second.milliseconds)
    let elapsed = max((now.instant - fast.start.instant).milliseconds, 0)
    return fast.start.instant + Span(milliseconds: (elapsed / step + 1) * step)
  }

  /// The fast whose progress is to be on the screen.
  private func progressing(at now: Moment) -> Fast? {
    guard settings.notify.progress.isOn, let fast = engine.active, let goalAt = fast.goalAt,
      now.instant < goalAt, !progress.isDismissed(fast.id), engine.silenceEnd(at: now) == nil
    else { return nil }
    return fast
  }
}
