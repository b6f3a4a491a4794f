package import Nouns
package import Time

/// How far a fast is at one moment, in real time.
package struct Progress: Equatable, Sendable {
  /// Never negative: a clock that was set back shows 0.
  package let elapsed: Span
  package let goal: Span?

  package init(elapsed: Span, goal: Span?) {
    self.elapsed = max(elapsed, .zero)
    self.goal = goal
  }

  package init(of fast: Fast, at now: Instant) {
    self.init(elapsed: (fast.end?.instant ?? now) - fast.start.instant, goal: fast.goal)
  }

  package var remaining: Span? { goal.map { max($0 - elapsed, .zero) } }

  package var over: Span { goal.map { max(elapsed - $0, .zero) } ?? .zero }

  package var isReached: Bool { goal.map { elapsed >= $0 } ?? false }

  /// Per mille of the goal, 1000 only when it is reached.
  package var permille: Int? {
    guard let goal, goal > .zero else { return nil }
    if elapsed >= goal { return 1000 }
    // elapsed < goal, so the quotient of the full-width product is below 1000.
    let product = UInt64(elapsed.milliseconds).multipliedFullWidth(by: 1000)
    return Int(UInt64(goal.milliseconds).dividingFullWidth(product).quotient)
  }

  package var stage: Stage { Stage(elapsed: elapsed) }
}
