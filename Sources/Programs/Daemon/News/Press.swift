import Nouns
import Popups
import Rules
import Time
import Views

/// What can be pressed on a pop-up, as programs name it.
enum Press: Equatable {
  case end, endNow, more, snooze, start, endedEarlier, stillFasting, stopReminding
  case plan, resume, restart, notNow
  /// To be asked for it.
  case logWeight, logMeal
  case startedAt(Instant)
  case endedAt(Instant)
  case endedAtGoal(Instant)
  /// On the pop-up itself, not on one of its buttons.
  case body

  private static let names: [(String, Press)] = [
    ("end", .end), ("now", .endNow), ("still-fasting", .stillFasting), ("more", .more),
    ("snooze", .snooze), ("start", .start),
    ("ended-earlier", .endedEarlier), ("stop-reminding", .stopReminding),
    ("plan", .plan), ("resume", .resume), ("restart", .restart), ("not-now", .notNow),
    ("log-weight", .logWeight), ("log-meal", .logMeal),
    (Alert.Action.click, .body),
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

  fileprivate var button: NewsButton {
    switch self {
    case .end: .endFast
    case .endNow: .endNow
    case .stillFasting: .stillFasting
    case .more: .oneHourMore
    case .snooze: .snooze(Self.snoozing)
    case .start: .startNow
    case .endedEarlier: .endedEarlier
    case .stopReminding: .stopReminding
    case .startedAt(let at): .startedAt(at)
    case .endedAt(let at): .endedAt(at)
    case .endedAtGoal(let at): .endedAtGoal(at)
    case .plan: .showPlan
    case .resume: .resume
    case .restart: .restart
    case .notNow: .notNow
    case .logWeight: .logWeight
    case .logMeal: .logMeal
    case .body: .showStatus
    }
  }
}

extension Teller {
  /// The buttons of news, the likeliest first: some servers show no more than two or three.
  func actions(on key: News.Key) -> [Alert.Action] {
    ([.body] + presses(on: key).filter { $0 != .more || !isLong }).map(action)
  }

  func action(_ press: Press) -> Alert.Action {
    Alert.Action(id: press.id, label: wording.label(of: press.button, now: now.instant))
  }

  private func presses(on key: News.Key) -> [Press] {
    switch key.kind {
    case .goalReached, .goalAgain: return [.end, .more, .snooze]
    case .beyond: return [.end, .more]
    case .safety: return [.end]
    case .forgotten:
      let goalAt = engine.active?.goalAt
      return [goalAt.map { .endedAtGoal($0) }, .endedEarlier, .stillFasting].compactMap(\.self)
    case .startUsual:
      let usual = usualStart(key).start
      return usual <= now.instant ? [.start, .startedAt(usual), .snooze] : [.start, .snooze]
    case .windowClosed: return [.start]
    case .reminder:
      return entry(for: key) + [.snooze] + (key.subject.contains("@") ? [.stopReminding] : [])
    case .summary: return isCare(key) ? [.end] : sumsUpGoal(key) ? [.end, .more] : []
    case .phaseSwitched: return isPause(key) ? [.resume, .plan] : [.plan]
    case .phaseEve: return [.plan]
    case .restartOffered: return [.restart, .notNow]
    case .halfway, .goalNear, .stage, .windowOpened, .windowClosing, .cycleRecovered: return []
    }
  }

  /// Whether the fast has taken a day: from there on nothing makes it longer at a click.
  var isLong: Bool {
    engine.active.map { now.instant - $0.start.instant >= LongFastWarning.day.begins } ?? false
  }

  /// What the reminder is about can be said at once.
  private func entry(for key: News.Key) -> [Press] {
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
