import Nouns
import Time
import Wire

/// A spring in which somebody fasts, looked at on 2026-03-20.
enum Days {
  static let hour: Int64 = 60 * 60
  static let minute: Int64 = 60

  static let week = WeekAnswer(
    days: [
      DayBar(date: "2026-03-14", seconds: 16 * hour + 20 * minute, state: .completed),
      DayBar(date: "2026-03-15", seconds: 0, state: .empty),
      DayBar(date: "2026-03-16", seconds: 14 * hour + 5 * minute, state: .partial),
      DayBar(date: "2026-03-17", seconds: 20 * hour, state: .completed),
      DayBar(date: "2026-03-18", seconds: 9 * hour + 43 * minute, state: .open),
      DayBar(date: "2026-03-19", seconds: 16 * hour, state: .completed),
      DayBar(
        date: "2026-03-20", seconds: 15 * hour + 59 * minute, state: .partial,
        running: 5 * hour + 10 * minute),
    ], goal: 16 * hour)

  /// Some of which had another goal, one none; the last one runs.
  static func last(_ count: Int) -> BarsAnswer {
    BarsAnswer(
      bars: (0..<count).map { number in
        let goal: Int64? = number % 7 == 3 ? nil : (number % 5 == 4 ? 18 : 16) * hour
        let seconds = (12 + Int64(number * 7 % 9)) * hour + Int64(number * 13 % 60) * minute
        let outcome: Outcome? =
          number == count - 1
          ? nil : goal.map { seconds >= $0 ? .completed : .partial } ?? .open
        let day = Day(iso2026: 3, 20) - Int64(count - 1 - number)
        return FastBar(
          id: "h\(number)", date: day.iso, start: Examples.at(20), seconds: seconds, goal: goal,
          outcome: outcome, trend: 14 * hour + Int64(number % 11) * 20 * minute)
      })
  }

  static let month = CalendarAnswer(
    days: (1...22).compactMap { number in
      let date = Day(iso2026: 3, number).iso
      switch number {
      case 1...6, 10, 12, 17, 18:
        return CalendarDay(date: date, mark: .completed, fasts: 1, seconds: 16 * hour + 900)
      case 7: return CalendarDay(date: date, mark: .partial, fasts: 1, seconds: 9 * hour)
      case 8, 15, 22: return CalendarDay(date: date, mark: .none, rest: .restDay)
      case 9: return CalendarDay(date: date, mark: .open, fasts: 2, seconds: 13 * hour)
      case 11: return CalendarDay(date: date, mark: .touched)
      case 13: return CalendarDay(date: date, mark: .none, rest: .freeze)
      case 14: return CalendarDay(date: date, mark: .touched, rest: .vacation)
      case 19: return CalendarDay(date: date, mark: .partial, rest: .vacation, fasts: 1, seconds: 1)
      case 20: return CalendarDay(date: date, mark: .running)
      default: return nil
      }
    }, today: "2026-03-20")

  static let year = CalendarAnswer(
    days: (0..<79).compactMap { number in
      let day = Day(iso2026: 1, 1) + Int64(number)
      let marks: [DayMark] = [.completed, .completed, .completed, .partial, .touched, .open]
      if number % 7 == 2 { return CalendarDay(date: day.iso, mark: .none, rest: .restDay) }
      if number % 11 == 5 { return nil }
      if number / 7 == 6 { return CalendarDay(date: day.iso, mark: .none, rest: .vacation) }
      let mark = number == 78 ? .running : marks[number * number % 6]
      return CalendarDay(
        date: day.iso, mark: mark, fasts: mark == .completed ? 1 : 0,
        seconds: mark == .completed ? 16 * hour : 0)
    }, today: "2026-03-20")
}

extension Day {
  /// A date of 2026 that the calendar has.
  init(iso2026 month: Int, _ day: Int) {
    guard let date = Day(year: 2026, month: month, day: day) else {
      preconditionFailure("no such date")
    }
    self = date
  }
}
