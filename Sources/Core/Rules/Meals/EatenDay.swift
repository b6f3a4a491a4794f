package import Nouns
package import Time

/// A day's food, and the targets it is compared with.
package struct EatenDay: Equatable, Sendable {
  package let totals: DayTotals
  /// Nil where there is no number for what to eat, or none is shown.
  package let target: DayEnergy?
  /// Nil where there are no targets for macros.
  package let balance: DayBalance?
  package let intake: IntakeDay
  /// Why nothing is held against anything.
  package let obstacle: SafetyQuestion?
  /// A long fast, or the time after one, touches the day.
  package let isResting: Bool

  /// `weight` is that of the day, where the caller knows it better than the profile.
  package init(
    _ items: [MealItem], on day: Day, in standing: Standing, isMarked: Bool, isFasted: Bool,
    isResting: Bool = false, weight: Int64? = nil
  ) {
    totals = DayTotals(items)
    obstacle = standing.reasonNotToJudge(on: day)
    let energy = standing.energy(on: day)
    self.isResting = isResting
    target = obstacle == nil && !isResting ? energy : nil
    let macros = target.flatMap { _ in standing.macros(on: day) }
    balance = macros.map { [totals] in DayBalance(totals, targets: $0) }
    var intake = IntakeDay(
      meals: items.bites, kcal: totals.nutrition.energy, isMarked: isMarked,
      lowTarget: energy.flatMap { $0.reason == .fastDay ? $0.kcal : nil }, isFasted: isFasted)
    intake.withoutEnergy = totals.withoutEnergy
    intake.least = standing.leastOfCompleteDay(
      day, target: energy?.kcal, weight: weight)
    self.intake = intake
  }

  /// Nil without a target.
  package var energy: EnergyBalance? {
    target.map { EnergyBalance(eaten: totals.nutrition.energy ?? 0, target: $0.kcal) }
  }
}

extension [MealItem] {
  /// The meals that are more than a small drink.
  fileprivate var bites: Int {
    let meals = Dictionary(grouping: self, by: \.meal).values
    return meals.count { Nutrition.isMeal($0.lazy.map(\.nutrition.energy)) }
  }
}

extension Standing {
  /// In kcal: 70 per cent of the target while a program runs, else 60 per cent of what the formula
  /// says, as a fraction of ten; nil where there is neither.
  fileprivate func leastOfCompleteDay(
    _ day: Day, target: Int64?, weight: Int64?
  ) -> IntakeDay.Share? {
    switch phase(on: day)?.1.kind {
    case .leadIn, .diet, .maintenance: return target.map { IntakeDay.Share(tenths: 7, of: $0) }
    case .paused, .notStarted, .ended, nil:
      guard var profile = profile(on: day) else { return nil }
      profile.weight = weight ?? profile.weight
      return Targets(of: profile, on: day)?.tdee.map { IntakeDay.Share(tenths: 6, of: $0) }
    }
  }
}

extension DayTotals {
  /// Items that were eaten together are one meal.
  package init(_ items: [MealItem]) {
    self.init(meals: Set(items.map(\.meal)).count, items.lazy.map(\.nutrition))
  }
}

extension Standing {
  /// Why what is eaten is held against no target: a number to reach or to stay under could do harm.
  package func reasonNotToJudge(on day: Day) -> SafetyQuestion? {
    reasonForNoEnergy(on: day) ?? reasonNotToCount(on: day)
  }
}

extension Engine {
  /// From its beginning to its end, as the person counts days.
  package static func time(of day: Day, by rule: DayRule) -> Range<Instant> {
    time(from: rule.start(of: day), to: rule.start(of: day + 1))
  }

  /// Whether a day lay wholly inside a fast: one of those that have ended, or the running one.
  package func hasFasted(on day: Day, _ ended: [Fast], at now: Moment) -> Bool {
    let time = Self.time(of: day, by: now.days)
    func covers(_ fast: Fast) -> Bool {
      fast.start.instant <= time.lowerBound
        && (fast.end?.instant ?? now.instant) >= time.upperBound
    }
    return active.map(covers) ?? false || ended.contains(where: covers)
  }
}
