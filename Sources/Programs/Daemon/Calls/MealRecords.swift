import Nouns
import Rules
import Time
import Wire

// Calls about meals as the rules know them, and back.

nonisolated extension Command {
  init(_ order: MealRemoval) {
    self = .eat(order.meal == true ? .deleteMeal(order.id) : .delete(order.id))
  }
}

nonisolated extension MealDay {
  init(_ eaten: EatenDay, on day: Day, today: Day) {
    self.init()
    self.day = day.iso
    meals = Int64(eaten.totals.meals)
    withoutEnergy = Int64(eaten.totals.withoutEnergy)
    nutrition = eaten.totals.nutrition
    target = eaten.target?.kcal
    remaining = eaten.energy?.remaining
    over = eaten.energy?.over
    tone = eaten.energy?.tone
    if let balance = eaten.balance {
      macros = Macro.allCases.map { MacroState($0, balance) }
      adherent = balance.isAdherent
      progress = balance.progress
    }
    marked = eaten.intake.isMarked
    complete = eaten.intake.isComplete
    obstacle = eaten.obstacle
    resting = eaten.isResting ? Resting(reason: "longFast") : nil
    if day < today { closed = true }
  }
}

nonisolated extension MacroState {
  init(_ macro: Macro, _ day: DayBalance) {
    let balance = day.balance(of: macro)
    self.init(
      macro: macro, eaten: day.totals.nutrition[macro],
      target: 10 * day.targets[macro], remaining: balance.remaining, over: balance.over,
      smiley: day.smiley(of: macro))
  }
}
