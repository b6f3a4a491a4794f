import Nouns
import Time
import Wire

package enum PlanChangeMessage: String, Message {
  case scheduleAdded = "Added the schedule {name}"
  case scheduleRemoved = "Removed the schedule {name}"
  case scheduleRenamed = "The schedule {old} is now called {name}"
  case scheduleChanged = "Changed the schedule {name}"
  case chosen = "Your default schedule is now {name}"
  case chosenOpen = "Your default is now a fast without a goal"
  case choiceGone = "Your default schedule is the built-in one again"
  case weekAdded = "Added the weekly plan from {start}"
  case weekRemoved = "Removed the weekly plan from {start}"
  case weekChanged = "Changed the weekly plan from {start}"
  case weekEnded = "Ended the weekly plan from {start}"
  case weekResumed = "The weekly plan from {start} applies again"
  case vacationAdded = "Added a vacation: {days}"
  case vacationRemoved = "Removed the vacation: {days}"
  case safety = "Changed the answers to the safety questions"
}

extension ChangeSentence {
  /// The change of a row of the person's plans or profile; nil for others.
  func text(before: Row?, after: Row?) -> String? {
    let (old, new) = (before?.noun, after?.noun)
    switch after ?? before {
    case .schedule: return schedule(old as? OwnSchedule, new as? OwnSchedule)
    case .choice: return choice(new as? ScheduleChoice)
    case .week: return week(old as? WeekPlan, new as? WeekPlan)
    case .vacation(let vacation): return wording.sentence(for: vacation, isThere: after != nil)
    case .program: return program(old as? DietProgram, new as? DietProgram)
    case .safety: return wording.phrases(PlanChangeMessage.safety)
    case .profile: return profile(old as? Profile, new as? Profile)
    case .weighing: return weighing(old as? Weighing, new as? Weighing)
    case .mealItem: return mealItem(old as? MealItem, new as? MealItem)
    case .food: return food(old as? Food, new as? Food)
    case .drink: return drink(old as? Drink, new as? Drink)
    case .completeDay(let day): return completeDay(day, isThere: after != nil)
    case .rule(let rule): return wording.sentence(for: rule, instead: old as? HabitRule, new != nil)
    case .badge(let badge): return wording.sentence(for: badge, isThere: after != nil)
    // It goes with what it was worked out from.
    case .fast, .reminder, .target, .dayFact, nil: return nil
    }
  }

  private func schedule(_ before: OwnSchedule?, _ after: OwnSchedule?) -> String? {
    let name = PlainText.line(after?.name ?? before?.name ?? "")
    switch (before, after) {
    case (nil, nil): return nil
    case (nil, _?): return wording.phrases(PlanChangeMessage.scheduleAdded, "name", name)
    case (_?, nil): return wording.phrases(PlanChangeMessage.scheduleRemoved, "name", name)
    case (let old?, let new?):
      guard old.name != new.name else {
        return wording.phrases(PlanChangeMessage.scheduleChanged, "name", name)
      }
      return wording.phrases(
        PlanChangeMessage.scheduleRenamed, "old", PlainText.line(old.name), "name", name)
    }
  }

  private func choice(_ after: ScheduleChoice?) -> String {
    guard let after else { return wording.phrases(PlanChangeMessage.choiceGone) }
    guard let name = after.schedule else { return wording.phrases(PlanChangeMessage.chosenOpen) }
    return wording.phrases(PlanChangeMessage.chosen, "name", PlainText.line(name))
  }

  private func week(_ before: WeekPlan?, _ after: WeekPlan?) -> String? {
    guard let week = after ?? before else { return nil }
    let message: PlanChangeMessage =
      switch (before.map { $0.to != nil }, after.map { $0.to != nil }) {
      case (nil, _): .weekAdded
      case (_, nil): .weekRemoved
      case (false?, true?): .weekEnded
      case (true?, false?): .weekResumed
      default: .weekChanged
      }
    return wording.phrases(message, "start", wording.dated(week.from))
  }
}
