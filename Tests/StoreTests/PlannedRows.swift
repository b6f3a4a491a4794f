import Rules
import Time

extension Standing {
  /// All of it as rows.
  var rows: [Row] {
    schedules.map(Row.schedule)
      + [choice.map(Row.choice), safety.map(Row.safety)].compactMap(\.self)
      + weeks.map(Row.week) + vacations.map(Row.vacation)
  }
}

extension Row {
  /// One of the nouns of which there may be many.
  static func planned(_ kind: Int, _ id: FastID) -> Row {
    switch kind {
    case 2: .schedule(OwnSchedule(id: id, name: "early \(id.text.prefix(4))", hours: 15))
    case 3: .week(WeekPlan(id: id, from: .monday, days: [:]))
    default: .vacation(Vacation(id: id, from: .monday, to: .monday))
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
      vacation.to = .monday + number
      return .vacation(vacation)
    case .safety(let old):
      let applies = SafetyQuestion.allCases.filter { _ in Bool.random(using: &generator) }
      return .safety(
        SafetyAnswers(
          id: old.id, applies: Set(applies), isAgreed: number.isMultiple(of: 2), at: .noon))
    case .fast, .reminder: return self
    }
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
