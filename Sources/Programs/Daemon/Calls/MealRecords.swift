import Nouns
import Rules
import Time
import Wire

// Calls about meals as the rules know them, and back.

nonisolated extension Command {
  init(_ order: MealLog) {
    self = .eat(
      .log(
        .init(
          order.items.map(MealOrder.Item.init),
          at: order.at.map(Instant.init(milliseconds:)), slot: order.slot)))
  }

  init(_ order: MealCopy) throws(CallFault) {
    self = .eat(
      .copy(
        .init(
          day: try Day(order.day, in: "day"), slot: order.slot,
          at: order.at.map(Instant.init(milliseconds:)))))
  }

  init(_ order: MealEdit) {
    self = .eat(
      .edit(
        .init(
          id: order.id, item: order.item.map(MealOrder.Item.init),
          at: order.at.map(Instant.init(milliseconds:)), slot: order.slot)))
  }

  init(_ order: MealRemoval) {
    self = .eat(order.meal == true ? .deleteMeal(order.id) : .delete(order.id))
  }

  init(_ order: CompletenessOrder) throws(CallFault) {
    self = .eat(.mark(try Day(order.day, in: "day"), isComplete: order.complete))
  }
}

nonisolated extension MealOrder.Item {
  init(_ item: NewMealItem) {
    self.init(
      item.name, food: item.food, source: item.source ?? .typed, amount: item.amount,
      unit: item.unit, portion: item.portion, nutrition: item.nutrition)
  }
}

nonisolated extension MealDay {
  init(_ eaten: EatenDay, on day: Day) {
    self.init()
    self.day = day.iso
    meals = Int64(eaten.totals.meals)
    withoutEnergy = Int64(eaten.totals.withoutEnergy)
    nutrition = eaten.totals.nutrition
    target = eaten.target?.kcal
    remaining = eaten.energy?.remaining
    over = eaten.energy?.over
    tone = eaten.energy.map { EnergyTone($0.tone) }
    if let balance = eaten.balance {
      macros = Macro.allCases.map { MacroState($0, balance) }
      adherent = balance.isAdherent
      progress = balance.progress
    }
    marked = eaten.intake.isMarked
    complete = eaten.intake.isComplete
    obstacle = eaten.obstacle
  }
}

nonisolated extension MacroState {
  fileprivate init(_ macro: Macro, _ day: DayBalance) {
    let balance = day.balance(of: macro)
    self.init(
      macro: MacroName(macro), eaten: day.totals.nutrition[macro],
      target: 10 * day.targets[macro], remaining: balance.remaining, over: balance.over,
      smiley: day.smiley(of: macro).map(MacroSmiley.init))
  }
}

nonisolated extension MacroName {
  fileprivate init(_ macro: Macro) {
    switch macro {
    case .protein: self = .protein
    case .carbs: self = .carbs
    case .fat: self = .fat
    case .fiber: self = .fiber
    }
  }
}

nonisolated extension MacroSmiley {
  fileprivate init(_ smiley: Smiley) {
    switch smiley {
    case .red: self = .red
    case .yellow: self = .yellow
    case .green: self = .green
    }
  }
}

nonisolated extension EnergyTone {
  fileprivate init(_ tone: EnergyBalance.Tone) {
    switch tone {
    case .under: self = .under
    case .neutral: self = .neutral
    case .plain: self = .plain
    }
  }
}
