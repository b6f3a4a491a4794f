import Nouns
package import Time

// Targets are recalculated when the profile changes, when a block begins, and on request; never
// unasked in the middle of a block.
extension Engine {
  private static let tick = Span(milliseconds: 1)

  /// Whether a block has begun whose target is not applied yet, or the applied one is not safe.
  func awaitsTarget(at now: Moment) -> Bool {
    let today = now.date
    guard standing.applied.count < Target.most, let profile = standing.version(on: today),
      Targets(of: profile, on: today) != nil
    else { return false }
    let last = standing.applied.judging(today)
    if let last, standing.isOutOfBounds(last) { return true }
    guard let begin = standing.blockBegin(on: today) else { return false }
    // Without an applied target, the ones calculated so far go on until a block begins.
    return last.map { $0.from < begin } ?? (begin == today)
  }

  /// After a wake that was given what is known of the body.
  mutating func applyTarget(given facts: Facts, at now: Moment, into decision: inout Decision) {
    guard let id = facts.freshID, awaitsTarget(at: now),
      let target = nextTarget(by: means(facts, at: now), as: id, at: now, always: true)
    else { return }
    ride(with: [Change(before: nil, after: target.row)], .applyTarget, into: &decision)
  }

  /// After a command, in its step.
  mutating func applyTarget(
    of command: Command, after old: Standing, given facts: Facts, at now: Moment,
    ids: () -> RowID, into decision: inout Decision
  ) {
    // The target of a block is of the step that begins it, and not of whatever comes after it.
    let begins = if case .program = command { awaitsTarget(at: now) } else { false }
    guard decision.commit.step != nil, standing.applied.count < Target.most,
      let means = means(of: command, after: old, given: facts, at: now),
      nextTarget(by: means, as: .blank, at: now, always: begins) != nil,
      let target = nextTarget(by: means, as: ids(), at: now, always: begins)
    else { return }
    ride(with: [Change(before: nil, after: target.row)], .applyTarget, into: &decision)
  }

  /// Nil where the command leaves the targets alone.
  private func means(
    of command: Command, after old: Standing, given facts: Facts, at now: Moment
  ) -> TargetMeans? {
    let isOther = standing.profiles != old.profiles || standing.programs != old.programs
    switch command {
    case .profile(let order): return means(facts, weighed: order.values.weight, at: now)
    case .recalculate: return means(facts, at: now)
    case .program:
      let today = now.date
      guard standing.blockBegin(on: today) != old.blockBegin(on: today) else {
        return standing.applied.judging(today).map(TargetMeans.init)
      }
      return means(facts, at: now)
    case .weigh:
      // A weighing changes no target, but the first one makes them possible.
      guard isOther, old.numbers(on: now.date) == nil else { return nil }
      return TargetMeans(weight: standing.version(on: now.date)?.weight, source: .newest)
    case .undo, .redo, .take:
      // A target that such a step brings along is left as it is.
      let last = standing.applied.judging(now.date)
      guard isOther, last == old.applied.judging(now.date) else { return nil }
      return last.map(TargetMeans.init)
    default: return nil
    }
  }

  private func means(_ facts: Facts, weighed: Int64? = nil, at now: Moment) -> TargetMeans {
    let value = facts.weights.isEmpty ? nil : weighed.map { DayWeight(day: now.day, grams: $0) }
    let weight = WeightForTargets(
      facts.weights.course(with: value), on: now.day,
      profile: standing.version(on: now.date)?.weight)
    return TargetMeans(
      weight: weight?.grams, source: weight?.source, expenditure: facts.expenditure)
  }

  /// Nil where nothing can be worked out, or what holds is the same.
  private func nextTarget(
    by means: TargetMeans, as id: RowID, at now: Moment, always: Bool = false
  ) -> Target? {
    let today = now.date
    guard var profile = standing.version(on: today) else { return nil }
    profile.weight = means.weight ?? profile.weight
    let isHeld = standing.mustNotLose(on: today)
    guard
      var new = Targets(
        of: profile, on: today, spending: means.expenditure, mustNotLose: isHeld,
        isGoalReached: standing.restsAtGoal(on: today))
    else { return nil }
    new.weightSource = means.source
    let old = standing.numbers(on: today)
    let isMended = standing.applied.judging(today).map(standing.isOutOfBounds) ?? false
    var numbers = old.map { isMended || new.replace($0) ? new : $0 } ?? new
    if numbers.weightSource == nil, numbers.weight == new.weight {
      numbers.weightSource = means.source
    }
    let last = standing.applied.judging(today)
    // Commands follow each other faster than the clock goes: the newest has to be the newest.
    let written = max(now.instant, last.map { $0.written.instant + Self.tick } ?? now.instant)
    var target = Target(id: id, from: today, written: now.mark(written))
    target.take(numbers)
    let energy = standing.blockEnergy(on: today, by: numbers)
    (target.kcal, target.reason) = (energy.kcal, TargetReason(energy.reason))
    target.take(standing.ordinaryMacros(on: today, by: numbers, kcal: energy.kcal))
    return !always && last.map(target.saysSame) == true ? nil : target
  }
}

extension Standing {
  /// Whether a smaller number must not stand for what keeps the weight: there only that is left.
  func mustNotLose(on day: Day) -> Bool {
    answers(on: day).map { !$0.applies.isDisjoint(with: [.eatingDisorder, .lowWeight]) } ?? false
  }

  /// The maintenance that a target took the place of because no record can say so.
  package func mended(on day: Day) -> Int64? {
    guard let target = applied.judging(day),
      let before = applied.last(where: { $0.written.instant < target.written.instant }),
      isOutOfBounds(before)
    else { return nil }
    return before.maintenance
  }

  /// A target that an older version made of a record with holes; one that could be noticed.
  fileprivate func isOutOfBounds(_ target: Target) -> Bool {
    guard target.origin == .adaptive,
      var profile = profiles.last(where: { $0.from <= target.since })
    else { return false }
    profile.weight = target.weight
    guard let sound = Targets(of: profile, on: target.since, spending: target.measured) else {
      return false
    }
    return (sound.maintenance - target.maintenance).magnitude >= Targets.noticeable.magnitude
  }
}

extension TargetReason {
  init(_ reason: DayEnergy.Reason) {
    self =
      switch reason {
      case .diet: .diet
      case .noDiet: .noDiet
      case .maintenance, .fastDay: .maintenance
      }
  }
}

extension Standing {
  /// Since when the block of a day lasts, or for how long there has been none; nil before any.
  func blockBegin(on day: Day) -> Day? {
    if let program = programs.last(where: { $0.contains(day) }) {
      return program.stretch(on: day).from
    }
    return programs.last { $0.start <= day }?.end
  }
}
