import Nouns
import Popups
import Rules
import Settings
import Time
package import Views
import Wire

// What the daemon itself says: pop-ups and its status line. All else is worded by the clients.
extension Keeper {
  func wording(at now: Moment) -> Wording {
    let voice = ports.voice(settings)
    return Wording(phrases: voice.phrases, customs: voice.customs, zone: now.zone)
  }

  var weekBegins: Weekday { ports.voice(settings).customs.firstWeekday }

  func statusLine(at now: Moment) -> String {
    let wording = wording(at: now)
    if isDamaged { return wording.phrases(NoticeMessage.storeReadOnly) }
    return wording.statusLine(of: snapshot(at: now))
  }

  /// Nil when what it is about is no more.
  func alert(for news: News) -> Alert? {
    guard let facts = facts(for: news) else { return nil }
    let now = moment
    let wording = wording(at: now)
    let absorbed = news.key.kind == .summary ? [] : engine.news(with: news)
    let others = absorbed.compactMap(self.facts)
    let text = wording.news(facts, with: others, now: now.instant)
      .adding(coachWord(on: facts, with: others, at: now))
    var alert = Alert(
      key: news.key.text, place: news.key.place, title: text.title, body: text.body,
      urgency: .normal, actions: actions(on: news.key, wording, now.instant))
    let isCare = isCare(news.key)
    dress(&alert, as: isCare ? .safety : news.key.kind, of: news.key)
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
    if key.kind == .reminder { alert.category = "x-fastd.reminder" }
    if key.kind.occasion == .phase { alert.category = "x-fastd.program" }
  }

  private func isUrgent(_ key: News.Key) -> Bool {
    guard key.kind == .safety, let start = engine.active?.start.instant else { return false }
    return key.at - start >= LongFastWarning.always
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
    ports.alerts.show(alert)
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
    case .reminder, .summary: .reminder
    }
  }
}

/// The person's language and customs.
package nonisolated struct Voice: Sendable {
  package let phrases: Phrases
  package let customs: Customs
  /// Such as "de".
  package let language: String

  package init(phrases: Phrases, customs: Customs, language: String = "en") {
    self.phrases = phrases
    self.customs = customs
    self.language = language
  }
}
