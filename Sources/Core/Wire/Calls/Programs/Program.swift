/// Where a diet program stands.
package enum Phase: String, Choice {
  case leadIn, diet, maintenance, paused, notStarted, ended
}

/// The diet program on the day of the snapshot.
package struct Program: Record, Equatable {
  package var phase: Phase
  package var cycle: Int64?
  package var day: Int64?
  package var of: Int64?
  package var daysLeft: Int64?
  package var startsIn: Int64?
  /// The date of the next switch.
  package var next: String?
  package var kcal: Int64?
  /// What begins on that date, and its target.
  package var then: Phase?
  package var thenKcal: Int64?

  package init(
    phase: Phase, cycle: Int64? = nil, day: Int64? = nil, of: Int64? = nil, daysLeft: Int64? = nil,
    startsIn: Int64? = nil, next: String? = nil, kcal: Int64? = nil, then: Phase? = nil,
    thenKcal: Int64? = nil
  ) {
    self.phase = phase
    self.cycle = cycle
    self.day = day
    self.of = of
    self.daysLeft = daysLeft
    self.startsIn = startsIn
    self.next = next
    self.kcal = kcal
    self.then = then
    self.thenKcal = thenKcal
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    phase = try fields.choice("phase")
    cycle = try fields.optionalInt("cycle")
    day = try fields.optionalInt("day")
    of = try fields.optionalInt("of")
    daysLeft = try fields.optionalInt("daysLeft")
    startsIn = try fields.optionalInt("startsIn")
    next = try fields.optionalString("next")
    kcal = try fields.optionalInt("kcal")
    then = try fields.optionalChoice("then")
    thenKcal = try fields.optionalInt("thenKcal")
  }

  package func write(to fields: inout FieldWriter) {
    fields.choice("phase", phase)
    fields.optionalInt("cycle", cycle)
    fields.optionalInt("day", day)
    fields.optionalInt("of", of)
    fields.optionalInt("daysLeft", daysLeft)
    fields.optionalInt("startsIn", startsIn)
    fields.optionalString("next", next)
    fields.optionalInt("kcal", kcal)
    fields.optionalChoice("then", then)
    fields.optionalInt("thenKcal", thenKcal)
  }
}

/// What a start without words would use, and when it would end; no schedule is a fast without a goal.
package struct Plan: Record, Equatable {
  package var schedule: String?
  package var goal: Int64?
  package var goalAt: Int64?
  /// A day off: nothing asks to start.
  package var rest: Bool
  /// When the weekly plan means to begin today.
  package var at: Int64?
  /// The last date of the vacation that today lies in.
  package var vacationUntil: String?

  package init(
    schedule: String? = nil, goal: Int64? = nil, goalAt: Int64? = nil, rest: Bool = false,
    at: Int64? = nil, vacationUntil: String? = nil
  ) {
    self.schedule = schedule
    self.goal = goal
    self.goalAt = goalAt
    self.rest = rest
    self.at = at
    self.vacationUntil = vacationUntil
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    schedule = try fields.optionalString("schedule")
    goal = try fields.optionalInt("goal")
    goalAt = try fields.optionalInt("goalAt")
    rest = try fields.bool("rest")
    at = try fields.optionalInt("at")
    vacationUntil = try fields.optionalString("vacationUntil")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalString("schedule", schedule)
    fields.optionalInt("goal", goal)
    fields.optionalInt("goalAt", goalAt)
    fields.bool("rest", rest)
    fields.optionalInt("at", at)
    fields.optionalString("vacationUntil", vacationUntil)
  }
}
