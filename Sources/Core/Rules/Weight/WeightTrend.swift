package import Time

/// The course of the weight without its noise, by Holt's method over dates: a level, and what it
/// changes by in a day, each corrected by a tenth of what the next value shows.
package struct WeightTrend: Hashable, Sendable, OfDay {
  /// Of the value it was last corrected by.
  package let day: Day
  /// In grams.
  let level: Double
  let slope: Double
  /// Of the value it began with.
  let since: Day
  /// How many values it has followed since.
  package let values: Int

  private static let share = 0.1
  /// A longer gap begins a new one.
  static let longestGap: Int64 = 14
  /// So many days after the last value it still says something.
  static let reach: Int64 = 7

  init(from value: DayWeight) {
    (day, level, slope) = (value.day, Double(value.grams), 0)
    (since, values) = (value.day, 1)
  }

  private init(_ before: Self, day: Day, level: Double, slope: Double) {
    (self.day, self.level, self.slope) = (day, level, slope)
    (since, values) = (before.since, before.values + 1)
  }

  func corrected(by value: DayWeight) -> WeightTrend {
    let gap = value.day - day
    guard gap <= Self.longestGap else { return WeightTrend(from: value) }
    let expected = level + slope * Double(gap)
    let next = expected + Self.share * (Double(value.grams) - expected)
    return WeightTrend(
      self, day: value.day, level: next,
      slope: slope + Self.share * ((next - level) / Double(gap) - slope))
  }

  /// On that day or a later one.
  func level(on day: Day) -> Double { level + slope * Double(day - self.day) }
}

extension Double {
  /// Of a weight, which is far from what a number can hold.
  var wholeGrams: Int64 { Int64(rounded()) }
}
