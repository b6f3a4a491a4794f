package import Time
package import Wire

/// What a link would do as things stand; which is all it may do.
package enum LinkDeed: Equatable, Sendable {
  /// Without a goal that of the plan, now.
  case start(goal: LinkGoal?, ago: Span?)
  case stop(RunningFast, ago: Span?)
  case cancel(RunningFast)
  case goal(LinkGoal, RunningFast)
}

extension LinkDeed {
  // As the daemon has them, which has the last word.
  private static let longestAgo = Span.hours(7 * 24)
  private static let shortestGoal = Span.minute
  private static let longestUnasked = Span.hours(48)
  private static let longestGoal = Span.hours(72)

  /// Why it would be refused after all: nobody is to be asked about that.
  package func obstacle(in state: Snapshot) -> Refusal? {
    switch self {
    case .start(let goal, let ago):
      Self.obstacle(begun: ago ?? .zero, state) ?? Self.obstacle(to: goal?.span(present: nil))
    case .stop(let fast, let ago): Self.obstacle(ended: ago ?? .zero, fast, now: state.now)
    case .cancel: nil
    case .goal(let goal, let fast): Self.obstacle(to: goal, for: fast)
    }
  }

  private static func obstacle(begun ago: Span, _ state: Snapshot) -> Refusal? {
    let now = Instant(milliseconds: state.now)
    let begin = now - ago
    if ago > longestAgo {
      return .tooLongAgo(at: begin.milliseconds, earliest: (now - longestAgo).milliseconds)
    }
    guard let last = state.last, let end = last.end, end > begin.milliseconds,
      last.outcome != .cancelled, ago > .zero
    else { return nil }
    return .overlaps(
      id: last.id, start: last.start, end: end, wantedStart: begin.milliseconds,
      wantedEnd: state.now)
  }

  private static func obstacle(
    ended ago: Span, _ fast: RunningFast, now: Int64
  ) -> Refusal? {
    let end = (Instant(milliseconds: now) - ago).milliseconds
    return end > fast.start ? nil : .endBeforeStart(start: fast.start, end: end)
  }

  private static func obstacle(to goal: LinkGoal, for fast: RunningFast) -> Refusal? {
    if case .change(let change) = goal {
      if fast.goal == nil { return .noGoal }
      if change == .zero { return .nothingToChange }
    }
    return obstacle(to: goal.span(present: fast.goal.map(Span.seconds)))
  }

  private static func obstacle(to goal: Span?) -> Refusal? {
    guard let goal else { return nil }
    if goal < shortestGoal {
      return .goalTooShort(goal: goal.seconds, least: shortestGoal.seconds)
    }
    // The person's word for more is not a link's to ask for.
    let most = goal > longestGoal ? longestGoal : longestUnasked
    return goal > most ? .goalTooLong(goal: goal.seconds, most: most.seconds) : nil
  }
}
