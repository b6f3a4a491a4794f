import Nouns
import Popups
import Wire

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
      key: key, place: "asked", title: question.title, body: question.text, actions: actions)
    // The patience of who asks counts, and not that of the server.
    expiry = .never
    isTransient = true
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
  func obstacle(to buttons: WantedButtons) -> String? {
    guard case .ready(let server) = reach else { return obstacle }
    if muted == true { return "muted" }
    let suffices =
      switch buttons {
      case .none: true
      case .some: server.hasActions
      case .visible: server.showsActions
      }
    return suffices ? nil : "noButtons"
  }
}

enum WantedButtons {
  case none, some, visible
}
