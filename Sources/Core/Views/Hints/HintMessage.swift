/// What the hints say.
extension Hint {
  package var said: Phrase {
    switch self {
    case .longGoal:
      "A goal over 24 hours: drink enough, and eat if you feel unwell. You can stop any time."
    case .leadIn: "The program begins at maintenance: first the habit, then the deficit."
    case .maintenanceEve:
      "From tomorrow you eat more, and that is part of the plan. The scale may jump a little: that is mostly water."
    case .dietEve:
      "Tomorrow the diet phase begins. After two weeks of it come two weeks of maintenance."
    case .streakBroken: "Your streak ended; the count starts over. What you learned stays."
    case .weightJump:
      "A jump just after a switch is mostly water, not fat. The average follows slowly."
    case .firstMean:
      "Your first average. It smooths out the ups and downs of single days; the arrow, from your 10th weigh-in on, shows where it is heading."
    case .outsideWindow: "A meal outside the eating window breaks nothing, not even a streak."
    }
  }
}

/// When they are said.
extension Hint {
  var moment: Phrase {
    switch self {
    case .longGoal: "With a goal over 24 hours"
    case .leadIn: "On the first day of a program"
    case .maintenanceEve: "On the last day of a diet phase"
    case .dietEve: "On the day before a diet phase"
    case .streakBroken: "When a streak has ended"
    case .weightJump: "After a jump of 1 kg or more within days of a switch"
    case .firstMean: "With your first average of 7 days"
    case .outsideWindow: "After a meal outside the eating window"
    }
  }
}

/// What stands around them.
package enum HintPageMessage: String, Message {
  case hints = "Hints below an answer, each shown once when it helps"
  case toCome = "{moment} (not yet)"
  case shown = "{moment} (shown)"
  case dismissed = "{moment} (hidden)"
  case more = "Read more: fastctl learn {article}"
  case toReadAll = "To read them all: fastctl learn --hints"
  case areOff = "Hints are off. To turn them on: fastctl config set hints on"
  case willNotCome = "This hint will not be shown again: {hint}"
  case noneWillCome = "No more hints will be shown. To get them back: fastctl learn --again"
  case willComeAgain = "Each hint will be shown once more, when it helps."
}
