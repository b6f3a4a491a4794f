package import Nouns
package import Time

/// A schedule as people choose it.
package struct ScheduleEntry: Record, Equatable {
  package var name = ""
  /// Whole hours; both make a day.
  package var fasting: Int64 = 0
  package var eating: Int64 = 0
  /// Made by the person, and not there from the beginning.
  package var own = false
  /// What people call a preset, such as "omad".
  package var nickname: String?
  /// What one of the person's own is for, in their words.
  package var text: String?
  /// When a fast would end that began now.
  package var goalAt: Int64?

  package init(
    name: String, fasting: Int64, eating: Int64, own: Bool, nickname: String? = nil,
    text: String? = nil, goalAt: Int64? = nil
  ) {
    self.name = name
    self.fasting = fasting
    self.eating = eating
    self.own = own
    self.nickname = nickname
    self.text = text
    self.goalAt = goalAt
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
    try fields.int("fasting", &fasting)
    try fields.int("eating", &eating)
    try fields.bool("own", &own)
    try fields.string("nickname", &nickname)
    try fields.string("text", &text)
    try fields.int("goalAt", &goalAt)
  }
}

/// The plan for the week, and since when it holds.
package struct WeekPlanEntry: Record, Equatable {
  package var from = Day.blank
  package var days: [Weekday: WeekPlan.Intention] = [:]

  package init(_ week: WeekPlan) {
    (from, days) = (week.from, week.days)
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.day("from", &from)
    try fields.spread("days", &days)
  }
}

/// All that a start without words can depend on.
package struct ScheduleList: Record, Equatable {
  /// The presets first.
  package var schedules: [ScheduleEntry] = []
  /// Nil for a fast without a goal.
  package var chosen: String?
  package var week: WeekPlanEntry?
  package var vacations: [Vacation] = []
  /// What a start without words would use now.
  package var plan = Plan()
  /// What was to be used today and is not there any more.
  package var gone: String?

  package init(
    schedules: [ScheduleEntry], chosen: String? = nil, week: WeekPlanEntry? = nil,
    vacations: [Vacation], plan: Plan, gone: String? = nil
  ) {
    self.schedules = schedules
    self.chosen = chosen
    self.week = week
    self.vacations = vacations
    self.plan = plan
    self.gone = gone
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("schedules", &schedules)
    try fields.string("chosen", &chosen)
    try fields.record("week", &week)
    try fields.nouns("vacations", &vacations)
    try fields.record("plan", &plan)
    try fields.string("gone", &gone)
  }
}

/// The schedule that was made, changed or taken away.
package struct ScheduleAnswer: Record, Equatable {
  package var schedule = ScheduleEntry()

  package init(schedule: ScheduleEntry) {
    self.schedule = schedule
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("schedule", &schedule)
  }
}

/// What was chosen, and what a start without words would use now.
package struct ChoiceAnswer: Record, Equatable {
  package var chosen: String?
  package var plan = Plan()

  package init(chosen: String? = nil, plan: Plan) {
    self.chosen = chosen
    self.plan = plan
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("chosen", &chosen)
    try fields.record("plan", &plan)
  }
}

/// The plan for the week as it holds from now on.
package struct WeekPlanAnswer: Record, Equatable {
  package var week: WeekPlanEntry?

  package init(week: WeekPlanEntry? = nil) {
    self.week = week
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("week", &week)
  }
}

/// The vacation that was added or taken away.
package struct VacationAnswer: Record, Equatable {
  package var vacation = Vacation()

  package init(vacation: Vacation) {
    self.vacation = vacation
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.noun("vacation", &vacation)
  }
}
