package import Time

/// How much of something is taken: so much at once, and after that one more in each interval.
package struct Allowance: Sendable {
  private let most: Int64
  private let interval: Span
  /// Each that was taken is paid off by one interval; what is owed ends here.
  private var owedUntil = Span.zero

  package init(most: Int64, oneMoreEach interval: Span) {
    self.most = most
    self.interval = interval
  }

  /// How long it will be before the next one is taken, on a clock that is never set.
  package func wait(at now: Span) -> Span {
    max(owedUntil - interval * (most - 1) - now, .zero)
  }

  package mutating func take(at now: Span) -> Bool {
    guard wait(at: now) == .zero else { return false }
    owedUntil = max(owedUntil, now) + interval
    return true
  }
}
