package import Nouns
import Time

/// A maintenance of the person's own, beside what else is known: it must not be a diet under
/// another name.
package struct OwnMaintenance {
  let kcal: Int64
  /// Nil where the formula lacks a value; the energy at rest in thousandths.
  let bounds: EnergyBounds?
  let floor: Int64
  /// Why the person must not lose weight.
  let obstacle: DietObstacle?
  /// A doctor agreed all the same.
  let isAgreed: Bool

  package init(
    _ kcal: Int64, bounds: EnergyBounds?, floor: Int64, obstacle: DietObstacle?, isAgreed: Bool
  ) {
    (self.kcal, self.bounds, self.floor) = (kcal, bounds, floor)
    (self.obstacle, self.isAgreed) = (obstacle, isAgreed)
  }

  /// Nil where it is taken as it is; else what is refused, or to be confirmed.
  package var refusal: Refusal? {
    let least = Profile.energies.lowerBound
    if kcal < least { return .maintenanceTooLow(kcal, least: least, because: nil) }
    let rest = bounds.map { ($0.resting + 999) / 1000 }
    if let obstacle, let formula = bounds?.formula.toTens, kcal < formula {
      guard isAgreed, obstacle != .underweight else {
        return .maintenanceTooLow(kcal, least: formula, because: obstacle)
      }
      return .maintenanceLow(kcal, rest: rest, floor: floor, formula: formula)
    }
    guard kcal < max(floor, rest ?? 0) else { return nil }
    return .maintenanceLow(kcal, rest: rest, floor: floor, formula: nil)
  }
}

extension Profile {
  /// By the formula, whatever the person's own number is.
  func bounds(on day: Day) -> EnergyBounds? {
    var profile = self
    profile.maintenance = nil
    return Targets(of: profile, on: day).flatMap(EnergyBounds.init)
  }
}

extension Standing {
  /// Why somebody's own maintenance must not be under the formula, whether a doctor agreed or not.
  func reasonToHold(_ profile: Profile, on day: Day) -> DietObstacle? {
    if profile.isUnderweight { return .underweight }
    let grave: Set<SafetyQuestion> = [.eatingDisorder, .lowWeight, .diabetes]
    return answers(on: day)?.applies.intersection(grave).gravest.map(DietObstacle.answer)
  }

  /// The numbers on a day, of which the person's own maintenance rests while so little is not safe:
  /// the calculated one counts, and it is back when the reason is gone.
  func inForce(_ numbers: Targets, on day: Day) -> Targets {
    if let held = held(numbers, on: day) { return held }
    guard numbers.origin == .manual, var profile = profile(on: day),
      let obstacle = reasonToHold(profile, on: day),
      obstacle == .underweight || answers(on: day)?.isAgreed != true
    else { return numbers }
    (profile.maintenance, profile.diet) = (nil, nil)
    guard var calculated = Targets(of: profile, on: day),
      calculated.maintenance > numbers.maintenance
    else { return numbers }
    (calculated.since, calculated.restingOwn) = (numbers.since, numbers.maintenance)
    return calculated
  }

  /// The formula, where a record says less and maintenance is all that is left to somebody.
  private func held(_ numbers: Targets, on day: Day) -> Targets? {
    guard numbers.origin == .adaptive, var profile = profile(on: day),
      mustNotLose(on: day) || profile.isUnderweight,
      let formula = profile.bounds(on: day)?.formula.toTens, numbers.maintenance < formula
    else { return nil }
    profile.maintenance = nil
    var held = Targets(of: profile, on: day, isGoalReached: restsAtGoal(on: day))
    held?.since = numbers.since
    return held
  }
}
