package import Nouns

/// Where a diet program stands.
package enum Phase: String, Choice {
  case leadIn, diet, maintenance, paused, notStarted, ended
}

/// The diet program on the day of the snapshot.
package struct Program: Record, Equatable {
  package var phase = Phase.leadIn
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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("phase", &phase)
    try fields.int("cycle", &cycle)
    try fields.int("day", &day)
    try fields.int("of", &of)
    try fields.int("daysLeft", &daysLeft)
    try fields.int("startsIn", &startsIn)
    try fields.string("next", &next)
    try fields.int("kcal", &kcal)
    try fields.choice("then", &then)
    try fields.int("thenKcal", &thenKcal)
  }
}

/// What a start without words would use, and when it would end; no schedule is a fast without a goal.
package struct Plan: Record, Equatable {
  package var schedule: String?
  package var goal: Int64?
  package var goalAt: Int64?
  /// A day off: nothing asks to start.
  package var rest = false
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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("schedule", &schedule)
    try fields.int("goal", &goal)
    try fields.int("goalAt", &goalAt)
    try fields.bool("rest", &rest)
    try fields.int("at", &at)
    try fields.string("vacationUntil", &vacationUntil)
  }
}
