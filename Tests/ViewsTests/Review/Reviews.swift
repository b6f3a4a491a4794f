import Nouns
import Time
import Wire

@testable import Views

/// Weeks and a month of the spring in which somebody fasts, looked at on Friday 2026-03-20.
enum Reviews {
  private static let hour = Days.hour
  private static let minute = Days.minute
  private static let today = Day(iso2026: 3, 20)

  /// In minutes; nothing on the fourth day, and two fasts on the second.
  private static let lengths: [[(minutes: Int64, outcome: Outcome, mood: Int64?)]] = [
    [(982, .completed, 4)], [(840, .partial, 3), (120, .partial, 4)], [(1054, .completed, 5)], [],
    [(600, .open, nil)], [], [],
  ]

  private static func meals(_ day: Day, _ kcal: Int64?, target: Int64?) -> MealDay {
    var eaten = MealDay()
    eaten.day = day.iso
    guard let kcal else { return eaten }
    eaten.meals = 2
    eaten.nutrition = Nutrition(
      energy: kcal, protein: 924, carbs: 1806, fat: 455, fiber: nil, alcohol: 0)
    eaten.target = target
    eaten.closed = day < today ? true : nil
    return eaten
  }

  static func week(
    hasTargets: Bool = true, hasProgram: Bool = true, change: Int64? = -420
  ) -> WeekReview {
    let first = Day(iso2026: 3, 16)
    var week = WeekReview()
    week.today = today.iso
    week.days = lengths.enumerated().map { place, fasts in
      let date = first + Int64(place)
      var day = DayReview()
      day.date = date.iso
      day.fasts = fasts.enumerated().map { number, fast in
        Examples.finished(
          id: "d\(place)\(number)", minutes: fast.minutes,
          goal: fast.outcome == .open ? nil : 16 * hour, outcome: fast.outcome, mood: fast.mood)
      }
      day.seconds = fasts.reduce(0) { $0 + $1.minutes * minute }
      day.mark =
        switch place {
        case 0, 2: .completed
        case 1: .partial
        case 4: .open
        default: .none
        }
      if place == 3 { day.rest = .restDay }
      day.mood = [40, 35, 50][safe: place]
      let kcal: Int64? = place < 5 && place != 3 ? [1830, 1281, 1050, 0, 640][place] : nil
      day.eaten = meals(date, kcal, target: hasTargets ? 1670 : nil)
      day.weight = [81_700, nil, 81_400, 82_000, 81_300, nil, nil][place]
      if hasProgram {
        day.program = Program(
          phase: place < 5 ? .diet : .maintenance, cycle: 1,
          day: place < 5 ? 10 + Int64(place) : Int64(place) - 4,
          of: 14)
      }
      return day
    }
    week.now = now(hasTargets: hasTargets)
    week.before = before
    week.change = change
    week.left = hasTargets ? EnergyLeft(kcal: 6120, days: 4) : nil
    if !hasTargets { week.obstacle = .eatingDisorder }
    return week
  }

  static func changed(_ change: (inout WeekReview) -> Void) -> WeekReview {
    var week = week()
    change(&week)
    return week
  }

  private static func now(hasTargets: Bool) -> Review {
    var now = Review(
      from: "2026-03-16", to: "2026-03-22",
      fasts: Tally(fasts: 5, scored: 4, completed: 2, seconds: 3596 * minute, rate: 500))
    now.longest = LongestFast(date: "2026-03-18", seconds: 1054 * minute)
    (now.usualStart, now.usualEnd) = ("20:02", "12:41")
    (now.moods, now.mood) = (4, 40)
    now.energy = IntakeSum(days: 3, eaten: 4161, mean: 1387, target: hasTargets ? 1670 : nil)
    now.macros = [
      MacroSum(
        macro: .protein,
        sum: IntakeSum(days: 3, eaten: 2772, mean: 924, target: hasTargets ? 1300 : nil)),
      MacroSum(macro: .carbs, sum: IntakeSum(days: 2, eaten: 3612, mean: 1806, target: nil)),
      MacroSum(macro: .fat, sum: IntakeSum(days: 3, eaten: 1365, mean: 455, target: nil)),
    ]
    (now.weighings, now.weight) = (4, 81_600)
    return now
  }

  private static let before: Review = {
    var before = Review(
      from: "2026-03-09", to: "2026-03-15",
      fasts: Tally(fasts: 7, scored: 7, completed: 6, seconds: 6833 * minute, rate: 857))
    (before.moods, before.mood) = (7, 36)
    before.energy = IntakeSum(days: 7, eaten: 11_284, mean: 1612, target: 1670)
    (before.weighings, before.weight) = (6, 82_020)
    return before
  }()

  static let month: MonthReview = {
    var month = MonthReview()
    month.today = today.iso
    month.weeks = [(1, 1), (2, 8), (9, 15), (16, 22), (23, 29), (30, 31)].map { first, last in
      var week = first == 9 ? before : first == 16 ? now(hasTargets: true) : Review()
      (week.from, week.to) = (Day(iso2026: 3, first).iso, Day(iso2026: 3, last).iso)
      if first < 9 {
        week.fasts = Tally(fasts: 2, scored: 2, completed: 1, seconds: Int64(last) * 3 * hour)
      }
      if first >= 2, first <= 16 {
        let phase = PhaseSpan(
          phase: first == 2 ? .leadIn : .diet, from: week.from, to: week.to)
        week.phases = [phase]
      }
      return week
    }
    month.now = now(hasTargets: true)
    (month.now.from, month.now.to) = ("2026-03-01", "2026-03-31")
    month.now.fasts = Tally(
      fasts: 16, scored: 15, completed: 10, seconds: 12_049 * minute, rate: 667)
    month.now.phases = month.weeks.flatMap(\.phases)
    month.before = before
    (month.before.from, month.before.to) = ("2026-02-01", "2026-02-28")
    month.change = 30
    return month
  }()

  /// Of somebody who has just begun.
  static let empty: WeekReview = {
    var week = WeekReview()
    week.today = today.iso
    week.days = (16...22).map {
      var day = DayReview()
      (day.date, day.mark) = (Day(iso2026: 3, $0).iso, .none)
      day.eaten = meals(Day(iso2026: 3, $0), nil, target: 1670)
      return day
    }
    (week.now.from, week.now.to) = ("2026-03-16", "2026-03-22")
    (week.before.from, week.before.to) = ("2026-03-09", "2026-03-15")
    return week
  }()

  static let all: [(name: String, facts: ReviewFacts)] = [
    ("week", ReviewFacts(week())),
    ("week-plain", ReviewFacts(week(hasProgram: false, change: nil))),
    ("week-care", ReviewFacts(week(hasTargets: false, change: nil))),
    ("week-empty", ReviewFacts(empty)), ("month", ReviewFacts(month)),
  ]
}

extension [Int64] {
  fileprivate subscript(safe place: Int) -> Int64? { indices.contains(place) ? self[place] : nil }
}
