package import Nouns

package enum MacroName: String, Choice {
  case protein, carbs, fat, fiber
}

package enum MacroSmiley: String, Choice {
  case red, yellow, green
}

package enum EnergyTone: String, Choice {
  case under, neutral, plain
}

/// A macro beside its target, in tenths of a gram.
package struct MacroState: Record, Equatable {
  package var macro = MacroName.protein
  /// Nil where nobody kept track of it.
  package var eaten: Int64?
  package var target: Int64 = 0
  package var remaining: Int64 = 0
  package var over: Int64 = 0
  package var smiley: MacroSmiley?

  package init(
    macro: MacroName, eaten: Int64?, target: Int64, remaining: Int64, over: Int64,
    smiley: MacroSmiley?
  ) {
    self.macro = macro
    self.eaten = eaten
    self.target = target
    self.remaining = remaining
    self.over = over
    self.smiley = smiley
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.choice("macro", &macro)
    try fields.int("eaten", &eaten)
    try fields.int("target", &target)
    try fields.int("remaining", &remaining)
    try fields.int("over", &over)
    try fields.choice("smiley", &smiley)
  }
}

/// What was eaten in a day, and what it is held against.
package struct MealDay: Record, Equatable {
  package var day = ""
  package var meals: Int64 = 0
  /// Things whose energy nobody knows.
  package var withoutEnergy: Int64 = 0
  package var nutrition = Nutrition.unknown
  /// In kcal, as what follows; nil where nothing is held against it.
  package var target: Int64?
  package var remaining: Int64?
  package var over: Int64?
  package var tone: EnergyTone?
  /// None without targets.
  package var macros: [MacroState] = []
  package var adherent: Bool?
  /// Per mille.
  package var progress: Int64?
  /// The person says that nothing is missing.
  package var marked = false
  package var complete = false
  /// Why there are no targets, where that is a matter of safety.
  package var obstacle: SafetyQuestion?

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("day", &day)
    try fields.int("meals", &meals)
    try fields.int("withoutEnergy", &withoutEnergy)
    try nutrition.values(&fields)
    try fields.int("target", &target)
    try fields.int("remaining", &remaining)
    try fields.int("over", &over)
    try fields.choice("tone", &tone)
    try fields.records("macros", &macros)
    try fields.bool("adherent", &adherent)
    try fields.int("progress", &progress)
    try fields.bool("marked", &marked)
    try fields.bool("complete", &complete)
    try fields.choice("obstacle", &obstacle)
  }
}

/// Energy that is far from what the macros come to.
package struct DoubtedEnergy: Record, Equatable {
  package var id = ""
  /// Of the macros, in kcal.
  package var sum: Int64 = 0

  package init(id: String, sum: Int64) {
    self.id = id
    self.sum = sum
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("id", &id)
    try fields.int("sum", &sum)
  }
}

/// What a call did to what was eaten.
package struct MealChange: Record, Equatable {
  /// As they are now, or were where they are gone.
  package var items: [MealItem] = []
  /// As they were before they were corrected.
  package var before: [MealItem] = []
  /// That were learnt from them.
  package var foods: [Food] = []
  package var doubted: [DoubtedEnergy] = []
  /// The day of the first of them.
  package var day = MealDay()
  /// How to add macros is worth a word, as it was not yet that day.
  package var nudge: Bool?

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.nouns("items", &items)
    try fields.nouns("before", &before)
    try fields.nouns("foods", &foods)
    try fields.records("doubted", &doubted)
    try fields.record("day", &day)
    try fields.bool("nudge", &nudge)
  }
}

package struct MealDayQuestion: Record, Equatable {
  /// Nil for today.
  package var day: String?

  package init(day: String? = nil) {
    self.day = day
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("day", &day)
  }
}

package struct MealDayAnswer: Record, Equatable {
  package var day = MealDay()
  /// The oldest first.
  package var items: [MealItem] = []

  package init(day: MealDay, items: [MealItem]) {
    self.day = day
    self.items = items
  }

  package init() {}

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.record("day", &day)
    try fields.nouns("items", &items)
  }
}
