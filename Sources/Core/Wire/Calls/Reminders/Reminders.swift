package import Nouns
package import Time

/// One thing that will be told.
package struct AgendaEntry: Record, Equatable {
  package var kind = ""
  package var at: Int64 = 0
  package var subject = ""
  /// The id and the words of a reminder of the person's own.
  package var reminder: String?
  package var text: String?
  /// When it will be told instead, where it falls into a quiet time.
  package var heldUntil: Int64?
  package var wanted = false

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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("kind", &kind)
    try fields.int("at", &at)
    try fields.string("subject", &subject)
    try fields.string("reminder", &reminder)
    try fields.string("text", &text)
    try fields.int("heldUntil", &heldUntil)
    try fields.bool("wanted", &wanted)
  }
}

/// A reminder of the person's own, and when it comes next.
package struct ReminderEntry: Record, Equatable {
  package var reminder = Reminder()
  /// Nil in the change log.
  package var next: Instant?

  package init(_ reminder: Reminder, next: Instant? = nil) {
    self.reminder = reminder
    self.next = next
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    var rule: Reminder.Rule? = reminder.rule
    try fields.id(&reminder.id)
    try fields.string("text", &reminder.text)
    try Reminder.Rule.members(&rule, next: &next, &fields)
    if let rule { reminder.rule = rule }
  }
}

/// When a fast began, and what the clocks were ahead of UTC by then, in seconds.
package struct PastStart: Record, Equatable {
  package var at: Int64 = 0
  package var offset: Int64 = 0

  package init(at: Int64, offset: Int64) {
    self.at = at
    self.offset = offset
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("at", &at)
    try fields.int("offset", &offset)
  }
}

/// When the person usually begins to fast, and how that is known.
package struct StartHabit: Record, Equatable {
  /// The time on the clock; nil while none is known.
  package var clock: String?
  /// Whether it is learnt from the starts, and not set.
  package var learnt = false
  /// Those of the last two weeks, oldest first.
  package var starts: [PastStart] = []
  /// With fewer there is nothing to learn from.
  package var fewest: Int64 = 0

  package init(clock: String? = nil, learnt: Bool, starts: [PastStart], fewest: Int64) {
    self.clock = clock
    self.learnt = learnt
    self.starts = starts
    self.fewest = fewest
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("clock", &clock)
    try fields.bool("learnt", &learnt)
    try fields.records("starts", &starts)
    try fields.int("fewest", &fewest)
  }
}

/// What will come and when.
package struct AgendaAnswer: Record, Equatable {
  package var appointments: [AgendaEntry] = []
  package var reminders: [ReminderEntry] = []
  package var quietUntil: Int64?
  package var usualStart = StartHabit()
  /// The kinds that the settings switch off.
  package var switchedOff: [String] = []

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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("appointments", &appointments)
    try fields.records("reminders", &reminders)
    try fields.int("quietUntil", &quietUntil)
    try fields.record("usualStart", &usualStart)
    try fields.strings("switchedOff", &switchedOff)
  }
}
