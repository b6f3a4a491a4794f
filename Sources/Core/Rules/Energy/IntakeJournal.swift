import Nouns
package import Time

/// All that the estimate of what a body uses is made of, day by day.
package struct IntakeJournal {
  let days: (Day) -> IntakeDay?
  /// The mean of the seven days that end on a day, in grams.
  let weight: (Day) -> Int64?
  /// By the profile and the weight of that day.
  let bounds: (Day) -> EnergyBounds?
  /// Whether a day is one of a diet phase.
  let isDiet: (Day) -> Bool

  /// So long after a diet has begun or ended a body's water has settled.
  private static let settled = 6
  private static let week: Int64 = 7

  package init(
    days: @escaping (Day) -> IntakeDay?, weight: @escaping (Day) -> Int64?,
    bounds: @escaping (Day) -> EnergyBounds?, isDiet: @escaping (Day) -> Bool = { _ in false }
  ) {
    (self.days, self.weight, self.bounds, self.isDiet) = (days, weight, bounds, isDiet)
  }

  /// Whether the week up to a day stands in a program as the one so many days before does: then
  /// both have the same water, and their difference has none.
  package func isAlike(_ last: Day, after days: Int64) -> Bool {
    (0..<Self.week).allSatisfy { stand(of: last - $0) == stand(of: last - $0 - days) }
  }

  /// How many days there have been in a row of one kind; negative for those of a diet.
  private func stand(of day: Day) -> Int {
    let kind = isDiet(day)
    let days = 1 + (1..<Self.settled).prefix { isDiet(day - Int64($0)) == kind }.count
    return kind ? -days : days
  }

  /// The weeks up to a day that is over, or why they do not tell.
  func record(upTo last: Day) -> (record: IntakeRecord?, reason: RecordReason?) {
    let now = weight(last)
    func first(_ window: Int64) -> Int64? { weight(last - window + Self.week) }
    func known(_ window: Int64) -> [Int64] {
      let range = IntakeRecord.mealDays(of: window, upTo: last)
      return (0..<range.count).compactMap { place in
        days(range.lowerBound + place).flatMap { $0.isComplete ? $0.eaten : nil }
      }
    }
    let (window, reason) = IntakeRecord.window(
      completeDays: { Int64(known($0).count) },
      hasAverages: { now != nil && first($0) != nil },
      isAlike: { isAlike(last, after: $0 - Self.week) })
    guard let window else { return (nil, reason) }
    let eaten = known(window)
    let record = IntakeRecord(
      window: window, completeDays: Int64(eaten.count), eaten: eaten.reduce(0, +),
      firstWeight: first(window), lastWeight: now)
    return (record, record == nil ? .notEnough : nil)
  }
}
