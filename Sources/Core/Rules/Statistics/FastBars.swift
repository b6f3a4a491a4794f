package import Nouns
package import Time

/// The last fasts one by one, and how their length goes.
package struct FastBars: Equatable, Sendable {
  package struct Bar: Equatable, Sendable {
    package let fast: Fast
    /// The one that it belongs to; today while it runs.
    package let day: Day
    package let length: Span
    /// The mean length of the last fasts up to this one; one that runs is not among them.
    package let trend: Span
  }

  package let bars: [Bar]

  /// Over so many fasts at most.
  package static let trendLength = 7

  /// Oldest first; the first ones are there for the trend of the others.
  package init(_ fasts: some Sequence<Fast>, mode: CreditMode, at now: Moment) {
    var ended: [Span] = []
    bars = fasts.map { fast in
      let length = fast.length ?? Progress(of: fast, at: now.instant).elapsed
      if !fast.isRunning { ended = ended.suffix(Self.trendLength - 1) + [length] }
      return Bar(
        fast: fast, day: fast.days?.day(mode) ?? now.day, length: length,
        trend: ended.mean ?? length)
    }
  }
}

extension [Span] {
  /// Rounded down to whole milliseconds; nil of nothing.
  var mean: Span? {
    guard !isEmpty else { return nil }
    let sum = reduce(.zero, +)
    return Span(milliseconds: sum.milliseconds.floorDivided(by: Int64(count)))
  }
}
