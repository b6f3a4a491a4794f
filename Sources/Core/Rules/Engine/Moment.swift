package import Time

/// Now, and the zone the person is in.
package struct Moment: Sendable {
  package let instant: Instant
  package let zone: Zone

  package init(_ instant: Instant, in zone: Zone) {
    self.instant = instant
    self.zone = zone
  }

  package var day: Day { zone.day(of: instant) }

  func mark(_ instant: Instant) -> Mark { Mark(instant, in: zone) }
}
