import Nouns
import Wire

/// The names of a diet program's phases, at the beginning of a line.
package enum PhaseNameMessage: String, Message {
  /// Of seven days, which most have.
  case week = "Starter week"
  case leadIn = "Lead-in"
  case diet = "Diet phase"
  case maintenance = "Maintenance phase"
  case paused = "Pause"

  /// Nil for what is no phase of a program; `length` is that of the phase, in days.
  init?(_ phase: Phase, length: Int64?) {
    switch phase {
    case .leadIn: self = length ?? 7 == 7 ? .week : .leadIn
    case .diet: self = .diet
    case .maintenance: self = .maintenance
    case .paused: self = .paused
    case .notStarted, .ended: return nil
    }
  }
}

/// The same within a line, where something else comes first.
package enum ComingMessage: String, Message {
  case leadIn = "lead-in from {date}"
  case diet = "diet from {date}"
  case maintenance = "maintenance from {date}"
  case paused = "paused from {date}"
  case goesOn = "resumes {date}"
  case ended = "last day {date}"

  init(_ phase: Phase) {
    switch phase {
    case .leadIn: self = .leadIn
    case .diet: self = .diet
    case .maintenance: self = .maintenance
    case .paused: self = .paused
    case .ended, .notStarted: self = .ended
    }
  }
}

/// Where a program stands, in one line.
package enum StandingMessage: String, Message {
  case day = "{phase}, day {day} of {of}"
  case paused = "Program paused"
  case startsIn = "The program starts {date}"
  case ended = "The program has ended"
  case none = "There is no diet program. To start one: fastctl program start"
}
