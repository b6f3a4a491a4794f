/// Whether a step stands or was taken back.
package enum StepState: String, Choice {
  case done, undone
}

/// One command as a unit of undo.
package struct RecordedCommand: Record, Equatable {
  package var number: Int64
  package var at: Int64
  package var actor: String
  package var verb: String
  package var state: StepState
  package var before: Entry?
  package var after: Entry?
  /// The same of a reminder, where the change is one of those.
  package var reminderBefore: ReminderEntry?
  package var reminderAfter: ReminderEntry?
  /// What the change is of: "fast", "reminder", "schedule", "choice", "week", "vacation", "safety",
  /// "program", "profile".
  package var noun: String?
  /// What such a row says before and after, where it is neither a fast nor a reminder: a schedule's
  /// name, or dates.
  package var nameBefore: String?
  package var nameAfter: String?
  /// How many rows it changed; the fields above are of the first.
  package var count: Int64

  package init(
    number: Int64, at: Int64, actor: String, verb: String, state: StepState, before: Entry? = nil,
    after: Entry? = nil, reminderBefore: ReminderEntry? = nil, reminderAfter: ReminderEntry? = nil,
    noun: String? = nil, nameBefore: String? = nil, nameAfter: String? = nil,
    count: Int64 = 1
  ) {
    self.number = number
    self.at = at
    self.actor = actor
    self.verb = verb
    self.state = state
    self.before = before
    self.after = after
    self.reminderBefore = reminderBefore
    self.reminderAfter = reminderAfter
    self.noun = noun
    self.nameBefore = nameBefore
    self.nameAfter = nameAfter
    self.count = count
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    number = try fields.int("number")
    at = try fields.int("at")
    actor = try fields.string("actor")
    verb = try fields.string("verb")
    state = try fields.choice("state")
    before = try fields.optionalRecord("before")
    after = try fields.optionalRecord("after")
    reminderBefore = try fields.optionalRecord("reminderBefore")
    reminderAfter = try fields.optionalRecord("reminderAfter")
    noun = try fields.optionalString("noun")
    nameBefore = try fields.optionalString("nameBefore")
    nameAfter = try fields.optionalString("nameAfter")
    count = try fields.int("count")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("number", number)
    fields.int("at", at)
    fields.string("actor", actor)
    fields.string("verb", verb)
    fields.choice("state", state)
    fields.optionalRecord("before", before)
    fields.optionalRecord("after", after)
    fields.optionalRecord("reminderBefore", reminderBefore)
    fields.optionalRecord("reminderAfter", reminderAfter)
    fields.optionalString("noun", noun)
    fields.optionalString("nameBefore", nameBefore)
    fields.optionalString("nameAfter", nameAfter)
    fields.int("count", count)
  }
}

/// Something that was told to the person.
package struct Announcement: Record, Equatable {
  package var kind: String
  package var subject: String
  package var at: Int64
  /// The words of a reminder that is still there.
  package var text: String?

  package init(kind: String, subject: String, at: Int64, text: String? = nil) {
    self.kind = kind
    self.subject = subject
    self.at = at
    self.text = text
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    kind = try fields.string("kind")
    subject = try fields.string("subject")
    at = try fields.int("at")
    text = try fields.optionalString("text")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("kind", kind)
    fields.string("subject", subject)
    fields.int("at", at)
    fields.optionalString("text", text)
  }
}

/// One row of the change log.
package struct ChangeEvent: Record, Equatable {
  package var seq: Int64
  package var at: Int64
  package var actor: String
  package var verb: String
  package var before: Entry?
  package var after: Entry?
  /// The same of a reminder, where the change is one of those.
  package var reminderBefore: ReminderEntry?
  package var reminderAfter: ReminderEntry?
  /// What the change is of: "fast", "reminder", "schedule", "choice", "week", "vacation", "safety",
  /// "program", "profile".
  package var noun: String?
  /// What such a row says before and after, where it is neither a fast nor a reminder: a schedule's
  /// name, or dates.
  package var nameBefore: String?
  package var nameAfter: String?
  package var news: Announcement?

  package init(
    seq: Int64, at: Int64, actor: String, verb: String, before: Entry? = nil, after: Entry? = nil,
    reminderBefore: ReminderEntry? = nil, reminderAfter: ReminderEntry? = nil,
    noun: String? = nil, nameBefore: String? = nil, nameAfter: String? = nil,
    news: Announcement? = nil
  ) {
    self.seq = seq
    self.at = at
    self.actor = actor
    self.verb = verb
    self.before = before
    self.after = after
    self.reminderBefore = reminderBefore
    self.reminderAfter = reminderAfter
    self.noun = noun
    self.nameBefore = nameBefore
    self.nameAfter = nameAfter
    self.news = news
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    seq = try fields.int("seq")
    at = try fields.int("at")
    actor = try fields.string("actor")
    verb = try fields.string("verb")
    before = try fields.optionalRecord("before")
    after = try fields.optionalRecord("after")
    reminderBefore = try fields.optionalRecord("reminderBefore")
    reminderAfter = try fields.optionalRecord("reminderAfter")
    noun = try fields.optionalString("noun")
    nameBefore = try fields.optionalString("nameBefore")
    nameAfter = try fields.optionalString("nameAfter")
    news = try fields.optionalRecord("news")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("seq", seq)
    fields.int("at", at)
    fields.string("actor", actor)
    fields.string("verb", verb)
    fields.optionalRecord("before", before)
    fields.optionalRecord("after", after)
    fields.optionalRecord("reminderBefore", reminderBefore)
    fields.optionalRecord("reminderAfter", reminderAfter)
    fields.optionalString("noun", noun)
    fields.optionalString("nameBefore", nameBefore)
    fields.optionalString("nameAfter", nameAfter)
    fields.optionalRecord("news", news)
  }
}
