package import Time

/// A moment as it was recorded: with the zone in force, so that history stays where it was when the person moves.
package struct Mark: Hashable, Sendable {
  package let instant: Instant
  /// Seconds east of UTC at that moment.
  package let offset: Int
  package let zone: String
  /// The counted day it belongs to by the rule of its time.
  package let day: Day

  package init(instant: Instant, offset: Int, zone: String, day: Day) {
    self.instant = instant
    self.offset = offset
    self.zone = zone
    self.day = day
  }

  package init(_ instant: Instant, in days: DayRule) {
    self.init(
      instant: instant, offset: days.zone.offset(at: instant), zone: days.zone.name,
      day: days.day(of: instant))
  }

  package init(_ instant: Instant, in zone: Zone) {
    self.init(instant, in: DayRule(zone))
  }

  /// What the clocks showed where it was recorded.
  package var local: LocalTime {
    Zone.utc.local(instant + .seconds(Int64(offset)))
  }
}
