import Nouns
package import Time

/// The days of a habit as they are kept in memory: in order, and each judged.
package struct HabitDays: Equatable, Sendable {
  package private(set) var days: [HabitDay]
  /// Those that a long fast or the time after it touches.
  package let resting: Set<Day>

  package init(_ days: [HabitDay], resting: Set<Day>, in standing: Standing) {
    (self.days, self.resting) = (days, resting)
    for place in self.days.indices { self.days[place].judge(in: standing, resting: resting) }
  }

  /// Puts a day in the place of what was known of it.
  package mutating func put(_ new: HabitDay, in standing: Standing) {
    var new = new
    new.judge(in: standing, resting: resting)
    let place = days.firstPlace(after: new.day - 1)
    let isKnown = place < days.endIndex && days[place].day == new.day
    switch (isKnown, new.isEmpty) {
    case (true, true): days.remove(at: place)
    case (true, false): days[place] = new
    case (false, false): days.insert(new, at: place)
    case (false, true): break
    }
  }
}

extension Change {
  /// The days of which the habit may know something else by it.
  package var daysOfHabit: Set<Day> {
    Set(
      [before, after].compactMap { row in
        switch row {
        case .mealItem(let item): item.at.day
        case .weighing(let weighing): weighing.at.day
        case .dayFact(let fact): fact.on
        default: nil
        }
      })
  }

  /// The day that a new entry makes count, whatever else there is on it; nil where its rows must be asked.
  package var creditedDay: Day? {
    guard before == nil else { return nil }
    return switch after {
    case .mealItem(let item): item.isTimely ? item.at.day : nil
    case .weighing(let weighing): weighing.isTimely ? weighing.at.day : nil
    default: nil
    }
  }

  /// Whether days are judged differently by it.
  package var judgesDays: Bool {
    switch before ?? after {
    case .profile, .program, .target, .safety, .rule: true
    default: false
    }
  }
}

extension TargetRest {
  /// The days that it touches, as the person counts them.
  package func days(by rule: DayRule, upTo today: Day) -> ClosedRange<Day> {
    let first = rule.day(of: begins)
    let last = until.map { rule.day(of: $0 - Span(milliseconds: 1)) } ?? today
    return first...max(first, last)
  }
}
