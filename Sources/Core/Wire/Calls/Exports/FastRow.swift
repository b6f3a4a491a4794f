/// A fast as it is kept, with nothing left out: what leaves the database and can come back into it.
package struct FastRow: Record, Equatable {
  /// Empty for one that is to be given an id.
  package var id: String
  package var start: Int64
  package var startOffset: Int64
  package var startZone: String
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
  package var cancelled: Bool
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

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
    start = try fields.int("start")
    startOffset = try fields.int("startOffset")
    startZone = try fields.string("startZone")
    startDay = try fields.optionalString("startDay")
    end = try fields.optionalInt("end")
    endOffset = try fields.optionalInt("endOffset")
    endZone = try fields.optionalString("endZone")
    endDay = try fields.optionalString("endDay")
    goal = try fields.optionalInt("goal")
    reached = try fields.optionalInt("reached")
    schedule = try fields.optionalString("schedule")
    note = try fields.optionalString("note")
    mood = try fields.optionalInt("mood")
    cancelled = try fields.bool("cancelled")
    source = try fields.optionalString("source")
    sourceID = try fields.optionalString("sourceID")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
    fields.int("start", start)
    fields.int("startOffset", startOffset)
    fields.string("startZone", startZone)
    fields.optionalString("startDay", startDay)
    fields.optionalInt("end", end)
    fields.optionalInt("endOffset", endOffset)
    fields.optionalString("endZone", endZone)
    fields.optionalString("endDay", endDay)
    fields.optionalInt("goal", goal)
    fields.optionalInt("reached", reached)
    fields.optionalString("schedule", schedule)
    fields.optionalString("note", note)
    fields.optionalInt("mood", mood)
    fields.bool("cancelled", cancelled)
    fields.optionalString("source", source)
    fields.optionalString("sourceID", sourceID)
  }
}
