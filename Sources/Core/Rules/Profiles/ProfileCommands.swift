import Nouns
import Time

// Commands about the person.
extension Engine {
  mutating func describe(
    _ order: ProfileOrder, ids: () -> RowID, given facts: Facts, at now: Moment,
    into decision: inout Decision
  ) throws(Refusal) {
    let (old, weights) = (standing.version(on: now.date), facts.weights)
    let none = Profile(from: now.date)
    var new = old ?? none
    order.apply(to: &new)
    // A person who has weighings has one weight, which is that of the journal.
    let weighed = weights.isEmpty ? nil : order.values.weight
    if !weights.isEmpty { new.weight = weight(of: new, weights, weighed: weighed, at: now) }
    var changes = try standing.changes(to: new, from: now.date, saying: order.fields)
    if new == old ?? none { changes.removeAll { !$0.isOfVersion(after: now.date) } }
    guard !changes.isEmpty || weighed != nil else { throw .nothingToChange }
    let check = ProfileCheck(
      order: order, old: old, new: new, today: now.date, standing: standing,
      lastWeight: weights.last?.grams ?? old?.weight,
      aimObstacle: standing.aimObstacle(on: now.date, .lose, of: new))
    try check.check()
    if let weighed {
      let mark = now.mark(now.instant)
      let weighing = Weighing(id: ids(), at: mark, grams: weighed, written: mark)
      changes.append(Change(before: nil, after: weighing.row))
    }
    record(changes, verb: .profile, into: &decision)
  }

  /// The weight for targets from now on, with the one that the person states.
  private func weight(
    of profile: Profile, _ weights: RecentWeights, weighed: Int64?, at now: Moment
  ) -> Int64? {
    // An impossible weight is refused below.
    let value = weighed.map {
      DayWeight(day: now.day, grams: $0.clamped(to: Profile.weights))
    }
    return WeightForTargets(weights.course(with: value), on: now.day, profile: profile.weight)?
      .grams
  }

  /// A version that says the same, from which on the numbers are those of today.
  mutating func recalculate(
    given facts: Facts, at now: Moment, into decision: inout Decision
  ) throws(Refusal) {
    guard var profile = standing.version(on: now.date) else {
      throw .profileIncomplete(Profile.needed)
    }
    profile.weight = weight(of: profile, facts.weights, weighed: nil, at: now)
    guard profile.missing.isEmpty else { throw .profileIncomplete(profile.missing) }
    let isHeld = standing.mustNotLose(on: now.date)
    guard
      let new = Targets(
        of: profile, on: now.date, spending: facts.expenditure, mustNotLose: isHeld,
        isGoalReached: standing.restsAtGoal(on: now.date))
    else {
      throw .underAge(years: profile.birth?.youngest(on: now.date) ?? 0)
    }
    if let old = standing.numbers(on: now.date), !new.replace(old) { throw .nothingToChange }
    let changes = try standing.changes(to: profile, from: now.date)
    record(changes, verb: .recalculate, into: &decision)
  }
}

extension Change {
  fileprivate func isOfVersion(after day: Day) -> Bool {
    if case .profile(let version)? = before ?? after { version.from > day } else { false }
  }
}
