package import Nouns
package import Time
package import Wire

/// What a report page is made of; what the person did not ask for is not there.
package struct ReportFacts {
  /// The days that it is about, both meant.
  package var days: ClosedRange<Day>
  package var state: Snapshot
  package var summary: SummaryAnswer
  /// What the fasts of these days come to.
  package var period: PeriodAnswer
  package var calendar: CalendarAnswer
  package var plan: ProgramPlan?
  /// Those that have ended and belong to one of these days, the oldest first.
  package var fasts: [Entry]
  package var weight: WeightChart?
  /// What was eaten, the oldest first.
  package var meals: [MealItem]?
  /// The last of these days beside its targets.
  package var eaten: MealDay?
  /// Nil where the person has not switched them on, or they are not for them.
  package var badges: [Badge]?
  /// Whether notes and moods may be shown.
  package var hasNotes: Bool

  package init(
    days: ClosedRange<Day>, state: Snapshot, summary: SummaryAnswer, period: PeriodAnswer,
    calendar: CalendarAnswer, plan: ProgramPlan? = nil, fasts: [Entry], weight: WeightChart? = nil,
    meals: [MealItem]? = nil, hasNotes: Bool = false
  ) {
    self.days = days
    self.state = state
    self.summary = summary
    self.period = period
    self.calendar = calendar
    self.plan = plan
    self.fasts = fasts
    self.weight = weight
    self.meals = meals
    self.hasNotes = hasNotes
  }

  /// The phases without their energy, which comes of the body.
  var phases: ProgramPlan? {
    guard var plan, !plan.blocks.isEmpty else { return nil }
    for index in plan.stretches.indices { plan.stretches[index].kcal = nil }
    return plan
  }
}

/// What is on a report page only where the person asks for it.
package enum ReportPart: String, Named {
  case weight, meals, notes

  package static var names: Glossary? { Lexicon.values["report parts"] }
}
