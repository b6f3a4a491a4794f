package import Nouns
package import Time

/// The days that neither count for a streak nor break it.
package struct NeutralDays: Equatable, Sendable {
  /// The plans with a rest day, the oldest first; the last one in force on a day counts.
  private let weeks: [WeekPlan]
  /// Sorted, and no two of them touch.
  private let vacations: [ClosedRange<Day>]

  package static let none = NeutralDays(weeks: [], vacations: [])

  package init(weeks: [WeekPlan], vacations: [Vacation], skipped: Set<Day> = []) {
    self.weeks = weeks.contains(where: \.hasRest) ? weeks : []
    self.vacations = (vacations.filter { $0.from <= $0.to }.map(\.days) + skipped.map { $0...$0 })
      .sorted { $0.lowerBound < $1.lowerBound }
      .reduce(into: []) { merged, range in
        guard let last = merged.last, last.upperBound + 1 >= range.lowerBound else {
          return merged.append(range)
        }
        merged[merged.endIndex - 1] =
          last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      }
  }

  package func reason(of day: Day) -> DayRest? {
    if vacation(around: day) != nil { return .vacation }
    return plan(on: day)?.days[day.weekday] == .rest ? .restDay : nil
  }

  /// The first of some days that is not neutral, however long a time they are.
  func firstOther(in days: Range<Day>) -> Day? {
    if weeks.isEmpty, vacations.isEmpty { return days.isEmpty ? nil : days.lowerBound }
    var day = days.lowerBound
    while day < days.upperBound {
      if let vacation = vacation(around: day) {
        day = vacation.upperBound + 1
      } else if let plan = plan(on: day), plan.days[day.weekday] == .rest {
        day = plan.isAllRest ? end(of: plan, from: day) : day + 1
      } else {
        return day
      }
    }
    return nil
  }

  /// The last of some days that is not neutral.
  func lastOther(in days: Range<Day>) -> Day? {
    var day = days.upperBound - 1
    while day >= days.lowerBound {
      if let vacation = vacation(around: day) {
        day = vacation.lowerBound - 1
      } else if let plan = plan(on: day), plan.days[day.weekday] == .rest {
        day = plan.isAllRest ? (borders.last { $0 <= day } ?? day) - 1 : day - 1
      } else {
        return day
      }
    }
    return nil
  }

  /// How many of some days are rest days and days of a vacation, however long a time they are.
  func count(in days: Range<Day>) -> (rest: Int64, vacation: Int64) {
    var count: (rest: Int64, vacation: Int64) = (0, 0)
    var day = days.lowerBound
    for border in borders + [days.upperBound] where border > day {
      let part = day..<min(border, days.upperBound)
      if vacation(around: day) != nil {
        count.vacation = count.vacation.saturatingAdd(part.upperBound - part.lowerBound)
      } else if let plan = plan(on: day) {
        count.rest = count.rest.saturatingAdd(plan.restDays(in: part))
      }
      day = part.upperBound
    }
    return count
  }

  /// The days on which another plan or vacation may begin or be over, in order.
  private var borders: [Day] {
    (vacations.flatMap { [$0.lowerBound, $0.upperBound + 1] }
      + weeks.flatMap { [$0.from] + ($0.to.map { [$0 + 1] } ?? []) }).sorted()
  }

  private func vacation(around day: Day) -> ClosedRange<Day>? {
    var (low, high) = (0, vacations.count)
    while low < high {
      let middle = (low + high) / 2
      if vacations[middle].upperBound < day { low = middle + 1 } else { high = middle }
    }
    guard low < vacations.count, vacations[low].contains(day) else { return nil }
    return vacations[low]
  }

  private func plan(on day: Day) -> WeekPlan? {
    weeks.last { $0.isIn(force: day) }
  }

  /// The first day after `day` that may have another plan.
  private func end(of plan: WeekPlan, from day: Day) -> Day {
    let next = weeks.lazy.map(\.from).filter { $0 > day }.min()
    let end = plan.to.map { $0 + 1 } ?? Day(number: .max)
    return Swift.min(end, next ?? end)
  }
}

extension Standing {
  /// For the streak of fasts.
  package var neutralDays: NeutralDays {
    NeutralDays(weeks: weeks, vacations: vacations, skipped: skippedDays)
  }

  /// For the streak of logging, which no plan for fasts touches.
  var neutralDaysOfLogging: NeutralDays {
    NeutralDays(weeks: [], vacations: vacations, skipped: skippedDays)
  }
}

extension WeekPlan {
  fileprivate var hasRest: Bool { days.values.contains(.rest) }
  fileprivate var isAllRest: Bool {
    days.count == Weekday.allCases.count && days.values.allSatisfy { $0 == .rest }
  }
  /// Of days that it is in force on.
  fileprivate func restDays(in days: Range<Day>) -> Int64 {
    let length = days.upperBound - days.lowerBound
    let weekly = Int64(self.days.values.count { $0 == .rest })
    let rest = (0..<length % 7).count { self.days[(days.lowerBound + $0).weekday] == .rest }
    return length / 7 * weekly + Int64(rest)
  }
}
