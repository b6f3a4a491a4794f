package enum EventMessage: String, Message {
  case when = "When"
  case name = "Event"
  case what = "What"
  case count = "Count"
  case first = "First"
  case last = "Last"
  case nothing = "Nothing has been recorded yet."
  case noMatch = "No event matches. To see all: fastctl events"
  case off =
    "The journal is off, and nothing is recorded. To turn it on: fastctl config set events.enabled on"

  case onboardingStarted = "Setup started"
  case onboardingStep = "Setup page: {name}"
  case onboardingCompleted = "Setup finished"
  case articleOpened = "Article read: {name}"
  case phaseSwitched = "Phase changed from {from} to {to}"
  case noProgram = "no program"
  case sessionStarted = "At the terminal"
  case sessionEnded = "Left the terminal after {span}"
  case viewOpened = "Viewed: {name}"
  case viewClosed = "Closed: {name}"
  case cycleRecovered = "Phase corrected"
  case errorOccurred = "Refused or not understood: {name}"
  case fastStarted = "Fast started"
  case fastCompleted = "Fast completed"
  case fastStopped = "Fast ended"
  case fastCancelled = "Fast discarded"
  case warningShown = "Warning shown: {name}"
  case streakMilestone = "Streak of {days} days"
  case streakBroken = "Streak ended"
  case weightLogged = "Weight recorded"
  case mealLogged = "Meal recorded"
  case drinkLogged = "Drink recorded"
  case badgeEarned = "Badge earned: {name}"
  case pointsAwarded = "Points of the day: {points}"
  case decayApplied = "Points rested: {points}"

  case onboardingFinished = "Setup finished?"
  case articleRead = "Read an article?"
  case activeOnDay7 = "Active on day 7?"
  case mealOnDay7 = "Logged a meal on day 7?"
  case activeAfterDay14 = "Active after day 14?"
  case day28Reached = "Active on day 28 or later?"
  case activeAfterSwitch = "Active after the first phase change?"
  case yes = "yes"
  case no = "no"
  case notYet = "not yet known"

  case willClear =
    "This erases the journal for good, including from all backups. Fasts and plans stay."
}

extension PluralMessage {
  package static var eventsCleared: Self {
    Self(one: "Erased {n} event for good.", many: "Erased {n} events for good.")
  }
  package static var eventsClearedFromBackups: Self {
    Self(one: "{n} backup held some, too.", many: "{n} backups held some, too.")
  }
}
