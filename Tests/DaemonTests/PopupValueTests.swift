import Nouns
import Popups
import TestSupport
import Testing
import Time
import Views
import Wire

@testable import Daemon

extension Wording {
  fileprivate static var test: NewsText {
    Wording(phrases: .english, customs: .international, zone: .utc).testNotification
  }
}

@MainActor @Suite struct `The values behind the pop-ups of others` {
  private let client = CallToken(connection: 1, call: 1)
  private let other = CallToken(connection: 2, call: 1)
  private let alert = Alert(key: "said:1", title: "Tea", body: "is ready")
  private let server = AlertEvent.serverCame

  // MARK: Words

  @Test func `words are shown once somebody can, and their client hears when they were`() {
    var words = SaidWords()
    #expect(words.say(alert, for: client) == [.look(for: alert.key)])
    // A server that comes before that does not have them twice.
    #expect(words.hear(server) == [])
    #expect(words.looked(AlertOutlook(can: []), for: alert.key) == [.show(alert)])
    #expect(words.looked(AlertOutlook(can: []), for: alert.key) == [])
    #expect(words.hear(server) == [.show(alert)])
    #expect(words.hear(.failed(key: alert.key, .notYet)) == [])
    #expect(words.hear(.shown(key: alert.key)) == [.reply(.said, client)])
    #expect(words.hear(.closed(key: alert.key, .expired)) == [])
  }

  @Test func `words without a client are shown and forgotten`() {
    var words = SaidWords()
    _ = words.say(alert, for: client)
    words.forget(client)
    #expect(words.looked(AlertOutlook(can: []), for: alert.key) == [.show(alert)])
    #expect(words.hear(.failed(key: alert.key, .noServer)) == [])
    #expect(words.hear(server) == [])
  }

  @Test func `words that nobody shows are refused, and taken back`() {
    var words = SaidWords()
    _ = words.say(alert, for: client)
    #expect(
      words.looked(AlertOutlook(reach: .noBus), for: alert.key)
        == [.reply(.refused("noBus"), client)])
    _ = words.say(alert, for: other)
    _ = words.looked(AlertOutlook(can: []), for: alert.key)
    #expect(
      words.hear(.failed(key: alert.key, .noAnswer))
        == [.withdraw(alert.key), .reply(.refused("noAnswer"), other)])
  }

  // MARK: The test

  @Test func `a test is one pop-up for all who wait for it`() {
    var test = TestPopup()
    #expect(test.show(Wording.test, for: client) == [.look(for: "test")])
    _ = test.show(Wording.test, for: other)
    #expect(test.looked(AlertOutlook(can: []), for: "test").count == 1)
    #expect(test.looked(AlertOutlook(can: []), for: "test") == [])
    #expect(test.hear(.shown(key: "said:1")) == [])
    let replies = test.hear(.shown(key: "test"))
    #expect(replies.count == 2)
    #expect(replies.contains(.reply(.tested(trouble: nil), client)))
    #expect(test.hear(.shown(key: "test")) == [])
  }

  // MARK: The question

  private func question(_ number: Int, patience: Int64? = nil) -> (PopupQuestion, Alert) {
    let order = PopupQuestion(
      title: "Tea?", text: "", buttons: [PopupButton(key: "yes", label: "Yes")], patience: patience)
    return (order, Alert(order, key: "said:\(number)"))
  }

  @Test func `a question ends with its first answer`() {
    var asked = AskedQuestion()
    let (order, alert) = question(1, patience: 5)
    #expect(
      asked.ask(order, alert, for: client, of: nil)
        == [.wait(.seconds(5)), .look(for: alert.key)])
    #expect(asked.looked(AlertOutlook(can: ["actions"]), for: alert.key) == [.show(alert)])
    #expect(asked.hear(.shown(key: alert.key)) == [.wait(.seconds(5))])
    #expect(
      asked.hear(.acted(key: alert.key, action: "0"))
        == [.wait(nil), .withdraw(alert.key), .reply(.answered("yes"), client)])
    #expect(asked.losePatience() == [])
  }

  /// Whatever comes in whatever order, nobody is answered twice, and nobody who has gone.
  @Test(arguments: Dice.seeds(20)) func `each asker is answered once at most`(_ seed: UInt64) {
    var dice = Dice(seed: seed)
    var asked = AskedQuestion()
    var open: Set<CallToken> = []
    var last = 0
    func note(_ effects: [PopupEffect]) {
      for case .reply(_, let client) in effects {
        #expect(open.remove(client) != nil, "seed \(seed): answered twice or after it had gone")
      }
    }
    for _ in 0..<400 {
      let key = "said:\(max(1, last - Int(dice.number(0...1))))"
      switch dice.number(0...8) {
      case 0, 1:
        last += 1
        let client = CallToken(connection: UInt64(last), call: 1)
        open.insert(client)
        let (order, alert) = question(last)
        note(asked.ask(order, alert, for: client, of: nil))
      case 2: note(asked.looked(AlertOutlook(can: ["actions"]), for: key))
      case 3: note(asked.looked(AlertOutlook(reach: .noBus), for: key))
      case 4: note(asked.hear(.shown(key: key)))
      case 5: note(asked.hear(.acted(key: key, action: "\(dice.number(0...2))")))
      case 6: note(asked.hear(.closed(key: key, .dismissed)))
      case 7: note(asked.losePatience())
      default:
        let client = CallToken(connection: UInt64(max(1, last)), call: 1)
        note(asked.forget(client))
        open.remove(client)
      }
      #expect(open.count <= 1, "seed \(seed): one that was replaced waits for ever")
    }
  }
}
