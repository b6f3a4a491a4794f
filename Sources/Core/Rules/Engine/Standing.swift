/// The person's few rows beside fasts and reminders, as they stand.
package struct Standing: Equatable, Sendable {
  package var schedules: [OwnSchedule]
  package var choice: Choice?
  /// All that ever were, the oldest first.
  package var weeks: [WeekPlan]
  package var vacations: [Vacation]
  package var safety: SafetyAnswers?

  package init(
    schedules: [OwnSchedule] = [], choice: Choice? = nil, weeks: [WeekPlan] = [],
    vacations: [Vacation] = [], safety: SafetyAnswers? = nil
  ) {
    self.schedules = schedules
    self.choice = choice
    self.weeks = weeks
    self.vacations = vacations
    self.safety = safety
  }

  mutating func apply(_ change: Change) {
    if let row = change.before { remove(row) }
    if let row = change.after { add(row) }
  }

  private mutating func remove(_ row: Row) {
    switch row {
    case .schedule(let old): schedules.removeAll { $0.id == old.id }
    case .choice: choice = nil
    case .week(let old): weeks.removeAll { $0.id == old.id }
    case .vacation(let old): vacations.removeAll { $0.id == old.id }
    case .safety: safety = nil
    case .fast, .reminder: break
    }
  }

  private mutating func add(_ row: Row) {
    switch row {
    case .schedule(let new):
      schedules.append(new)
      schedules.sort { ($0.name, $0.id.text) < ($1.name, $1.id.text) }
    case .choice(let new): choice = new
    case .week(let new):
      weeks.append(new)
      weeks.sort { ($0.from, $0.id.text) < ($1.from, $1.id.text) }
    case .vacation(let new):
      vacations.append(new)
      vacations.sort { ($0.from, $0.id.text) < ($1.from, $1.id.text) }
    case .safety(let new): safety = new
    case .fast, .reminder: break
    }
  }
}
