package import Time
package import Wire

/// What a bar shows at one moment: a state that is of that moment, or that nobody answers.
package struct BarReading: Sendable {
  /// Nil where nobody answers.
  package let snapshot: Snapshot?
  package let now: Instant
  package let wording: Wording

  /// The last hour, but of a short fast only its last quarter.
  private static let nearness = Span.hours(1)

  package init(_ snapshot: Snapshot, at now: Instant, _ wording: Wording) {
    var moved = snapshot.moved(to: now)
    if snapshot.holds(at: now) { moved.fast?.stage = snapshot.fast?.stage ?? "" }
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
    let near = min(Self.nearness.seconds, goal / 4)
    return (fast.remaining ?? goal) <= near ? .near : .fasting
  }

  /// Whether what may wait is kept back now.
  package var isQuiet: Bool {
    snapshot?.glance?.quietUntil.map { $0 > now.milliseconds } ?? false
  }
}

extension Snapshot {
  /// Whether nothing has begun or ended by the clock alone until then.
  fileprivate func holds(at moment: Instant) -> Bool {
    moment.milliseconds == now || glance.map { moment.milliseconds < $0.holdsUntil } ?? false
  }
}
