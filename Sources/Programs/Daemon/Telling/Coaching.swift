import Rules
import Settings
import Time
import Views
import Wire

// What the coach adds to pop-ups, for who wants to hear it.
extension Keeper {
  /// Its word on an event; nil where it is to be silent.
  func coachWord(on event: CoachEvent, at now: Moment) -> String? {
    guard settings.coach.isOn else { return nil }
    let voice = CoachVoice(wording(at: now), book: CoachBook(ports.coachLines()))
    return voice.words(for: event, CoachFacts(snapshot(at: now)), now: now.instant)
  }

  /// Below news that is a reason to celebrate; a warning stands alone.
  func coachWord(on facts: NewsFacts, with absorbed: [NewsFacts], at now: Moment) -> String? {
    guard case .goalReached = facts.topic, !absorbed.contains(where: \.isWarning) else {
      return nil
    }
    return coachWord(on: .goalReached, at: now)
  }

  /// On a fast that was ended by a button.
  func coachWord(onEndOf fast: Fast, at now: Moment) -> String? {
    var snapshot = snapshot(at: now)
    snapshot.glance = glance(at: now)
    let event = CoachEvent(end: Entry(fast), snapshot, zone: now.zone)
    return event.flatMap { coachWord(on: $0, at: now) }
  }
}

extension NewsFacts {
  fileprivate var isWarning: Bool {
    switch topic {
    case .safety, .forgotten: true
    default: false
    }
  }
}
