/// `io.github.fastd.remind`.
package enum RemindCalls {
  package static let interface = "io.github.fastd.remind"

  package enum List: Method {
    package static let name = "io.github.fastd.remind.List"
    package typealias Input = AgendaQuestion
    package typealias Output = AgendaAnswer
  }

  package enum Add: Method {
    package static let name = "io.github.fastd.remind.Add"
    package typealias Input = ReminderOrder
    package typealias Output = ReminderAnswer
  }

  package enum Remove: Method {
    package static let name = "io.github.fastd.remind.Remove"
    package typealias Input = RemovalOrder
    package typealias Output = ReminderAnswer
  }

  package enum Quiet: Method {
    package static let name = "io.github.fastd.remind.Quiet"
    package typealias Input = QuietOrder
    package typealias Output = QuietAnswer
  }
}

/// How far to look ahead; without an end today and the running fast.
package struct AgendaQuestion: Record, Equatable {
  package var until: Int64?

  package init(until: Int64? = nil) {
    self.until = until
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    until = try fields.optionalInt("until")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalInt("until", until)
  }
}

/// A new reminder: either for one moment or for a time of day.
package struct ReminderOrder: Record, Equatable {
  package var text: String
  package var at: Int64?
  package var daily: String?
  package var days: [String]?

  package init(text: String, at: Int64? = nil, daily: String? = nil, days: [String]? = nil) {
    self.text = text
    self.at = at
    self.daily = daily
    self.days = days
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    text = try fields.string("text")
    at = try fields.optionalInt("at")
    daily = try fields.optionalString("daily")
    days = try fields.optionalStrings("days")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("text", text)
    fields.optionalInt("at", at)
    fields.optionalString("daily", daily)
    fields.optionalStrings("days", days)
  }
}

/// The reminder to take away, by the beginning of its id.
package struct RemovalOrder: Record, Equatable {
  package var id: String

  package init(id: String) {
    self.id = id
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
  }
}

/// The reminder that was added or taken away.
package struct ReminderAnswer: Record, Equatable {
  package var reminder: ReminderEntry

  package init(reminder: ReminderEntry) {
    self.reminder = reminder
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    reminder = try fields.record("reminder")
  }

  package func write(to fields: inout FieldWriter) {
    fields.record("reminder", reminder)
  }
}

/// Until when to be quiet; without an end it is over.
package struct QuietOrder: Record, Equatable {
  package var until: Int64?

  package init(until: Int64? = nil) {
    self.until = until
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    until = try fields.optionalInt("until")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalInt("until", until)
  }
}

/// Until when it is quiet now.
package struct QuietAnswer: Record, Equatable {
  package var quietUntil: Int64?

  package init(quietUntil: Int64? = nil) {
    self.quietUntil = quietUntil
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    quietUntil = try fields.optionalInt("quietUntil")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalInt("quietUntil", quietUntil)
  }
}
