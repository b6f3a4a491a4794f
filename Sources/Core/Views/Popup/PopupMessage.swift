/// What is said and asked in pop-ups and menus after a click.
package enum PopupMessage: String, Message {
  case started = "Fast started: {goal}"
  case startedOpen = "Fast started, no goal"
  case goal = "Goal {end}"
  case since = "Since {start}"
  case goalGone = "Goal removed"
  case discarded = "Fast discarded"
  case toBringBack = "To bring it back: fastctl undo"
  case undone = "Undone"

  case askEnd = "End the fast after {length}?"
  case end = "End"
  case endedAtGoal = "Ended at the goal ({end})"
  case keep = "Keep fasting"
  case askDiscard = "Discard the fast of {length}?"
  case discard = "Discard"
  case askLong = "Fast for more than 48 hours?"
  case goOn = "Go ahead"
  case doNothing = "Do nothing"
  case askSure = "Is that right?"
  case undo = "Undo"
}

/// What is asked before a link may do something.
package enum LinkMessage: String, Message {
  case askStart = "A link wants to start a fast: {goal}"
  case askStop = "A link wants to end the fast after {length}"
  case askCancel = "A link wants to discard the fast of {length}"
  case askGoal = "A link wants to change the goal: {goal}"
  case askWeight = "A link wants to record a weight: {weight}"
  case askMeal = "A link wants to log a meal:"
  case byPlan = "as planned"
  case open = "without a goal"
  case done = "It would reach its goal {end}."
  case began = "It started {span} ago."
  case ended = "It ended {span} ago."
  case care = "Nothing happens unless you say so."
  case doIt = "Do it"
}
