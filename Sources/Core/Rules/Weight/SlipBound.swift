import Time

/// How far a value may be from those of the two weeks before it: what is beyond is a slip, until the
/// next one is beyond it on the same side.
struct SlipBound {
  private let median: Double
  private let most: Double

  /// Dates before the value.
  static let days: Int64 = 14
  /// Fewer values tell nothing.
  static let fewest = 5
  /// A standard deviation by the median of the distances.
  private static let deviation = 1.4826
  private static let deviations = 3.5
  /// In grams; a day's water is no slip.
  private static let least = 2_500.0

  /// -1 or 1 for a value beyond what those before it allow, below or above; 0 within.
  static func side(of grams: Int64, after values: some Collection<DayWeight>) -> Int {
    // Nearly always, and then no median has to be found.
    let areAllNear = values.allSatisfy { isNear($0.grams, grams) }
    return areAllNear ? 0 : SlipBound(values)?.side(of: grams) ?? 0
  }

  /// Too near for one to be a slip beside the other.
  static func isNear(_ one: Int64, _ other: Int64) -> Bool {
    abs(Double(one) - Double(other)) <= least
  }

  /// Nil for too few values.
  private init?(_ values: some Collection<DayWeight>) {
    guard values.count >= Self.fewest else { return nil }
    median = Self.median(values.map { Double($0.grams) })
    let middle = median
    let distance = Self.median(values.map { abs(Double($0.grams) - middle) })
    most = max(Self.deviations * Self.deviation * distance, Self.least)
  }

  private func side(of grams: Int64) -> Int {
    let distance = Double(grams) - median
    guard abs(distance) > most else { return 0 }
    return distance < 0 ? -1 : 1
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
