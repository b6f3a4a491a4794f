package import Time

/// The person's wishes about news, and how their days go.
package struct Wishes: Equatable, Sendable {
  package var dayStart = ClockTime.midnight
  package var window = WindowRule.following
  /// The usual start of a fast; nil where it is to be learnt.
  package var startAt: ClockTime?
  package var quiet: [QuietRule] = []

  package var goal = true
  /// Every hour while nobody attends to it.
  package var goalAgain = false
  package var halfway = false
  /// So long before the goal.
  package var goalNear: Span?
  /// Each such step beyond it.
  package var beyond: Span?
  package var stages = false
  /// Not from 72 hours on, where it is always told.
  package var safety = true
  /// That too little was eaten on the last days.
  package var little = false
  /// How the last week went, in a sentence.
  package var week = false
  /// So long after the goal.
  package var forgotten: Span? = .hours(5)
  /// So long before it opens.
  package var windowOpens: Span?
  package var windowCloses: Span?
  package var windowClosed = false
  package var usualStart: Span?
  /// That the diet program enters another phase.
  package var phases = true
  /// When that is said on the evening before.
  package var eve: ClockTime? = ClockTime(hour: 20, minute: 0)
  /// For how many days a phase that has begun unseen is still told of.
  package var phaseLateness: Int64 = 3
  /// After how many paused days a new beginning is offered; nil for never.
  package var restartOffer: Int64? = 28
  /// After how many days without the program a new beginning has a lead-in.
  package var restartGap: Int64 = 14
  /// The days of a lead-in.
  package var leadIn: Int64 = 7

  package var drinking: DrinkWish?

  package init() {}

  /// It is told of on its own day at least.
  var phaseDays: Int64 { max(phaseLateness, 1) }

  /// Whether the person wants to be told of any such thing.
  package func wants(_ kind: News.Kind) -> Bool {
    switch kind {
    case .goalReached: goal
    case .goalAgain: goal && goalAgain
    case .halfway: halfway
    case .goalNear: goalNear != nil
    case .beyond: beyond != nil
    case .stage: stages
    case .safety: safety
    case .forgotten: forgotten != nil
    case .windowOpened: windowOpens != nil
    case .windowClosing: windowCloses != nil
    case .windowClosed: windowClosed
    case .startUsual: usualStart != nil
    case .phaseSwitched, .restartOffered: phases
    case .phaseEve: eve != nil
    case .drink: drinking != nil
    case .little: little
    case .weekOver: week
    case .cycleRecovered: false
    case .reminder, .summary: true
    }
  }

  /// Whether programs may want to hear of it although the person does not.
  package func isSilent(_ kind: News.Kind) -> Bool { kind.isForPrograms && !wants(kind) }
}

/// A part of some days in which nothing is told.
package struct QuietRule: Hashable, Sendable {
  /// Those on which it begins.
  package let days: Set<Weekday>
  package let from: ClockTime
  /// Of the next day where it is not after `from`.
  package let to: ClockTime

  package init(days: Set<Weekday> = Set(Weekday.allCases), from: ClockTime, to: ClockTime) {
    self.days = days
    self.from = from
    self.to = to
  }

  /// When it is over, if it is quiet at `instant`.
  func end(at instant: Instant, in zone: Zone) -> Instant? {
    let date = zone.day(of: instant)
    return (-1...0).lazy.map { date + $0 }.filter { days.contains($0.weekday) }
      .compactMap { Window(on: $0, from: from, to: to, in: zone) }
      .first { $0.contains(instant) }?.closes
  }
}

extension News.Kind {
  /// Whether a person can have it told or not.
  package var hasSwitch: Bool {
    switch self {
    case .cycleRecovered, .reminder, .summary: false
    default: true
    }
  }

  /// Whether hooks hear of it, or the log.
  fileprivate var isForPrograms: Bool {
    switch self {
    case .goalReached, .stage, .windowOpened, .windowClosed, .reminder, .phaseSwitched,
      .cycleRecovered:
      true
    default: false
    }
  }
}
