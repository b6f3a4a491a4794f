/// A fast as it is kept, with nothing left out: what leaves the database and can come back into it.
package struct FastRow: Record, Equatable {
  /// Empty for one that is to be given an id.
  package var id = ""
  package var start: Int64 = 0
  package var startOffset: Int64 = 0
  package var startZone = ""
  /// The counted days by the rule of their time; nil for those that the daemon's rule gives.
  package var startDay: String?
  /// Nil while it runs, as are the others of the end.
  package var end: Int64?
  package var endOffset: Int64?
  package var endZone: String?
  package var endDay: String?
  /// In milliseconds.
  package var goal: Int64?
  /// A shorter goal that it had reached when the goal was moved on, likewise.
  package var reached: Int64?
  package var schedule: String?
  package var note: String?
  /// 1 to 5.
  package var mood: Int64?
  package var cancelled = false
  /// The program that it came from, and its name there.
  package var source: String?
  package var sourceID: String?

  package init(
    id: String = "", start: Int64, startOffset: Int64, startZone: String, startDay: String? = nil,
    end: Int64? = nil, endOffset: Int64? = nil, endZone: String? = nil, endDay: String? = nil,
    goal: Int64? = nil, reached: Int64? = nil, schedule: String? = nil, note: String? = nil,
    mood: Int64? = nil, cancelled: Bool = false, source: String? = nil, sourceID: String? = nil
  ) {
    self.id = id
    self.start = start
    self.startOffset = startOffset
    self.startZone = startZone
    self.startDay = startDay
    self.end = end
    self.endOffset = endOffset
    self.endZone = endZone
    self.endDay = endDay
    self.goal = goal
    self.reached = reached
    self.schedule = schedule
    self.note = note
    self.mood = mood
    self.cancelled = cancelled
    self.source = source
    self.sourceID = sourceID
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.int("start", &start)
    try fields.int("startOffset", &startOffset)
    try fields.string("startZone", &startZone)
    try fields.string("startDay", &startDay)
    try fields.int("end", &end)
    try fields.int("endOffset", &endOffset)
    try fields.string("endZone", &endZone)
    try fields.string("endDay", &endDay)
    try fields.int("goal", &goal)
    try fields.int("reached", &reached)
    try fields.string("schedule", &schedule)
    try fields.string("note", &note)
    try fields.int("mood", &mood)
    try fields.bool("cancelled", &cancelled)
    try fields.string("source", &source)
    try fields.string("sourceID", &sourceID)
  }
}
