/// The sentences when a diet program enters another phase, stands still or goes on.
package enum PhaseNewsMessage: String, Message {
  case weekOne = "In week 1 you eat at maintenance: {energy}. First the habit, then the deficit."
  case weekOneBare = "In week 1 you eat at maintenance. First the habit, then the deficit."
  case begins = "{phase} begins"
  case day = "Day {day} of {of}"
  case targetHeld = "Eating less would not be safe now: the target stays {energy}."
  case water = "The scale may jump a little: that is mostly water."
  case pausedTarget = "Target stays at maintenance: {energy}."
  case pausedTargetBare = "Target stays at maintenance."
  case cycleComplete = "Cycle {n} complete."
  case since = "Since {day}."
  case standing = "{status} · {phase}"
  case ended = "The program has ended."

  case eveLeadIn = "Lead-in starts tomorrow"
  case eveDiet = "Diet phase starts tomorrow"
  case eveMaintenance = "Maintenance phase starts tomorrow"
  case evePaused = "Program pauses tomorrow"
  case eveLeadInBody = "You start at maintenance: {energy} a day."
  case eveLeadInBare = "You start at maintenance."
  case eveDietBody = "{energy} a day for {days} days."
  case eveDietBare = "For {days} days."
  case eveMaintenanceBody =
    "Last diet day. From tomorrow {energy}: eating more is part of the plan."
  case eveMaintenanceBare = "Last diet day. From tomorrow eating more is part of the plan."
  case eveMaintenanceHeld = "Last diet day. The target stays {energy}."
  case eveGoesOn = "The program resumes tomorrow"

  case newTargetWeight = "Until now it was {old}: your weight has changed."
  case newTargetAge = "Until now it was {old}: your age counts, too."
  case newTargetIntake = "Until now it was {old}: this follows from what you ate and weighed."
  case newTarget = "Until now it was {old}: it was recalculated."

  case restart = "Restart the program?"
  case restartBody = "Paused since {day}."
  case restartDiet = "A restart begins with a diet phase."
  case restartOpen = "Picking up where you left off is just as good."

  case showPlan = "Show the plan"
  case resume = "Resume"
  case restartNow = "Restart"
  case notNow = "Not now"
  case restarted = "Program restarted"
  case resumed = "The program continues"
  case staysPaused = "To resume later: fastctl program resume"
  case plan = "Upcoming phases"
  case planLine = "{day}: {phase}"
  case planLineEnergy = "{day}: {phase}, {energy}"
  case planMore = "The next twelve weeks: fastctl program plan"
}

extension PluralMessage {
  static var leadInDays: Self {
    Self(
      one: "On the first day you eat at maintenance: {energy}. First the habit, then the deficit.",
      many:
        "For the first {n} days you eat at maintenance: {energy}. First the habit, then the deficit."
    )
  }
  static var leadInDaysBare: Self {
    Self(
      one: "On the first day you eat at maintenance. First the habit, then the deficit.",
      many: "For the first {n} days you eat at maintenance. First the habit, then the deficit.")
  }
  static var restartLeadIn: Self {
    Self(
      one: "A restart begins with {n} day at maintenance.",
      many: "A restart begins with {n} days at maintenance.")
  }
}
