package import Time

/// Something the person is to be told once, as a row of the outbox.
package struct News: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case goalReached
    /// Again, while nobody attends to it.
    case goalAgain
    case halfway
    case goalNear
    /// Each full step beyond the goal.
    case beyond
    case stage
    case safety
    /// A fast far longer than its goal.
    case forgotten
    case windowOpened, windowClosing, windowClosed
    /// Time for the usual fast.
    case startUsual
    /// The person's own words.
    case reminder
    /// The diet program enters another phase, stands still or goes on.
    case phaseSwitched
    /// It will tomorrow.
    case phaseEve
    /// It has stood still for long.
    case restartOffered
    /// An announced phase did not match the calendar; the calendar is right.
    case cycleRecovered
    /// All news that was held back, in one.
    case summary
    /// The last drink was long ago.
    case drink
    /// Too little was eaten on the last days.
    case little
    /// A week is over.
    case weekOver
  }

  /// Decides "once": the same key is never told twice.
  package struct Key: Hashable, Sendable {
    /// The fast's id, the day's date, or the reminder's id, that it is about.
    package let subject: String
    package let kind: Kind
    /// The instant it is for.
    package let at: Instant

    package init(subject: String, kind: Kind, at: Instant) {
      self.subject = subject
      self.kind = kind
      self.at = at
    }
  }

  package enum State: String, CaseIterable, Sendable {
    /// Decided, not yet on a screen.
    case due
    /// A notification server has taken it.
    case shown
    /// The person has dismissed it or pressed one of its buttons.
    case seen
    /// Kept back in quiet hours.
    case held
    /// The person wants to be told again.
    case snoozed
    /// Told together with, or left out for, a bigger piece of news.
    case absorbed
    /// It happened, and the person does not want to be told.
    case silent
    /// No longer true before anybody could show it.
    case closed
    /// Was on a screen, or told under another instant, and is not to be told again.
    case withdrawn

    /// It must not be told a second time.
    package var isTold: Bool {
      switch self {
      case .shown, .seen, .absorbed, .silent, .withdrawn: true
      case .due, .held, .snoozed, .closed: false
      }
    }
  }

  package let key: Key
  package var decided: Instant
  /// The same moment by the clock that nobody sets.
  package var boot: BootTime?
  package var state: State
  /// When to tell again what was snoozed.
  package var again: Instant?

  package init(
    key: Key, decided: Instant, boot: BootTime? = nil, state: State = .due, again: Instant? = nil
  ) {
    self.key = key
    self.decided = decided
    self.boot = boot
    self.state = state
    self.again = again
  }

  /// Whether it is still to be told.
  var isPending: Bool { state == .due || state == .held || state == .snoozed }

  /// Whether it leaves a screen, or never comes to one, when it is no longer true.
  var isOpen: Bool { isPending || state == .shown || state == .seen }

  /// Whether nothing but the news of its own key changes it: not even what it was told with.
  var isSettled: Bool { !isOpen && state != .absorbed }

  /// When it was decided by the clock as it is now: one that was wrong then has been put right.
  func decided(by now: Moment) -> Instant {
    guard let boot, let present = now.boot, boot.id == present.id else { return decided }
    return now.instant - (present.elapsed - boot.elapsed)
  }

  /// Whether a clock that ran ahead had it told before its moment; a summary has none.
  func wasEarly(by now: Moment) -> Bool {
    guard key.kind != .summary else { return false }
    let told = decided(by: now)
    // Told by a clock that was ahead of this one, before the machine was restarted. If this one is
    // behind instead, it is told twice, which is better than never.
    if boot?.id != now.boot?.id, boot != nil, now.instant + .minute < told { return true }
    // A clock that is kept right by seconds had it told in time; one that was put right has not.
    let isPutRight = (told - decided).milliseconds.magnitude > Span.minute.milliseconds.magnitude
    return told + (isPutRight ? .zero : .minute) < key.at
  }

  /// How long before or after another one it was decided, whatever was done to the clock between.
  func distance(from other: News) -> Span {
    let span: Span
    if let boot, let others = other.boot, boot.id == others.id {
      span = boot.elapsed - others.elapsed
    } else {
      span = decided - other.decided
    }
    return max(span, .zero - span)
  }
}

extension News.Kind {
  /// Where two would come together the bigger one stays.
  var rank: Int {
    switch self {
    case .summary: 100
    case .safety: 90
    case .goalReached: 80
    case .goalAgain: 60
    case .startUsual: 50
    case .goalNear: 45
    case .windowClosed: 40
    case .windowClosing: 38
    case .windowOpened: 36
    case .halfway: 30
    case .stage: 20
    case .beyond: 10
    case .little: 12
    case .drink: 9
    case .weekOver: 7
    case .phaseSwitched: 8
    case .phaseEve: 6
    case .restartOffered: 4
    case .cycleRecovered: 2
    case .reminder, .forgotten: 0
    }
  }

  /// How it is told where others come at the same time.
  private enum Manner {
    case alone, asking, main, onTheWay, minor
  }

  private var manner: Manner {
    switch self {
    case .reminder, .phaseSwitched, .phaseEve, .restartOffered, .cycleRecovered: .alone
    case .forgotten: .asking
    case .goalReached, .safety: .main
    case .halfway, .goalNear: .onTheWay
    case .goalAgain, .beyond, .stage, .windowOpened, .windowClosing, .windowClosed, .startUsual,
      .summary, .drink, .little, .weekOver:
      .minor
    }
  }

  /// True only until the goal.
  var isOnTheWay: Bool { manner == .onTheWay }

  /// Told by itself, whatever else comes at the same time.
  package var standsAlone: Bool { manner == .alone || isAsking }

  /// A question, which no summary can ask.
  var isAsking: Bool { manner == .asking }

  /// Beside a bigger one its words are kept, where others are left out.
  package var isMain: Bool { manner == .main }
}
