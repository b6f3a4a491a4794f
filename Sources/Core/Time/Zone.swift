/// A time zone's rules as a value.
package struct Zone: Sendable {
  package let name: String
  package static let utc = Zone(name: "UTC")

  init(name: String) { self.name = name }

  /// Seconds east of UTC.
  package func offset(at instant: Instant) -> Int { 0 }

  package func abbreviation(at instant: Instant) -> String { "UTC" }

  package func local(_ instant: Instant) -> LocalTime {
    let seconds = instant.seconds + Int64(offset(at: instant))
    let length = Int64(ClockTime.secondsPerDay)
    return LocalTime(
      day: Day(number: seconds.floorDivided(by: length)),
      clock: ClockTime(uncheckedSecondOfDay: Int(seconds.floorRemainder(by: length))))
  }

  package func day(of instant: Instant) -> Day { local(instant).day }

  /// The first instant of a civil day: not always 00:00.
  package func startOfDay(_ day: Day) -> Instant {
    Instant(seconds: day.number * Int64(ClockTime.secondsPerDay))
  }
}
