package enum ChangeMessage: String, Message {
  case started = "Started {start}"
  case startedGoal = "Started {start}, {goal}"
  case ended = "Ended {end} after {length}"
  case beforeGoal = "before the goal"
  case discarded = "Discarded the fast from {start}"
  case removed = "Deleted the fast from {start} to {end}, {length}"
  case removedRunning = "The fast from {start} is gone"
  case resumed = "The fast from {start} is running again"
  case restored = "The fast from {start} is back"
  case added = "Added the fast from {start} to {end}"
  case edited = "Changed the fast from {start}: {changes}"
  case editUndone = "The fast from {start} is as it was: {changes}"
  case was = "{change} (was {before})"
  case goal = "goal {goal}"
  case goalNone = "no goal"
  case startMoved = "start {start}"
  case endMoved = "end {end}"
  case note = "note {note}"
  case noteNone = "no note"
  case mood = "mood {mood}"
  case moodNone = "no mood"
  case reason = "reason {reason}"
  case reasonNone = "no reason"
  case goalReached = "Goal reached {end}"
  case reminderAdded = "Added the reminder {when}: {text}"
  case reminderRemoved = "Removed the reminder {when}: {text}"

  case when = "When"
  case what = "What"
  case undone = "undone"
  case whatWasUndone = "Undone: {step}"
  case whatWasRedone = "Redone: {step}"
  case noSteps = "No changes yet."
}

extension PluralMessage {
  static let imported = Self(one: "Imported {n} fast", many: "Imported {n} fasts")
  static let importUndone = Self(
    one: "Removed {n} imported fast", many: "Removed {n} imported fasts")
  package static let toRedo = Self(
    one: "To redo it: fastctl redo",
    many: "{n} commands are undone now. To redo the last of them: fastctl redo")
  static let andMore = Self(one: "{text}, and {n} more", many: "{text}, and {n} more")
}
