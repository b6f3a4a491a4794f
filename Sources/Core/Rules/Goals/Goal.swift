import Nouns
package import Time

/// A goal as it is kept: its length, and the schedule it came from.
package struct Goal: Equatable, Sendable {
  package let span: Span?
  package let schedule: String?

  package static let none = Goal(span: nil, schedule: nil)

  package init(span: Span?, schedule: String? = nil) {
    self.span = span
    self.schedule = schedule
  }

  /// Resolves an order for a fast that begins at `start` and has the goal `present`.
  /// Names are those that are known now: what is resolved stays as it is when they change.
  /// Of a fast that has ended the goal is only a record, which no safety answer limits.
  static func resolve(
    _ order: GoalOrder, start: Instant, present: Span?, confirmed: String?, isRunning: Bool = true,
    on today: Day, in standing: Standing
  ) throws(Refusal) -> Goal {
    let goal: Goal
    switch order {
    // A length of 0:00 is how dials and forms say that there is no goal.
    case .open, .span(.zero): return .none
    case .span(let span): goal = Goal(span: span)
    case .until(let instant): goal = Goal(span: instant - start)
    case .schedule(let name):
      guard let schedule = standing.schedule(named: name) else { throw .unknownSchedule(name) }
      goal = Goal(span: schedule.fasting, schedule: schedule.name)
    case .change(let change):
      guard let present else { throw .noGoal }
      guard change != .zero else { throw .nothingToChange }
      goal = Goal(span: present + change)
    }
    // First: nobody is to type a word for what is refused all the same.
    if isRunning { try standing.checkSafe(goal.span, on: today, insteadOf: present) }
    try goal.checkLevel(confirmed: confirmed)
    return goal
  }

  private func checkLevel(confirmed: String?) throws(Refusal) {
    guard let span else { return }
    guard span >= GoalLevel.shortest else {
      throw .goalTooShort(span, least: GoalLevel.shortest)
    }
    switch GoalLevel(of: span) {
    case .ok, .notice: return
    case .confirm:
      guard confirmed.holds(.longGoal) else { throw .needsConfirmation([.longGoal]) }
    case .refuse: throw .goalTooLong(span, most: GoalLevel.longest)
    }
  }
}
