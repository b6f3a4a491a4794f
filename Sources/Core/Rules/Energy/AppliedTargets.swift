package import Nouns
package import Time

extension Sequence<Target> {
  /// Of those that hold on the day the one written last before it was over; what is said of a day
  /// that is over changes nothing about it.
  package func judging(_ day: Day) -> Target? {
    lazy.filter { $0.from <= day && $0.written.day <= day }
      .max { ($0.written.instant, $0.id.text) < ($1.written.instant, $1.id.text) }
  }
}

extension [Target] {
  /// By when they were written.
  var inOrder: [Target] {
    sorted { ($0.written.instant, $0.id.text) < ($1.written.instant, $1.id.text) }
  }
}

extension Target {
  /// Whether another one says just the same.
  func saysSame(as other: Target) -> Bool {
    var other = other
    (other.id, other.from, other.written) = (id, from, written)
    return self == other
  }
}

/// A body's daily expenditure by its own record, and how long that record is.
package struct MeasuredExpenditure: Equatable, Sendable {
  /// In kcal a day.
  package let kcal: Int64
  package let days: Int64
  package let completeDays: Int64

  package init(kcal: Int64, days: Int64, completeDays: Int64) {
    self.kcal = kcal
    self.days = days
    self.completeDays = completeDays
  }
}

extension MeasuredExpenditure {
  /// Inside the bounds of a day; where somebody is held at their weight, never under the formula.
  func bounded(by bounds: EnergyBounds?, isHeld: Bool) -> Self {
    guard let bounds else { return self }
    let least = isHeld ? max(bounds.range.lowerBound, bounds.formula) : bounds.range.lowerBound
    return Self(
      kcal: kcal.clamped(to: least...max(least, bounds.range.upperBound)), days: days,
      completeDays: completeDays)
  }
}

/// The data about a body from which its targets are calculated.
struct TargetMeans {
  /// In grams.
  var weight: Int64?
  var source: WeightSource?
  var expenditure: MeasuredExpenditure?

  init(weight: Int64?, source: WeightSource?, expenditure: MeasuredExpenditure? = nil) {
    self.weight = weight
    self.source = source
    self.expenditure = expenditure
  }

  /// The data as it was when these targets were applied.
  init(of target: Target) {
    weight = target.weight
    source = target.weightSource
    expenditure = target.measured
  }
}

extension Target {
  /// Nil where the energies do not come from a record.
  var measured: MeasuredExpenditure? {
    guard let expenditure, let recordDays, let completeDays else { return nil }
    return MeasuredExpenditure(kcal: expenditure, days: recordDays, completeDays: completeDays)
  }

  mutating func take(_ numbers: Targets) {
    (maintenance, diet) = (numbers.maintenance, numbers.diet)
    (origin, dietOrigin) = (numbers.origin, numbers.dietOrigin)
    (restriction, since) = (numbers.wanted, numbers.since)
    (weight, weightSource) = (numbers.weight, numbers.weightSource)
    expenditure = numbers.expenditure?.kcal
    recordDays = numbers.expenditure?.days
    completeDays = numbers.expenditure?.completeDays
  }

  mutating func take(_ macros: Macros?) {
    (protein, carbs, fat, fiber) = (macros?.protein, macros?.carbs, macros?.fat, macros?.fiber)
  }
}

extension Standing {
  /// An applied target with its calculation; nil where the profile no longer says enough for any.
  func targets(of target: Target, on day: Day) -> Targets? {
    guard let profile = profile(on: day), let now = Targets(of: profile, on: day) else {
      return nil
    }
    var then = profiles.last { $0.from <= target.since } ?? profile
    then.weight = target.weight
    let isReached = restsAtGoal(on: target.since)
    var targets =
      Targets(
        of: then, on: target.since, spending: target.measured, isGoalReached: isReached) ?? now
    (targets.maintenance, targets.diet) = (target.maintenance, target.diet)
    (targets.origin, targets.dietOrigin) = (target.origin, target.dietOrigin)
    (targets.wanted, targets.since) = (target.restriction, target.since)
    (targets.weight, targets.weightSource) = (target.weight, target.weightSource)
    targets.expenditure = target.measured
    return targets
  }
}
