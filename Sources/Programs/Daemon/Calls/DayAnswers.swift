import Nouns
import Rules
import Time
import Wire

// One day of the past with all that is known of it.
extension Keeper {
  private static let earliest = Zone.utc.day(of: Engine.earliest)

  func wholeDay(_ question: DayQuestion) throws(CallFault) -> WholeDay {
    let now = moment
    let day = try Day(question.day, in: "day") ?? now.day
    // Until the day starts for the person its date is there already.
    let allowed = Self.earliest...max(now.day, now.date)
    guard allowed.contains(day) else {
      throw .refused(.dateOutOfRange(field: "day", day, allowed: allowed))
    }
    var answer = WholeDay()
    answer.day = day.iso
    answer.program = program(on: day)
    answer.energy = engine.standing.energy(on: day).map(Wire.DayEnergy.init)
    answer.fasts = try fasts(endedOn: day)
    answer.eaten = try mealDay(MealDayQuestion(day: day.iso)).day
    (answer.weight, answer.mean) = try read(try weight(on: day))
    return answer
  }

  private func fasts(endedOn day: Day) throws(CallFault) -> [Entry] {
    var query = HistoryQuery()
    query.days = day...day
    return try read(try ports.store.history(query)).filter { $0.end?.day == day }
      .sorted { $0.start.instant < $1.start.instant }.map(Entry.init)
  }

  /// From all values up to that day, as which of them count depends on those before.
  private func weight(on day: Day) throws(StoreTrouble) -> (value: Int64?, mean: Int64?) {
    var course = WeightCourse()
    try ports.rows.dayWeights(Day(number: .min)) { value in
      if value.day <= day { course.take(value) }
    }
    let value = course.last.flatMap { $0.day == day ? $0.grams : nil }
    return (value, course.mean(on: day))
  }
}
