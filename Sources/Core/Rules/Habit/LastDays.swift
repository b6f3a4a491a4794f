import Nouns
package import Time

/// How many of the last days count: a lapse does not break it.
package struct LastDays: Equatable, Sendable {
  package let days: Int64
  package let of: Int64

  fileprivate static let count: Int64 = 30
}

extension Streaks {
  /// The thirty days that end today, if it counts already, else yesterday; none before the first day
  /// that counts, and no vacation. Nil before that.
  package func lastDays(today: Day) -> LastDays? {
    guard let first = runs.first?.lowerBound, first <= today else { return nil }
    // Of years of runs.
    let near = runs.reversed().prefix { $0.upperBound >= today - LastDays.count }
    let isIn = { (day: Day) in near.contains { $0.contains(day) } }
    let last = isIn(today) ? today : today - 1
    guard first <= last else { return nil }
    return LastDays(isCounted: isIn, in: max(first, last - (LastDays.count - 1))...last, neutral)
  }
}

extension LastDays {
  fileprivate init(isCounted: (Day) -> Bool, in range: ClosedRange<Day>, _ neutral: NeutralDays) {
    var (counted, all): (Int64, Int64) = (0, 0)
    var day = range.lowerBound
    while day <= range.upperBound {
      let isIn = isCounted(day)
      if isIn { counted += 1 }
      if isIn || neutral.reason(of: day) != .vacation { all += 1 }
      day = day + 1
    }
    (days, of) = (counted, all)
  }
}
