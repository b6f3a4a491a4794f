/// What a status bar shows besides the state; only for who asks for it.
package struct Glance: Record, Equatable {
  /// The last fasts that ended and were not cancelled, oldest first; five at most.
  package var recent: [Recent]
  /// When it is told again what may wait; nil where nothing is kept back now.
  package var quietUntil: Int64?
  /// From this instant on the state may be another although nothing was done: who shows it for
  /// longer asks again then.
  package var holdsUntil: Int64

  package init(recent: [Recent], quietUntil: Int64? = nil, holdsUntil: Int64) {
    self.recent = recent
    self.quietUntil = quietUntil
    self.holdsUntil = holdsUntil
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    recent = try fields.records("recent")
    quietUntil = try fields.optionalInt("quietUntil")
    holdsUntil = try fields.int("holdsUntil")
  }

  package func write(to fields: inout FieldWriter) {
    fields.records("recent", recent)
    fields.optionalInt("quietUntil", quietUntil)
    fields.int("holdsUntil", holdsUntil)
  }
}

/// A fast that has ended, as a bar of a small chart.
package struct Recent: Record, Equatable {
  package var start: Int64
  package var duration: Int64
  package var goal: Int64?
  package var outcome: Outcome

  package init(start: Int64, duration: Int64, goal: Int64? = nil, outcome: Outcome) {
    self.start = start
    self.duration = duration
    self.goal = goal
    self.outcome = outcome
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    start = try fields.int("start")
    duration = try fields.int("duration")
    goal = try fields.optionalInt("goal")
    outcome = try fields.choice("outcome")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("start", start)
    fields.int("duration", duration)
    fields.optionalInt("goal", goal)
    fields.choice("outcome", outcome)
  }
}

/// Whether the answer is for a status bar.
package struct StatusQuestion: Record, Hashable {
  package var glance: Bool?

  package init(glance: Bool? = nil) {
    self.glance = glance
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    glance = try fields.optionalBool("glance")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalBool("glance", glance)
  }
}
