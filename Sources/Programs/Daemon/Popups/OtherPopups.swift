import Nouns
import Popups
import Rules
import Time
import Wire

/// Words of other programs on their way to the screen, and the one question that stands there.
struct OtherPopups {
  struct Words {
    let alert: Alert
    let client: CallToken
  }

  struct Question {
    let alert: Alert
    /// What is pressed is told by its place among them: no server ever gets the keys.
    let buttons: [PopupButton]
    let patience: Span
    let client: CallToken
    /// The one that ran when it was asked.
    let fast: Fast?
    var isShown = false

    /// Whether its words still hold.
    func isTrue(of other: Fast?) -> Bool {
      (fast?.id, fast?.start, fast?.goal) == (other?.id, other?.start, other?.goal)
    }

    var key: String { alert.key }
  }

  /// Those of which nobody has said yet whether they were shown, oldest first.
  var words: [Words] = []
  var question: Question?
  /// They wait to hear whether a test came to the screen.
  var testers: Set<CallToken> = []
  private var last: Int64 = 0

  private static let mark = "said:"

  /// Each showing has a key of its own, so that an answer to one is no answer to another.
  mutating func freshKey() -> String {
    last += 1
    return Self.mark + String(last)
  }

  static func isKey(_ text: String) -> Bool { text.hasPrefix(mark) }

  mutating func take(_ key: String) -> Words? {
    words.firstIndex { $0.alert.key == key }.map { words.remove(at: $0) }
  }
}

extension Alert {
  init(_ text: PopupText, key: String) {
    self.init(
      key: key, place: "said", title: text.title, body: text.text,
      urgency: Urgency(text.urgency))
    isTransient = true
  }

  init(_ question: PopupQuestion, key: String) {
    let actions = question.buttons.enumerated().map { Action(id: "\($0)", label: $1.label) }
    self.init(
      key: key, place: "asked", title: question.title, body: question.text, urgency: .normal,
      actions: actions)
    // The patience of who asks counts, and not that of the server.
    expiry = .never
    isTransient = true
  }
}

extension AlertOutlook {
  /// Why nobody shows any; nil where somebody does.
  var trouble: String? {
    switch reach {
    case .ready: nil
    case .noServer(startable: true): "notStarted"
    case .noServer: "noServer"
    case .noBus: "noBus"
    case .noAnswer: "noAnswer"
    }
  }

  /// The same; nil also where a server would be started for one.
  var obstacle: String? { reach == .noServer(startable: true) ? nil : trouble }

  /// Why a pop-up would be in vain.
  func obstacle(hasButtons: Bool) -> String? {
    guard case .ready(let server) = reach else { return obstacle }
    if muted == true { return "muted" }
    return hasButtons && !server.hasActions ? "noButtons" : nil
  }
}

extension Alert.Urgency {
  init(_ urgency: PopupUrgency?) {
    switch urgency {
    case .low, nil: self = .low
    case .normal: self = .normal
    case .critical: self = .critical
    }
  }
}
