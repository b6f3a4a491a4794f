package import Time

/// Decides about the person's fasts. A value: it reads no clock and does no I/O.
package struct Engine: Equatable, Sendable {
  private(set) package var active: Fast?
  private(set) package var streaks: Streaks
  var outbox: Outbox

  /// Nothing is recorded before it.
  package static let earliest = Instant(milliseconds: 0)
  /// How far back a start may be given.
  /// Seven days, and a moment for what was said as "7d ago" to arrive.
  package static let longestBackdating = Span.hours(7 * 24) + .minute
  /// In bytes of UTF-8.
  package static let longestNote = 4000

  package init(_ opening: Opening, mode: StreakMode) {
    active = opening.active
    streaks = Streaks(opening.credits, mode: mode)
    outbox = Outbox(opening.news)
  }

  /// Counts the streak anew, under another rule or from rows that changed outside a command.
  package mutating func recount(_ credits: [DaySpan], mode: StreakMode) {
    streaks = Streaks(credits, mode: mode)
  }

  /// What `perform` must be given for this command.
  package func needs(_ command: Command, at now: Instant) -> Needs {
    var needs = Needs()
    switch command {
    case .start(let order):
      needs.overlapping = Self.time(from: order.at ?? now, to: now)
    case .stop(let order):
      needs.overlapping = Self.time(from: active?.start.instant ?? now, to: order.at ?? now)
    case .cancel, .setGoal:
      break
    case .edit(let order):
      needs = editNeeds(order)
    case .undo:
      needs.step = .nextToUndo
      needs.credits = true
    case .redo:
      needs.step = .nextToRedo
      needs.credits = true
    }
    return needs
  }

  /// What a fast takes up: at least its first moment, which may be inside another fast when the
  /// clock was set back.
  static func time(from start: Instant, to end: Instant) -> Range<Instant>? {
    let end = max(end, start + Span(milliseconds: 1))
    return start < end ? start..<end : nil
  }

  /// Decides a command, or says why not.
  package mutating func perform(
    _ command: Command, given facts: Facts, at now: Moment, actor: String
  ) throws(CommandError) -> Decision {
    let before = active
    var decision = Decision(actor: actor)
    switch command {
    case .start(let order): try start(order, given: facts, at: now, into: &decision)
    case .stop(let order): try stop(order, given: facts, at: now, into: &decision)
    case .cancel: try cancel(at: now, into: &decision)
    case .setGoal(let order): try setGoal(order, into: &decision)
    case .edit(let order): try edit(order, given: facts, at: now, into: &decision)
    case .undo: try takeBack(facts, into: &decision)
    case .redo: try doAgain(facts, into: &decision)
    }
    tellWhatIsTrue(at: now.instant, before: before, into: &decision)
    return decision
  }

  /// Decides what has become due by itself.
  package mutating func wake(at now: Moment) -> Decision {
    var decision = Decision(actor: "fastd")
    tellWhatIsTrue(at: now.instant, before: active, into: &decision)
    return decision
  }

  /// When `wake` has something to decide next: now, where a moved clock made the outbox untrue.
  package func nextWake(after now: Instant) -> Instant? {
    if hasNews(at: now) { return now }
    guard let goalAt = active?.goalAt, goalAt > now, hasNews(at: goalAt) else { return nil }
    return goalAt
  }

  private func hasNews(at instant: Instant) -> Bool {
    var next = self
    var decision = Decision(actor: "fastd")
    next.tellWhatIsTrue(at: instant, before: active, into: &decision)
    return !decision.commit.isEmpty
  }

  /// Puts one row into the decision and into the engine's own view.
  mutating func record(_ changes: [Change], verb: String, into decision: inout Decision) {
    decision.commit.step = Step(kind: .command, verb: verb, changes: changes)
    changes.forEach { apply($0) }
  }

  mutating func apply(_ change: Change) {
    if case .fast(let fast)? = change.before, fast.id == active?.id { active = nil }
    if case .fast(let fast)? = change.after, fast.isRunning { active = fast }
  }

  mutating func credit(_ fast: Fast) {
    guard let span = fast.creditSpan else { return }
    streaks.add(span)
  }
}
