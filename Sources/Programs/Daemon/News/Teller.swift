import Nouns
import Popups
import Rules
import Settings
import Time
import Views
import Wire

/// What the daemon itself has to say, as things stand at a moment. It does nothing of it.
struct Teller {
  let engine: Engine
  let settings: Settings
  let now: Moment
  let wording: Wording
  /// The person's own lines for the coach, as bytes.
  let coachLines: () -> [UInt8]
  /// How things stand, for who asks; with what status bars show besides, or without.
  let snapshot: (_ hasGlance: Bool) -> Snapshot
  /// Nil where nobody can say it now.
  let eaten: (Day) -> MealDay?
  /// The same of the week that a day lies in.
  let week: (Day) -> WeekReview?
}

extension Teller {
  /// Nil when what it is about is no more.
  func alert(for news: News) -> Alert? {
    guard let facts = facts(for: news) else { return nil }
    let absorbed = news.key.kind == .summary ? [] : engine.news(with: news)
    let others = absorbed.compactMap(self.facts)
    let remark = coachRemark(on: facts, with: others)
    let text = wording.news(facts, with: others, now: now.instant).adding(remark?.words)
    var alert = Alert(
      key: news.key.text, place: news.key.place, title: text.title, body: text.body,
      actions: actions(on: news.key))
    let isCare = isCare(news.key)
    dress(&alert, as: isCare ? .safety : news.key.kind, of: news.key)
    // A roar takes the place of what else would be heard.
    if let roar = sound(of: remark) { alert.sound = roar }
    return alert
  }

  /// Whether it is a warning, or sums one up.
  func isCare(_ key: News.Key) -> Bool {
    guard key.kind == .summary else { return key.kind == .safety }
    return engine.news(key).map { engine.news(with: $0).contains { $0.key.kind == .safety } }
      ?? false
  }

  private func dress(_ alert: inout Alert, as kind: News.Kind, of key: News.Key) {
    let look = settings.look(of: kind.occasion)
    alert.urgency = isUrgent(key) ? .critical : Alert.Urgency(look.urgency)
    alert.expiry =
      switch look.timeout {
      case .server: .byServer
      case .never: .never
      case .after(let span): .after(span)
      }
    alert.sound =
      switch look.sound {
      case .off: nil
      case .name(let name): .name(name)
      case .file(let path): .file(path)
      }
    alert.icon =
      switch look.icon {
      case .name(let text), .file(let text): text
      }
    if key.kind.occasion == .goal, isLimited { alert.sound = nil }
    if key.kind == .reminder { alert.category = "x-fastd.reminder" }
    if key.kind.occasion == .phase { alert.category = "x-fastd.program" }
  }

  private func isUrgent(_ key: News.Key) -> Bool {
    guard key.kind == .safety, let start = engine.active?.start.instant else { return false }
    return key.at - start >= LongFastWarning.always
  }
}

extension Alert.Urgency {
  fileprivate init(_ urgency: Settings.Urgency) {
    switch urgency {
    case .low: self = .low
    case .normal: self = .normal
    case .critical: self = .critical
    }
  }
}

extension News.Kind {
  /// By which settings it looks and sounds.
  fileprivate var occasion: Settings.Occasion {
    switch self {
    case .goalReached, .goalAgain: .goal
    case .halfway: .halfway
    case .goalNear: .before
    case .beyond: .beyond
    case .stage: .stages
    case .safety: .safety
    case .forgotten: .forgotten
    case .windowOpened, .windowClosing, .windowClosed: .window
    case .startUsual: .start
    case .phaseSwitched, .phaseEve, .restartOffered, .cycleRecovered: .phase
    case .reminder, .summary, .drink, .little, .weekOver: .reminder
    }
  }
}
