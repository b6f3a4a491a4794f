package enum ChangeMessage: String, Message {
  case started = "Started {start}"
  case startedGoal = "Started {start}, {goal}"
  case ended = "Ended {end} after {length}"
  case discarded = "Discarded the fast from {start}"
  case removed = "Took away the fast from {start}"
  case resumed = "The fast from {start} runs again"
  case restored = "The fast from {start} is back"
  case added = "Added the fast from {start} to {end}"
  case goal = "Goal: {goal}"
  case goalNone = "Goal: none"
  case startMoved = "Start: {start}"
  case endMoved = "End: {end}"
  case note = "Note: {note}"
  case noteNone = "Note: none"
  case mood = "Mood: {mood}"
  case moodNone = "Mood: none"
  case goalReached = "Goal reached {end}"
  case reminderAdded = "Added the reminder {when}: {text}"
  case reminderRemoved = "Took away the reminder {when}: {text}"

  case when = "When"
  case what = "What"
  case undone = "undone"
  case noSteps = "Nothing has been done yet."
}

extension PluralMessage {
  static let imported = Self(one: "Imported {n} fast", many: "Imported {n} fasts")
  static let importUndone = Self(
    one: "Took away {n} imported fast", many: "Took away {n} imported fasts")
  static let andMore = Self(one: "{text}, and {n} more", many: "{text}, and {n} more")
}
