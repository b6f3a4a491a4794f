package import Nouns
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
  /// Why it would be refused after all: nobody is to be asked about that. The daemon has the last word.
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
    if ago > .longestBackdating {
      return .tooLongAgo(begin, earliest: now - .longestBackdating)
    }
    guard let last = state.last, let id = RowID(text: last.id), let end = last.end,
      end > begin.milliseconds, last.outcome != .cancelled, ago > .zero
    else { return nil }
    return .overlaps(
      id, start: Instant(milliseconds: last.start), end: Instant(milliseconds: end),
      wanted: begin..<now)
  }

  private static func obstacle(
    ended ago: Span, _ fast: RunningFast, now: Int64
  ) -> Refusal? {
    let (start, end) = (Instant(milliseconds: fast.start), Instant(milliseconds: now) - ago)
    return end > start ? nil : .endBeforeStart(start: start, end: end)
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
    if goal < GoalLevel.shortest { return .goalTooShort(goal, least: GoalLevel.shortest) }
    return switch GoalLevel(of: goal) {
    case .ok, .notice: nil
    // The person's word for more is not a link's to ask for.
    case .confirm: .goalTooLong(goal, most: GoalLevel.longestUnasked)
    case .refuse: .goalTooLong(goal, most: GoalLevel.longest)
    }
  }
}
