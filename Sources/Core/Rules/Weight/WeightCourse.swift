package import Time

/// The values of all days up to one, taken one after the other: which of them were slips, their
/// mean and their trend. It remembers the last weeks only, however many there were.
package struct WeightCourse: Equatable, Sendable {
  /// The values of the last weeks that are no slips, oldest first.
  package private(set) var kept: [DayWeight] = []
  /// Those that are.
  package private(set) var leftOut: [DayWeight] = []
  /// The last value, whatever it is.
  package private(set) var last: DayWeight?
  /// After each kept value of the last weeks.
  private(set) var trends: [WeightTrend] = []
  /// On which side of its bound the last value was.
  private var lastSide = 0
  private var baseline: DayWeight?
  private var isBaselineMean = false
  private let aim: SetAim?
  /// Since when the mean is at the goal, as far as the values say.
  private var reached: Day?
  /// How many days it can be asked about; nil for all.
  private let memory: Int64?

  /// Enough for the mean of four weeks ago, and the bound of the first value in it.
  package static let usualMemory: Int64 = 28 + 7 + SlipBound.days
  /// After so many a trend is the same to the gram, wherever it began.
  package static let valuesToSettle: Int64 = 300
  package static let week: Int64 = 7
  package static let fewestOfWeek = 3

  package init(aim: SetAim? = nil, memory: Int64? = Self.usualMemory) {
    self.aim = aim
    self.memory = memory
  }

  /// The value of a later day than all before.
  package mutating func take(_ value: DayWeight) {
    let before = value.day - SlipBound.days...value.day - 1
    let side = SlipBound.side(of: value.grams, after: kept.within(before))
    if side == 0 {
      keep(value)
    } else if side == lastSide, let last {
      // Two on one side are no slip: neither is the one before.
      if leftOut.last == last {
        leftOut.removeLast()
        keep(last)
      }
      keep(value)
    } else {
      leftOut.append(value)
    }
    // Whether the one before counts is settled now, and with it the means of the days since.
    if let last, reached == nil { reached = reached(from: last.day, upTo: value.day - 1) }
    (last, lastSide) = (value, side)
    if let memory { forget(before: value.day - memory, within: memory) }
  }

  private mutating func keep(_ value: DayWeight) {
    kept.append(value)
    trends.append(trends.last?.corrected(by: value) ?? WeightTrend(from: value))
    takeBaseline(value)
  }

  private mutating func takeBaseline(_ value: DayWeight) {
    guard let aim, !isBaselineMean, value.day >= aim.since else { return }
    if let mean = firstMean(since: aim.since, upTo: value.day) {
      (baseline, isBaselineMean) = (mean, true)
    } else if baseline == nil {
      baseline = value
    }
  }

  /// The days before the aim may have had enough for a mean on its day. Without a new value there is no
  /// mean where there was none the day before.
  private func firstMean(since first: Day, upTo day: Day) -> DayWeight? {
    Set([first, day]).sorted().lazy.filter { first <= $0 && $0 <= day }
      .compactMap { day in mean(on: day).map { DayWeight(day: day, grams: $0) } }.first
  }

  /// The first mean since the person set their aim, or the first value while there is none.
  package func baseline(on day: Day) -> DayWeight? {
    guard let aim, !isBaselineMean else { return baseline }
    return firstMean(since: aim.since, upTo: day) ?? baseline
  }

  /// A day later than seven after the last value has no mean.
  private func reached(from first: Day, upTo day: Day) -> Day? {
    guard let aim, let goal = aim.goal else { return nil }
    var next = max(first, goal.since)
    while next <= min(day, first + Self.week) {
      if let mean = mean(on: next), aim.isReached(at: mean) { return next }
      next = next + 1
    }
    return nil
  }

  /// The first day since the goal was set on which the mean was at it, or beyond.
  package func goalReached(by day: Day) -> Day? {
    if let reached { return reached <= day ? reached : nil }
    return last.flatMap { reached(from: $0.day, upTo: day) }
  }

  /// Now and then, and not each day.
  private mutating func forget(before day: Day, within memory: Int64) {
    guard let oldest = kept.first?.day, oldest < day - memory else { return }
    kept.removeAll { $0.day < day }
    leftOut.removeAll { $0.day < day }
    trends.removeAll { $0.day < day }
  }
}

extension WeightCourse {
  /// The mean of the values of seven days, that one the last; nil of fewer than three.
  package func mean(on day: Day) -> Int64? { mean(of: day - (Self.week - 1)...day) }

  /// The same of the values of any days.
  package func mean(of days: ClosedRange<Day>) -> Int64? {
    let values = kept.within(days)
    return values.count >= Self.fewestOfWeek ? values.meanOfGrams : nil
  }

  /// How many values that is the mean of.
  package func daysOfMean(on day: Day) -> Int {
    kept.within(day - (Self.week - 1)...day).count
  }

  package func values(in days: ClosedRange<Day>) -> ArraySlice<DayWeight> { kept.within(days) }

  package func valuesLeftOut(in days: ClosedRange<Day>) -> ArraySlice<DayWeight> {
    leftOut.within(days)
  }

  /// Of the trend; nil before the first value, and from a week after the last one on.
  package func level(on day: Day) -> Int64? {
    trend(on: day).map { $0.level(on: day).wholeGrams }
  }

  /// The change of the trend in the seven days up to that one; nil where it is younger.
  package func weeklyChange(on day: Day) -> Int64? {
    guard let now = trend(on: day), let before = trends.last(upTo: day - Self.week),
      now.since == before.since
    else { return nil }
    return (now.level(on: day) - before.level(on: day - Self.week)).wholeGrams
  }

  /// How many weighings the trend has followed up to a day.
  package func valuesOfTrend(on day: Day) -> Int { trend(on: day)?.values ?? 0 }

  /// The change of the mean within a week.
  package func changeOfMean(on day: Day) -> Int64? {
    guard let now = mean(on: day), let before = mean(on: day - Self.week) else { return nil }
    return now - before
  }

  private func trend(on day: Day) -> WeightTrend? {
    guard let trend = trends.last(upTo: day) else { return nil }
    // Between two values it goes on, but not over a gap that begins a new one.
    if day - trend.day <= WeightTrend.reach { return trend }
    return trends.first(after: day)?.since == trend.since ? trend : nil
  }
}
