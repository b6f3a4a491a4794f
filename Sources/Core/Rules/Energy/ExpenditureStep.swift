package import Nouns
package import Time

/// A week's step of the estimate of what a body uses: the energy eaten less the energy stored.
package struct ExpenditureStep: Equatable, Sendable {
  package let day: Day
  package let record: IntakeRecord
  /// Of the day before, the last one that is over.
  package let bounds: EnergyBounds
  /// The estimate after it, in kcal a day; as it was, inside the bounds, where it was not taken.
  package let kcal: Int64
  /// Why it was not taken.
  package let reason: RecordReason?
  /// The bound that holds it.
  package let bound: RecordBound?

  /// The largest step of a week, in kcal.
  private static let largest: Int64 = 150
  /// Complete days that make the record count as much as it can.
  private static let fullTrust: Int64 = 28

  /// In exact fractions, of which only the result is rounded.
  package init(from prior: Int64, by record: IntakeRecord, on day: Day, within bounds: EnergyBounds)
  {
    let (prior, range) = (prior.clamped(to: EnergyBounds.possible), bounds.range)
    (self.day, self.record, self.bounds) = (day, record, bounds)
    reason = bounds.reason(against: record)
    guard reason == nil else {
      (kcal, bound) = (prior.clamped(to: range), nil)
      return
    }
    let (measured, divisor) = record.expenditure
    let bounded = measured.clamped(to: range.lowerBound * divisor...range.upperBound * divisor)
    let scale = divisor * Self.fullTrust
    let change = (bounded - prior * divisor) * min(record.completeDays, Self.fullTrust)
    let new = prior * scale + change.clamped(to: -Self.largest * scale...Self.largest * scale)
    let held = new.clamped(to: range.lowerBound * scale...range.upperBound * scale)
    kcal = held.roundedQuotient(by: scale)
    bound =
      if measured < bounded || new < held { .low } else if measured > bounded || new > held {
        .high
      } else { nil }
  }
}
