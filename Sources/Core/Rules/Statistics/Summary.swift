package import Nouns
package import Time

/// All the fasts, summed up.
package struct Summary: Equatable, Sendable {
  package private(set) var all = Tally()
  package internal(set) var cancelled = 0
  package private(set) var median: Span?
  package private(set) var longest: EndedFast?
  /// Those that belong to one of the last seven days.
  package private(set) var lastSevenDays = Tally()
  package private(set) var week: Comparison
  package private(set) var month: Comparison
  package private(set) var year: Comparison
  /// By the day that they belong to, Monday first.
  package private(set) var weekdays = Weekday.allCases.map { _ in Tally() }
  /// By name, in the order in which they were first used; then by the length of a goal of one's own,
  /// the most frequent first; those without a goal last.
  package internal(set) var schedules: [NamedTally] = []
  /// Those that were given.
  package private(set) var reasons: [EndReason: Int] = [:]
  package private(set) var usualStart: ClockTime?
  package private(set) var usualEnd: ClockTime?
  private let today: Day

  /// One stretch of the calendar and the one before it.
  package struct Comparison: Equatable, Sendable {
    package let from: Day
    package let fromBefore: Day
    /// The first day after it.
    let next: Day
    package fileprivate(set) var now = Tally()
    package fileprivate(set) var before = Tally()

    fileprivate mutating func add(_ fast: EndedFast) {
      guard fast.day >= fromBefore, fast.day < next else { return }
      if fast.day >= from { now.add(fast) } else { before.add(fast) }
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
    if let longest, longest.length >= fast.length {} else { longest = fast }
    weekdays[fast.day.weekday.rawValue].add(fast)
    // Nearly all are older than what is compared.
    guard fast.day >= min(week.fromBefore, month.fromBefore, year.fromBefore) else { return }
    if fast.day > today - 7, fast.day <= today { lastSevenDays.add(fast) }
    week.add(fast)
    month.add(fast)
    year.add(fast)
  }

  /// Takes fasts one by one, so that nobody has to hold all of them.
  package struct Maker {
    private var summary: Summary
    private var lengths: [Int64] = []
    private var starts = ClockMean()
    private var ends = ClockMean()
    private var named: [Tally] = []
    /// By minutes.
    private var goals: [Int64: Tally] = [:]
    private var others = Tally()

    /// More kinds of goals than these tell nobody anything.
    private static let mostGoals = 40

    package init(today: Day, weekBegins: Weekday = .monday) {
      summary = Summary(today: today, weekBegins: weekBegins)
    }

    package mutating func add(_ fast: EndedFast) {
      summary.add(fast)
      lengths.append(fast.length.milliseconds)
      starts.add(secondOfDay: fast.startSecond)
      ends.add(secondOfDay: fast.endSecond)
      guard let place = fast.schedule, place >= 0 else { return add(unnamed: fast) }
      while named.count <= place { named.append(Tally()) }
      named[place].add(fast)
    }

    private mutating func add(unnamed fast: EndedFast) {
      guard let goal = fast.goal else { return others.add(fast) }
      goals[goal.roundedUpMinutes, default: Tally()].add(fast)
    }

    package mutating func finish(_ rows: EndedRows) -> Summary {
      summary.cancelled = rows.cancelled
      summary.reasons = rows.reasons
      lengths.sort()
      summary.median = lengths.median.map { .seconds(Span(milliseconds: $0).seconds) }
      summary.usualStart = starts.time
      summary.usualEnd = ends.time
      summary.schedules = zip(rows.schedules, named).map {
        NamedTally(schedule: $0, goal: nil, tally: $1)
      }
      summary.schedules += byGoal()
      return summary
    }

    private func byGoal() -> [NamedTally] {
      let sorted = goals.sorted { ($0.value.fasts, $1.key) > ($1.value.fasts, $0.key) }
      let rest = sorted.dropFirst(Self.mostGoals).reduce(others) { $0 + $1.value }
      let shown = sorted.prefix(Self.mostGoals).map { minutes, tally in
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
    next = from + 7
  }

  fileprivate init(month today: Day) {
    from = today - Int64(today.civil.day - 1)
    fromBefore = from - Int64((from - 1).civil.day)
    next = from + Int64(Day.length(ofMonth: from.civil.month, in: from.civil.year))
  }

  fileprivate init(year today: Day) {
    let year = today.civil.year
    from = Day(year: year, month: 1, day: 1) ?? today
    fromBefore = Day(year: year - 1, month: 1, day: 1) ?? from
    next = Day(year: year + 1, month: 1, day: 1) ?? from
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
