package import Nouns
package import Time

extension WeekPlan {
  package func isIn(force day: Day) -> Bool {
    day >= from && to.map { day <= $0 } ?? true
  }

  package func intention(on day: Day) -> Intention? {
    isIn(force: day) ? days[day.weekday] : nil
  }
}

extension Vacation {
  package var days: ClosedRange<Day> { from...to }

  /// Contradictions between its days.
  var contradictions: [Intake.Fault] {
    to < from ? [.endBeforeStart] : to - from >= Self.longest ? [.badValue("to")] : []
  }
}
