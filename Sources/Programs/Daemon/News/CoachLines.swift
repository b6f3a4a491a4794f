import Nouns
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

  /// Below news that is an event to the coach; a warning stands alone.
  func coachWord(on facts: NewsFacts, with absorbed: [NewsFacts], at now: Moment) -> String? {
    guard let event = facts.event, !absorbed.contains(where: \.isWarning) else { return nil }
    return coachWord(on: event, at: now)
  }

  /// On a fast that was ended by a button.
  func coachWord(onEndOf fast: Fast, at now: Moment) -> String? {
    var snapshot = snapshot(at: now)
    snapshot.glance = glance(at: now)
    let entry = Entry(fast)
    // The answer itself says what to mind.
    guard Views.Aftercare(of: entry) == nil else { return nil }
    let event = CoachEvent(end: entry, snapshot, zone: now.zone)
    return event.flatMap { coachWord(on: $0, at: now) }
  }
}

extension NewsFacts {
  /// Nil for what is only told.
  fileprivate var event: CoachEvent? {
    switch topic {
    case .goalReached: .goalReached
    case .phaseSwitched(let phase): phase.event
    default: nil
    }
  }

  fileprivate var isWarning: Bool {
    switch topic {
    case .safety, .forgotten: true
    default: false
    }
  }
}

extension PhaseFacts {
  /// Nil where it is told so late that the block has long begun.
  fileprivate var event: CoachEvent? {
    if completed != nil { return .cycleCompleted }
    if isResumed { return .programResumed }
    guard day == 1 || block == .paused else { return nil }
    switch block {
    case .leadIn: return .leadInStarted
    case .diet: return .dietStarted
    case .maintenance: return .maintenanceStarted
    case .paused: return .programPaused
    }
  }
}
