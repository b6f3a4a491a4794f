/// The fast that runs now. Instants are milliseconds UTC, spans seconds.
package struct RunningFast: Record, Equatable {
  package var id: String
  package var start: Int64
  package var goal: Int64?
  package var goalAt: Int64?
  /// A shorter goal that was reached before the goal was moved on.
  package var reachedGoal: Int64?
  package var schedule: String?
  package var elapsed: Int64
  package var remaining: Int64?
  package var over: Int64
  /// Per mille of the goal, at most 1000.
  package var progress: Int64?
  package var goalReached: Bool
  package var stage: String
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

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
    start = try fields.int("start")
    goal = try fields.optionalInt("goal")
    goalAt = try fields.optionalInt("goalAt")
    reachedGoal = try fields.optionalInt("reachedGoal")
    schedule = try fields.optionalString("schedule")
    elapsed = try fields.int("elapsed")
    remaining = try fields.optionalInt("remaining")
    over = try fields.int("over")
    progress = try fields.optionalInt("progress")
    goalReached = try fields.bool("goalReached")
    stage = try fields.string("stage")
    note = try fields.optionalString("note")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
    fields.int("start", start)
    fields.optionalInt("goal", goal)
    fields.optionalInt("goalAt", goalAt)
    fields.optionalInt("reachedGoal", reachedGoal)
    fields.optionalString("schedule", schedule)
    fields.int("elapsed", elapsed)
    fields.optionalInt("remaining", remaining)
    fields.int("over", over)
    fields.optionalInt("progress", progress)
    fields.bool("goalReached", goalReached)
    fields.string("stage", stage)
    fields.optionalString("note", note)
  }
}

/// The eating window that is open or comes next.
package struct Window: Record, Equatable {
  package var opens: Int64
  package var closes: Int64

  package init(opens: Int64, closes: Int64) {
    self.opens = opens
    self.closes = closes
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    opens = try fields.int("opens")
    closes = try fields.int("closes")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("opens", opens)
    fields.int("closes", closes)
  }
}

/// Days in a row with a completed fast.
package struct Streak: Record, Equatable {
  package var current: Int64
  package var longest: Int64

  package init(current: Int64, longest: Int64) {
    self.current = current
    self.longest = longest
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    current = try fields.int("current")
    longest = try fields.int("longest")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("current", current)
    fields.int("longest", longest)
  }
}
