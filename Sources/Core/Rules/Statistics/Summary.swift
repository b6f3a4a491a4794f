package import Time

/// All the fasts, summed up.
package struct Summary: Equatable, Sendable {
  package private(set) var all = Tally()
  package internal(set) var cancelled = 0
  package private(set) var median: Span?
  package private(set) var longest: EndedFast?
  /// Those that ended on one of the last seven days.
  package private(set) var lastSevenDays = Tally()
  package private(set) var week: Comparison
  package private(set) var month: Comparison
  package private(set) var year: Comparison
  /// By the day on which they ended, Monday first.
  package private(set) var weekdays = Weekday.allCases.map { _ in Tally() }
  /// By name, in the order in which they were first used; then by the length of a goal of one's own,
  /// the most frequent first; those without a goal last.
  package internal(set) var schedules: [NamedTally] = []
  package private(set) var usualStart: ClockTime?
  package private(set) var usualEnd: ClockTime?
  private let today: Day

  /// One stretch of the calendar and the one before it.
  package struct Comparison: Equatable, Sendable {
    package let from: Day
    package let fromBefore: Day
    package fileprivate(set) var now = Tally()
    package fileprivate(set) var before = Tally()

    fileprivate mutating func add(_ fast: EndedFast, upTo today: Day) {
      let day = fast.days.end
      guard day >= fromBefore, day <= today else { return }
      if day >= from { now.add(fast) } else { before.add(fast) }
    }
  }

  package struct NamedTally: Equatable, Sendable {
    package let schedule: String?
    /// Of those without a schedule, in whole minutes.
    package let goal: Span?
    package let tally: Tally
  }

  fileprivate init(today: Day, weekBegins: Weekday) {
    self.today = today
    week = Comparison(week: today, begins: weekBegins)
    month = Comparison(month: today)
    year = Comparison(year: today)
  }

  fileprivate mutating func add(_ fast: EndedFast) {
    all.add(fast)
    if let longest, longest.duration >= fast.duration {} else { longest = fast }
    weekdays[fast.days.end.weekday.rawValue].add(fast)
    // Nearly all are older than what is compared.
    guard fast.days.end >= min(week.fromBefore, month.fromBefore, year.fromBefore) else { return }
    if fast.days.end > today - 7, fast.days.end <= today { lastSevenDays.add(fast) }
    week.add(fast, upTo: today)
    month.add(fast, upTo: today)
    year.add(fast, upTo: today)
  }

  /// Takes fasts one by one, so that nobody has to hold all of them.
  package struct Maker {
    private var summary: Summary
    private var durations: [Int64] = []
    private var starts = ClockMean()
    private var ends = ClockMean()
    private var named: [Tally] = []
    /// By minutes.
    private var lengths: [Int64: Tally] = [:]
    private var others = Tally()

    /// More kinds of goals than these tell nobody anything.
    private static let mostLengths = 40

    package init(today: Day, weekBegins: Weekday = .monday) {
      summary = Summary(today: today, weekBegins: weekBegins)
    }

    package mutating func add(_ fast: EndedFast) {
      summary.add(fast)
      durations.append(fast.duration.milliseconds)
      starts.add(secondOfDay: fast.startSecond)
      ends.add(secondOfDay: fast.endSecond)
      guard let place = fast.schedule, place >= 0 else { return add(unnamed: fast) }
      while named.count <= place { named.append(Tally()) }
      named[place].add(fast)
    }

    private mutating func add(unnamed fast: EndedFast) {
      guard let goal = fast.goal else { return others.add(fast) }
      lengths[goal.roundedUpMinutes, default: Tally()].add(fast)
    }

    package mutating func finish(_ rows: EndedRows) -> Summary {
      summary.cancelled = rows.cancelled
      durations.sort()
      summary.median = durations.median.map { .seconds(Span(milliseconds: $0).seconds) }
      summary.usualStart = starts.time
      summary.usualEnd = ends.time
      summary.schedules = zip(rows.schedules, named).map {
        NamedTally(schedule: $0, goal: nil, tally: $1)
      }
      summary.schedules += goals()
      return summary
    }

    private func goals() -> [NamedTally] {
      let sorted = lengths.sorted { ($0.value.fasts, $1.key) > ($1.value.fasts, $0.key) }
      let rest = sorted.dropFirst(Self.mostLengths).reduce(others) { $0 + $1.value }
      let shown = sorted.prefix(Self.mostLengths).map { minutes, tally in
        NamedTally(schedule: nil, goal: .minutes(minutes), tally: tally)
      }
      return rest.fasts > 0 ? shown + [NamedTally(schedule: nil, goal: nil, tally: rest)] : shown
    }
  }
}

extension Summary.Comparison {
  fileprivate init(week today: Day, begins: Weekday) {
    let past = (today.weekday.rawValue - begins.rawValue + 7) % 7
    from = today - Int64(past)
    fromBefore = from - 7
  }

  fileprivate init(month today: Day) {
    from = today - Int64(today.civil.day - 1)
    fromBefore = from - Int64((from - 1).civil.day)
  }

  fileprivate init(year today: Day) {
    let year = today.civil.year
    from = Day(year: year, month: 1, day: 1) ?? today
    fromBefore = Day(year: year - 1, month: 1, day: 1) ?? from
  }
}

extension [Int64] {
  /// Of sorted numbers; the mean of the two in the middle, rounded down.
  fileprivate var median: Int64? {
    guard !isEmpty else { return nil }
    let (low, high) = (self[(count - 1) / 2], self[count / 2])
    return Int64((Int128(low) + Int128(high)) >> 1)
  }
}

extension Span {
  /// A begun minute counts, as where a goal is shown.
  fileprivate var roundedUpMinutes: Int64 { (self + .minute - Span(milliseconds: 1)).minutes }
}
