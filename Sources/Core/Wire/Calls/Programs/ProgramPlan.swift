package import Nouns

/// How often the phase was put right, because what was announced and the calendar disagreed.
package struct RecoveryCount: Record, Equatable {
  package var count: Int64 = 0
  package var last: Int64 = 0
  package var reason = ""

  package init(count: Int64, last: Int64, reason: String) {
    self.count = count
    self.last = last
    self.reason = reason
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("count", &count)
    try fields.int("last", &last)
    try fields.string("reason", &reason)
  }
}

/// The program on a date, and what it is made of; both nil where there never was one.
package struct ProgramAnswer: Record, Equatable {
  package var date = ""
  package var program: Program?
  package var course: DietProgram?
  /// It has been paused for so long that a new beginning may be better.
  package var offersRestart = false
  /// The lead-in of a restart today.
  package var restartLeadIn: Int64?
  /// Nil before the first.
  package var recoveries: RecoveryCount?

  package init(
    date: String, program: Program? = nil, course: DietProgram? = nil, offersRestart: Bool = false,
    restartLeadIn: Int64? = nil, recoveries: RecoveryCount? = nil
  ) {
    self.date = date
    self.program = program
    self.course = course
    self.offersRestart = offersRestart
    self.restartLeadIn = restartLeadIn
    self.recoveries = recoveries
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("date", &date)
    try fields.record("program", &program)
    try fields.noun("course", &course)
    try fields.bool("offersRestart", &offersRestart)
    try fields.int("restartLeadIn", &restartLeadIn)
    try fields.record("recoveries", &recoveries)
  }
}

/// Days in a row with one phase, both ends included.
package struct Stretch: Record, Equatable {
  package var from = ""
  package var to = ""
  package var phase = Phase.leadIn
  package var cycle: Int64?
  /// Which day of the phase the first one is.
  package var day: Int64?
  package var of: Int64?
  package var kcal: Int64?

  package init(
    from: String, to: String, phase: Phase, cycle: Int64? = nil, day: Int64? = nil,
    of: Int64? = nil, kcal: Int64? = nil
  ) {
    self.from = from
    self.to = to
    self.phase = phase
    self.cycle = cycle
    self.day = day
    self.of = of
    self.kcal = kcal
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("from", &from)
    try fields.string("to", &to)
    try fields.choice("phase", &phase)
    try fields.int("cycle", &cycle)
    try fields.int("day", &day)
    try fields.int("of", &of)
    try fields.int("kcal", &kcal)
  }
}

/// What the days from one date on are; days without a program are in no stretch.
package struct ProgramPlan: Record, Equatable {
  package var date = ""
  package var from = ""
  package var days: Int64 = 0
  package var stretches: [Stretch] = []
  /// The programs that these are of, the oldest first.
  package var courses: [DietProgram] = []

  package init(
    date: String, from: String, days: Int64, stretches: [Stretch], courses: [DietProgram]
  ) {
    self.date = date
    self.from = from
    self.days = days
    self.stretches = stretches
    self.courses = courses
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("date", &date)
    try fields.string("from", &from)
    try fields.int("days", &days)
    try fields.records("stretches", &stretches)
    try fields.nouns("courses", &courses)
  }
}
