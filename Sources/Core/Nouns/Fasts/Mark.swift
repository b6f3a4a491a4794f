package import Time

/// A moment as it was recorded: with the zone in force, so that history stays where it was when the person moves.
package struct Mark: Hashable, Sendable {
  package static let offsets = -26 * 60 * 60...26 * 60 * 60
  package static let longestZone = TextLimit.line(100)

  package let instant: Instant
  /// Seconds east of UTC at that moment.
  package let offset: Int
  package let zone: String
  /// The counted day it belongs to by the rule of its time.
  package let day: Day

  package static let blank = Mark(
    instant: Instant(milliseconds: 0), offset: 0, zone: "", day: unsaid)
  /// The day of a moment that comes from elsewhere, until the rule here gives it one.
  package static let unsaid = Day(number: .min)

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

  /// Nil while it has yet to be given.
  package var saidDay: Day? { day == Self.unsaid ? nil : day }

  /// With the day that the clocks there showed, by a rule of here, where none was said.
  package func completed(beginning dayStart: ClockTime) -> Mark {
    guard saidDay == nil else { return self }
    let shown = DayRule(.utc, begins: dayStart).day(of: instant + .seconds(Int64(offset)))
    return Mark(instant: instant, offset: offset, zone: zone, day: shown)
  }

  /// The local time where it was recorded.
  package var local: LocalTime {
    Zone.utc.local(instant + .seconds(Int64(offset)))
  }
}
