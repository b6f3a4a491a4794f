import Nouns
package import Time

/// Some fasts, summed up. Each of them ended and was not cancelled.
package struct Tally: Equatable, Sendable {
  package private(set) var fasts: Int64 = 0
  /// Those that had a goal.
  package private(set) var scored: Int64 = 0
  package private(set) var completed: Int64 = 0
  package private(set) var time = Span.zero

  package init() {}

  package mutating func add(_ fast: EndedFast) {
    fasts += 1
    if fast.outcome != .open { scored += 1 }
    if fast.outcome == .completed { completed += 1 }
    time = time + fast.length
  }

  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum.fasts += right.fasts
    sum.scored += right.scored
    sum.completed += right.completed
    sum.time = left.time + right.time
    return sum
  }

  /// Per mille of those that had a goal, half away from zero.
  package var rate: Int64? {
    scored > 0 ? (completed * 1000 + scored / 2) / scored : nil
  }

  /// Rounded down to whole seconds.
  package var average: Span? {
    fasts > 0 ? .seconds((Span(milliseconds: time.milliseconds / fasts)).seconds) : nil
  }
}
