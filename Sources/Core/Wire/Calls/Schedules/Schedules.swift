/// A schedule as people choose it.
package struct ScheduleEntry: Record, Equatable {
  package var name: String
  /// Whole hours; both make a day.
  package var fasting: Int64
  package var eating: Int64
  /// Made by the person, and not there from the beginning.
  package var own: Bool
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

  package init(from fields: inout FieldReader) throws(FieldError) {
    name = try fields.string("name")
    fasting = try fields.int("fasting")
    eating = try fields.int("eating")
    own = try fields.bool("own")
    nickname = try fields.optionalString("nickname")
    text = try fields.optionalString("text")
    goalAt = try fields.optionalInt("goalAt")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("name", name)
    fields.int("fasting", fasting)
    fields.int("eating", eating)
    fields.bool("own", own)
    fields.optionalString("nickname", nickname)
    fields.optionalString("text", text)
    fields.optionalInt("goalAt", goalAt)
  }
}

/// What is meant to be done on a weekday: rest, or a fast by that schedule.
package struct DayPlan: Record, Equatable {
  /// "mon" to "sun".
  package var day: String
  package var rest: Bool
  package var schedule: String?
  /// The time on the clock at which it begins, such as "20:00".
  package var at: String?

  package init(day: String, rest: Bool, schedule: String? = nil, at: String? = nil) {
    self.day = day
    self.rest = rest
    self.schedule = schedule
    self.at = at
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    day = try fields.string("day")
    rest = try fields.bool("rest")
    schedule = try fields.optionalString("schedule")
    at = try fields.optionalString("at")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("day", day)
    fields.bool("rest", rest)
    fields.optionalString("schedule", schedule)
    fields.optionalString("at", at)
  }
}

/// The plan for the week, and since when it holds.
package struct WeekPlanEntry: Record, Equatable {
  package var from: String
  package var days: [DayPlan]

  package init(from: String, days: [DayPlan]) {
    self.from = from
    self.days = days
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    from = try fields.string("from")
    days = try fields.records("days")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("from", from)
    fields.records("days", days)
  }
}

/// Days off, both ends included.
package struct VacationEntry: Record, Equatable {
  package var id: String
  package var from: String
  package var to: String

  package init(id: String, from: String, to: String) {
    self.id = id
    self.from = from
    self.to = to
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
    from = try fields.string("from")
    to = try fields.string("to")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
    fields.string("from", from)
    fields.string("to", to)
  }
}

/// All that a start without words can depend on.
package struct ScheduleList: Record, Equatable {
  /// The presets first.
  package var schedules: [ScheduleEntry]
  /// Nil for a fast without a goal.
  package var chosen: String?
  package var week: WeekPlanEntry?
  package var vacations: [VacationEntry]
  /// What a start without words would use now.
  package var plan: Plan
  /// What was to be used today and is not there any more.
  package var gone: String?

  package init(
    schedules: [ScheduleEntry], chosen: String? = nil, week: WeekPlanEntry? = nil,
    vacations: [VacationEntry], plan: Plan, gone: String? = nil
  ) {
    self.schedules = schedules
    self.chosen = chosen
    self.week = week
    self.vacations = vacations
    self.plan = plan
    self.gone = gone
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    schedules = try fields.records("schedules")
    chosen = try fields.optionalString("chosen")
    week = try fields.optionalRecord("week")
    vacations = try fields.records("vacations")
    plan = try fields.record("plan")
    gone = try fields.optionalString("gone")
  }

  package func write(to fields: inout FieldWriter) {
    fields.records("schedules", schedules)
    fields.optionalString("chosen", chosen)
    fields.optionalRecord("week", week)
    fields.records("vacations", vacations)
    fields.record("plan", plan)
    fields.optionalString("gone", gone)
  }
}

/// The schedule that was made, changed or taken away.
package struct ScheduleAnswer: Record, Equatable {
  package var schedule: ScheduleEntry

  package init(schedule: ScheduleEntry) {
    self.schedule = schedule
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    schedule = try fields.record("schedule")
  }

  package func write(to fields: inout FieldWriter) {
    fields.record("schedule", schedule)
  }
}

/// What was chosen, and what a start without words would use now.
package struct ChoiceAnswer: Record, Equatable {
  package var chosen: String?
  package var plan: Plan

  package init(chosen: String? = nil, plan: Plan) {
    self.chosen = chosen
    self.plan = plan
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    chosen = try fields.optionalString("chosen")
    plan = try fields.record("plan")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalString("chosen", chosen)
    fields.record("plan", plan)
  }
}

/// The plan for the week as it holds from now on.
package struct WeekPlanAnswer: Record, Equatable {
  package var week: WeekPlanEntry?

  package init(week: WeekPlanEntry? = nil) {
    self.week = week
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    week = try fields.optionalRecord("week")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalRecord("week", week)
  }
}

/// The vacation that was added or taken away.
package struct VacationAnswer: Record, Equatable {
  package var vacation: VacationEntry

  package init(vacation: VacationEntry) {
    self.vacation = vacation
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    vacation = try fields.record("vacation")
  }

  package func write(to fields: inout FieldWriter) {
    fields.record("vacation", vacation)
  }
}
