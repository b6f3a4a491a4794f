package import Time

/// The usual time among many times of day.
package struct ClockMean: Equatable, Sendable {
  /// How often each minute of the day was seen.
  private var minutes = [Int](repeating: 0, count: Self.length)
  private var count = 0

  private static let length = ClockTime.secondsPerDay / 60

  package init() {}

  package mutating func add(secondOfDay: Int) {
    guard (0..<ClockTime.secondsPerDay).contains(secondOfDay) else { return }
    minutes[secondOfDay / 60] += 1
    count += 1
  }

  /// The minute from which the others are least far on the face of a clock, by the sum of squares;
  /// nil where they are spread over the whole day.
  package var time: ClockTime? {
    guard count > 0 else { return nil }
    let mean = bestMean()
    let distances = minutes.indices.reduce(0) { $0 + minutes[$1] * Self.distance($1, mean) }
    guard distances <= Int(Habit.loosest.minutes) * count else { return nil }
    return ClockTime(hour: mean / 60, minute: mean % 60)
  }

  /// Cutting the circle open before each minute in turn gives every mean there can be.
  private func bestMean() -> Int {
    var sum = minutes.indices.reduce(0) { $0 + minutes[$1] * $1 }
    var squares = minutes.indices.reduce(0) { $0 + minutes[$1] * $1 * $1 }
    var best = (spread: Int128.max, mean: 0)
    for minute in minutes.indices {
      let spread = Int128(squares) * Int128(count) - Int128(sum) * Int128(sum)
      if spread < best.spread {
        best = (spread, (sum + count / 2) / count % Self.length)
      }
      let (here, moved) = (minutes[minute], minute + Self.length)
      sum += here * Self.length
      squares += here * (moved * moved - minute * minute)
    }
    return best.mean
  }

  private static func distance(_ one: Int, _ other: Int) -> Int {
    let direct = abs(one - other)
    return min(direct, length - direct)
  }
}
