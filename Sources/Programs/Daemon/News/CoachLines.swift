import Nouns
import Rules
import Settings
import Time
import Views
import Wire

// What the coach adds to pop-ups, for who wants to hear it.
extension Teller {
  /// Its word on an event; nil where it is to be silent.
  func coachWord(on event: CoachEvent) -> String? {
    guard settings.coach.isOn else { return nil }
    let voice = CoachVoice(wording, book: CoachBook(coachLines()))
    return voice.words(for: event, CoachFacts(snapshot(false)), now: now.instant)
  }

  /// Below news that is an event to the coach; a warning stands alone.
  func coachWord(on facts: NewsFacts, with absorbed: [NewsFacts]) -> String? {
    guard let event = facts.event, !absorbed.contains(where: \.isWarning) else { return nil }
    return coachWord(on: event)
  }

  /// On a fast that was ended by a button.
  func coachWord(onEndOf fast: Fast) -> String? {
    let entry = Entry(fast)
    // The answer itself says what to mind.
    guard Views.Aftercare(of: entry) == nil else { return nil }
    return CoachEvent(end: entry, snapshot(true), zone: now.zone).flatMap(coachWord)
  }
}

extension NewsFacts {
  /// Nil for what is only told.
  fileprivate var event: CoachEvent? {
    switch topic {
    case .goalReached(let fast): fast.isLimited ? nil : .goalReached
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
