package import Nouns
package import Time

/// The meals and weighings of some weeks, where there are enough to estimate the expenditure.
package struct IntakeRecord: Equatable, Sendable {
  package let window: Int64
  /// Those of its days of whose meals most are known.
  package let completeDays: Int64
  /// In kcal, of the complete days together.
  package let eaten: Int64
  /// The averages of the first and the last seven days, in grams.
  package let firstWeight: Int64
  package let lastWeight: Int64

  /// Of more days the weight tells too little about now.
  private static let lengths: ClosedRange<Int64> = 14...90
  /// 7700 kcal a kilogram: bookkeeping of what a body stores, no forecast.
  private static let kcalOfTenGrams: Int64 = 77

  /// Nil where that is not enough, or an average is missing.
  package init?(
    window: Int64, completeDays: Int64, eaten: Int64, firstWeight: Int64?, lastWeight: Int64?
  ) {
    guard Self.lengths.contains(window), Self.isEnough(completeDays, of: window),
      (0...Self.mealDays(of: window)).contains(completeDays),
      (0...completeDays * 30_000).contains(eaten), let firstWeight, let lastWeight,
      Profile.weights.contains(firstWeight), Profile.weights.contains(lastWeight)
    else { return nil }
    self.window = window
    self.completeDays = completeDays
    self.eaten = eaten
    self.firstWeight = firstWeight
    self.lastWeight = lastWeight
  }

  /// Kcal a day, as an exact fraction.
  var expenditure: (Int64, divisor: Int64) {
    let span = window - 7
    let stored = Self.kcalOfTenGrams * (lastWeight - firstWeight)
    return (eaten * 10 * span - stored * completeDays, 10 * completeDays * span)
  }

  /// The same in whole kcal, only to be shown.
  package var raw: Int64 {
    let (measured, divisor) = expenditure
    return measured.roundedQuotient(by: divisor)
  }
}

// MARK: - Windows

extension IntakeRecord {
  /// The longest of these that tells counts.
  package static let windows: [Int64] = [35, 28, 21, 14]
  private static let longest: Int64 = 35

  /// How many days' meals are looked at.
  package static func mealDays(of window: Int64) -> Int64 {
    window == longest ? longest - 7 : window
  }

  /// In the longest window from the middle of the first week to that of the last.
  package static func mealDays(of window: Int64, upTo last: Day) -> ClosedRange<Day> {
    let end = window == longest ? last - 4 : last
    return end - (mealDays(of: window) - 1)...end
  }

  /// Ten of fourteen.
  package static func isEnough(_ completeDays: Int64, of window: Int64) -> Bool {
    completeDays * 7 >= mealDays(of: window) * 5
  }

  /// Nil where none tells; then why. In two weeks that do not stand alike in a diet program a body
  /// holds different water.
  package static func window(
    completeDays: (Int64) -> Int64, hasAverages: (Int64) -> Bool, isAlike: (Int64) -> Bool
  ) -> (window: Int64?, reason: RecordReason?) {
    let enough = windows.filter { isEnough(completeDays($0), of: $0) && hasAverages($0) }
    let window = enough.first(where: isAlike)
    return (window, window != nil ? nil : enough.isEmpty ? .notEnough : .water)
  }
}
