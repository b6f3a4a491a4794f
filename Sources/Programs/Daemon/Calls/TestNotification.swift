import Popups
import Rules
import Time
import Views
import Wire

// A pop-up on demand: whether one can be seen is known only when a server has taken it.
extension Keeper {
  private static let testKey = "test"

  func testNotification(_: NoFields, for client: CallToken?) {
    ports.alerts.inspect { outlook in
      // One that is not there yet comes when it is needed.
      if let trouble = outlook.obstacle {
        let answer = TestNotificationAnswer(shown: false, trouble: trouble)
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
  func answerTesters(_ key: String, trouble: AlertFailure?) {
    guard key == Self.testKey, trouble != .notYet else { return }
    let answer = TestNotificationAnswer(shown: trouble == nil, trouble: trouble?.word)
    for client in otherPopups.testers { reply(answer, to: client) }
    otherPopups.testers = []
  }
}
