package import Time

/// The exponential trend of the Hacker's Diet: a tenth of the way to each day's value.
package struct SmoothedWeight: Hashable, Sendable, OfDay {
  package let day: Day
  /// In grams.
  package let level: Double

  private static let kept = 0.9

  package init(from value: DayWeight) {
    (day, level) = (value.day, Double(value.grams))
  }

  private init(day: Day, level: Double) {
    (self.day, self.level) = (day, level)
  }

  /// Days without a value count as if each had shown the next one.
  package func corrected(by value: DayWeight) -> SmoothedWeight {
    var rest = 1.0
    for _ in 0..<min(value.day - day, 1_000) { rest *= Self.kept }
    let next = level + (1 - rest) * (Double(value.grams) - level)
    return SmoothedWeight(day: value.day, level: next)
  }
}

extension [SmoothedWeight] {
  /// As the last value up to a day left it; nil before the first.
  package func level(on day: Day) -> Int64? { last(upTo: day)?.level.wholeGrams }
}
