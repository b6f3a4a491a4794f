import Nouns
import Popups
import Rules
import Time
import Views
import Wire

/// What other programs tell and ask the person, and a pop-up to see whether one can be seen: whether
/// it was, only the notification server knows. Three values decide; this does what they say.
final class OtherPopups {
  private var words = SaidWords()
  private var question = AskedQuestion()
  private var test = TestPopup()
  private let ports: any Ports
  private var last: Int64 = 0

  init(_ ports: any Ports) {
    self.ports = ports
  }

  private static let mark = "said:"

  /// Each showing has a key of its own, so that an answer to one is no answer to another.
  private func freshKey() -> String {
    last += 1
    return Self.mark + String(last)
  }

  func say(_ text: PopupText, for client: CallToken?) {
    perform(words.say(Alert(text, key: freshKey()), for: client))
  }

  /// `fast` is what the question may be about.
  func ask(_ order: PopupQuestion, for client: CallToken, of fast: Fast?) {
    perform(question.ask(order, Alert(order, key: freshKey()), for: client, of: fast))
  }

  func test(_ text: NewsText, for client: CallToken?) {
    perform(test.show(text, for: client))
  }

  /// One about a fast that is another by now would be answered for what it does not say.
  func follow(_ fast: Fast?) { perform(question.follow(fast)) }

  /// The question has stood for as long as its asker wanted to wait.
  func losePatience() { perform(question.losePatience()) }

  /// A client that has disconnected is not answered, so its question is closed.
  func forget(_ client: CallToken) {
    words.forget(client)
    test.forget(client)
    perform(question.forget(client))
  }

  /// True where it is nothing to anybody else.
  func hear(_ event: AlertEvent) -> Bool {
    perform(words.hear(event) + question.hear(event) + test.hear(event))
    return event.key?.hasPrefix(Self.mark) ?? false
  }

  private func looked(_ outlook: AlertOutlook, for key: String) {
    perform(
      words.looked(outlook, for: key) + question.looked(outlook, for: key)
        + test.looked(outlook, for: key))
  }

  private func perform(_ effects: [PopupEffect]) {
    for effect in effects {
      switch effect {
      case .look(let key): ports.alerts.inspect { [self] in looked($0, for: key) }
      case .show(let alert): ports.alerts.show(alert)
      case .withdraw(let key): ports.alerts.withdraw(key)
      case .wait(let patience): ports.armPatience(patience)
      case .reply(let reply, let client): send(reply, to: client)
      }
    }
  }

  private func send(_ reply: PopupReply, to client: CallToken) {
    switch reply {
    case .said: ports.clients.reply(NoFields(), to: client)
    case .answered(let key): ports.clients.reply(PopupAnswer(key: key), to: client)
    case .tested(let trouble):
      let answer = TestNotificationAnswer(shown: trouble == nil, trouble: trouble)
      ports.clients.reply(answer, to: client)
    case .refused(let reason):
      let frame = CallFault.refused(.noPopup(reason: reason)).frame(by: PopupCalls.interface)
      ports.clients.send(frame, to: client, continues: false)
    }
  }
}

/// A step that one of the three values asks for.
enum PopupEffect: Equatable {
  /// Looks how the way to the screen is, for that alert's sake.
  case look(for: String)
  case show(Alert)
  case withdraw(String)
  /// For an answer; nil ends it.
  case wait(Span?)
  case reply(PopupReply, CallToken)
}

enum PopupReply: Equatable {
  /// The words have come to the screen.
  case said
  /// The button that was pressed, if any.
  case answered(String?)
  /// Nil where the test could be seen.
  case tested(trouble: String?)
  case refused(String)
}
