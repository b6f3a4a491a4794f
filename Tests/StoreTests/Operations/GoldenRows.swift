import Nouns
import Time

@testable import Store

/// A row of each noun as it was made, and another state of it that no register of the first has.
struct GoldenRows {
  let made: Row
  let changed: Row

  static func of(_ kind: Row.Kind) -> GoldenRows {
    switch kind {
    case .fast: fast
    case .reminder: reminder
    case .schedule: schedule
    case .choice: choice
    case .week: week
    case .vacation: vacation
    case .safety: safety
    case .program: program
    case .profile: profile
    case .weighing: weighing
    }
  }

  private static let day = Day(number: 20_500)

  private static func mark(_ hours: Int64, _ offset: Int, _ zone: String) -> Mark {
    Mark(
      instant: .noon + .hours(hours), offset: offset, zone: zone, day: day + hours / 24)
  }

  private static var fast: GoldenRows {
    let running = Fast(
      id: RowID(1), start: mark(0, 0, "UTC"), goal: .hours(16), schedule: "16:8")
    let ended = Fast(
      id: RowID(1), start: mark(-1, 3600, "Europe/Berlin"), end: mark(48, -18_000, "America/Lima"),
      goal: .hours(20), reached: .hours(16), schedule: "a \"name\"",
      note: "back\\slash,\nnext line\u{1} 🍏", mood: 4, isCancelled: true,
      origin: .init(source: "Zero", id: "x1"))
    return GoldenRows(made: running.row, changed: ended.row)
  }

  private static var reminder: GoldenRows {
    let once = Reminder(id: RowID(2), text: "See the doctor", rule: .once(.noon + .hours(5)))
    let daily = Reminder(
      id: RowID(2), text: "Drink water",
      rule: .daily(ClockTime(hour: 8, minute: 30) ?? .midnight, days: [.monday, .sunday]))
    return GoldenRows(made: once.row, changed: daily.row)
  }

  private static var schedule: GoldenRows {
    GoldenRows(
      made: OwnSchedule(id: RowID(3), name: "early bird", hours: 15).row,
      changed: OwnSchedule(id: RowID(3), name: "late owl", hours: 23, text: "at weekends").row)
  }

  private static var weighing: GoldenRows {
    GoldenRows(
      made: Weighing(id: RowID(10), at: mark(7, 3600, "Europe/Berlin"), grams: 82_400).row,
      changed: Weighing(
        id: RowID(10), at: mark(31, 0, "UTC"), grams: 81_950, note: "after \"tea\""
      ).row)
  }

  private static var choice: GoldenRows {
    GoldenRows(
      made: ScheduleChoice(id: RowID(4), schedule: nil).row,
      changed: ScheduleChoice(id: RowID(4), schedule: "late owl").row)
  }

  private static var week: GoldenRows {
    let all = Weekday.allCases.map { ($0, WeekPlan.Intention.rest) }
    let plans: [Weekday: WeekPlan.Intention] = [
      .tuesday: .fast("16:8", at: ClockTime(hour: 20, minute: 0)), .sunday: .fast("omad", at: nil),
    ]
    return GoldenRows(
      made: WeekPlan(
        id: RowID(5), from: day, days: Dictionary(uniqueKeysWithValues: all)
      ).row,
      changed: WeekPlan(id: RowID(5), from: day, to: day + 27, days: plans).row)
  }

  private static var vacation: GoldenRows {
    GoldenRows(
      made: Vacation(id: RowID(6), from: day, to: day + 6).row,
      changed: Vacation(id: RowID(6), from: day, to: day + 13).row)
  }

  private static var safety: GoldenRows {
    GoldenRows(
      made: SafetyAnswers(id: RowID(7), applies: [], isAgreed: false, at: .noon).row,
      changed: SafetyAnswers(
        id: RowID(7), applies: [.diabetes, .hardWork], isAgreed: true, at: .noon + .hours(1)
      ).row)
  }

  private static var program: GoldenRows {
    GoldenRows(
      made: DietProgram(id: RowID(8), start: day).row,
      changed: DietProgram(
        id: RowID(8), start: day + 1, leadIn: 0,
        pauses: [.init(from: day + 20, to: day + 27), .init(from: day + 60)], end: day + 90
      ).row)
  }

  private static var profile: GoldenRows {
    var changed = Profile(id: RowID(9), from: day + 1)
    (changed.birth, changed.height, changed.weight) = (.age(45, on: day), 1740, 82_500)
    (changed.basis, changed.gender, changed.activity) = (.neutral, .other, .light)
    (changed.goal, changed.goalWeight, changed.restriction) = (.lose, 75_000, 30)
    (changed.maintenance, changed.diet) = (2300, 1900)
    (changed.pattern, changed.counts) = (.weekly([.monday, .thursday]), .program)
    return GoldenRows(made: Profile(id: RowID(9), from: day).row, changed: changed.row)
  }
}
