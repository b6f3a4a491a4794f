package import Nouns
package import Time

/// The runs of credited days, oldest first, and the chains that neutral days and freezes make of them.
package struct Streaks: Equatable, Sendable {
  package let mode: CreditMode
  package private(set) var neutral: NeutralDays
  /// How many may be held.
  package private(set) var freezes: FreezeNumbers
  private(set) var runs: [ClosedRange<Day>] = []
  /// How the last chain stood before its last run, and how it stands after it.
  private var beforeLast: Chain
  private var atLast: Chain
  /// Of all chains that ended before the last run.
  private var longestBefore: Int64 = 0

  /// The order of `spans` does not matter.
  package init(
    _ spans: some Sequence<DaySpan>, mode: CreditMode, neutral: NeutralDays = .none,
    freezes: FreezeNumbers = .none
  ) {
    self.mode = mode
    self.neutral = neutral
    self.freezes = freezes
    beforeLast = Chain()
    atLast = beforeLast
    let days = spans.map { $0.credited(mode) }
    for range in days.isSortedByStart ? days : days.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      credit(range)
    }
  }

  /// The fewest fasts that would have credited the same days by that mode.
  package var spans: [DaySpan] {
    runs.map { run in
      mode == .end
        ? DaySpan(start: run.lowerBound - 1, end: run.upperBound)
        : DaySpan(start: run.lowerBound, end: run.upperBound + 1)
    }
  }

  /// The first credited day.
  package var first: Day? { runs.first?.lowerBound }

  package var longest: Int64 { max(longestBefore, atLast.counted) }

  /// Credits one more fast; removing one needs a new `Streaks`.
  package mutating func add(_ span: DaySpan) {
    credit(span.credited(mode))
  }

  /// Of a streak in which each day stands for itself.
  package mutating func set(_ day: Day, isCredited: Bool) {
    guard !isCredited else { return credit(day...day) }
    guard let place = runs.firstIndex(where: { $0.contains(day) }) else { return }
    let run = runs[place]
    let rest = [(run.lowerBound, day - 1), (day + 1, run.upperBound)].filter { $0 <= $1 }
    runs.replaceSubrange(place...place, with: rest.map { $0...$1 })
    countAll()
  }

  /// Recounts the same days, where other days are neutral or more may be frozen.
  package mutating func count(neutral: NeutralDays, freezes: FreezeNumbers) {
    guard neutral != self.neutral || freezes != self.freezes else { return }
    self.neutral = neutral
    self.freezes = freezes
    countAll()
  }

  /// Quick at the end, where nearly all go; right anywhere, as clocks and travellers move back.
  private mutating func credit(_ range: ClosedRange<Day>) {
    guard let last = runs.last else { return append(range) }
    if range.lowerBound > last.upperBound + 1 { return append(range) }
    guard range.lowerBound >= last.lowerBound else { return insert(range) }
    runs[runs.endIndex - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    atLast = beforeLast.counting(runs[runs.endIndex - 1], freezes)
  }

  private mutating func append(_ run: ClosedRange<Day>) {
    longestBefore = longest
    beforeLast = runs.last.map { atLast.bridging($0, run, neutral, freezes) } ?? Chain()
    atLast = beforeLast.counting(run, freezes)
    runs.append(run)
  }

  private mutating func insert(_ range: ClosedRange<Day>) {
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
    countAll()
  }

  private mutating func countAll() {
    let all = runs
    runs.removeAll(keepingCapacity: true)
    (beforeLast, atLast, longestBefore) = (Chain(), Chain(), 0)
    for run in all { append(run) }
  }

  /// The chain that ends with the newest credited day up to `today`, and that day.
  func newest(today: Day) -> (chain: Chain, day: Day)? {
    guard let last = runs.last else { return nil }
    if last.upperBound <= today { return (atLast, last.upperBound) }
    if last.lowerBound <= today {
      return (beforeLast.counting(last.lowerBound...today, freezes), today)
    }
    // The clock was set back, or a traveller came from the other side of the date line.
    var earlier = self
    earlier.runs = runs.filter { $0.lowerBound <= today }
    guard let cut = earlier.runs.last else { return nil }
    earlier.runs[earlier.runs.endIndex - 1] = cut.lowerBound...min(cut.upperBound, today)
    earlier.countAll()
    return earlier.newest(today: today)
  }

  /// The chain that counts as current; nil where none does.
  package func currentChain(today: Day, runningSince start: Day?) -> Chain? {
    guard let (newest, day) = newest(today: today) else { return nil }
    var chain = newest
    let border = border(today: today, runningSince: start)
    if day + 1 < border, !chain.bridge(day + 1..<border, neutral, freezes) { return nil }
    return chain
  }

  /// The first day that cannot be missed yet.
  func border(today: Day, runningSince start: Day?) -> Day {
    // A running fast keeps the chain that it would continue: the days it covers are not missed.
    guard let start else { return today }
    return min(today, mode == .end ? start + 1 : start)
  }

  package func isAlive(today: Day, runningSince start: Day?) -> Bool {
    currentChain(today: today, runningSince: start) != nil
  }

  package func current(today: Day, runningSince start: Day?) -> Int64 {
    currentChain(today: today, runningSince: start)?.counted ?? 0
  }
}

extension [ClosedRange<Day>] {
  fileprivate var isSortedByStart: Bool {
    zip(self, dropFirst()).allSatisfy { $0.lowerBound <= $1.lowerBound }
  }
}
