/// The labels of pop-ups' buttons, and the sentences after one was pressed.
package enum AnswerMessage: String, Message {
  case endFast = "End fast"
  case oneHourMore = "1 hour more"
  case snooze = "Snooze {span}"
  case startNow = "Start fast now"
  case startedAt = "Started at {time}"
  case endedEarlier = "Ended at another time"
  case endedAt = "Ended at {time}"
  case stopReminding = "Stop reminding"
  case showStatus = "Show status"

  case fastEnded = "Fast ended"
  case fastEndedAtGoal = "{length}, ended at the goal: {end}."
  case howToEnd = "When did it end?"
  case howToEndBody = "To enter it: fastctl stop --at 14:30"
  case goalMoved = "New goal: {end}"
  case fastStarted = "Fast started"
  case startedGoal = "{start}, goal {end}."
  case startedOpen = "{start}, no goal."
  case snoozed = "Snoozed"
  case snoozedBody = "Next reminder {at}."
  case remindingStopped = "No more of these reminders"
  case isOver = "Already over"
  case nothingChanged = "Nothing was changed."
  case refused = "Not carried out"
  case confirmElsewhere =
    "A goal over 48 hours has to be confirmed in a terminal: fastctl goal +1h"
}
