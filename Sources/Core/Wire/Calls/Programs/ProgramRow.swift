/// Which deficit counts on days that have two.
package enum DeficitChoice: String, Choice {
  case program, pattern
}

/// Days on which a program stands still; `to` is the first that is none of them.
package struct ProgramBreak: Record, Equatable {
  package var from: String
  package var to: String?

  package init(from: String, to: String? = nil) {
    self.from = from
    self.to = to
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.string("from")
    to = try fields.optionalString("to")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("from", from)
    fields.optionalString("to", to)
  }
}

/// A program as it was begun and changed.
package struct ProgramRow: Record, Equatable {
  package var id: String
  package var start: String
  package var leadIn: Int64
  package var pauses: [ProgramBreak]
  /// The first date that is none of it.
  package var end: String?

  package init(
    id: String, start: String, leadIn: Int64, pauses: [ProgramBreak] = [], end: String? = nil
  ) {
    self.id = id
    self.start = start
    self.leadIn = leadIn
    self.pauses = pauses
    self.end = end
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
    start = try fields.string("start")
    leadIn = try fields.int("leadIn")
    pauses = try fields.records("pauses")
    end = try fields.optionalString("end")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
    fields.string("start", start)
    fields.int("leadIn", leadIn)
    fields.records("pauses", pauses)
    fields.optionalString("end", end)
  }
}

/// How often the phase was put right, because what was announced and the calendar disagreed.
package struct RecoveryCount: Record, Equatable {
  package var count: Int64
  package var last: Int64
  package var reason: String

  package init(count: Int64, last: Int64, reason: String) {
    self.count = count
    self.last = last
    self.reason = reason
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    count = try fields.int("count")
    last = try fields.int("last")
    reason = try fields.string("reason")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("count", count)
    fields.int("last", last)
    fields.string("reason", reason)
  }
}

/// The program on a date, and what it is made of; both nil where there never was one.
package struct ProgramAnswer: Record, Equatable {
  package var date: String
  package var program: Program?
  package var course: ProgramRow?
  /// It has been paused for so long that a new beginning may be better.
  package var offersRestart: Bool
  /// The lead-in of a restart today.
  package var restartLeadIn: Int64?
  /// Nil before the first.
  package var recoveries: RecoveryCount?

  package init(
    date: String, program: Program? = nil, course: ProgramRow? = nil, offersRestart: Bool = false,
    restartLeadIn: Int64? = nil, recoveries: RecoveryCount? = nil
  ) {
    self.date = date
    self.program = program
    self.course = course
    self.offersRestart = offersRestart
    self.restartLeadIn = restartLeadIn
    self.recoveries = recoveries
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    date = try fields.string("date")
    program = try fields.optionalRecord("program")
    course = try fields.optionalRecord("course")
    offersRestart = try fields.bool("offersRestart")
    restartLeadIn = try fields.optionalInt("restartLeadIn")
    recoveries = try fields.optionalRecord("recoveries")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("date", date)
    fields.optionalRecord("program", program)
    fields.optionalRecord("course", course)
    fields.bool("offersRestart", offersRestart)
    fields.optionalInt("restartLeadIn", restartLeadIn)
    fields.optionalRecord("recoveries", recoveries)
  }
}

/// Days in a row with one phase, both ends included.
package struct Stretch: Record, Equatable {
  package var from: String
  package var to: String
  package var phase: Phase
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

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.string("from")
    to = try fields.string("to")
    phase = try fields.choice("phase")
    cycle = try fields.optionalInt("cycle")
    day = try fields.optionalInt("day")
    of = try fields.optionalInt("of")
    kcal = try fields.optionalInt("kcal")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("from", from)
    fields.string("to", to)
    fields.choice("phase", phase)
    fields.optionalInt("cycle", cycle)
    fields.optionalInt("day", day)
    fields.optionalInt("of", of)
    fields.optionalInt("kcal", kcal)
  }
}

/// What the days from one date on are; days without a program are in no stretch.
package struct ProgramPlan: Record, Equatable {
  package var date: String
  package var from: String
  package var days: Int64
  package var stretches: [Stretch]
  /// The programs that these are of, the oldest first.
  package var courses: [ProgramRow]

  package init(
    date: String, from: String, days: Int64, stretches: [Stretch], courses: [ProgramRow]
  ) {
    self.date = date
    self.from = from
    self.days = days
    self.stretches = stretches
    self.courses = courses
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    date = try fields.string("date")
    from = try fields.string("from")
    days = try fields.int("days")
    stretches = try fields.records("stretches")
    courses = try fields.records("courses")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("date", date)
    fields.string("from", from)
    fields.int("days", days)
    fields.records("stretches", stretches)
    fields.records("courses", courses)
  }
}
