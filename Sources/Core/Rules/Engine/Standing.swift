package import Nouns
package import Time

/// The person's few rows beside those that grow with life, as they stand.
package struct Standing: Equatable, Sendable {
  package var schedules: [OwnSchedule]
  package var choice: ScheduleChoice?
  /// All that ever were, the oldest first.
  package var weeks: [WeekPlan]
  package var vacations: [Vacation]
  package var safety: SafetyAnswers?
  /// All that ever were, the oldest first; each ends where the next begins, or before.
  package var programs: [DietProgram] { didSet { targetCourse.value = nil } }
  /// All that ever held, the oldest first.
  package var profiles: [Profile] { didSet { targetCourse.value = nil } }
  /// All births in conflict that nobody has decided on yet.
  package var otherBirths: [Birth] = []
  /// Every target that was applied, in the order in which they were written.
  package var applied: [Target]
  /// Of each key in the order of their days.
  package var rules: [HabitRule]
  package var badges: [Badge]
  /// Those that a change of zone jumped over.
  package var skippedDays: Set<Day> = []
  /// The person's present weight by their journal; nil where that says nothing.
  package var weight: DayWeight?
  /// Since when the weight is at its goal; nil before.
  package var goalReached: Day?
  /// Nil where none is recorded of late, or nobody wants to be reminded.
  package var lastDrink: LastDrink?
  /// The last days had too little to eat.
  package var eatsLittle = false
  /// When to tell it, or when it was told.
  var littleAt: Instant?
  /// The weight falls faster than planned.
  package var losesFast = false
  /// Of the fasts that ended of late.
  package var rest: TargetRest?
  /// Nil until it is worked out.
  var targetCourse = Kept<TargetCourse>()

  package init(
    schedules: [OwnSchedule] = [], choice: ScheduleChoice? = nil, weeks: [WeekPlan] = [],
    vacations: [Vacation] = [], safety: SafetyAnswers? = nil, programs: [DietProgram] = [],
    profiles: [Profile] = [], applied: [Target] = [], rules: [HabitRule] = [],
    badges: [Badge] = []
  ) {
    self.schedules = schedules
    self.choice = choice
    self.weeks = weeks
    self.vacations = vacations
    self.safety = safety
    self.programs = programs
    self.profiles = profiles
    self.applied = applied.inOrder
    self.rules = rules.inOrder
    self.badges = badges.inOrder
  }

  /// All of them, noun by noun.
  package var rows: [Row] {
    var rows = schedules.map(Row.schedule) + [choice].compactMap(\.self).map(Row.choice)
    rows += weeks.map(Row.week) + vacations.map(Row.vacation)
    rows += [safety].compactMap(\.self).map(Row.safety)
    rows += programs.map(Row.program) + profiles.map(Row.profile)
    return rows + applied.map(Row.target) + self.rules.map(Row.rule) + badges.map(Row.badge)
  }

  /// All of a step at once, as one that brings back a backup has thousands of them.
  mutating func apply(_ changes: [Change]) {
    let old = changes.compactMap(\.before).filter(\.stands)
    let new = changes.compactMap(\.after).filter(\.stands)
    guard !old.isEmpty || !new.isEmpty else { return }
    remove(Set(old.map(\.id)))
    new.forEach { append($0) }
    sort(Set(new.map(\.kind)))
  }

  private mutating func remove(_ ids: Set<RowID>) {
    guard !ids.isEmpty else { return }
    schedules.removeAll { ids.contains($0.id) }
    if let id = choice?.id, ids.contains(id) { choice = nil }
    weeks.removeAll { ids.contains($0.id) }
    vacations.removeAll { ids.contains($0.id) }
    if let id = safety?.id, ids.contains(id) { safety = nil }
    if programs.contains(where: { ids.contains($0.id) }) {
      programs.removeAll { ids.contains($0.id) }
    }
    if profiles.contains(where: { ids.contains($0.id) }) {
      profiles.removeAll { ids.contains($0.id) }
    }
    applied.removeAll { ids.contains($0.id) }
    rules.removeAll { ids.contains($0.id) }
    badges.removeAll { ids.contains($0.id) }
  }

  /// At the end of its kind, whatever their order is.
  mutating func append(_ row: Row) {
    switch row {
    case .schedule(let new): schedules.append(new)
    case .choice(let new): choice = new
    case .week(let new): weeks.append(new)
    case .vacation(let new): vacations.append(new)
    case .safety(let new): safety = new
    case .program(let new): programs.append(new)
    case .profile(let new): profiles.append(new)
    case .target(let new): applied.append(new)
    case .rule(let new): rules.append(new)
    case .badge(let new): badges.append(new)
    default: break  // Held by others.
    }
  }

  private mutating func sort(_ kinds: Set<Row.Kind>) {
    if kinds.contains(.schedule) {
      schedules.sort { ($0.name, $0.id.text) < ($1.name, $1.id.text) }
    }
    if kinds.contains(.week) { weeks.sort { ($0.from, $0.id.text) < ($1.from, $1.id.text) } }
    if kinds.contains(.vacation) {
      vacations.sort { ($0.from, $0.id.text) < ($1.from, $1.id.text) }
    }
    if kinds.contains(.program) {
      programs.sort { ($0.start, $0.id.text) < ($1.start, $1.id.text) }
    }
    if kinds.contains(.profile) {
      profiles.sort { ($0.from, $0.id.text) < ($1.from, $1.id.text) }
    }
    if kinds.contains(.target) { applied = applied.inOrder }
    if kinds.contains(.rule) { rules = rules.inOrder }
    if kinds.contains(.badge) { badges = badges.inOrder }
  }
}

extension Row {
  fileprivate var stands: Bool { kind.stands }
}

extension Row.Kind {
  /// Whether `Standing` holds such rows.
  package var stands: Bool { holder == .standing }
}
