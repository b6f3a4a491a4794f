package import Nouns
import Time

/// The commands that a person can give.
package enum Command: Equatable, Sendable {
  case start(StartOrder)
  case stop(StopOrder)
  case cancel
  case setGoal(GoalChangeOrder)
  case edit(EditOrder)
  case addReminder(NewReminder)
  /// By the beginning of its id.
  case removeReminder(String)
  case plan(Planning)
  case past(Past)
  case take(Intake)
  case answer(SafetyOrder)
  case profile(ProfileOrder)
  /// The targets, with what is true today.
  case recalculate
  case restore(Restoration)
  case program(ProgramOrder)
  case weigh(WeighingOrder)
  case eat(MealOrder)
  case keep(FoodOrder)
  case drink(DrinkOrder)
  case set([RuleOrder])
  case undo
  case redo

  package struct NewReminder: Equatable, Sendable {
    package var text: String
    package var rule: Reminder.Rule

    package init(text: String, rule: Reminder.Rule) {
      self.text = text
      self.rule = rule
    }
  }
}
