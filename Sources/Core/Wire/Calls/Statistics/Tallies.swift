/// What some fasts come to. Cancelled ones are never among them.
package struct Tally: Record, Equatable {
  package var fasts: Int64
  /// Those that had a goal.
  package var scored: Int64
  package var completed: Int64
  package var seconds: Int64
  /// Per mille of those that had a goal.
  package var rate: Int64?
  package var average: Int64?

  package init(
    fasts: Int64 = 0, scored: Int64 = 0, completed: Int64 = 0, seconds: Int64 = 0,
    rate: Int64? = nil, average: Int64? = nil
  ) {
    self.fasts = fasts
    self.scored = scored
    self.completed = completed
    self.seconds = seconds
    self.rate = rate
    self.average = average
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    fasts = try fields.int("fasts")
    scored = try fields.int("scored")
    completed = try fields.int("completed")
    seconds = try fields.int("seconds")
    rate = try fields.optionalInt("rate")
    average = try fields.optionalInt("average")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("fasts", fasts)
    fields.int("scored", scored)
    fields.int("completed", completed)
    fields.int("seconds", seconds)
    fields.optionalInt("rate", rate)
    fields.optionalInt("average", average)
  }
}

/// A stretch of the calendar so far, and the whole one before it.
package struct Comparison: Record, Equatable {
  package var from: String
  package var now: Tally
  package var before: Tally

  package init(from: String, now: Tally, before: Tally) {
    self.from = from
    self.now = now
    self.before = before
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.string("from")
    now = try fields.record("now")
    before = try fields.record("before")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("from", from)
    fields.record("now", now)
    fields.record("before", before)
  }
}

/// What the fasts of one schedule come to, or those with a goal of one's own of one length.
package struct NamedTally: Record, Equatable {
  package var schedule: String?
  /// In seconds, of those without a schedule.
  package var goal: Int64?
  package var tally: Tally

  package init(schedule: String?, goal: Int64? = nil, tally: Tally) {
    self.schedule = schedule
    self.goal = goal
    self.tally = tally
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    schedule = try fields.optionalString("schedule")
    goal = try fields.optionalInt("goal")
    tally = try fields.record("tally")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalString("schedule", schedule)
    fields.optionalInt("goal", goal)
    fields.record("tally", tally)
  }
}

/// The longest of all, and the day on which it ended.
package struct LongestFast: Record, Equatable {
  package var date: String
  package var seconds: Int64

  package init(date: String, seconds: Int64) {
    self.date = date
    self.seconds = seconds
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    date = try fields.string("date")
    seconds = try fields.int("seconds")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("date", date)
    fields.int("seconds", seconds)
  }
}
