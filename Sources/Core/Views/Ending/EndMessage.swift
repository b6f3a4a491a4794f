/// What is asked and said about the end of a fast that has just begun, or went on for too long.
package enum EndMessage: String, Message {
  case stillFasting = "Still fasting? The goal was {end}. If you stopped then: {command}"
  case stillFastingOpen = "Still fasting? If you stopped earlier: {command}"
  case overdue = "The goal was {end}, {over} ago."
  case overdueOpen = "This fast without a goal has been running for {length}."
  case when = "When did the fast end?"
  case atGoal = "At the goal ({end})"
  case atTime = "At another time"
  case now = "Now"
  case choose = "Number:"
  case time = "Time, such as 14:30:"
  case stillRunning = "Still fasting"
  case endedOverdue =
    "The fast ended long after its goal. If you stopped at the goal: {command}"
  case endedOverdueOpen = "The fast was long. If you stopped earlier: {command}"
  case brief = "This fast has only just begun ({length}). Discard it?"
  case endAndKeep = "End and keep it"
  case goalStands = "The goal is reached. Change it anyway?"
  case changeGoal = "Change it"
  case leaveGoal = "Leave it"
}
