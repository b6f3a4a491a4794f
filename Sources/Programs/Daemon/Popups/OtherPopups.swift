import Nouns
import Popups
import Rules
import Time
import Views
import Wire

/// What other programs tell and ask the person, and a pop-up to see whether one can be seen: whether
/// it was, only the notification server knows.
final class OtherPopups {
  private struct Words {
    let alert: Alert
    let client: CallToken
  }

  private struct Question {
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

  private let alerts: any AlertPort
  private let clients: any ClientPort
  private let armPatience: (Span?) -> Void
  /// Those of which nobody has said yet whether they were shown, oldest first.
  private var words: [Words] = []
  /// The one that stands there.
  private var question: Question?
  private var test: Alert?
  /// They wait to hear whether the test came to the screen.
  private var testers: Set<CallToken> = []
  private var last: Int64 = 0

  init(_ ports: any Ports) {
    alerts = ports.alerts
    clients = ports.clients
    armPatience = ports.armPatience
  }

  private static let mark = "said:"

  /// Each showing has a key of its own, so that an answer to one is no answer to another.
  private func freshKey() -> String {
    last += 1
    return Self.mark + String(last)
  }

  func say(_ text: PopupText, for client: CallToken?) {
    let alert = Alert(text, key: freshKey())
    alerts.inspect { [self] outlook in
      if let reason = outlook.obstacle(hasButtons: false) {
        if let client { refuse(client, reason) }
        return
      }
      if let client { words.append(Words(alert: alert, client: client)) }
      alerts.show(alert)
    }
  }

  /// `fast` is what the question may be about.
  func ask(_ question: PopupQuestion, for client: CallToken, of fast: Fast?) {
    endQuestion(with: nil)
    let patience = question.patience.map(Span.seconds) ?? .minute
    let alert = Alert(question, key: freshKey())
    self.question = Question(
      alert: alert, buttons: question.buttons, patience: patience, client: client, fast: fast)
    armPatience(patience)
    showQuestion(alert.key)
  }

  /// Puts it on the screen if it is still the one, and somebody there has buttons.
  private func showQuestion(_ key: String) {
    alerts.inspect { [self] outlook in
      guard let question, question.key == key else { return }
      if let reason = outlook.obstacle(hasButtons: true) { return giveUpQuestion(reason) }
      alerts.show(question.alert)
    }
  }

  func test(_ text: NewsText, for client: CallToken?) {
    var alert = Alert(key: "test", title: text.title, body: text.body)
    alert.isTransient = true
    alerts.inspect { [self] outlook in
      // One that is not there yet comes when it is needed.
      if let trouble = outlook.obstacle {
        let answer = TestNotificationAnswer(shown: false, trouble: trouble)
        return clients.reply(answer, to: client)
      }
      if let client { testers.insert(client) }
      test = alert
      alerts.show(alert)
    }
  }

  // MARK: The end of a question

  private func takeQuestion() -> Question? {
    guard let question = question.take() else { return nil }
    armPatience(nil)
    return question
  }

  /// Answers it and takes it from the screen.
  private func endQuestion(with key: String?) {
    guard let question = takeQuestion() else { return }
    alerts.withdraw(question.key)
    clients.reply(PopupAnswer(key: key), to: question.client)
  }

  /// One about a fast that is another by now would be answered for what it does not say.
  func follow(_ fast: Fast?) {
    if question?.isTrue(of: fast) == false { endQuestion(with: nil) }
  }

  private func giveUpQuestion(_ reason: String) {
    guard let question = takeQuestion() else { return }
    // Nobody shall look for a server for its sake any more.
    alerts.withdraw(question.key)
    refuse(question.client, reason)
  }

  private func refuse(_ client: CallToken, _ reason: String) {
    let frame = CallFault.refused(.noPopup(reason: reason)).frame(by: PopupCalls.interface)
    clients.send(frame, to: client, continues: false)
  }

  /// The question has stood for as long as its asker wanted to wait.
  func losePatience() {
    if question?.isShown == true { endQuestion(with: nil) } else { giveUpQuestion("noAnswer") }
  }

  /// Who has gone away hears no answer, so the question goes, too.
  func forget(_ client: CallToken) {
    testers.remove(client)
    words.removeAll { $0.client == client }
    guard question?.client == client, let question = takeQuestion() else { return }
    alerts.withdraw(question.key)
  }
}

// MARK: - What the server says of it

extension OtherPopups {
  /// True where it is nothing to anybody else.
  func hear(_ event: AlertEvent) -> Bool {
    switch event {
    case .shown(let key): shown(key)
    case .failed(let key, let failure): failed(key, failure)
    case .acted(let key, let action): pressed(action, on: key)
    case .closed(let key, _):
      // Words that others have replaced have been said.
      if let words = take(key) { confirm(words) }
      if question?.key == key { endQuestion(with: nil) }
    case .server(nil), .flooded: break
    case .server: showAgain()
    }
    return event.key?.hasPrefix(Self.mark) ?? false
  }

  /// A server that is being greeted takes them when it has answered.
  private func showAgain() {
    for words in words { alerts.show(words.alert) }
    if let question { showQuestion(question.key) }
    if !testers.isEmpty, let test { alerts.show(test) }
  }

  private func shown(_ key: String) {
    if let words = take(key) { confirm(words) }
    answerTesters(key, trouble: nil)
    guard let question, question.key == key, !question.isShown else { return }
    self.question?.isShown = true
    armPatience(question.patience)
  }

  private func confirm(_ words: Words) { clients.reply(NoFields(), to: words.client) }

  private func take(_ key: String) -> Words? {
    words.firstIndex { $0.alert.key == key }.map { words.remove(at: $0) }
  }

  private func failed(_ key: String, _ failure: AlertFailure) {
    guard failure != .notYet else { return }
    answerTesters(key, trouble: failure.word)
    if let words = take(key) {
      alerts.withdraw(key)
      refuse(words.client, failure.word)
    }
    if question?.key == key { giveUpQuestion(failure.word) }
  }

  private func pressed(_ action: String, on key: String) {
    guard let question, question.key == key else { return }
    let place = Int(action) ?? -1
    let isButton = question.buttons.indices.contains(place)
    endQuestion(with: isButton ? question.buttons[place].key : nil)
  }

  private func answerTesters(_ key: String, trouble: String?) {
    guard key == test?.key else { return }
    let answer = TestNotificationAnswer(shown: trouble == nil, trouble: trouble)
    for client in testers { clients.reply(answer, to: client) }
    testers = []
  }
}
