package import Nouns
package import Time

/// The badges that the weight gave, by the values that were recorded here.
package struct WeightJourney: Equatable, Sendable {
  /// The first day of each tier.
  package private(set) var earned: [Badge.Tier: Day] = [:]
  /// Where the last day stands, as far as there is an aim then.
  package private(set) var last: Standpoint?

  package struct Standpoint: Equatable, Sendable {
    package let aim: WeightGoal
    /// In grams; nil before there is a mean.
    package fileprivate(set) var change: (done: Int64, baseline: Int64)?
    package fileprivate(set) var blocked: WeightBadge.Block?
    package fileprivate(set) var heldDays: Int64 = 0

    package static func == (one: Self, other: Self) -> Bool {
      (one.aim, one.blocked, one.heldDays) == (other.aim, other.blocked, other.heldDays)
        && one.change?.done == other.change?.done
        && one.change?.baseline == other.change?.baseline
    }
  }

  /// `values` are those of all days up to today, oldest first.
  package init(_ values: [DayWeight], in standing: Standing, today: Day) {
    for (days, aim) in standing.aims(upTo: today) { follow(values, aim, on: days, standing) }
  }

  private mutating func follow(
    _ values: [DayWeight], _ set: SetAim, on days: ClosedRange<Day>, _ standing: Standing
  ) {
    var course = WeightCourse(aim: set)
    let goal = standing.version(on: days.lowerBound)?.goalWeight
    var held = goal.map(HeldDays.init(at:))
    last = Standpoint(aim: set.aim)
    let first = days.lowerBound - WeightCourse.usualMemory
    let start = values.firstPlace(after: first - 1)
    for place in start..<values.endIndex {
      let value = values[place]
      guard value.day <= days.upperBound else { break }
      course.take(value)
      // Between two values the mean changes, too, as older ones leave it.
      let next = place + 1 < values.endIndex ? values[place + 1].day - 1 : days.upperBound
      var day = max(value.day, days.lowerBound)
      while day <= min(next, days.upperBound, value.day + WeightCourse.week) {
        look(course, set, &held, on: day, standing)
        day = day + 1
      }
    }
  }

  private mutating func look(
    _ course: WeightCourse, _ set: SetAim, _ held: inout HeldDays?, on day: Day,
    _ standing: Standing
  ) {
    guard let mean = course.mean(on: day),
      standing.aimObstacle(on: day, set.aim, of: standing.version(on: day)) == nil
    else { return }
    let height = standing.version(on: day)?.height
    if let baseline = course.baseline(on: day)?.grams {
      let badge = WeightBadge(
        set.aim, from: baseline, to: mean,
        fourWeeksAgo: course.mean(on: day - 4 * WeightCourse.week), height: height)
      if let tier = badge.tier { earn(tier, on: day) }
      last?.change = (set.aim == .gain ? mean - baseline : baseline - mean, baseline)
      last?.blocked = badge.blocked
    }
    guard height.map({ !Profile.isUnderweight(grams: mean, height: $0) }) ?? true else { return }
    held?.take(mean, on: day)
    last?.heldDays = held?.present ?? 0
    if held?.isPlatinum == true { earn(.platinum, on: day) }
  }

  /// The lower ones come along, but for the last, which is another matter.
  private mutating func earn(_ tier: Badge.Tier, on day: Day) {
    let tiers = tier == .platinum ? [tier] : Badge.Tier.allCases.filter { $0 <= tier }
    for tier in tiers where earned[tier] == nil { earned[tier] = day }
  }
}

extension Standing {
  /// The aims that were set, each with the days it held on.
  fileprivate func aims(upTo today: Day) -> [(days: ClosedRange<Day>, aim: SetAim)] {
    var found: [(days: ClosedRange<Day>, aim: SetAim)] = []
    let begins = profiles.map(\.from).filter { $0 <= today }
    for (begin, next) in zip(begins, begins.dropFirst() + [today + 1]) where begin < next {
      guard let aim = setAim(on: begin) else { continue }
      let goal = version(on: begin)?.goalWeight
      if let last = found.last, last.aim == aim, last.days.upperBound + 1 == begin,
        version(on: last.days.lowerBound)?.goalWeight == goal
      {
        found[found.count - 1].days = last.days.lowerBound...next - 1
      } else {
        found.append((begin...next - 1, aim))
      }
    }
    return found
  }
}
