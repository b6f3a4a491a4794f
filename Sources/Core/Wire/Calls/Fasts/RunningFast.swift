/// The fast that runs now. Instants are milliseconds UTC, spans seconds.
package struct RunningFast: Record, Equatable {
  package var id = ""
  package var start: Int64 = 0
  package var goal: Int64?
  package var goalAt: Int64?
  /// A shorter goal that was reached before the goal was moved on.
  package var reachedGoal: Int64?
  package var schedule: String?
  package var elapsed: Int64 = 0
  package var remaining: Int64?
  package var over: Int64 = 0
  /// Per mille of the goal, at most 1000.
  package var progress: Int64?
  package var goalReached = false
  package var stage = ""
  package var note: String?

  package init(
    id: String, start: Int64, goal: Int64? = nil, goalAt: Int64? = nil, reachedGoal: Int64? = nil,
    schedule: String? = nil, elapsed: Int64, remaining: Int64? = nil, over: Int64,
    progress: Int64? = nil, goalReached: Bool, stage: String, note: String? = nil
  ) {
    self.id = id
    self.start = start
    self.goal = goal
    self.goalAt = goalAt
    self.reachedGoal = reachedGoal
    self.schedule = schedule
    self.elapsed = elapsed
    self.remaining = remaining
    self.over = over
    self.progress = progress
    self.goalReached = goalReached
    self.stage = stage
    self.note = note
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.int("start", &start)
    try fields.int("goal", &goal)
    try fields.int("goalAt", &goalAt)
    try fields.int("reachedGoal", &reachedGoal)
    try fields.string("schedule", &schedule)
    try fields.int("elapsed", &elapsed)
    try fields.int("remaining", &remaining)
    try fields.int("over", &over)
    try fields.int("progress", &progress)
    try fields.bool("goalReached", &goalReached)
    try fields.string("stage", &stage)
    try fields.string("note", &note)
  }
}

/// The eating window that is open or comes next.
package struct Window: Record, Equatable {
  package var opens: Int64 = 0
  package var closes: Int64 = 0

  package init(opens: Int64, closes: Int64) {
    self.opens = opens
    self.closes = closes
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("opens", &opens)
    try fields.int("closes", &closes)
  }
}

/// Days in a row with a completed fast.
package struct Streak: Record, Equatable {
  package var current: Int64 = 0
  package var longest: Int64 = 0

  package init(current: Int64, longest: Int64) {
    self.current = current
    self.longest = longest
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("current", &current)
    try fields.int("longest", &longest)
  }
}
