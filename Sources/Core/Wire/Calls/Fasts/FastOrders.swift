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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("goal", &goal)
    try fields.int("at", &at)
    try fields.string("note", &note)
    try fields.int("mood", &mood)
    try fields.string("confirm", &confirm)
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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("at", &at)
    try fields.string("note", &note)
    try fields.int("mood", &mood)
    try fields.string("id", &id)
  }
}

/// Changes the goal of the running fast.
package struct GoalChangeOrder: Record, Equatable {
  package var goal = GoalWish()
  package var confirm: String?
  /// Refused when another fast is running.
  package var id: String?

  package init(goal: GoalWish, confirm: String? = nil, id: String? = nil) {
    self.goal = goal
    self.confirm = confirm
    self.id = id
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("goal", &goal)
    try fields.string("confirm", &confirm)
    try fields.string("id", &id)
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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.int("start", &start)
    try fields.int("end", &end)
    try fields.record("goal", &goal)
    try fields.string("note", &note)
    try fields.int("mood", &mood)
    try fields.string("confirm", &confirm)
  }
}

/// Records a fast of the past.
package struct AddOrder: Record, Equatable {
  package var start: Int64 = 0
  package var end: Int64 = 0
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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("start", &start)
    try fields.int("end", &end)
    try fields.record("goal", &goal)
    try fields.string("note", &note)
    try fields.int("mood", &mood)
    try fields.string("confirm", &confirm)
  }
}

/// Takes fasts away, as one step of undo.
package struct DeleteOrder: Record, Equatable {
  /// The beginnings of their ids.
  package var ids: [String] = []

  package init(ids: [String]) {
    self.ids = ids
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.strings("ids", &ids)
  }
}

/// The fasts as they were, and the state after them.
package struct DeleteAnswer: Record, Equatable {
  package var fasts: [Entry] = []
  package var state = Snapshot()

  package init(fasts: [Entry], state: Snapshot) {
    self.fasts = fasts
    self.state = state
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("fasts", &fasts)
    try fields.record("state", &state)
  }
}
