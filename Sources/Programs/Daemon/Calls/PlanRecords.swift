import Nouns
import Rules
import Time
import Wire

// Plans as records, for those who plan and for those who carry plans elsewhere.

nonisolated extension DayPlan {
  init(_ day: Weekday, _ intention: WeekPlan.Intention) {
    switch intention {
    case .rest: self.init(day: day.code, rest: true)
    case .fast(let name, let at):
      self.init(day: day.code, rest: false, schedule: name, at: at?.iso)
    }
  }

  /// Nil for one that says nothing, or two things at once.
  fileprivate var intention: WeekPlan.Intention? {
    guard let schedule else { return rest && at == nil ? .rest : nil }
    guard !rest else { return nil }
    guard let at else { return .fast(schedule, at: nil) }
    return (try? ClockTime(at)).map { .fast(schedule, at: $0) }
  }
}

nonisolated extension WeekPlan {
  /// The days of the week that have a word, in their order.
  var plans: [DayPlan] {
    Weekday.allCases.compactMap { day in days[day].map { DayPlan(day, $0) } }
  }

  /// Nil where a day is none, is named twice, or has no clear word.
  static func days(_ plans: [DayPlan]) -> [Weekday: Intention]? {
    var days: [Weekday: Intention] = [:]
    for plan in plans {
      guard let day = Weekday(code: plan.day), days[day] == nil, let intention = plan.intention
      else { return nil }
      days[day] = intention
    }
    return days
  }
}

nonisolated extension VacationEntry {
  init(_ vacation: Vacation) {
    self.init(id: vacation.id.text, from: vacation.from.iso, to: vacation.to.iso)
  }
}
