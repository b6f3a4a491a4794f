import Nouns
import Rules
import Time

extension Scene {
  /// Without targets there is no program.
  mutating func knowBody(pattern: EnergyPattern? = nil) throws(Refusal) {
    var order = ProfileOrder()
    (order.values.maintenance, order.values.diet) = (2300, 1900)
    order.values.pattern = pattern
    try perform(.profile(order))
  }

  mutating func program(_ order: ProgramOrder) throws(Refusal) {
    try perform(.program(order))
  }

  var date: Day { moment.date }
  var programs: [DietProgram] { engine.standing.programs }

  func phase(_ daysAhead: Int64 = 0) -> Rules.Phase? {
    engine.standing.phase(on: date + daysAhead)?.1
  }

  /// What was told of programs, in order: the kind, and so many days after a date.
  func phasesTold(since day: Day) -> [String] {
    told.filter(\.kind.isOfProgram).map { key in
      "\(key.kind.rawValue) \((key.block ?? day) - day)"
    }
  }

  /// What the calendar put right, in the news that nobody sees.
  var recoveries: [News] {
    shelf.news.values.filter { $0.key.kind == .cycleRecovered }
  }
}
