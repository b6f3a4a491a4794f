import Nouns
import Time

// Commands about the person.
extension Engine {
  mutating func describe(
    _ order: ProfileOrder, as id: RowID, at now: Moment, into decision: inout Decision
  ) throws(Refusal) {
    let old = standing.profiles.last
    var new = old ?? Profile(id: id, from: now.date)
    order.apply(to: &new)
    guard new != old ?? Profile(id: id, from: now.date) else { throw .nothingToChange }
    let check = ProfileCheck(
      order: order, old: old, new: new, today: now.date, programs: standing.programs)
    try check.check()
    let changes = try standing.changes(to: new, from: now.date, id)
    record(changes, verb: .profile, into: &decision)
  }

  /// A version that says the same, from which on the numbers are those of today.
  mutating func recalculate(
    as id: RowID, at now: Moment, into decision: inout Decision
  ) throws(Refusal) {
    guard let profile = standing.profiles.last, profile.missing.isEmpty else {
      throw .profileIncomplete(standing.profiles.last?.missing ?? Profile.needed)
    }
    guard let new = Targets(of: profile, on: now.date) else {
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
