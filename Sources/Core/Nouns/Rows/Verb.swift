/// The action of a command, by the word that its step has in the log.
package enum Verb: String, CaseIterable, Sendable {
  case start, stop, cancel, goal, edit, add, delete
  case remind, forget
  case addSchedule, editSchedule, removeSchedule, useSchedule, setWeek
  case addVacation, removeVacation
  case safety, profile, recalculate
  case startProgram, pauseProgram, resumeProgram, restartProgram, moveProgram, endProgram
  case addWeighing, editWeighing, deleteWeighing
  case logMeal, editMeal, deleteMeal
  case addFood, editFood, deleteFood
  case completeDay, reopenDay
  case applyTarget
  case addDrink, editDrink, deleteDrink
  case setRule, noteDay, earnBadge
  case `import`, restore, resolve
}

/// That word as it was read: a newer version may have written one that is not known here, which
/// stays as it is.
package struct VerbWord: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package init(_ verb: Verb) {
    text = verb.rawValue
  }

  package var known: Verb? { Verb(rawValue: text) }
}
