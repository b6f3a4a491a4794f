package import Time

/// The runs of credited days, oldest first.
package struct Streaks: Equatable, Sendable {
  private var runs: [ClosedRange<Day>] = []
  private(set) package var longest: Int64 = 0
  package let mode: StreakMode

  /// The order of `spans` does not matter.
  package init(_ spans: some Sequence<DaySpan>, mode: StreakMode) {
    self.mode = mode
    let days = spans.map { $0.credited(mode) }
    for range in days.isSortedByStart ? days : days.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      credit(range)
    }
  }

  /// Credits one more fast; to take one away needs a new `Streaks`.
  package mutating func add(_ span: DaySpan) {
    credit(span.credited(mode))
  }

  /// Quick at the end, where nearly all go; right anywhere, as clocks and travellers move back.
  private mutating func credit(_ range: ClosedRange<Day>) {
    var end = runs.endIndex
    while end > 0, runs[end - 1].lowerBound > range.upperBound + 1 { end -= 1 }
    var run = range
    var start = end
    while start > 0, runs[start - 1].upperBound + 1 >= range.lowerBound {
      start -= 1
      let met = runs[start]
      run = min(met.lowerBound, run.lowerBound)...max(met.upperBound, run.upperBound)
    }
    runs.replaceSubrange(start..<end, with: CollectionOfOne(run))
    longest = max(longest, Self.length(run))
  }

  private static func length(_ run: ClosedRange<Day>) -> Int64 {
    (run.upperBound + 1) - run.lowerBound
  }

  /// The run that counts as current on `today`, up to its newest credited day not after it.
  private func alive(today: Day, runningSince start: Day?) -> ClosedRange<Day>? {
    guard let run = runs.last(where: { $0.lowerBound <= today }) else { return nil }
    let newest = min(run.upperBound, today)
    guard newest >= today - 1 || holds(newest, runningSince: start) else { return nil }
    return run.lowerBound...newest
  }

  /// A running fast keeps the chain that it would continue.
  private func holds(_ newest: Day, runningSince start: Day?) -> Bool {
    guard let start else { return false }
    return newest >= (mode == .end ? start : start - 1)
  }

  package func isAlive(today: Day, runningSince start: Day?) -> Bool {
    alive(today: today, runningSince: start) != nil
  }

  package func current(today: Day, runningSince start: Day?) -> Int64 {
    alive(today: today, runningSince: start).map(Self.length) ?? 0
  }
}

extension [ClosedRange<Day>] {
  fileprivate var isSortedByStart: Bool {
    zip(self, dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound }
  }
}
