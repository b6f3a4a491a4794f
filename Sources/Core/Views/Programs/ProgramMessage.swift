package enum ProgramMessage: String, Message {
  case cycle = "{standing} (cycle {cycle})"
  case target = "Target: {energy} a day"
  case targetLeadIn = "Target: {energy} a day. First the habit, then the deficit."
  case targetPaused = "During the pause, the target is maintenance: {energy} a day"
  case noTarget = "No energy target yet. What is missing: fastctl targets"
  case next = "{phase} from {date}"
  case lastDay = "The last day is {date}"
  case lastDayWas = "The last day was {date}. To start another: fastctl program start"
  case pausedSince = "{standing} since {date}"
  case pause = "Pause from {from} to {to}, both days included"
  case pauseOpen = "Pause from {from} on"
  case toResume = "To pick up where you left off: fastctl program resume"
  case offersRestart =
    "After such a long pause a new start may be better: fastctl program restart"
  case held =
    "Eating less would not be safe for you, so diet phases stay at maintenance. Why: fastctl targets"
  case toPlan = "Upcoming phases: fastctl program plan"

  case plan = "{length} from {date}"
  case noPlan = "There is no program on these days. To start one: fastctl program start"
  case days = "Days"
  case length = "Length"
  case phase = "Phase"
  case energy = "Energy"
  case partOf = "{days} of {of}"
  case partOfDays = "{days} of {of} days"
  case phaseOfCycle = "{phase}, cycle {cycle}"
  case todayIsDay = "today, day {day}"
  case today = "today"
  case tomorrow = "tomorrow"
  case block = "{days}: {what}"
  case energyADay = "{energy} a day"

  case willEnd = "This ends the program: {last}."
  case lastDayWouldBe = "its last day would be {date}"
  case wouldLeaveNothing = "no day of it would be left"
  case pictureTitle = "Diet program, {days}"
}

extension PluralMessage {
  static var offersLeadIn: Self {
    Self(
      one:
        "After such a long pause a new start may be better, with {n} day of lead-in: fastctl program restart",
      many:
        "After such a long pause a new start may be better, with {n} days of lead-in: fastctl program restart"
    )
  }
  static var programDays: Self { Self(one: "{n} day", many: "{n} days") }
  static var inDays: Self { Self(one: "in {n} day", many: "in {n} days") }
  static var programWeeks: Self { Self(one: "{n} week", many: "{n} weeks") }
}

/// Why the phase was put right.
package enum RecoveryMessage: String, Message {
  case started = "fastd had not been running"
  case resumed = "the computer had been asleep"
  case zoneChanged = "the time zone had changed"
  case clockStepped = "the clock had been set"
  case restored = "a backup had been restored"
  case calendar = "the calendar had moved on"

  /// From the word on the wire.
  init(rawReason: String) {
    switch rawReason {
    case "started": self = .started
    case "resumed": self = .resumed
    case "zoneChanged": self = .zoneChanged
    case "clockStepped": self = .clockStepped
    case "restored": self = .restored
    default: self = .calendar
    }
  }
}

extension PluralMessage {
  static var recoveries: Self {
    Self(
      one: "The phase was corrected once, {last}",
      many: "The phase was corrected {n} times, most recently {last}")
  }
}
