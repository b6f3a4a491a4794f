import Popups
import Rules
import Time
import Wire

// Other programs speak with the person; whether that can be seen only the server knows.
extension Keeper {
  func say(_ text: PopupText, for client: CallToken?) throws(CallFault) {
    try text.check()
    let alert = Alert(text, key: otherPopups.freshKey())
    ports.alerts.inspect { [self] outlook in
      if let reason = outlook.obstacle(hasButtons: false) {
        if let client { refusePopup(client, reason) }
        return
      }
      if let client { otherPopups.words.append(OtherPopups.Words(alert: alert, client: client)) }
      ports.alerts.show(alert)
    }
  }

  func ask(_ question: PopupQuestion, for client: CallToken?) throws(CallFault) {
    try question.check()
    // An answer that nobody waits for is not worth a question.
    guard let client else { return }
    endQuestion(with: nil)
    let patience = question.patience.map(Span.seconds) ?? .minute
    let alert = Alert(question, key: otherPopups.freshKey())
    otherPopups.question = OtherPopups.Question(
      alert: alert, buttons: question.buttons, patience: patience, client: client,
      fast: engine.active)
    ports.armPatience(patience)
    showQuestion(alert.key)
  }

  /// Puts it on the screen if it is still the one, and somebody there has buttons.
  private func showQuestion(_ key: String) {
    ports.alerts.inspect { [self] outlook in
      guard let question = otherPopups.question, question.key == key else { return }
      if let reason = outlook.obstacle(hasButtons: true) { return giveUpQuestion(reason) }
      ports.alerts.show(question.alert)
    }
  }

  // MARK: Its end

  private func takeQuestion() -> OtherPopups.Question? {
    guard let question = otherPopups.question.take() else { return nil }
    ports.armPatience(nil)
    return question
  }

  /// Answers it and takes it from the screen.
  private func endQuestion(with key: String?) {
    guard let question = takeQuestion() else { return }
    ports.alerts.withdraw(question.key)
    reply(PopupAnswer(key: key), to: question.client)
  }

  /// One about a fast that is another by now would be answered for what it does not say.
  func withdrawOldQuestion() {
    if otherPopups.question?.isTrue(of: engine.active) == false { endQuestion(with: nil) }
  }

  private func giveUpQuestion(_ reason: String) {
    guard let question = takeQuestion() else { return }
    // Nobody shall look for a server for its sake any more.
    ports.alerts.withdraw(question.key)
    refusePopup(question.client, reason)
  }

  private func refusePopup(_ client: CallToken, _ reason: String) {
    let frame = CallFault.refused(.noPopup(reason: reason)).frame(by: PopupCalls.interface)
    ports.clients.send(frame, client, false)
  }

  /// The question has stood for as long as its asker wanted to wait.
  package func losePatience() {
    let isShown = otherPopups.question?.isShown == true
    if isShown { endQuestion(with: nil) } else { giveUpQuestion("noAnswer") }
  }

  /// Who has gone away hears no answer, so the question goes, too.
  func withdrawWords(of client: CallToken) {
    otherPopups.testers.remove(client)
    otherPopups.words.removeAll { $0.client == client }
    guard otherPopups.question?.client == client, let question = takeQuestion() else { return }
    ports.alerts.withdraw(question.key)
  }
}

// MARK: - What the server says of it

extension Keeper {
  func hearOfWords(_ event: AlertEvent) {
    switch event {
    case .shown(let key): wordsShown(key)
    case .failed(let key, let failure): wordsFailed(key, failure)
    case .acted(let key, let action): pressed(action, on: key)
    case .closed(let key, _):
      // Words that others have replaced have been said.
      if let words = otherPopups.take(key) { confirm(words) }
      if otherPopups.question?.key == key { endQuestion(with: nil) }
    case .server(nil), .flooded: break
    case .server:
      for words in otherPopups.words { ports.alerts.show(words.alert) }
      if let question = otherPopups.question { showQuestion(question.key) }
    }
  }

  private func wordsShown(_ key: String) {
    if let words = otherPopups.take(key) { confirm(words) }
    guard let question = otherPopups.question, question.key == key, !question.isShown else {
      return
    }
    otherPopups.question?.isShown = true
    ports.armPatience(question.patience)
  }

  private func confirm(_ words: OtherPopups.Words) {
    reply(NoFields(), to: words.client)
  }

  private func wordsFailed(_ key: String, _ failure: AlertFailure) {
    // A server that is being greeted takes them when it has answered.
    guard failure != .notYet else { return }
    if let words = otherPopups.take(key) {
      ports.alerts.withdraw(key)
      refusePopup(words.client, failure.word)
    }
    if otherPopups.question?.key == key { giveUpQuestion(failure.word) }
  }

  private func pressed(_ action: String, on key: String) {
    guard let question = otherPopups.question, question.key == key else { return }
    let place = Int(action) ?? -1
    let isButton = question.buttons.indices.contains(place)
    endQuestion(with: isButton ? question.buttons[place].key : nil)
  }
}

// MARK: - Limits

extension PopupText {
  func check() throws(CallFault) {
    try PopupLimit.check(title, "title", 200, isNeeded: true)
    try PopupLimit.check(text, "text", 2000, hasLines: true)
  }
}

extension PopupQuestion {
  func check() throws(CallFault) {
    try PopupText(title: title, text: text).check()
    guard buttons.count <= 8 else { throw PopupLimit.tooLong("buttons", 8) }
    guard !buttons.isEmpty else { throw .protocolError(.invalidParameter("buttons")) }
    for button in buttons {
      try PopupLimit.check(button.key, "key", 100, isNeeded: true)
      try PopupLimit.check(button.label, "label", 100, isNeeded: true)
    }
    guard patience.map({ (1...600).contains($0) }) ?? true else {
      throw .protocolError(.invalidParameter("patience"))
    }
  }
}

nonisolated private enum PopupLimit {
  static func check(
    _ text: String, _ field: String, _ limit: Int, hasLines: Bool = false, isNeeded: Bool = false
  ) throws(CallFault) {
    guard text.utf8.count <= limit else { throw tooLong(field, limit) }
    let isWhole = text.unicodeScalars.allSatisfy { isPlain($0) || (hasLines && $0 == "\n") }
    guard isWhole else { throw .refused(.textNotPlain(field: field)) }
    // Servers warn of them, and nobody could tell what to press.
    guard !isNeeded || text.unicodeScalars.contains(where: isSeen) else {
      throw .protocolError(.invalidParameter(field))
    }
  }

  /// Neither moves what is around it nor turns the order of words; joiners are part of texts.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2028...0x202e, 0x2066...0x2069: false
    default: scalar.properties.generalCategory != .control
    }
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && scalar.properties.generalCategory != .format
  }

  static func tooLong(_ field: String, _ limit: Int) -> CallFault {
    .refused(.textTooLong(field: field, limit: Int64(limit)))
  }
}
