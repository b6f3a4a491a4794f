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

  package init(
    number: Int64, at: Int64, actor: String, verb: String, state: StepState, before: Entry? = nil,
    after: Entry? = nil, reminderBefore: ReminderEntry? = nil, reminderAfter: ReminderEntry? = nil
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
  package var news: Announcement?

  package init(
    seq: Int64, at: Int64, actor: String, verb: String, before: Entry? = nil, after: Entry? = nil,
    reminderBefore: ReminderEntry? = nil, reminderAfter: ReminderEntry? = nil,
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
    fields.optionalRecord("news", news)
  }
}
