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
  package var key = EventKey.stepNumber
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

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("key", &key)
    try fields.string("word", &word)
    try fields.int("number", &number)
    try fields.bool("flag", &flag)
  }
}

/// A line of the journal.
package struct JournalEvent: Record, Equatable {
  package var seq: Int64 = 0
  package var at: Int64 = 0
  package var name = EventName.onboardingStarted
  package var payload: [EventFact] = []

  package init(seq: Int64, at: Int64, name: EventName, payload: [EventFact] = []) {
    self.seq = seq
    self.at = at
    self.name = name
    self.payload = payload
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.int("seq", &seq)
    try fields.int("at", &at)
    try fields.choice("name", &name)
    try fields.records("payload", &payload)
  }
}

/// How often something happened.
package struct EventCount: Record, Equatable {
  package var name = EventName.onboardingStarted
  package var count: Int64 = 0
  package var first: Int64 = 0
  package var last: Int64 = 0

  package init(name: EventName, count: Int64, first: Int64, last: Int64) {
    self.name = name
    self.count = count
    self.first = first
    self.last = last
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("name", &name)
    try fields.int("count", &count)
    try fields.int("first", &first)
    try fields.int("last", &last)
  }
}
