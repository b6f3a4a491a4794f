import Nouns
import Time

/// The targets of all days: recalculated with each version of the profile and each switch of a
/// program, and kept until they differ by enough.
struct TargetCourse: Sendable {
  private struct Stretch {
    let from: Day
    /// Nil where the profile said too little.
    let targets: Targets?
  }

  private var stretches: [Stretch] = []

  init(_ standing: Standing) {
    let profiles = standing.profiles
    for (profile, next) in zip(profiles, profiles.dropFirst().map(Optional.some) + [nil]) {
      take(Self.worked(out: profile, on: profile.from, after: stretches.last))
      guard let next else { continue }
      for stretch in later(stretches, of: profile, until: next.from, in: standing) {
        take(stretch)
      }
    }
  }

  /// `standing` is the one it was worked out of.
  func targets(on day: Day, in standing: Standing) -> Targets? {
    guard let latest = standing.profiles.last, day > latest.from else {
      return stretches.last { $0.from <= day }?.targets
    }
    let last = later(stretches, of: latest, until: day + 1, in: standing).last ?? stretches.last
    return last?.targets
  }

  private mutating func take(_ stretch: Stretch?) {
    if let stretch { stretches.append(stretch) }
  }

  /// The stretches that begin between two versions. There only the age tells the days apart, so of
  /// all switches only the first after a birthday can change anything.
  private func later(
    _ before: [Stretch], of profile: Profile, until end: Day, in standing: Standing
  ) -> [Stretch] {
    var later: [Stretch] = []
    var day = profile.from
    while let birthday = profile.birth?.birthday(after: day), birthday < end,
      let next = standing.nextSwitch(after: birthday - 1)?.from, next < end
    {
      if let new = Self.worked(out: profile, on: next, after: later.last ?? before.last) {
        later.append(new)
      }
      day = next
    }
    return later
  }

  /// Nil where what was before stays.
  private static func worked(
    out profile: Profile, on day: Day, after old: Stretch?
  ) -> Stretch? {
    let new = Targets(of: profile, on: day)
    if let new, let old = old?.targets, !new.replace(old) { return nil }
    if new == nil, old?.targets == nil { return nil }
    return Stretch(from: day, targets: new)
  }
}

/// A value calculated once from rows. It is not part of a row, so it never makes two values differ.
struct Kept<Value: Sendable>: Equatable, Sendable {
  var value: Value?

  static func == (one: Self, other: Self) -> Bool { true }
}
