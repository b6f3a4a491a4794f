/// Begins a fast.
package struct StartOrder: Record, Equatable {
  package var goal: GoalWish?
  package var at: Int64?
  package var note: String?
  /// 1 to 5.
  package var mood: Int64?
  /// The text of a `NeedsConfirmation` that the person agreed to.
  package var confirm: String?

  package init(
    goal: GoalWish? = nil, at: Int64? = nil, note: String? = nil, mood: Int64? = nil,
    confirm: String? = nil
  ) {
    self.goal = goal
    self.at = at
    self.note = note
    self.mood = mood
    self.confirm = confirm
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    goal = try fields.optionalRecord("goal")
    at = try fields.optionalInt("at")
    note = try fields.optionalString("note")
    mood = try fields.optionalInt("mood")
    confirm = try fields.optionalString("confirm")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalRecord("goal", goal)
    fields.optionalInt("at", at)
    fields.optionalString("note", note)
    fields.optionalInt("mood", mood)
    fields.optionalString("confirm", confirm)
  }
}

/// Ends the running fast.
package struct StopOrder: Record, Equatable {
  package var at: Int64?
  package var note: String?
  /// 1 to 5.
  package var mood: Int64?
  /// Refused when another fast is running.
  package var id: String?

  package init(at: Int64? = nil, note: String? = nil, mood: Int64? = nil, id: String? = nil) {
    self.at = at
    self.note = note
    self.mood = mood
    self.id = id
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    at = try fields.optionalInt("at")
    note = try fields.optionalString("note")
    mood = try fields.optionalInt("mood")
    id = try fields.optionalString("id")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalInt("at", at)
    fields.optionalString("note", note)
    fields.optionalInt("mood", mood)
    fields.optionalString("id", id)
  }
}

/// Changes the goal of the running fast.
package struct GoalChangeOrder: Record, Equatable {
  package var goal: GoalWish
  package var confirm: String?
  /// Refused when another fast is running.
  package var id: String?

  package init(goal: GoalWish, confirm: String? = nil, id: String? = nil) {
    self.goal = goal
    self.confirm = confirm
    self.id = id
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    goal = try fields.record("goal")
    confirm = try fields.optionalString("confirm")
    id = try fields.optionalString("id")
  }

  package func write(to fields: inout FieldWriter) {
    fields.record("goal", goal)
    fields.optionalString("confirm", confirm)
    fields.optionalString("id", id)
  }
}

/// Corrects a fast: the running one, else the last, where no id is given.
package struct EditOrder: Record, Equatable {
  package var id: String?
  package var start: Int64?
  package var end: Int64?
  package var goal: GoalWish?
  /// No characters take the note away.
  package var note: String?
  /// 1 to 5; 0 takes it away.
  package var mood: Int64?
  package var confirm: String?

  package init(
    id: String? = nil, start: Int64? = nil, end: Int64? = nil, goal: GoalWish? = nil,
    note: String? = nil, mood: Int64? = nil, confirm: String? = nil
  ) {
    self.id = id
    self.start = start
    self.end = end
    self.goal = goal
    self.note = note
    self.mood = mood
    self.confirm = confirm
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.optionalString("id")
    start = try fields.optionalInt("start")
    end = try fields.optionalInt("end")
    goal = try fields.optionalRecord("goal")
    note = try fields.optionalString("note")
    mood = try fields.optionalInt("mood")
    confirm = try fields.optionalString("confirm")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalString("id", id)
    fields.optionalInt("start", start)
    fields.optionalInt("end", end)
    fields.optionalRecord("goal", goal)
    fields.optionalString("note", note)
    fields.optionalInt("mood", mood)
    fields.optionalString("confirm", confirm)
  }
}

/// Records a fast of the past.
package struct AddOrder: Record, Equatable {
  package var start: Int64
  package var end: Int64
  /// Nil for a fast without a goal.
  package var goal: GoalWish?
  package var note: String?
  /// 1 to 5.
  package var mood: Int64?
  package var confirm: String?

  package init(
    start: Int64, end: Int64, goal: GoalWish? = nil, note: String? = nil, mood: Int64? = nil,
    confirm: String? = nil
  ) {
    self.start = start
    self.end = end
    self.goal = goal
    self.note = note
    self.mood = mood
    self.confirm = confirm
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    start = try fields.int("start")
    end = try fields.int("end")
    goal = try fields.optionalRecord("goal")
    note = try fields.optionalString("note")
    mood = try fields.optionalInt("mood")
    confirm = try fields.optionalString("confirm")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("start", start)
    fields.int("end", end)
    fields.optionalRecord("goal", goal)
    fields.optionalString("note", note)
    fields.optionalInt("mood", mood)
    fields.optionalString("confirm", confirm)
  }
}

/// Takes fasts away, as one step of undo.
package struct DeleteOrder: Record, Equatable {
  /// The beginnings of their ids.
  package var ids: [String]

  package init(ids: [String]) {
    self.ids = ids
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    ids = try fields.strings("ids")
  }

  package func write(to fields: inout FieldWriter) {
    fields.strings("ids", ids)
  }
}

/// The fasts as they were, and the state after them.
package struct DeleteAnswer: Record, Equatable {
  package var fasts: [Entry]
  package var state: Snapshot

  package init(fasts: [Entry], state: Snapshot) {
    self.fasts = fasts
    self.state = state
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    fasts = try fields.records("fasts")
    state = try fields.record("state")
  }

  package func write(to fields: inout FieldWriter) {
    fields.records("fasts", fasts)
    fields.record("state", state)
  }
}
