package import Nouns
package import Time

/// The badges that a history gives, each dated by the day that gave it.
package struct BadgeBook: Equatable, Sendable {
  package private(set) var earned: [Badge.Name: Day] = [:]

  package init(_ history: HabitHistory, _ journey: WeightJourney, today: Day) {
    for (category, days) in [
      (
        Badge.Category.streak,
        history.streaks.days(reaching: Badge.Category.streak.thresholds, today)
      ),
      (.adherence, history.daysOfCycles),
      (.milestone, history.daysOfMeals(upTo: today)),
    ] {
      for (tier, day) in zip(Badge.Tier.allCases, days) {
        if let day { earned[Badge.Name(category, tier)] = day }
      }
    }
    for (tier, day) in journey.earned { earned[Badge.Name(.weight, tier)] = day }
  }

  /// To those that the person does not have yet, lower tiers first. One that another machine dated by
  /// what it knew gets the day that gave it.
  package func changes(in standing: Standing) -> [Change] {
    let known = Dictionary(standing.badges.map { ($0.name, $0) }) { first, _ in first }
    return Badge.Name.all.compactMap { name in
      guard let day = earned[name], known[name].map({ day < $0.on }) ?? true else { return nil }
      return Change(before: known[name].map(Row.badge), after: Badge(name, on: day).row)
    }
  }
}

extension HabitHistory {
  fileprivate var daysOfCycles: [Day?] {
    Badge.Category.adherence.thresholds.map { count in
      cyclesDone.dropFirst(Int(count) - 1).first
    }
  }

  /// How many meals were logged up to a day.
  package func meals(upTo day: Day) -> Int64 {
    days.prefix { $0.day <= day }.reduce(0) { $0 + $1.meals }
  }

  fileprivate func daysOfMeals(upTo today: Day) -> [Day?] {
    var (sum, found): (Int64, [Day?]) = (0, [])
    for fact in days.prefix(while: { $0.day <= today }) {
      sum += fact.meals
      while let needed = Badge.Category.milestone.thresholds.dropFirst(found.count).first,
        sum >= needed
      {
        found.append(fact.day)
      }
    }
    return found
  }
}

extension Streaks {
  /// The first day on which a streak counted so many days, for each number in turn.
  fileprivate func days(reaching numbers: [Int64], _ today: Day) -> [Day?] {
    var (found, chain, end): ([Day?], Chain, Day?) = ([], Chain(), nil)
    for run in runs where run.lowerBound <= today {
      if let end, !chain.bridge(end + 1..<run.lowerBound, neutral, freezes) { chain = Chain() }
      let days = run.lowerBound...min(run.upperBound, today)
      let before = chain.counted
      chain = chain.counting(days, freezes)
      while let number = numbers.dropFirst(found.count).first, chain.counted >= number {
        found.append(days.lowerBound + (number - before - 1))
      }
      end = days.upperBound
    }
    return found
  }
}

extension Decision {
  /// Not those that come back with an undo, or from a backup.
  package var earnedBadges: [Badge] {
    guard let step = commit.step, step.kind == .command || step.kind == .automatic,
      step.verb.known != .restore, step.verb.known != .import
    else { return [] }
    return step.changes.compactMap { change in
      if change.before == nil, case .badge(let badge)? = change.after { badge } else { nil }
    }
  }
}

extension Sequence<Badge> {
  /// Category by category, lower tiers first.
  var inOrder: [Badge] {
    let order = Dictionary(uniqueKeysWithValues: zip(Badge.Name.all, 0...))
    return sorted { order[$0.name, default: 0] < order[$1.name, default: 0] }
  }
}
