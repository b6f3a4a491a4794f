package import Nouns

/// How a finished fast ended; `open` had no goal to meet.
package enum Outcome: String, Choice {
  case completed, partial, cancelled, open
}

/// A fast as the history tells it.
package struct Entry: Record, Equatable {
  package var id = ""
  package var start: Int64 = 0
  /// Nil while it runs, as are `endOffset`, `duration` and `outcome`.
  package var end: Int64?
  /// Seconds east of UTC when it was recorded.
  package var startOffset: Int64 = 0
  package var endOffset: Int64?
  package var zone = ""
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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.int("start", &start)
    try fields.int("end", &end)
    try fields.int("startOffset", &startOffset)
    try fields.int("endOffset", &endOffset)
    try fields.string("zone", &zone)
    try fields.int("goal", &goal)
    try fields.int("reachedGoal", &reachedGoal)
    try fields.string("schedule", &schedule)
    try fields.int("duration", &duration)
    try fields.choice("outcome", &outcome)
    try fields.string("note", &note)
    try fields.int("mood", &mood)
    try fields.string("source", &source)
  }
}
