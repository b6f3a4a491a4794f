/// A schedule of the person's own.
package struct ScheduleRow: Record, Equatable {
  package var id: String
  package var name: String
  package var hours: Int64
  package var text: String?

  package init(id: String, name: String, hours: Int64, text: String? = nil) {
    self.id = id
    self.name = name
    self.hours = hours
    self.text = text
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
    name = try fields.string("name")
    hours = try fields.int("hours")
    text = try fields.optionalString("text")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
    fields.string("name", name)
    fields.int("hours", hours)
    fields.optionalString("text", text)
  }
}

/// What a start without words uses.
package struct ChoiceRow: Record, Equatable {
  package var id: String
  /// Nil for a fast without a goal.
  package var schedule: String?

  package init(id: String, schedule: String? = nil) {
    self.id = id
    self.schedule = schedule
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
    schedule = try fields.optionalString("schedule")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
    fields.optionalString("schedule", schedule)
  }
}

/// A plan for the days of the week; a day without a word is as without a plan.
package struct WeekRow: Record, Equatable {
  package var id: String
  /// Dates, both meant; `to` is nil for the plan in force.
  package var from: String
  package var to: String?
  package var days: [DayPlan]

  package init(id: String, from: String, to: String? = nil, days: [DayPlan]) {
    self.id = id
    self.from = from
    self.to = to
    self.days = days
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
    from = try fields.string("from")
    to = try fields.optionalString("to")
    days = try fields.records("days")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
    fields.string("from", from)
    fields.optionalString("to", to)
    fields.records("days", days)
  }
}

/// What the person said to the safety questions.
package struct SafetyRow: Record, Equatable {
  package var id: String
  /// The names of the questions that were answered with yes.
  package var applies: [String]
  package var agreed: Bool
  package var at: Int64

  package init(id: String, applies: [String], agreed: Bool, at: Int64) {
    self.id = id
    self.applies = applies
    self.agreed = agreed
    self.at = at
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
    applies = try fields.strings("applies")
    agreed = try fields.bool("agreed")
    at = try fields.int("at")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
    fields.strings("applies", applies)
    fields.bool("agreed", agreed)
    fields.int("at", at)
  }
}
