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

  func statusLine(_ teller: Teller) -> String {
    if isDamaged { return teller.wording.phrases(NoticeMessage.storeReadOnly) }
    return teller.wording.statusLine(of: teller.snapshot(false))
  }

  func teller(at now: Moment) -> Teller {
    Teller(
      engine: engine, settings: settings, now: now, wording: wording(at: now),
      coachLines: ports.coachLines,
      snapshot: { [self] hasGlance in
        var snapshot = snapshot(at: now)
        if hasGlance { snapshot.glance = glance(at: now) }
        return snapshot
      }, eaten: { [self] in eaten(on: $0) })
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
    screen.show(alert)
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
