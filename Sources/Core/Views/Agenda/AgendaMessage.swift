/// What can be told by the clock, each as a line names it before and after.
package enum AgendaMessage: String, Message {
  case goalReached = "Goal reached"
  case goalAgain = "Goal reached, once more"
  case halfway = "Half-way to the goal"
  case goalNear = "The goal is near"
  case beyond = "Beyond the goal"
  case stage = "A new stage of the fast"
  case safety = "A word of care on a long fast"
  case forgotten = "Did you forget to stop?"
  case windowOpened = "Eating window opens"
  case windowClosing = "Eating window closes soon"
  case windowClosed = "Eating window closed"
  case startUsual = "Usual time to start"
  case reminder = "Reminder"
  case reminderText = "Reminder: {text}"
  case phaseSwitched = "The diet program enters another phase"
  case phaseEve = "The diet program enters another phase tomorrow"
  case restartOffered = "A restart of the diet program is offered"
  case cycleRecovered = "The phase was put right by the calendar"
  case summary = "What a quiet time held back"

  /// From the kind on the wire; nil for one that a newer daemon has.
  package init?(kind: String) {
    switch kind {
    case "goalReached": self = .goalReached
    case "goalAgain": self = .goalAgain
    case "halfway": self = .halfway
    case "goalNear": self = .goalNear
    case "beyond": self = .beyond
    case "stage": self = .stage
    case "safety": self = .safety
    case "forgotten": self = .forgotten
    case "windowOpened": self = .windowOpened
    case "windowClosing": self = .windowClosing
    case "windowClosed": self = .windowClosed
    case "startUsual": self = .startUsual
    case "reminder": self = .reminder
    case "phaseSwitched": self = .phaseSwitched
    case "phaseEve": self = .phaseEve
    case "restartOffered": self = .restartOffered
    case "cycleRecovered": self = .cycleRecovered
    case "summary": self = .summary
    default: return nil
    }
  }
}

/// What `fastctl remind` says around its lines.
package enum RemindMessage: String, Message {
  case when = "When"
  case what = "What"
  case held = "held until {end}"
  case nothing = "Nothing more will be told today."
  case quiet = "Quiet until {end}; what comes before is told then."
  case switchedOff =
    "Switched off: {kinds}. To switch one on, such as: fastctl config set notify.halfway on"
  case noReminders =
    "To be reminded in your own words: fastctl remind add \"Drink some water\" --at 15:00"

  case id = "ID"
  case next = "Next"
  case text = "Text"
  case daily = "daily {time}"
  case someDays = "{days} {time}"

  case quietOver = "It is not quiet now."
  case quietStays = "It stays quiet until {end}, as the setting quiet says."
  case quietLongest = "A quiet time lasts a day at most."

  case startSet = "You start at {time}: the setting start.usual says so."
  case startLearnt = "You usually start at {time}, as your starts of the last two weeks show:"
  case startScattered =
    "There is no usual time to start yet: those of the last two weeks lie too far apart:"
  case startNone =
    "There is no usual time to start yet: you have not started in the last two weeks."
  case startToldOff = "It is not told. To be told: fastctl config set notify.start on"
}

extension PluralMessage {
  static var startFew: Self {
    Self(
      one:
        "There is no usual time to start yet: it takes {fewest} starts in two weeks, and there is {n}:",
      many:
        "There is no usual time to start yet: it takes {fewest} starts in two weeks, and there are {n}:"
    )
  }
}
