package import Nouns

/// Whether a step stands or was taken back.
package enum StepState: String, Choice {
  case done, undone
}

/// One command as a unit of undo.
package struct RecordedCommand: Record, Equatable {
  package var number: Int64 = 0
  package var at: Int64 = 0
  package var actor = ""
  package var verb = ""
  package var state = StepState.done
  package var before: Entry?
  package var after: Entry?
  /// The same of a reminder, where the change is one of those.
  package var reminderBefore: ReminderEntry?
  package var reminderAfter: ReminderEntry?
  /// What the change is of: "fast", "reminder", "schedule", "choice", "week", "vacation", "safety",
  /// "program", "profile", "weighing", "mealItem", "food", "completeDay", "target".
  package var noun: String?
  /// What such a row says before and after, where it is a plan or a profile: a schedule's name, or
  /// dates.
  package var nameBefore: String?
  package var nameAfter: String?
  /// The row itself, of any noun.
  package var rowBefore: ChangedRow?
  package var rowAfter: ChangedRow?
  /// How many rows it changed; the fields above are of the first.
  package var count: Int64 = 0

  package init(
    number: Int64, at: Int64, actor: String, verb: String, state: StepState, before: Entry? = nil,
    after: Entry? = nil, reminderBefore: ReminderEntry? = nil, reminderAfter: ReminderEntry? = nil,
    noun: String? = nil, nameBefore: String? = nil, nameAfter: String? = nil,
    rowBefore: ChangedRow? = nil, rowAfter: ChangedRow? = nil, count: Int64 = 1
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
    self.rowBefore = rowBefore
    self.rowAfter = rowAfter
    self.count = count
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("number", &number)
    try fields.int("at", &at)
    try fields.string("actor", &actor)
    try fields.string("verb", &verb)
    try fields.choice("state", &state)
    try fields.record("before", &before)
    try fields.record("after", &after)
    try fields.record("reminderBefore", &reminderBefore)
    try fields.record("reminderAfter", &reminderAfter)
    try fields.string("noun", &noun)
    try fields.string("nameBefore", &nameBefore)
    try fields.string("nameAfter", &nameAfter)
    try fields.record("rowBefore", &rowBefore)
    try fields.record("rowAfter", &rowAfter)
    try fields.int("count", &count)
  }
}

/// Something that was told to the person.
package struct Announcement: Record, Equatable {
  package var kind = ""
  package var subject = ""
  package var at: Int64 = 0
  /// The words of a reminder that is still there.
  package var text: String?

  package init(kind: String, subject: String, at: Int64, text: String? = nil) {
    self.kind = kind
    self.subject = subject
    self.at = at
    self.text = text
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("kind", &kind)
    try fields.string("subject", &subject)
    try fields.int("at", &at)
    try fields.string("text", &text)
  }
}

/// One row of the change log.
package struct ChangeEvent: Record, Equatable {
  package var seq: Int64 = 0
  package var at: Int64 = 0
  package var actor = ""
  package var verb = ""
  package var before: Entry?
  package var after: Entry?
  /// The same of a reminder, where the change is one of those.
  package var reminderBefore: ReminderEntry?
  package var reminderAfter: ReminderEntry?
  /// What the change is of: "fast", "reminder", "schedule", "choice", "week", "vacation", "safety",
  /// "program", "profile", "weighing", "mealItem", "food", "completeDay", "target".
  package var noun: String?
  /// What such a row says before and after, where it is a plan or a profile: a schedule's name, or
  /// dates.
  package var nameBefore: String?
  package var nameAfter: String?
  /// The row itself, of any noun.
  package var rowBefore: ChangedRow?
  package var rowAfter: ChangedRow?
  package var news: Announcement?

  package init(
    seq: Int64, at: Int64, actor: String, verb: String, before: Entry? = nil, after: Entry? = nil,
    reminderBefore: ReminderEntry? = nil, reminderAfter: ReminderEntry? = nil,
    noun: String? = nil, nameBefore: String? = nil, nameAfter: String? = nil,
    rowBefore: ChangedRow? = nil, rowAfter: ChangedRow? = nil, news: Announcement? = nil
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
    self.rowBefore = rowBefore
    self.rowAfter = rowAfter
    self.news = news
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("seq", &seq)
    try fields.int("at", &at)
    try fields.string("actor", &actor)
    try fields.string("verb", &verb)
    try fields.record("before", &before)
    try fields.record("after", &after)
    try fields.record("reminderBefore", &reminderBefore)
    try fields.record("reminderAfter", &reminderAfter)
    try fields.string("noun", &noun)
    try fields.string("nameBefore", &nameBefore)
    try fields.string("nameAfter", &nameAfter)
    try fields.record("rowBefore", &rowBefore)
    try fields.record("rowAfter", &rowAfter)
    try fields.record("news", &news)
  }
}
