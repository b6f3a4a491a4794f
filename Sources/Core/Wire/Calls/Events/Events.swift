/// What an event of the journal is called.
package enum EventName: String, Choice {
  case onboardingStarted = "onboarding_started"
  case onboardingStepCompleted = "onboarding_step_completed"
  case onboardingCompleted = "onboarding_completed"
  case articleOpened = "article_opened"
  case cyclePhaseSwitched = "cycle_phase_switched"
  case sessionStarted = "session_started"
  case sessionEnded = "session_ended"
  case viewOpened = "view_opened"
  case viewClosed = "view_closed"
  case cycleRecovered = "cycle_recovered"
  case errorOccurred = "error_occurred"
  case fastStarted = "fast_started"
  case fastCompleted = "fast_completed"
  case fastStopped = "fast_stopped"
  case fastCancelled = "fast_cancelled"
  case warningShown = "warning_shown"
  case streakMilestoneReached = "streak_milestone_reached"
  case streakBroken = "streak_broken"
}

/// What a value of an event says.
package enum EventKey: String, Choice {
  case stepNumber = "step_number"
  case stepName = "step_name"
  case duration = "duration_s"
  case topic, from, to
  case dayNumber = "day_number"
  case automatic, client, view
  case timeSpent = "time_spent_s"
  case stored, calculated, type, days
}

/// A value of an event: one of the three.
package struct EventFact: Record, Equatable {
  package var key: EventKey
  package var word: String?
  package var number: Int64?
  package var flag: Bool?

  package init(
    _ key: EventKey, word: String? = nil, number: Int64? = nil, flag: Bool? = nil
  ) {
    self.key = key
    self.word = word
    self.number = number
    self.flag = flag
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    key = try fields.choice("key")
    word = try fields.optionalString("word")
    number = try fields.optionalInt("number")
    flag = try fields.optionalBool("flag")
  }

  package func write(to fields: inout FieldWriter) {
    fields.choice("key", key)
    fields.optionalString("word", word)
    fields.optionalInt("number", number)
    fields.optionalBool("flag", flag)
  }
}

/// A line of the journal.
package struct JournalEvent: Record, Equatable {
  package var seq: Int64
  package var at: Int64
  package var name: EventName
  package var payload: [EventFact]

  package init(seq: Int64, at: Int64, name: EventName, payload: [EventFact] = []) {
    self.seq = seq
    self.at = at
    self.name = name
    self.payload = payload
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    seq = try fields.int("seq")
    at = try fields.int("at")
    name = try fields.choice("name")
    payload = try fields.records("payload")
  }

  package func write(to fields: inout FieldWriter) {
    fields.int("seq", seq)
    fields.int("at", at)
    fields.choice("name", name)
    fields.records("payload", payload)
  }
}

/// How often something happened.
package struct EventCount: Record, Equatable {
  package var name: EventName
  package var count: Int64
  package var first: Int64
  package var last: Int64

  package init(name: EventName, count: Int64, first: Int64, last: Int64) {
    self.name = name
    self.count = count
    self.first = first
    self.last = last
  }

  package init(from fields: inout FieldReader) throws(FieldError) {
    name = try fields.choice("name")
    count = try fields.int("count")
    first = try fields.int("first")
    last = try fields.int("last")
  }

  package func write(to fields: inout FieldWriter) {
    fields.choice("name", name)
    fields.int("count", count)
    fields.int("first", first)
    fields.int("last", last)
  }
}
