import Nouns
import Popups
import Rules
import Time

/// What the daemon itself has on the screen, as far as the server has said.
struct Screen {
  private let alerts: any AlertPort
  private(set) var news: Set<News.Key> = []
  var progress = LiveProgress()

  init(_ alerts: any AlertPort) {
    self.alerts = alerts
  }

  func show(_ alert: Alert) { alerts.show(alert) }

  mutating func withdraw(_ key: News.Key) {
    news.remove(key)
    alerts.withdraw(key.text)
  }

  /// Of what is about a row that is gone for good; nil for all of it.
  mutating func withdrawNews(of id: RowID?) {
    for key in news where id.map({ key.subject.hasPrefix($0.text) }) ?? true { withdraw(key) }
  }

  mutating func took(_ key: News.Key) { news.insert(key) }

  /// It is not there any more; nil for what is no news.
  @discardableResult
  mutating func lost(_ text: String) -> News.Key? {
    News.Key(text: text).map { news.remove($0) ?? $0 }
  }

  mutating func showProgress(_ teller: Teller) { progress.update(teller, on: alerts) }
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
    case .drink: "drink"
    case .little: "little"
    case .weekOver: "week"
    }
  }
}
