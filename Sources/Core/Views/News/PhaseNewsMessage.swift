/// What is said when a diet program enters another phase, stands still or goes on.
package enum PhaseNewsMessage: String, Message {
  case weekOne = "Week 1 runs at maintenance: {energy}. First the habit, then the deficit."
  case weekOneBare = "Week 1 runs at maintenance. First the habit, then the deficit."
  case leadInDay = "Lead-in, day {day} of {length}."
  case dietDay = "Diet phase, day {day} of {length}."
  case maintenanceDay = "Maintenance phase, day {day} of {length}."
  case target = "Target {energy}."
  case targetHeld = "To eat less would not be safe now: the target stays {energy}."
  case water = "The scale may jump a little: that is mostly water."
  case isPaused = "Program paused."
  case pausedTarget = "Target stays at maintenance: {energy}."
  case pausedTargetBare = "Target stays at maintenance."
  case goesOn = "The program goes on."
  case cycleComplete = "Cycle {n} complete."
  case since = "Since {day}."
  case standing = "{status} · {phase}"
  case ended = "The program has ended."

  case eveLeadIn = "Lead-in from tomorrow"
  case eveDiet = "Diet phase from tomorrow"
  case eveMaintenance = "Maintenance phase from tomorrow"
  case evePaused = "Program pauses tomorrow"
  case eveLeadInBody = "Tomorrow the program starts at maintenance: {energy}."
  case eveLeadInBare = "Tomorrow the program starts at maintenance."
  case eveDietBody = "Tomorrow the diet phase starts: {energy} a day for {days} days."
  case eveDietBare = "Tomorrow the diet phase starts, for {days} days."
  case eveMaintenanceBody =
    "Last diet day. From tomorrow {energy}: eating more is part of the plan."
  case eveMaintenanceBare = "Last diet day. From tomorrow eating more is part of the plan."
  case eveMaintenanceHeld = "Last diet day. The target stays {energy}."
  case evePausedBody = "From tomorrow the program is paused."
  case eveGoesOn = "Tomorrow the program goes on."

  case newTargetWeight = "The target was {old} before: your weight has changed."
  case newTargetAge = "The target was {old} before: it goes by your age."
  case newTargetIntake = "The target was {old} before: it goes by what you ate and weighed."
  case newTarget = "The target was {old} before, and was calculated anew."

  case restart = "Start the program anew?"
  case restartBody = "Paused since {day}."
  case restartDiet = "A restart begins with a diet phase."
  case restartOpen = "To go on where you were is just as fine."

  case showPlan = "Show the plan"
  case resume = "Resume"
  case restartNow = "Restart"
  case notNow = "Not now"
  case restarted = "The program starts anew"
  case resumed = "The program goes on"
  case staysPaused = "It stays paused. To go on later: fastctl program resume"
  case plan = "The coming phases"
  case planLine = "{day}: {phase}"
  case planLineEnergy = "{day}: {phase}, {energy}"
  case planMore = "Twelve weeks of it: fastctl program plan"
}

extension PluralMessage {
  static var leadInDays: Self {
    Self(
      one: "The first day runs at maintenance: {energy}. First the habit, then the deficit.",
      many:
        "The first {n} days run at maintenance: {energy}. First the habit, then the deficit.")
  }
  static var leadInDaysBare: Self {
    Self(
      one: "The first day runs at maintenance. First the habit, then the deficit.",
      many: "The first {n} days run at maintenance. First the habit, then the deficit.")
  }
  static var restartLeadIn: Self {
    Self(
      one: "A restart begins with {n} day at maintenance.",
      many: "A restart begins with {n} days at maintenance.")
  }
}
