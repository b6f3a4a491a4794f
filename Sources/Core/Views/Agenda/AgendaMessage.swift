/// The news that can be told by the clock, each as a line names it before and after.
package enum AgendaMessage: String, Message {
  case goalReached = "Goal reached"
  case goalAgain = "Goal reached, once more"
  case halfway = "Halfway to the goal"
  case goalNear = "Close to the goal"
  case beyond = "Past the goal"
  case stage = "New stage of the fast"
  case safety = "Safety note: long fast"
  case forgotten = "Still fasting?"
  case windowOpened = "Eating window opens"
  case windowClosing = "Eating window closes soon"
  case windowClosed = "Eating window closed"
  case startUsual = "Usual start"
  case drink = "Something to drink"
  case little = "Very little food logged"
  case weekOver = "How your last week went"
  case reminder = "Reminder"
  case reminderText = "Reminder: {text}"
  case phaseSwitched = "Diet program: new phase"
  case phaseEve = "Diet program: new phase tomorrow"
  case restartOffered = "Diet program: restart suggested"
  case cycleRecovered = "Diet program: phase corrected"
  case summary = "Held back during quiet time"

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
    case "drink": self = .drink
    case "little": self = .little
    case "weekOver": self = .weekOver
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

/// The sentences around the lines of `fastctl remind`.
package enum RemindMessage: String, Message {
  case when = "When"
  case what = "What"
  case held = "held until {end}"
  case nothing = "Nothing more today."
  case quiet = "Quiet until {end}; what can wait comes then."
  case noReminders =
    "To add a reminder of your own: fastctl remind add \"Drink some water\" --at 15:00"

  case id = "ID"
  case next = "Next"
  case text = "Text"
  case daily = "daily {time}"
  case someDays = "{days} {time}"

  case quietOver = "Quiet time is over."
  case quietStays = "It stays quiet until {end}, because of the setting quiet."
  case quietLongest = "Quiet time can last a day at most."

  case startSet = "You start at {time}, as the setting start.usual says."
  case startLearnt = "You usually start at {time}, as the last two weeks show:"
  case startScattered =
    "No usual start yet: your starts of the last two weeks are too far apart:"
  case startNone =
    "No usual start yet: you have not started a fast in the last two weeks."
  case startToldOff =
    "You will not be reminded of it. To change that: fastctl config set notify.start on"
}

extension PluralMessage {
  static var switchedOff: Self {
    Self(
      one: "{n} kind of notification is off: fastctl config list notify",
      many: "{n} kinds of notifications are off: fastctl config list notify")
  }
  static var startFew: Self {
    Self(
      one:
        "No usual start yet: it takes {fewest} starts in two weeks, and there is {n}:",
      many:
        "No usual start yet: it takes {fewest} starts in two weeks, and there are {n}:"
    )
  }
}
