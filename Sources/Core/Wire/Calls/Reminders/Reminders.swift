/// One thing that will be told.
package struct AgendaEntry: Record, Equatable {
  package var kind: String
  package var at: Int64
  package var subject: String
  /// The id and the words of a reminder of the person's own.
  package var reminder: String?
  package var text: String?
  /// When it will be told instead, where it falls into a quiet time.
  package var heldUntil: Int64?
  package var wanted: Bool

  package init(
    kind: String, at: Int64, subject: String, reminder: String? = nil, text: String? = nil,
    heldUntil: Int64? = nil, wanted: Bool = true
  ) {
    self.kind = kind
    self.at = at
    self.subject = subject
    self.reminder = reminder
    self.text = text
    self.heldUntil = heldUntil
    self.wanted = wanted
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    kind = try fields.string("kind")
    at = try fields.int("at")
    subject = try fields.string("subject")
    reminder = try fields.optionalString("reminder")
    text = try fields.optionalString("text")
    heldUntil = try fields.optionalInt("heldUntil")
    wanted = try fields.bool("wanted")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("kind", kind)
    fields.int("at", at)
    fields.string("subject", subject)
    fields.optionalString("reminder", reminder)
    fields.optionalString("text", text)
    fields.optionalInt("heldUntil", heldUntil)
    fields.bool("wanted", wanted)
  }
}

/// What the person wants to be reminded of in their own words.
package struct ReminderEntry: Record, Equatable {
  package var id: String
  package var text: String
  /// Nil for a daily one.
  package var at: Int64?
  /// The time on the clock, such as "08:30".
  package var daily: String?
  /// Of "mon" to "sun"; nil for every day.
  package var days: [String]?
  /// Nil in the change log.
  package var next: Int64?

  package init(
    id: String, text: String, at: Int64? = nil, daily: String? = nil, days: [String]? = nil,
    next: Int64? = nil
  ) {
    self.id = id
    self.text = text
    self.at = at
    self.daily = daily
    self.days = days
    self.next = next
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    id = try fields.string("id")
    text = try fields.string("text")
    at = try fields.optionalInt("at")
    daily = try fields.optionalString("daily")
    days = try fields.optionalStrings("days")
    next = try fields.optionalInt("next")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("id", id)
    fields.string("text", text)
    fields.optionalInt("at", at)
    fields.optionalString("daily", daily)
    fields.optionalStrings("days", days)
    fields.optionalInt("next", next)
  }
}

/// When a fast began, and what the clocks were ahead of UTC by then, in seconds.
package struct PastStart: Record, Equatable {
  package var at: Int64
  package var offset: Int64

  package init(at: Int64, offset: Int64) {
    self.at = at
    self.offset = offset
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    at = try fields.int("at")
    offset = try fields.int("offset")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("at", at)
    fields.int("offset", offset)
  }
}

/// When the person usually begins to fast, and how that is known.
package struct StartHabit: Record, Equatable {
  /// The time on the clock; nil while none is known.
  package var clock: String?
  /// Whether it is learnt from the starts, and not set.
  package var learnt: Bool
  /// Those of the last two weeks, oldest first.
  package var starts: [PastStart]
  /// With fewer there is nothing to learn from.
  package var fewest: Int64

  package init(clock: String? = nil, learnt: Bool, starts: [PastStart], fewest: Int64) {
    self.clock = clock
    self.learnt = learnt
    self.starts = starts
    self.fewest = fewest
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    clock = try fields.optionalString("clock")
    learnt = try fields.bool("learnt")
    starts = try fields.records("starts")
    fewest = try fields.int("fewest")
  }

  package func write(to fields: inout FieldWriter) {
    fields.optionalString("clock", clock)
    fields.bool("learnt", learnt)
    fields.records("starts", starts)
    fields.int("fewest", fewest)
  }
}

/// What will come and when.
package struct AgendaAnswer: Record, Equatable {
  package var appointments: [AgendaEntry]
  package var reminders: [ReminderEntry]
  package var quietUntil: Int64?
  package var usualStart: StartHabit
  /// The kinds that the settings switch off.
  package var switchedOff: [String]

  package init(
    appointments: [AgendaEntry], reminders: [ReminderEntry], quietUntil: Int64? = nil,
    usualStart: StartHabit, switchedOff: [String]
  ) {
    self.appointments = appointments
    self.reminders = reminders
    self.quietUntil = quietUntil
    self.usualStart = usualStart
    self.switchedOff = switchedOff
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    appointments = try fields.records("appointments")
    reminders = try fields.records("reminders")
    quietUntil = try fields.optionalInt("quietUntil")
    usualStart = try fields.record("usualStart")
    switchedOff = try fields.strings("switchedOff")
  }

  package func write(to fields: inout FieldWriter) {
    fields.records("appointments", appointments)
    fields.records("reminders", reminders)
    fields.optionalInt("quietUntil", quietUntil)
    fields.record("usualStart", usualStart)
    fields.strings("switchedOff", switchedOff)
  }
}
