import Rules
import Settings
import Time
package import Views
import Wire

// What the daemon itself says: pop-ups and its status line. All else is worded by the clients.
extension Keeper {
  /// Later than this after its moment, news says when it happened.
  private static let promptly = Span.minute
  /// One pop-up for the answers to buttons; the next takes the last one's place.
  private static let answerKey = "answer"

  private func wording(at now: Moment) -> Wording {
    let voice = ports.voice(settings)
    return Wording(phrases: voice.phrases, customs: voice.customs, zone: now.zone)
  }

  func statusLine(at now: Moment) -> String {
    let wording = wording(at: now)
    if notices.contains(Notices.storeReadOnly) {
      return wording.phrases(NoticeMessage.storeReadOnly)
    }
    return wording.statusLine(of: snapshot(at: now))
  }

  /// Nil when the fast it is about is not running any more.
  func alert(for news: News) -> Alert? {
    guard let fast = engine.active, fast.id.text == news.key.subject, let goal = fast.goal else {
      return nil
    }
    let now = moment
    let wording = wording(at: now)
    let text = wording.goalReached(
      start: fast.start.instant, goal: goal,
      isLate: now.instant - news.key.at > Self.promptly, now: now.instant)
    return Alert(
      key: news.key.text, title: text.title, body: text.body, urgency: urgency,
      actions: [
        Alert.Action(id: AlertAction.end.rawValue, label: wording.endFastLabel),
        Alert.Action(id: AlertAction.more.rawValue, label: wording.oneHourMoreLabel),
      ])
  }

  private var urgency: Alert.Urgency {
    switch settings.look(of: .goal).urgency {
    case .low: .low
    case .normal: .normal
    case .critical: .critical
    }
  }

  /// What a button of a pop-up has done.
  func confirmation(of fast: Fast) -> Alert {
    let now = moment
    let wording = wording(at: now)
    let text =
      if let duration = fast.duration {
        wording.fastEnded(seconds: duration.seconds, fast.outcome.map(Outcome.init))
      } else {
        wording.goalMoved(
          start: fast.start.instant, goal: fast.goal ?? .zero, now: now.instant)
      }
    return answer(text)
  }

  /// Why a button of a pop-up did nothing.
  func refusalAlert(_ refusal: Refusal) -> Alert {
    let now = moment
    return answer(wording(at: now).refused(refusal, now: now.instant))
  }

  private func answer(_ text: NewsText) -> Alert {
    Alert(key: Self.answerKey, title: text.title, body: text.body, urgency: .low, actions: [])
  }
}

/// The person's language and customs.
package nonisolated struct Voice: Sendable {
  package let phrases: Phrases
  package let customs: Customs

  package init(phrases: Phrases, customs: Customs) {
    self.phrases = phrases
    self.customs = customs
  }
}
