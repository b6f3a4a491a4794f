package import Nouns
package import Time

/// The two energies of a program in kcal a day, and what they were made from.
package struct Targets: Equatable, Sendable {
  /// A bound that can hold for a diet target.
  package typealias Flag = TargetFlag

  /// The first day they hold on.
  package var since: Day
  package var origin: TargetOrigin
  /// Of the diet target, which may be the person's own where the maintenance is not.
  package var dietOrigin: TargetOrigin
  package var age: Int?
  /// In millimetres.
  package var height: Int64?
  /// In grams.
  package var weight: Int64?
  /// Where that is from, where it is known.
  package var weightSource: WeightSource?
  package var basis: Basis
  package var activity: Activity?
  /// Nil where the formula lacks a value.
  package var resting: RestingEnergy?
  package var tdee: Int64?
  /// By the person's own record, which then counts instead of the formula.
  package var expenditure: MeasuredExpenditure?
  package var maintenance: Int64
  /// The person's own, which rests where so little would not be safe.
  package var restingOwn: Int64?
  /// Nil where a diet phase is not safe.
  package var diet: Int64?
  /// In per cent, as it was applied.
  package var restriction: Int64
  /// In per cent, as it was asked for.
  package var wanted: Int64
  package var floor: Int64
  /// In tenths.
  package var bmi: Int64?
  package var flags: [Flag]

  /// In per cent of maintenance, where nobody chose.
  package static let usualRestriction: Int64 = 30
  /// For a BMI under 25.
  package static let mostWhenLean: Int64 = 20
  /// In kcal a day below maintenance.
  package static let largestDeficit: Int64 = 1000
  /// Numbers closer than this to those in force do not take their place.
  package static let noticeable: Int64 = 25
}

// MARK: - From a profile

extension Targets {
  /// Calculates targets from a profile on a day; nil where it says too little, or is a minor's. What
  /// was measured counts inside the bounds of that day, and never less than the formula for somebody
  /// who must not lose weight.
  package init?(
    of profile: Profile, on day: Day, spending measured: MeasuredExpenditure? = nil,
    mustNotLose: Bool = false, isGoalReached: Bool = false
  ) {
    let profile = profile.sound
    guard profile.birth?.isAdult(on: day) != false else { return nil }
    since = day
    age = profile.birth?.age(on: day)
    (height, weight, bmi) = (profile.height, profile.weight, profile.bmi)
    (basis, activity) = (profile.basisUsed, profile.activity)
    floor = basis.floor
    if let weight, let height, let age {
      resting = RestingEnergy(weight: weight, height: height, age: age, basis: basis)
    }
    if let resting, let activity { tdee = resting.total(activity) }
    let bounds = EnergyBounds(formula: tdee, resting: resting)
    let measured = measured?.bounded(by: bounds, isHeld: mustNotLose || profile.isUnderweight)
    guard let maintenance = profile.maintenance ?? measured?.kcal.toTens ?? tdee?.toTens else {
      return nil
    }
    self.maintenance = maintenance
    expenditure = profile.maintenance == nil ? measured : nil
    origin = profile.maintenance != nil ? .manual : measured == nil ? .formula : .adaptive
    dietOrigin = profile.diet == nil ? .formula : .manual
    wanted = profile.restriction ?? Self.usualRestriction
    (restriction, flags) = (wanted, [])
    if profile.isUnderweight {
      (restriction, flags) = (0, [.underweight])
    } else if isGoalReached {
      (diet, restriction, flags) = (maintenance, 0, [.goalReached])
    } else if profile.goal == .gain {
      (restriction, flags) = (0, [.aimGain])
    } else if let own = profile.diet {
      takeDiet(own)
    } else {
      restrict(isLean: profile.isLean)
    }
  }

  /// The person's own number, which weight lost since may have made more than the maintenance.
  private mutating func takeDiet(_ own: Int64) {
    diet = min(own, maintenance)
    if own > maintenance { flags.append(.noDeficit) }
    restriction = ((maintenance - min(own, maintenance)) * 100)
      .roundedQuotient(by: max(2, maintenance))
  }

  private mutating func restrict(isLean: Bool) {
    if isLean, restriction > Self.mostWhenLean {
      restriction = Self.mostWhenLean
      flags.append(.bmiCap)
    }
    // In hundredths, so that only the end is rounded.
    var diet = maintenance * (100 - restriction)
    for (least, flag) in [(maintenance - Self.largestDeficit, Flag.deficitCap), (floor, .floor)]
    where diet < least * 100 {
      diet = least * 100
      flags.append(flag)
    }
    if diet > maintenance * 100 { flags.append(.noDeficit) }
    self.diet = min(diet.roundedQuotient(by: 1000) * 10, maintenance)
  }
}

// MARK: - Against those in force

extension Targets {
  /// Whether these take the place of `old`: what the person chose does always, and so does what is
  /// safe; numbers that were worked out do where it makes a difference.
  package func replace(_ old: Targets) -> Bool {
    let choice = (origin, dietOrigin, wanted, diet == nil)
    if choice != (old.origin, old.dietOrigin, old.wanted, old.diet == nil) { return true }
    if origin == .manual, maintenance != old.maintenance { return true }
    if dietOrigin == .manual, diet != old.diet { return true }
    return Self.isNoticeable(maintenance, old.maintenance)
      || Self.isNoticeable(diet ?? 0, old.diet ?? 0)
  }

  private static func isNoticeable(_ new: Int64, _ old: Int64) -> Bool {
    (new - old).magnitude >= noticeable.magnitude
  }
}
