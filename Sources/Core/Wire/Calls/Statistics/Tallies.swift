/// What some fasts come to. Cancelled ones are never among them.
package struct Tally: Record, Equatable {
  package var fasts: Int64 = 0
  /// Those that had a goal.
  package var scored: Int64 = 0
  package var completed: Int64 = 0
  package var seconds: Int64 = 0
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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("fasts", &fasts)
    try fields.int("scored", &scored)
    try fields.int("completed", &completed)
    try fields.int("seconds", &seconds)
    try fields.int("rate", &rate)
    try fields.int("average", &average)
  }
}

/// A stretch of the calendar so far, and the whole one before it.
package struct Comparison: Record, Equatable {
  package var from = ""
  package var now = Tally()
  package var before = Tally()

  package init(from: String, now: Tally, before: Tally) {
    self.from = from
    self.now = now
    self.before = before
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("from", &from)
    try fields.record("now", &now)
    try fields.record("before", &before)
  }
}

/// What the fasts of one schedule come to, or those with a goal of one's own of one length.
package struct NamedTally: Record, Equatable {
  package var schedule: String?
  /// In seconds, of those without a schedule.
  package var goal: Int64?
  package var tally = Tally()

  package init(schedule: String?, goal: Int64? = nil, tally: Tally) {
    self.schedule = schedule
    self.goal = goal
    self.tally = tally
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("schedule", &schedule)
    try fields.int("goal", &goal)
    try fields.record("tally", &tally)
  }
}

/// The longest of all, and the day on which it ended.
package struct LongestFast: Record, Equatable {
  package var date = ""
  package var seconds: Int64 = 0

  package init(date: String, seconds: Int64) {
    self.date = date
    self.seconds = seconds
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("date", &date)
    try fields.int("seconds", &seconds)
  }
}
