package import Time

extension Command {
  /// What the person sets right in what was recorded.
  package enum Past: Equatable, Sendable {
    case add(Added)
    /// By the beginnings of their ids.
    case delete([String])

    package struct Added: Equatable, Sendable {
      package var start: Instant
      package var end: Instant
      /// Nil for none.
      package var goal: GoalOrder?
      package var note: String?
      package var mood: Int?
      package var confirmed: String?

      package init(
        start: Instant, end: Instant, goal: GoalOrder? = nil, note: String? = nil,
        mood: Int? = nil, confirmed: String? = nil
      ) {
        self.start = start
        self.end = end
        self.goal = goal
        self.note = note
        self.mood = mood
        self.confirmed = confirmed
      }
    }
  }
}

extension Engine {
  func addNeeds(of order: Command.Past, to needs: inout Needs) {}

  mutating func correct(
    _ order: Command.Past, given facts: Facts, at now: Moment, into decision: inout Decision
  ) throws(CommandError) {
    throw .nothingToChange
  }
}
