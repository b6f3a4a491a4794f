/// A schedule of the person's own.
package struct OwnSchedule: Noun {
  package static let kind = Row.Kind.schedule
  package static let hours = 1...23
  package static let longestName = TextLimit.line(60)
  package static let longestText = TextLimit.lines(500)
  package static let most = 100

  package var id = RowID.blank
  package var name = ""
  /// Whole hours, 1 to 23; the rest of the day is for eating.
  package var hours = 0
  /// Its purpose, in the person's words.
  package var text: String?

  package init() {}

  package init(id: RowID, name: String, hours: Int, text: String? = nil) {
    self.id = id
    self.name = name
    self.hours = hours
    self.text = text
  }

  package var row: Row { .schedule(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.text("name", &name, limit: Self.longestName)
    try fields.number("hours", &hours, within: Self.hours)
    try fields.text("text", &text, limit: Self.longestText)
  }
}

/// The schedule of a start without words; there is at most one such row.
package struct ScheduleChoice: Noun {
  package static let kind = Row.Kind.choice

  package var id = RowID.blank
  /// A schedule's name; nil for a fast without a goal.
  package var schedule: String?

  package init() {}

  package init(id: RowID, schedule: String?) {
    self.id = id
    self.schedule = schedule
  }

  package var row: Row { .choice(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.text("schedule", &schedule, limit: OwnSchedule.longestName)
  }
}
