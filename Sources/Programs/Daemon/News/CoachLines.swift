import Nouns
import Popups
import Rules
import Settings
import Time
import Views
import Wire

// The coach in pop-ups, and as a sound.
extension Teller {
  /// Its words on an event; nil where it is to be silent.
  func coachRemark(on event: CoachEvent) -> CoachRemark? {
    guard settings.coach.isOn else { return nil }
    let voice = CoachVoice(wording, book: CoachBook(coachLines()))
    return voice.remark(on: event, CoachFacts(snapshot(false)), now: now.instant)
  }

  /// Below news that is an event to the coach; a warning stands alone.
  func coachRemark(on facts: NewsFacts, with absorbed: [NewsFacts]) -> CoachRemark? {
    guard let event = facts.event, !absorbed.contains(where: \.isWarning) else { return nil }
    return coachRemark(on: event)
  }

  /// On a fast that was ended, by a button or by a command.
  func coachRemark(onEndOf fast: Fast) -> CoachRemark? {
    let entry = Entry(fast)
    // The answer itself says what to mind.
    guard Views.Aftercare(of: entry) == nil else { return nil }
    return CoachEvent(end: entry, snapshot(true), zone: now.zone).flatMap(coachRemark(on:))
  }

  /// How loud that was, as a sound; nil where nobody wants to hear it.
  func sound(of remark: CoachRemark?) -> Alert.Sound? {
    settings.coachSound.isOn ? remark?.roar.sound : nil
  }
}

extension Keeper {
  /// Lets be heard how loud the words are on the outcome of a command, wherever those are read. Quiet
  /// times stay quiet.
  func roar(for decision: Decision) {
    let now = state.moment
    guard state.settings.coachSound.isOn, state.engine.quietEnd(at: now) == nil else { return }
    let teller = teller(at: now)
    let remark = coachRemark(on: decision, teller)
    if let remark, let sound = teller.sound(of: remark) {
      ports.alerts.play(sound, describedAs: remark.words)
    }
  }

  private func coachRemark(on decision: Decision, _ teller: Teller) -> CoachRemark? {
    guard let step = decision.commit.step, step.kind == .command else { return nil }
    let event: CoachEvent?
    switch step.verb.known {
    case .stop: return decision.subject.flatMap(teller.coachRemark(onEndOf:))
    case .logMeal: event = status.meals.occasion(of: decision).flatMap { CoachEvent($0, of: .meal) }
    case .addWeighing:
      event = status.weight.occasion(of: decision).flatMap { CoachEvent($0, of: .weight) }
    default: return nil
    }
    return event.flatMap(teller.coachRemark(on:))
  }
}

extension Roar {
  /// One of ours; a file of that name in the person's sound theme takes its place where it is missing.
  fileprivate var sound: Alert.Sound? {
    switch self {
    case .none: nil
    case .single: .name("roar-single")
    case .double: .name("roar-double")
    case .triple: .name("roar-triple")
    }
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
