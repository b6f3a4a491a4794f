import Nouns
import Popups
import Rules
import Time
import Views

// The buttons of a pop-up, as programs name them.
extension NewsButton {
  private static let names: [(String, NewsButton)] = [
    ("end", .endFast), ("now", .endNow), ("still-fasting", .stillFasting), ("more", .oneHourMore),
    ("snooze", .snooze(snoozing)), ("start", .startNow), ("ended-earlier", .endedEarlier),
    ("stop-reminding", .stopReminding), ("plan", .showPlan), ("resume", .resume),
    ("restart", .restart), ("not-now", .notNow), ("log-weight", .logWeight),
    ("log-meal", .logMeal), (Alert.Action.click, .showStatus),
  ]

  static let snoozing = Span.minutes(15)

  var id: String {
    switch self {
    case .startedAt(let at): "started-at:\(at.milliseconds)"
    case .endedAt(let at): "ended-at:\(at.milliseconds)"
    case .endedAtGoal(let at): "ended-at-goal:\(at.milliseconds)"
    default: Self.names.first { $0.1 == self }?.0 ?? ""
    }
  }

  init?(id: String) {
    if let found = Self.names.first(where: { $0.0 == id }) {
      self = found.1
      return
    }
    let parts = id.split(separator: ":")
    guard parts.count == 2, let at = Int64(parts[1]) else { return nil }
    switch parts[0] {
    case "started-at": self = .startedAt(Instant(milliseconds: at))
    case "ended-at": self = .endedAt(Instant(milliseconds: at))
    case "ended-at-goal": self = .endedAtGoal(Instant(milliseconds: at))
    default: return nil
    }
  }
}

extension Teller {
  /// The buttons of news, the likeliest first: some servers show no more than two or three.
  func actions(on key: News.Key) -> [Alert.Action] {
    ([.showStatus] + presses(on: key).filter { $0 != .oneHourMore || !isLong && !isLimited })
      .map(action)
  }

  /// Whether an hour more would be refused.
  var isLimited: Bool { engine.standing.obstacle(on: now.date) != nil }

  func action(_ press: NewsButton) -> Alert.Action {
    Alert.Action(id: press.id, label: wording.label(of: press, now: now.instant))
  }

  private func presses(on key: News.Key) -> [NewsButton] {
    switch key.kind {
    case .goalReached, .goalAgain: return [.endFast, .oneHourMore, .snooze(NewsButton.snoozing)]
    case .beyond: return [.endFast, .oneHourMore]
    case .safety: return [.endFast]
    case .forgotten:
      let goalAt = engine.active?.goalAt
      return [goalAt.map { .endedAtGoal($0) }, .endedEarlier, .stillFasting].compactMap(\.self)
    case .startUsual:
      let usual = usualStart(key).start
      return usual <= now.instant
        ? [.startNow, .startedAt(usual), .snooze(NewsButton.snoozing)]
        : [.startNow, .snooze(NewsButton.snoozing)]
    case .windowClosed: return [.startNow]
    case .reminder:
      return entry(for: key) + [.snooze(NewsButton.snoozing)]
        + (key.subject.contains("@") ? [.stopReminding] : [])
    case .summary:
      return isCare(key) ? [.endFast] : sumsUpGoal(key) ? [.endFast, .oneHourMore] : []
    case .phaseSwitched: return isPause(key) ? [.resume, .showPlan] : [.showPlan]
    case .phaseEve: return [.showPlan]
    case .restartOffered: return [.restart, .notNow]
    default: return []
    }
  }

  /// Whether the fast has taken a day: from there on nothing makes it longer at a click.
  var isLong: Bool {
    engine.active.map { now.instant - $0.start.instant >= LongFastWarning.day.begins } ?? false
  }

  /// What the reminder is about can be said at once.
  private func entry(for key: News.Key) -> [NewsButton] {
    switch engine.reminders.first(where: { $0.id == key.reminder })?.subject {
    case .weight: [.logWeight]
    case .meal: [.logMeal]
    case nil: []
    }
  }

  private func isPause(_ key: News.Key) -> Bool {
    guard let day = key.block else { return false }
    return program(of: key)?.phase(on: day) == .paused
  }

  private func sumsUpGoal(_ key: News.Key) -> Bool {
    guard let summary = engine.news(key) else { return false }
    return engine.news(with: summary).contains {
      $0.key.kind == .goalReached || $0.key.kind == .goalAgain
    }
  }
}
