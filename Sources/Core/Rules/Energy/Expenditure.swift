import Nouns
package import Time

/// A body's daily expenditure by its own record: the energy eaten less the energy stored.
package struct Expenditure: Equatable, Sendable {
  /// In kcal a day: by the formula at first, then by the last step.
  package let kcal: Int64
  /// When the record was last looked at; nil while nothing was.
  package let updated: Day?

  /// Nobody spends less, or more.
  private static let possible: ClosedRange<Int64> = 1...20_000
  /// The largest step of a week, in kcal.
  private static let largestStep: Int64 = 150
  private static let week: Int64 = 7
  /// Complete days that make the record count as much as it can.
  private static let fullTrust: Int64 = 28

  package init(prior kcal: Int64, updated: Day? = nil) {
    self.kcal = kcal.clamped(to: Self.possible)
    self.updated = updated
  }

  /// How the record was taken.
  package enum Reading: Equatable, Sendable {
    case taken
    /// It would be less than a body uses at rest: something is missing in it.
    case tooLow
    /// It is far more than a body uses: something is in it twice.
    case tooHigh
  }

  /// One step a week; nil where it is too early or the record says too little. A record that cannot
  /// be leaves the number, inside its bounds, for another week.
  package func updated(
    from record: IntakeRecord?, on day: Day, within bounds: EnergyBounds? = nil
  ) -> (expenditure: Expenditure, reading: Reading)? {
    if let updated, day - updated < Self.week { return nil }
    guard let record else { return nil }
    let bounds = bounds ?? EnergyBounds(formula: kcal, resting: 0)
    let reading = bounds.reading(of: record)
    let new =
      reading == .taken
      ? step(by: record, within: bounds.range) : kcal.clamped(to: bounds.range)
    return (Expenditure(prior: new, updated: day), reading)
  }

  /// In exact fractions, of which only the result is rounded.
  private func step(by record: IntakeRecord, within range: ClosedRange<Int64>) -> Int64 {
    let (measured, divisor) = record.expenditure
    let bounded = measured.clamped(to: range.lowerBound * divisor...range.upperBound * divisor)
    let trust = min(record.completeDays, Self.fullTrust)
    let scale = divisor * Self.fullTrust
    let change = (bounded - kcal * divisor) * trust
    let step = change.clamped(to: -Self.largestStep * scale...Self.largestStep * scale)
    return (kcal * scale + step)
      .clamped(to: range.lowerBound * scale...range.upperBound * scale)
      .roundedQuotient(by: scale)
  }
}

/// The meals and weighings of some weeks, where there are enough to estimate the expenditure.
package struct IntakeRecord: Equatable, Sendable {
  package let days: Int64
  /// Those on which everything was written down.
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

  /// Whether so many complete days tell enough of so many: ten of fourteen.
  package static func isEnough(_ completeDays: Int64, of days: Int64) -> Bool {
    completeDays * 7 >= days * 5
  }

  /// Nil where that is not enough, or an average is missing.
  package init?(
    days: Int64, completeDays: Int64, eaten: Int64, firstWeight: Int64?, lastWeight: Int64?
  ) {
    guard Self.lengths.contains(days), (0...days).contains(completeDays),
      Self.isEnough(completeDays, of: days), (0...completeDays * 30_000).contains(eaten),
      let firstWeight, let lastWeight, Profile.weights.contains(firstWeight),
      Profile.weights.contains(lastWeight)
    else { return nil }
    self.days = days
    self.completeDays = completeDays
    self.eaten = eaten
    self.firstWeight = firstWeight
    self.lastWeight = lastWeight
  }

  /// Kcal a day, as an exact fraction.
  var expenditure: (Int64, divisor: Int64) {
    let span = days - 7
    let stored = Self.kcalOfTenGrams * (lastWeight - firstWeight)
    return (eaten * 10 * span - stored * completeDays, 10 * completeDays * span)
  }
}
