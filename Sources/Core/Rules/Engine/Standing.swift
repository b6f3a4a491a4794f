/// The person's few rows beside fasts and reminders, as they stand.
package struct Standing: Equatable, Sendable {
  package var schedules: [OwnSchedule]
  package var choice: Choice?
  /// All that ever were, the oldest first.
  package var weeks: [WeekPlan]
  package var vacations: [Vacation]
  package var safety: SafetyAnswers?
  /// All that ever were, the oldest first; each ends where the next begins, or before.
  package var programs: [DietProgram] { didSet { targetCourse.value = nil } }
  /// All that ever held, the oldest first.
  package var profiles: [Profile] { didSet { targetCourse.value = nil } }
  /// Nil until it is worked out.
  var targetCourse = Kept<TargetCourse>()

  package init(
    schedules: [OwnSchedule] = [], choice: Choice? = nil, weeks: [WeekPlan] = [],
    vacations: [Vacation] = [], safety: SafetyAnswers? = nil, programs: [DietProgram] = [],
    profiles: [Profile] = []
  ) {
    self.schedules = schedules
    self.choice = choice
    self.weeks = weeks
    self.vacations = vacations
    self.safety = safety
    self.programs = programs
    self.profiles = profiles
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
    case .program(let old): programs.removeAll { $0.id == old.id }
    case .profile(let old): profiles.removeAll { $0.id == old.id }
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
    case .program(let new):
      programs.append(new)
      programs.sort { ($0.start, $0.id.text) < ($1.start, $1.id.text) }
    case .profile(let new):
      profiles.append(new)
      profiles.sort { ($0.from, $0.id.text) < ($1.from, $1.id.text) }
    case .fast, .reminder: break
    }
  }
}
