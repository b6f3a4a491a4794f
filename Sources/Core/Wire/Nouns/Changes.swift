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

  package init(
    number: Int64, at: Int64, actor: String, verb: String, state: StepState, before: Entry? = nil,
    after: Entry? = nil
  ) {
    self.number = number
    self.at = at
    self.actor = actor
    self.verb = verb
    self.state = state
    self.before = before
    self.after = after
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    number = try fields.int("number")
    at = try fields.int("at")
    actor = try fields.string("actor")
    verb = try fields.string("verb")
    state = try fields.choice("state")
    before = try fields.optionalRecord("before")
    after = try fields.optionalRecord("after")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("number", number)
    fields.int("at", at)
    fields.string("actor", actor)
    fields.string("verb", verb)
    fields.choice("state", state)
    fields.optionalRecord("before", before)
    fields.optionalRecord("after", after)
  }
}

/// Something that was told to the person.
package struct Announcement: Record, Equatable {
  package var kind: String
  package var subject: String
  package var at: Int64

  package init(kind: String, subject: String, at: Int64) {
    self.kind = kind
    self.subject = subject
    self.at = at
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    kind = try fields.string("kind")
    subject = try fields.string("subject")
    at = try fields.int("at")
  }

  package func write(to fields: inout FieldWriter) {
    fields.string("kind", kind)
    fields.string("subject", subject)
    fields.int("at", at)
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
  package var news: Announcement?

  package init(
    seq: Int64, at: Int64, actor: String, verb: String, before: Entry? = nil, after: Entry? = nil,
    news: Announcement? = nil
  ) {
    self.seq = seq
    self.at = at
    self.actor = actor
    self.verb = verb
    self.before = before
    self.after = after
    self.news = news
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    seq = try fields.int("seq")
    at = try fields.int("at")
    actor = try fields.string("actor")
    verb = try fields.string("verb")
    before = try fields.optionalRecord("before")
    after = try fields.optionalRecord("after")
    news = try fields.optionalRecord("news")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("seq", seq)
    fields.int("at", at)
    fields.string("actor", actor)
    fields.string("verb", verb)
    fields.optionalRecord("before", before)
    fields.optionalRecord("after", after)
    fields.optionalRecord("news", news)
  }
}
