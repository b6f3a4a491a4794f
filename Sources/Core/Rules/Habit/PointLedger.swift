package import Nouns
package import Time

/// The points of each day since they were switched on first; the same wherever it is worked out.
package struct PointLedger: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package let day: Day
    package let earned: [PointReason]
    package let activity: PointBalance.Activity
    package let closing: PointBalance.Closing
  }

  /// The days that are over, and today.
  package private(set) var entries: [Entry] = []
  package private(set) var balance: Int64 = 0

  package var today: Entry? { entries.last }

  /// Before decay, from the week's first day on.
  package func earned(since day: Day, upTo last: Day = Day(number: .max)) -> Int64 {
    entries.reversed().prefix { $0.day >= day }
      .reduce(0) { $0 + ($1.day <= last ? $1.earned.points : 0) }
  }

  /// Whether nothing was logged since a day that is over, so that the points rest.
  package var isResting: Bool {
    entries.dropLast().last?.closing.run ?? 0 > 0 && today?.activity != .active
  }
}

extension PointLedger {
  /// Empty where points were never on.
  package init(_ history: HabitHistory, today: Day) {
    guard let first = history.standing.firstDayOfPoints, first <= today else { return }
    let frozen = history.streaks.frozenDays(today: today, runningSince: nil)
    let streak = history.streaks.current(today: first, runningSince: nil)
    var balance = PointBalance(streak: streak)
    var known = history.days(since: first)[...]
    var day = first
    while day <= today {
      let fact = known.first?.day == day ? known.removeFirst() : HabitDay(day)
      let counts = history.standing.givesPoints(on: day)
      let earned = counts ? history.reasons(fact, isOver: day < today) : []
      let activity =
        counts ? history.activity(of: fact, frozen, isOver: day < today) : .neutral
      let closing = balance.close(
        activity, earned: earned.points, history.standing.decay(on: day))
      entries.append(Entry(day: day, earned: earned, activity: activity, closing: closing))
      day = day + 1
    }
    self.balance = balance.balance
  }
}

extension Standing {
  /// Nil where points were never on.
  var firstDayOfPoints: Day? {
    rules.first { $0.key == .points && $0.value == RuleSwitch.on.rawValue }?.from
  }

  package func givesPoints(on day: Day) -> Bool { hasHabit(on: day) && !restsHabit(on: day) }
}

extension HabitHistory {
  fileprivate func reasons(_ fact: HabitDay, isOver: Bool) -> [PointReason] {
    var reasons: [PointReason] = []
    if fact.hasMeal { reasons.append(.meal) }
    if isOver, fact.isAdherent { reasons.append(.macros) }
    if fact.hasWeight { reasons.append(.weight) }
    if fact.hasCheckIn { reasons.append(.checkIn) }
    if isOver, cyclesDone.contains(fact.day) { reasons.append(.cycle) }
    return reasons
  }

  /// Today may yet become active.
  fileprivate func activity(
    of fact: HabitDay, _ frozen: Set<Day>, isOver: Bool
  ) -> PointBalance.Activity {
    if fact.isActive { return .active }
    let isNeutral =
      !isOver || frozen.contains(fact.day) || streaks.neutral.reason(of: fact.day) != nil
    return isNeutral ? .neutral : .inactive
  }
}
