package import Nouns
package import Time

/// When a person usually begins to fast, as far as the last two weeks show it.
package struct Habit: Equatable, Sendable {
  package let clock: ClockTime
  /// The starts it was learnt from, oldest first.
  package let starts: [Mark]

  /// Fewer are no habit.
  package static let fewest = 3
  package static let memory = Span.hours(14 * 24)
  /// Starts that lie further from their mean than this on average have no usual time.
  static let loosest = Span.hours(3)
}

/// The starts of the last weeks, from which a habit is learnt.
package struct RecentStarts: Equatable, Sendable {
  private var starts: [RowID: Mark]

  package init(_ fasts: [Fast]) {
    starts = Dictionary(
      fasts.filter { !$0.isCancelled }.map { ($0.id, $0.start) }, uniquingKeysWith: { $1 })
  }

  mutating func apply(_ change: Change) {
    if case .fast(let fast)? = change.before { starts[fast.id] = nil }
    if case .fast(let fast)? = change.after, !fast.isCancelled { starts[fast.id] = fast.start }
    if starts.count > Self.most * 2 { keepNewest() }
  }

  /// More than anybody begins in the time that counts.
  private static let most = 50

  /// By number and not by age: to a clock that is ahead all of them look old.
  private mutating func keepNewest() {
    let newest = starts.sorted { $0.value.instant > $1.value.instant }.prefix(Self.most)
    starts = Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })
  }

  /// Those from which a habit is learnt, oldest first.
  package func recent(at now: Instant) -> [Mark] {
    starts.values
      .filter { $0.instant > now - Habit.memory && $0.instant <= now }
      .sorted { $0.instant < $1.instant }
  }

  /// Nil while there is none.
  package func habit(at now: Instant) -> Habit? {
    let recent = recent(at: now)
    guard recent.count >= Habit.fewest else { return nil }
    let mean = Circle.mean(of: recent.map { $0.local.clock.secondOfDay / 60 })
    guard let mean, let clock = ClockTime(hour: mean / 60, minute: mean % 60) else { return nil }
    return Habit(clock: clock, starts: recent)
  }
}

/// Minutes on the face of a clock of 24 hours.
private enum Circle {
  static let length = 24 * 60

  /// The minute from which the others are least far, by the sum of squares; nil where they are
  /// spread over the whole day.
  static func mean(of minutes: [Int]) -> Int? {
    let sorted = minutes.sorted()
    let count = sorted.count
    let sum = sorted.reduce(0, +)
    // Cutting the circle open between two neighbours gives every mean there can be.
    let candidates = (0..<count).map { cut in
      (sum + cut * length + count / 2) / count % length
    }
    let best = candidates.min { cost($0, minutes) < cost($1, minutes) }
    guard let best else { return nil }
    let distances = minutes.map { distance($0, best) }.reduce(0, +)
    return distances <= Int(Habit.loosest.minutes) * count ? best : nil
  }

  private static func cost(_ minute: Int, _ minutes: [Int]) -> Int {
    minutes.reduce(0) { $0 + distance($1, minute) * distance($1, minute) }
  }

  private static func distance(_ one: Int, _ other: Int) -> Int {
    let direct = abs(one - other)
    return min(direct, length - direct)
  }
}
