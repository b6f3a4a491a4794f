package import Time

/// A body's expenditure by its own record, as the estimate has moved week after week. It follows
/// from the journals alone, and so is the same wherever these are.
package struct ExpenditureCourse: Equatable, Sendable {
  /// Nil where the record never said enough.
  package let measured: MeasuredExpenditure?
  /// Of the last days: those that were looked at, the complete ones, and how many are wanted.
  package let days: Int64
  package let completeDays: Int64
  package let needed: Int64
  /// Whether the weight is known at the beginning and at the end of them.
  package let hasWeights: Bool

  /// Older weeks carry no weight in the estimate.
  private static let weeks: Int64 = 26
  private static let week: Int64 = 7
  private static let longest = IntakeRecord.windows.max() ?? 0
  private static let shortest = IntakeRecord.windows.min() ?? 0

  /// The first day that is looked at for the estimate of a day.
  package static func firstDay(upTo last: Day) -> Day { firstStep(upTo: last) - longest }

  /// Always the same day of the week, so that nothing moves in between.
  private static func firstStep(upTo last: Day) -> Day {
    let first = last - weeks * week
    return first - (first.number % week + week) % week
  }

  /// `bounds` has the formula of each day, which is the first prior, and `weight` the mean of the
  /// seven days that end on each.
  package init(
    upTo last: Day, bounds: (Day) -> EnergyBounds?, days: (Day) -> IntakeDay?,
    weight: (Day) -> Int64?
  ) {
    var (expenditure, found) = (Expenditure?.none, IntakeRecord?.none)
    var day = Self.firstStep(upTo: last)
    while day <= last {
      if expenditure?.updated.map({ day - $0 >= Self.week }) ?? true,
        let record = IntakeRecord(upTo: day, days: days, weight: weight),
        let bounds = bounds(day),
        let next = (expenditure ?? Expenditure(prior: bounds.formula))
          .updated(from: record, on: day, within: bounds)
      {
        expenditure = next.expenditure
        if next.reading == .taken { found = record }
      }
      day = day + 1
    }
    measured = found.flatMap { record in
      expenditure.map {
        MeasuredExpenditure(
          kcal: $0.kcal, days: record.days, completeDays: record.completeDays)
      }
    }
    self.days = Self.shortest
    let complete = (0..<Self.shortest).filter { days(last - $0)?.isComplete == true }
    completeDays = Int64(complete.count)
    needed = (1...Self.shortest).first { IntakeRecord.isEnough($0, of: Self.shortest) } ?? 0
    hasWeights = weight(last) != nil && weight(last - Self.shortest + Self.week) != nil
  }
}
