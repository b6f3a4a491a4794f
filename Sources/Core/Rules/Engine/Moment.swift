import Nouns
package import Time

/// Now, where and how the person counts days, and how long the machine has been up.
package struct Moment: Equatable, Sendable {
  package let instant: Instant
  package let days: DayRule
  package let boot: BootTime?

  package init(
    _ instant: Instant, in zone: Zone, dayStart: ClockTime = .midnight, boot: BootTime? = nil
  ) {
    self.instant = instant
    days = DayRule(zone, begins: dayStart)
    self.boot = boot
  }

  package var zone: Zone { days.zone }

  /// The counted day.
  package var day: Day { days.day(of: instant) }

  /// The civil date.
  package var date: Day { zone.day(of: instant) }

  func mark(_ instant: Instant) -> Mark { Mark(instant, in: days) }

  /// The same, as time goes on.
  package func at(_ instant: Instant) -> Moment {
    Moment(
      instant, in: zone, dayStart: days.begins,
      boot: boot.map { BootTime(id: $0.id, elapsed: $0.elapsed + (instant - self.instant)) })
  }
}

/// A clock that nobody sets: it counts from one start of the machine on, also while it sleeps.
package struct BootTime: Hashable, Sendable {
  /// Names that start.
  package let id: String
  package let elapsed: Span

  package init(id: String, elapsed: Span) {
    self.id = id
    self.elapsed = elapsed
  }
}
