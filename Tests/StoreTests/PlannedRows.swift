import Nouns
import Rules
import Time

extension Standing {
  /// All of it as rows.
  var rows: [Row] {
    schedules.map(Row.schedule)
      + [choice.map(Row.choice), safety.map(Row.safety)].compactMap(\.self)
      + weeks.map(Row.week) + vacations.map(Row.vacation) + programs.map(Row.program)
      + profiles.map(Row.profile)
  }
}

extension Row {
  /// One of the nouns of which there may be many.
  static func planned(_ kind: Int, _ id: RowID) -> Row {
    switch kind {
    case 2: .schedule(OwnSchedule(id: id, name: "early \(id.text.prefix(4))", hours: 15))
    case 3: .week(WeekPlan(id: id, from: .monday, days: [:]))
    case 4: .vacation(Vacation(id: id, from: .monday, to: .monday))
    case 5: .program(DietProgram(id: id, start: .monday))
    default: .profile(Profile(id: id, from: .monday))
    }
  }

  /// The same row with other things in it.
  func varied(_ generator: inout some RandomNumberGenerator) -> Row {
    let number = Int64.random(in: 0...1000, using: &generator)
    switch self {
    case .schedule(var schedule):
      schedule.hours = Int(number % 23) + 1
      schedule.text = number.isMultiple(of: 3) ? nil : "text \(number) \u{1F34F}"
      return .schedule(schedule)
    case .choice(var choice):
      choice.schedule = number.isMultiple(of: 3) ? nil : "16:8"
      return .choice(choice)
    case .week(var week):
      week.to = number.isMultiple(of: 2) ? nil : .monday + number
      for day in Weekday.allCases { week.days[day] = .varied(number + Int64(day.rawValue)) }
      return .week(week)
    case .vacation(var vacation):
      vacation.to = .monday + number % Vacation.longest
      return .vacation(vacation)
    case .safety(let old):
      let applies = SafetyQuestion.allCases.filter { _ in Bool.random(using: &generator) }
      return .safety(
        SafetyAnswers(
          id: old.id, applies: Set(applies), isAgreed: number.isMultiple(of: 2), at: .noon))
    case .program(var program):
      program.start = .monday + number
      program.leadIn = Int(number % 29)
      program.pauses = (0..<number % 4).map {
        let from = Day.monday + (number + 3) * $0
        return .init(from: from, to: $0 == 2 ? nil : from + 3)
      }
      program.end = number.isMultiple(of: 2) ? nil : .monday + number * 9
      return .program(program)
    case .profile(let old): return .profile(.varied(old.id, number))
    case .weighing(var weighing):
      weighing.grams = 80_000 + number
      return .weighing(weighing)
    case .mealItem(var item):
      item.nutrition.energy = number
      return .mealItem(item)
    case .food(var food):
      food.nutrition.energy = number
      return .food(food)
    case .completeDay(var day):
      day.on = .monday + number
      return .completeDay(day)
    case .target(var target):
      target.kcal = number
      return .target(target)
    case .drink(var drink):
      drink.ml = 300 + number % 1000
      return .drink(drink)
    case .rule(let old):
      return HabitRule(old.key, from: old.from, String(number % 3)).row
    case .badge(let old): return Badge(old.name, on: .monday + number).row
    case .dayFact, .fast, .reminder: return self
    }
  }
}

extension Profile {
  static func varied(_ id: RowID, _ number: Int64) -> Profile {
    func some<Value>(_ value: Value, _ step: Int64) -> Value? {
      number.isMultiple(of: step) ? nil : value
    }
    var profile = Profile(id: id, from: .monday + number)
    let births: [Birth] = [
      .date(.monday - number), .year(1900 + Int(number % 100)), .age(40, on: .monday + number),
    ]
    profile.birth = some(births[Int(number % 3)], 5)
    profile.height = some(1500 + number, 7)
    profile.weight = some(50_000 + number, 11)
    profile.basis = some(Basis.allCases[Int(number % 3)], 13)
    profile.gender = some(Gender.allCases[Int(number % 3)], 2)
    profile.activity = some(Activity.allCases[Int(number % 5)], 3)
    profile.goal = some(WeightGoal.allCases[Int(number % 3)], 5)
    profile.goalWeight = some(60_000 + number, 7)
    profile.restriction = some(5 + number % 29, 2)
    profile.maintenance = some(2000 + number, 3)
    profile.diet = some(1500 + number, 5)
    let days = Weekday.allCases.filter { number & 1 << Int64($0.rawValue) != 0 }
    profile.pattern = some(
      number.isMultiple(of: 2) ? .weekly(Set(days)) : .alternate(from: .monday + number), 3)
    profile.counts = some(DeficitChoice.allCases[Int(number % 2)], 5)
    profile.ownProtein = some(50 + number % 100, 3)
    profile.ownFiber = some(20 + number % 20, 2)
    return profile
  }
}

extension WeekPlan.Intention {
  static func varied(_ number: Int64) -> Self? {
    switch number % 4 {
    case 0: nil
    case 1: .rest
    case 2: .fast("16:8", at: nil)
    default: .fast("early bird", at: ClockTime(hour: Int(number % 24), minute: 5))
    }
  }
}
