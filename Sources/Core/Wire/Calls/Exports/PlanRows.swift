/// A schedule of the person's own.
package struct ScheduleRow: Record, Equatable {
  package var id = ""
  package var name = ""
  package var hours: Int64 = 0
  package var text: String?

  package init(id: String, name: String, hours: Int64, text: String? = nil) {
    self.id = id
    self.name = name
    self.hours = hours
    self.text = text
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.string("name", &name)
    try fields.int("hours", &hours)
    try fields.string("text", &text)
  }
}

/// What a start without words uses.
package struct ChoiceRow: Record, Equatable {
  package var id = ""
  /// Nil for a fast without a goal.
  package var schedule: String?

  package init(id: String, schedule: String? = nil) {
    self.id = id
    self.schedule = schedule
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.string("schedule", &schedule)
  }
}

/// A plan for the days of the week; a day without a word is as without a plan.
package struct WeekRow: Record, Equatable {
  package var id = ""
  /// Dates, both meant; `to` is nil for the plan in force.
  package var from = ""
  package var to: String?
  package var days: [DayPlan] = []

  package init(id: String, from: String, to: String? = nil, days: [DayPlan]) {
    self.id = id
    self.from = from
    self.to = to
    self.days = days
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.string("from", &from)
    try fields.string("to", &to)
    try fields.records("days", &days)
  }
}

/// What the person said to the safety questions.
package struct SafetyRow: Record, Equatable {
  package var id = ""
  /// The names of the questions that were answered with yes.
  package var applies: [String] = []
  package var agreed = false
  package var at: Int64 = 0

  package init(id: String, applies: [String], agreed: Bool, at: Int64) {
    self.id = id
    self.applies = applies
    self.agreed = agreed
    self.at = at
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.strings("applies", &applies)
    try fields.bool("agreed", &agreed)
    try fields.int("at", &at)
  }
}
