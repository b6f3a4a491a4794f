/// How a finished fast ended; `open` had no goal to meet.
package enum Outcome: String, Choice {
  case completed, partial, cancelled, open
}

/// A fast as the history tells it.
package struct Entry: Record, Equatable {
  package var id: String
  package var start: Int64
  /// Nil while it runs, as are `endOffset`, `duration` and `outcome`.
  package var end: Int64?
  /// Seconds east of UTC when it was recorded.
  package var startOffset: Int64
  package var endOffset: Int64?
  package var zone: String
  package var goal: Int64?
  /// A shorter goal that was reached before the goal was moved on.
  package var reachedGoal: Int64?
  package var schedule: String?
  package var duration: Int64?
  package var outcome: Outcome?
  package var note: String?
  /// How it felt, 1 to 5.
  package var mood: Int64?
  /// The program that it was imported from.
  package var source: String?

  package init(
    id: String, start: Int64, end: Int64? = nil, startOffset: Int64, endOffset: Int64? = nil,
    zone: String, goal: Int64? = nil, reachedGoal: Int64? = nil, schedule: String? = nil,
    duration: Int64? = nil, outcome: Outcome? = nil, note: String? = nil, mood: Int64? = nil,
    source: String? = nil
  ) {
    self.id = id
    self.start = start
    self.end = end
    self.startOffset = startOffset
    self.endOffset = endOffset
    self.zone = zone
    self.goal = goal
    self.reachedGoal = reachedGoal
    self.schedule = schedule
    self.duration = duration
    self.outcome = outcome
    self.note = note
    self.mood = mood
    self.source = source
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
    start = try fields.int("start")
    end = try fields.optionalInt("end")
    startOffset = try fields.int("startOffset")
    endOffset = try fields.optionalInt("endOffset")
    zone = try fields.string("zone")
    goal = try fields.optionalInt("goal")
    reachedGoal = try fields.optionalInt("reachedGoal")
    schedule = try fields.optionalString("schedule")
    duration = try fields.optionalInt("duration")
    outcome = try fields.optionalChoice("outcome")
    note = try fields.optionalString("note")
    mood = try fields.optionalInt("mood")
    source = try fields.optionalString("source")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
    fields.int("start", start)
    fields.optionalInt("end", end)
    fields.int("startOffset", startOffset)
    fields.optionalInt("endOffset", endOffset)
    fields.string("zone", zone)
    fields.optionalInt("goal", goal)
    fields.optionalInt("reachedGoal", reachedGoal)
    fields.optionalString("schedule", schedule)
    fields.optionalInt("duration", duration)
    fields.optionalChoice("outcome", outcome)
    fields.optionalString("note", note)
    fields.optionalInt("mood", mood)
    fields.optionalString("source", source)
  }
}
