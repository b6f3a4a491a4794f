import Nouns
import Time

// Commands about the person.
extension Engine {
  mutating func describe(
    _ order: ProfileOrder, ids: () -> RowID, given facts: Facts, at now: Moment,
    into decision: inout Decision
  ) throws(Refusal) {
    let (old, id, weights) = (standing.profiles.last, ids(), facts.weights)
    var new = old ?? Profile(id: id, from: now.date)
    order.apply(to: &new)
    // A person who has weighings has one weight, which is that of the journal.
    let weighed = weights.isEmpty ? nil : order.values.weight
    if !weights.isEmpty { new.weight = weight(of: new, weights, weighed: weighed, at: now) }
    guard new != old ?? Profile(id: id, from: now.date) || weighed != nil else {
      throw .nothingToChange
    }
    let check = ProfileCheck(
      order: order, old: old, new: new, today: now.date, standing: standing,
      lastWeight: weights.last?.grams ?? old?.weight,
      aimObstacle: standing.aimObstacle(on: now.date, .lose, of: new))
    try check.check()
    var changes = new == old ? [] : try standing.changes(to: new, from: now.date, id)
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
    as id: RowID, given facts: Facts, at now: Moment, into decision: inout Decision
  ) throws(Refusal) {
    guard var profile = standing.profiles.last else { throw .profileIncomplete(Profile.needed) }
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
    let changes = try standing.changes(to: profile, from: now.date, id)
    record(changes, verb: .recalculate, into: &decision)
  }
}

extension Standing {
  /// A version of today is replaced, so that a day has one, and none is ahead of the person: not
  /// even after a flight to where it is yesterday.
  func changes(
    to new: Profile, from today: Day, _ id: RowID
  ) throws(Refusal) -> [Change] {
    let replaced = profiles.drop { $0.from < today }
    guard let first = replaced.first else {
      guard profiles.count < Profile.most else {
        throw .numberOutOfRange(
          field: "versions", Int64(profiles.count) + 1, allowed: 0...Int64(Profile.most))
      }
      return [Change(before: nil, after: .profile(new.saying(as: id, from: today)))]
    }
    let change = Change(
      before: .profile(first), after: .profile(new.saying(as: first.id, from: today)))
    return [change] + replaced.dropFirst().map { Change(before: .profile($0), after: nil) }
  }
}
