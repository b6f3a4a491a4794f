import Nouns
package import Time

/// The bounds of what a record may say a body uses, by the formula of one day and the energy at rest:
/// a forgotten dinner looks just like a small need, and no target is made of that.
package struct EnergyBounds: Equatable, Sendable {
  /// In kcal a day.
  package let formula: Int64
  /// Thousandths of a kcal a day.
  package let resting: Int64

  /// Nobody uses less, or more.
  static let possible: ClosedRange<Int64> = 1...20_000

  package init(formula: Int64, resting: Int64) {
    (self.formula, self.resting) = (formula.clamped(to: Self.possible), max(0, resting))
  }

  /// Nil where the formula lacks a value.
  init?(formula: Int64?, resting: RestingEnergy?) {
    guard let formula, let resting else { return nil }
    self.init(formula: formula, resting: resting.thousandths)
  }

  package init?(_ targets: Targets) {
    self.init(formula: targets.tdee, resting: targets.resting)
  }

  /// From the energy at rest, or three quarters of the formula, to 135 per cent of the formula.
  package var range: ClosedRange<Int64> {
    let least = max((resting + 999) / 1000, (3 * formula + 3) / 4)
    return least...max(least, 135 * formula / 100)
  }

  /// Why a record cannot be: it would be under nine tenths of the energy at rest, or over 160 per
  /// cent of the formula.
  func reason(against record: IntakeRecord) -> RecordReason? {
    let (measured, divisor) = record.expenditure
    if measured * 10_000 < 9 * resting * divisor { return .recordLow }
    return measured * 10 > 16 * formula * divisor ? .recordHigh : nil
  }
}

extension Standing {
  /// With the profile and the weight of that day; the first profile stands for what was before it.
  package func bounds(on day: Day, by weights: WeightCourse) -> EnergyBounds? {
    guard var profile = profiles.last(where: { $0.from <= day }) ?? profiles.first else {
      return nil
    }
    profile.weight = WeightForTargets(weights, on: day, profile: profile.weight)?.grams
    return Targets(of: profile, on: day).flatMap(EnergyBounds.init)
  }
}
