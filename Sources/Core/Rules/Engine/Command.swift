package import Nouns
package import Time

/// The commands that a person can give.
package enum Command: Equatable, Sendable {
  case start(Start)
  case stop(Stop)
  case cancel
  case setGoal(GoalChange)
  case edit(Edit)
  case addReminder(NewReminder)
  /// By the beginning of its id.
  case removeReminder(String)
  case plan(Planning)
  case past(Past)
  case take(Intake)
  case answer(SafetyOrder)
  case profile(ProfileOrder)
  /// The targets, with what is true today.
  case recalculate
  case restore(Restoration)
  case program(ProgramOrder)
  case weigh(WeighingOrder)
  case eat(MealOrder)
  case keep(FoodOrder)
  case undo
  case redo

  package struct Start: Equatable, Sendable {
    /// Nil for the plan's.
    package var goal: GoalOrder?
    /// Nil for now.
    package var at: Instant?
    package var note: String?
    /// How it feels, as in `Fast`.
    package var mood: Int?
    package var confirmed: String?

    package init(
      goal: GoalOrder? = nil, at: Instant? = nil, note: String? = nil, mood: Int? = nil,
      confirmed: String? = nil
    ) {
      self.goal = goal
      self.at = at
      self.note = note
      self.mood = mood
      self.confirmed = confirmed
    }
  }

  package struct Stop: Equatable, Sendable {
    package var at: Instant?
    package var note: String?
    package var mood: Int?
    /// The fast the person means; another one running is not touched.
    package var id: String?

    package init(
      at: Instant? = nil, note: String? = nil, mood: Int? = nil, id: String? = nil
    ) {
      self.at = at
      self.note = note
      self.mood = mood
      self.id = id
    }
  }

  package struct GoalChange: Equatable, Sendable {
    package var goal: GoalOrder
    package var confirmed: String?
    package var id: String?

    package init(goal: GoalOrder, confirmed: String? = nil, id: String? = nil) {
      self.goal = goal
      self.confirmed = confirmed
      self.id = id
    }
  }

  package struct NewReminder: Equatable, Sendable {
    package var text: String
    package var rule: Reminder.Rule

    package init(text: String, rule: Reminder.Rule) {
      self.text = text
      self.rule = rule
    }
  }

  package struct Edit: Equatable, Sendable {
    /// The beginning of an id; nil for the running fast, else the last.
    package var id: String?
    package var start: Instant?
    package var end: Instant?
    package var goal: GoalOrder?
    /// An empty text removes the note.
    package var note: String?
    /// 0 removes the mood.
    package var mood: Int?
    package var confirmed: String?

    package init(
      id: String? = nil, start: Instant? = nil, end: Instant? = nil, goal: GoalOrder? = nil,
      note: String? = nil, mood: Int? = nil, confirmed: String? = nil
    ) {
      self.id = id
      self.start = start
      self.end = end
      self.goal = goal
      self.note = note
      self.mood = mood
      self.confirmed = confirmed
    }
  }
}
