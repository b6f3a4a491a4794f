package import Time

extension Command {
  /// What the person plans.
  package enum Planning: Equatable, Sendable {
    case add(name: String, hours: Int, text: String?)
    /// By the schedule's name; nil leaves a field as it is, and no characters take the text away.
    case edit(String, name: String?, hours: Int?, text: String?)
    case remove(String)
    /// What a start without words uses; nil for a fast without a goal.
    case use(String?)
    /// From today on; no days end the plan.
    case setWeek([Weekday: WeekPlan.Intention])
    case addVacation(ClosedRange<Day>)
    /// By the beginning of its id.
    case removeVacation(String)
  }
}

extension Engine {
  func addNeeds(of order: Command.Planning, to needs: inout Needs) {}

  mutating func plan(
    _ order: Command.Planning, given facts: Facts, at now: Moment, into decision: inout Decision
  ) throws(CommandError) {
    throw .nothingToChange
  }
}
