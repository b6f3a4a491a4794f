import Nouns
package import Time
package import Wire

/// The state that a bar shows at one moment: one of that moment, or that nobody answers.
package struct BarReading: Sendable {
  /// Nil where nobody answers.
  package let snapshot: Snapshot?
  package let now: Instant
  package let wording: Wording

  /// The last hour, but of a short fast only its last quarter.
  static var nearness: Span { .hours(1) }

  package init(_ snapshot: Snapshot, at now: Instant, _ wording: Wording) {
    var moved = snapshot.withoutPlansWhereUnsafe.moved(to: now)
    if snapshot.holds(at: now) {
      moved.fast?.stage = snapshot.fast?.stage ?? ""
    } else {
      moved.program = nil
      moved.energy = nil
      moved.glance?.eaten = nil
    }
    self.snapshot = moved
    self.now = now
    self.wording = wording
  }

  package init(awayAt now: Instant, _ wording: Wording) {
    snapshot = nil
    self.now = now
    self.wording = wording
  }

  package var mood: BarMood {
    guard let snapshot else { return .away }
    guard let fast = snapshot.fast else { return snapshot.state == .eating ? .eating : .idle }
    guard let goal = fast.goal else { return .open }
    if fast.goalReached { return fast.over < Span.minute.seconds ? .reached : .over }
    return (fast.remaining ?? goal) <= Self.near(of: goal) ? .near : .fasting
  }

  /// With how much left of a goal it is near, in seconds.
  static func near(of goal: Int64) -> Int64 { min(nearness.seconds, goal / 4) }

  /// Whether what may wait is kept back now.
  package var isQuiet: Bool { quietEnd != nil }

  /// Nil where nothing is kept back now.
  var quietEnd: Instant? {
    snapshot?.quietUntil.map(Instant.init(milliseconds:)).flatMap { $0 > now ? $0 : nil }
  }

  /// Whether no fast runs, or nobody says so.
  var isAtRest: Bool { snapshot?.fast == nil }

  /// When the mood, or whether it is quiet, becomes another by the clock alone.
  var nextMood: Instant? {
    var moments = [quietEnd]
    if let fast = snapshot?.fast, let goal = fast.goal, let end = fast.goalAt {
      let end = Instant(milliseconds: end)
      moments += [end - .seconds(Self.near(of: goal)), end, end + .minute]
    }
    return moments.compactMap(\.self).filter { $0 > now }.min()
  }

  /// The same state, later.
  func later(at moment: Instant) -> BarReading {
    guard let snapshot else { return BarReading(awayAt: moment, wording) }
    return BarReading(snapshot, at: moment, wording)
  }
}

extension Snapshot {
  /// Whether nothing has begun or ended by the clock alone until then.
  fileprivate func holds(at moment: Instant) -> Bool {
    moment.milliseconds == now || glance.map { moment.milliseconds < $0.holdsUntil } ?? false
  }
}

/// What a bar's colours and icons hang on; the names are part of the contract.
package enum BarMood: String, CaseIterable, Sendable {
  case idle, eating, fasting
  /// The last of the way to the goal.
  case near
  /// The goal is met, this minute.
  case reached
  /// For a minute or longer.
  case over
  /// A fast without a goal.
  case open
  /// Nobody answers.
  case away

  /// The coarser state that a style may go by; nil where there is none.
  package var family: BarMood? {
    switch self {
    case .near: .fasting
    case .over: .reached
    default: nil
    }
  }
}
