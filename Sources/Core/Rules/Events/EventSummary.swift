package import Nouns
package import Time

/// A journal in summary: each kind of event, and a few questions about the first weeks.
package struct EventSummary: Equatable, Sendable {
  package struct Count: Equatable, Sendable {
    package var count: Int64
    package var first: Instant
    package var last: Instant
  }

  package private(set) var counts: [EventName: Count] = [:]
  private var zone: Zone
  private var firstDay: Day?
  private var activeDays: Set<Day> = []
  private var mealDays: Set<Day> = []
  private var latestOfPerson: Instant?

  package init(in zone: Zone) {
    self.zone = zone
  }

  /// In the order of their times.
  package mutating func add(_ name: EventName, at: Instant) {
    var count = counts[name] ?? Count(count: 0, first: at, last: at)
    count.count += 1
    count.last = at
    counts[name] = count
    let day = zone.local(at).day
    firstDay = firstDay ?? day
    if name.isOfPerson {
      activeDays.insert(day)
      latestOfPerson = at
    }
    if name == .mealLogged { mealDays.insert(day) }
  }

  package var onboardingFinished: Bool { counts[.onboardingCompleted] != nil }
  package var articleOpened: Bool { counts[.articleOpened] != nil }

  /// Whether the person was active on that day of theirs, counted from 1; nil before it is over.
  package func wasActive(onDay number: Int64, today: Day) -> Bool? {
    isAmong(activeDays, day: number, today: today)
  }

  /// Whether the person logged a meal on it.
  package func loggedMeal(onDay number: Int64, today: Day) -> Bool? {
    isAmong(mealDays, day: number, today: today)
  }

  private func isAmong(_ days: Set<Day>, day number: Int64, today: Day) -> Bool? {
    guard let day = firstDay.map({ $0 + (number - 1) }) else { return nil }
    if days.contains(day) { return true }
    return today > day ? false : nil
  }

  /// Whether the person was active on that day or later; nil before it is there.
  package func hasReached(day number: Int64, today: Day) -> Bool? {
    guard let day = firstDay.map({ $0 + (number - 1) }) else { return nil }
    if activeDays.contains(where: { $0 >= day }) { return true }
    return today >= day ? false : nil
  }

  /// Whether the person goes on after the first switch between blocks; nil before there was one.
  package func wasActive(afterFirstOf switches: [Event]) -> Bool? {
    let first = switches.filter(\.isBetweenBlocks).map(\.at).min()
    return first.map { first in latestOfPerson.map { $0 > first } ?? false }
  }
}

extension Event {
  /// Whether a block of a program gave way to the next one by itself: no beginning, no pause.
  fileprivate var isBetweenBlocks: Bool {
    guard name == .cyclePhaseSwitched, payload[.automatic] == .flag(true) else { return false }
    let blocks = [Phase.Kind.diet, .maintenance].map { Event.Value.word($0.rawValue) }
    return [payload[.from], payload[.to]].allSatisfy { $0.map(blocks.contains) ?? false }
  }
}
