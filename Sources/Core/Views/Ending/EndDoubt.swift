import Nouns
package import Time
package import Wire

/// Why the end of a fast is asked about before it is taken.
package enum EndDoubt: Equatable, Sendable {
  /// It has only just begun, and may not have been meant.
  case brief
  /// It goes on so long after its goal that it has probably ended before.
  case overdue

  private static let farOver = Span.hours(12)
  private static let longOpen = Span.hours(24)

  package init?(about fast: RunningFast, endingAt end: Instant) {
    self.init(
      start: fast.start, goal: fast.goal, hasReached: fast.reachedGoal != nil, end: end)
  }

  /// Nil while it runs.
  package init?(about fast: Entry) {
    guard let end = fast.end else { return nil }
    self.init(
      start: fast.start, goal: fast.goal, hasReached: fast.outcome == .completed,
      end: Instant(milliseconds: end))
  }

  private init?(start: Int64, goal: Int64?, hasReached: Bool, end: Instant) {
    let elapsed = end - Instant(milliseconds: start)
    let goal = goal.map(Span.seconds)
    if elapsed <= Span.longestSlip {
      guard !hasReached, goal.map({ elapsed < $0 }) ?? true else { return nil }
      self = .brief
    } else {
      guard goal.map({ elapsed - $0 > Self.farOver }) ?? (elapsed >= Self.longOpen) else {
        return nil
      }
      self = .overdue
    }
  }
}
