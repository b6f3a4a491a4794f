import Rules
import Time
import Views
import Wire

// A pop-up on demand: whether one can be seen is known only when a server has taken it.
extension Keeper {
  private static let testKey = "test"
  /// The trouble that ends by itself.
  static let notYet = "notYet"

  func testNotification(_: NoFields, for client: CallToken?) {
    ports.alerts.inspect { outlook in
      // One that is not there yet comes when it is needed.
      guard outlook.server != nil || outlook.trouble == "notStarted" else {
        let answer = TestNotificationAnswer(shown: false, trouble: outlook.trouble)
        return self.reply(answer, to: client)
      }
      if let client { self.otherPopups.testers.insert(client) }
      self.showTest()
    }
  }

  private func showTest() {
    let text = wording(at: moment).testNotification
    var alert = Alert(key: Self.testKey, title: text.title, body: text.body, urgency: .normal)
    alert.isTransient = true
    ports.alerts.show(alert)
  }

  /// A server that is being greeted takes it when it has answered.
  func testAgain() {
    if !otherPopups.testers.isEmpty { showTest() }
  }

  /// What came of an alert, where it was the one that somebody asked for.
  func answerTesters(_ key: String, trouble: String?) {
    guard key == Self.testKey, trouble != Self.notYet else { return }
    let answer = TestNotificationAnswer(shown: trouble == nil, trouble: trouble)
    for client in otherPopups.testers { reply(answer, to: client) }
    otherPopups.testers = []
  }
}
