package import Nouns
package import Time

/// A time to eat, or to be quiet, between two moments.
package struct Window: Hashable, Sendable {
  package let opens: Instant
  package let closes: Instant

  package init(opens: Instant, closes: Instant) {
    self.opens = opens
    self.closes = closes
  }

  /// By the clocks of one day; over midnight where `to` is not after `from`. Nil on a day whose
  /// clocks leave no time between the two.
  package init?(on day: Day, from: ClockTime, to: ClockTime, in zone: Zone) {
    opens = zone.instants(of: LocalTime(day: day, clock: from)).first
    closes = zone.instants(of: LocalTime(day: from < to ? day : day + 1, clock: to)).first
    guard opens < closes else { return nil }
  }

  package func contains(_ instant: Instant) -> Bool { opens <= instant && instant < closes }
}

/// When a person eats.
package enum WindowRule: Hashable, Sendable {
  /// From the end of a fast, for as long as its schedule says.
  case following
  /// The same time of each day.
  case fixed(opens: ClockTime, closes: ClockTime)

  /// For so long after a window nothing is said.
  package static let grace = Span.hours(2)

  /// The windows around an instant, in order: the one before, the one it is in, the one after;
  /// `eating` is for a fast that leaves it open.
  package func windows(
    around instant: Instant, last: Fast?, eating: Span = Schedule.fallback.eating, in zone: Zone
  ) -> [Window] {
    switch self {
    case .following:
      guard let window = last.flatMap({ Window(after: $0, eating: eating) }) else { return [] }
      // Days later it says nothing any more about who has not fasted since.
      let isOver = instant > window.closes + Self.grace && instant >= window.opens + .hours(24)
      return isOver ? [] : [window]
    case .fixed(let opens, let closes):
      let date = zone.day(of: instant)
      return (-2...2).compactMap { Window(on: date + $0, from: opens, to: closes, in: zone) }
    }
  }

  /// The window that is open.
  package func window(
    at instant: Instant, last: Fast?, eating: Span = Schedule.fallback.eating, in zone: Zone
  ) -> Window? {
    windows(around: instant, last: last, eating: eating, in: zone).last { $0.contains(instant) }
  }

  package enum Place: String, CaseIterable, Sendable {
    case inside, grace, outside
  }

  /// How a meal stands to the windows; nil where there is none to compare with.
  package func place(
    of meal: Instant, last: Fast?, eating: Span = Schedule.fallback.eating, in zone: Zone
  ) -> Place? {
    let windows = windows(around: meal, last: last, eating: eating, in: zone)
    if windows.isEmpty { return nil }
    if windows.contains(where: { $0.contains(meal) }) { return .inside }
    let isGrace = windows.contains { $0.closes <= meal && meal <= $0.closes + Self.grace }
    return isGrace ? .grace : .outside
  }
}

extension Window {
  /// The window after a finished fast.
  init?(after fast: Fast, eating: Span) {
    guard let end = fast.end?.instant, !fast.isCancelled else { return nil }
    self.init(opens: end, closes: end + fast.eating(otherwise: eating))
  }
}

extension Fast {
  /// How long its pattern leaves for eating; `usual` where it leaves that open.
  package func eating(otherwise usual: Span) -> Span {
    if let schedule = schedule.flatMap(Schedule.init(named:)) { return schedule.eating }
    guard let goal, goal < .hours(24) else { return usual }
    return .hours(24) - goal
  }
}
