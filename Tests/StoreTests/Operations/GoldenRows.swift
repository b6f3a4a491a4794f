import Nouns
import Time

@testable import Store

/// A row of each noun as it was made, and another state of it that no register of the first has.
struct GoldenRows {
  let made: Row
  let changed: Row
  /// With the fields that the noun got after its lines were written.
  var later: Row?

  var newest: Row { later ?? changed }

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
    case .mealItem: mealItem
    case .food: food
    case .completeDay: completeDay
    case .target: target
    case .drink: drink
    case .rule: rule
    case .dayFact: dayFact
    case .badge: badge
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
    var later = ended
    later.reason = .unwell
    return GoldenRows(made: running.row, changed: ended.row, later: later.row)
  }

  private static var rule: GoldenRows {
    GoldenRows(
      made: HabitRule(.freezes, from: day, "2").row,
      changed: HabitRule(.freezes, from: day, "1").row)
  }

  private static var dayFact: GoldenRows {
    GoldenRows(made: DayFact(.checkIn, on: day).row, changed: DayFact(.checkIn, on: day).row)
  }

  private static var badge: GoldenRows {
    let name = Badge.Name(.streak, .gold)
    return GoldenRows(made: Badge(name, on: day).row, changed: Badge(name, on: day + 1).row)
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

  private static var drink: GoldenRows {
    GoldenRows(
      made: Drink(id: RowID(17), at: mark(7, 3600, "Europe/Berlin"), ml: 300).row,
      changed: Drink(id: RowID(17), at: mark(31, 0, "UTC"), ml: 500, what: "Tee \"grün\"").row)
  }

  private static var weighing: GoldenRows {
    GoldenRows(
      made: Weighing(id: RowID(10), at: mark(7, 3600, "Europe/Berlin"), grams: 82_400).row,
      changed: Weighing(
        id: RowID(10), at: mark(31, 0, "UTC"), grams: 81_950, note: "after \"tea\""
      ).row,
      later: Weighing(
        id: RowID(10), at: mark(31, 0, "UTC"), grams: 81_950, note: "after \"tea\"",
        written: mark(32, 3600, "Europe/Berlin")
      ).row)
  }

  private static var mealItem: GoldenRows {
    var item = MealItem()
    (item.id, item.meal, item.written) = (RowID(11), RowID(12), .noon + .hours(8))
    (item.at, item.name) = (mark(7, 3600, "Europe/Berlin"), "oats")
    var other = MealItem()
    (other.id, other.meal, other.written) = (RowID(11), RowID(13), .noon + .hours(9))
    (other.at, other.logged) = (mark(31, 0, "UTC"), day + 1)
    (other.name, other.food, other.source) = ("milk \"fresh\"", "milk", .staple)
    (other.amount, other.unit, other.portion) = (1500, "glass", 3000)
    other.nutrition = Nutrition(
      energy: 195, protein: 102, carbs: 144, fat: 105, fiber: 0, alcohol: 0)
    other.slot = .breakfast
    return GoldenRows(made: item.row, changed: other.row)
  }

  private static var food: GoldenRows {
    GoldenRows(
      made: Food(id: RowID(14), name: "chili").row,
      changed: Food(
        id: RowID(14), name: "Chili sin carne", aliases: "chili\nstew", per: .hundredGrams,
        nutrition: Nutrition(
          energy: 95, protein: 52, carbs: 101, fat: 31, fiber: 38, alcohol: 0),
        portions: "bowl=350", servings: 4, ingredients: "beans 400 g\nonion"
      ).row)
  }

  private static var completeDay: GoldenRows {
    GoldenRows(
      made: CompleteDay(id: RowID(15), on: day).row,
      changed: CompleteDay(id: RowID(15), on: day + 1).row)
  }

  private static var target: GoldenRows {
    let made = Target(id: RowID(16), from: day, written: mark(7, 3600, "Europe/Berlin"))
    var changed = Target(id: RowID(16), from: day + 1, written: mark(31, 0, "UTC"))
    (changed.kcal, changed.reason, changed.maintenance) = (1900, .diet, 2300)
    (changed.diet, changed.origin, changed.dietOrigin) = (1900, .adaptive, .manual)
    (changed.restriction, changed.since) = (30, day)
    (changed.weight, changed.weightSource) = (82_400, .mean)
    (changed.expenditure, changed.recordDays, changed.completeDays) = (2310, 28, 21)
    (changed.protein, changed.carbs, changed.fat, changed.fiber) = (132, 190, 63, 27)
    return GoldenRows(made: made.row, changed: changed.row)
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
    var later = changed
    (later.ownProtein, later.ownCarbs) = (120, 200)
    (later.ownFat, later.ownFiber) = (70, 30)
    return GoldenRows(
      made: Profile(id: RowID(9), from: day).row, changed: changed.row, later: later.row)
  }
}
