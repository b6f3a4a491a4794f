import TestSupport
import Testing

@testable import Time

@Suite struct `Days and walls of a zone` {
  struct StartOfDayInput: Decodable {
    let date: String
    let zone: String
  }

  struct StartOfDayExpectation: Decodable {
    let fireAt: String
  }

  @Test(arguments: try vectors(fn: "startOfDay"))
  func `the worked examples of a day's first instant hold`(vector: Vector) throws {
    let input = try vector.input(as: StartOfDayInput.self)
    let expected = try vector.expect(as: StartOfDayExpectation.self).fireAt
    let start = try Zone(installed: input.zone).startOfDay(Day(iso: input.date))
    #expect(start.iso == expected)
  }

  @Test(arguments: [
    // Midnight missing, twice, and ordinary.
    ("Asia/Beirut", "2026-03-29", "2026-03-28T22:00:00Z"),
    ("America/Havana", "2026-11-01", "2026-11-01T04:00:00Z"),
    ("Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00Z"),
    ("America/Toronto", "1919-03-31", "1919-03-31T04:30:00Z"),
    // The day was left out.
    ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z"),
    ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00Z"),
    ("Pacific/Kwajalein", "1993-08-21", "1993-08-21T12:00:00Z"),
    // The day came twice.
    ("Asia/Manila", "1844-12-30", "1844-12-30T15:56:08Z"),
    // Offsets with odd seconds, and far ones.
    ("Africa/Monrovia", "1972-01-07", "1972-01-07T00:44:30Z"),
    ("Pacific/Kiritimati", "2026-01-01", "2025-12-31T10:00:00Z"),
  ])
  func `a day begins at the first instant its clocks show it`(
    zone: String, day: String, start: String
  ) throws {
    #expect(try Zone(installed: zone).startOfDay(Day(iso: day)).iso == start)
  }

  @Test func `a wall time in a gap names the first instant after it`() throws {
    let berlin = try Zone(installed: "Europe/Berlin")
    let after = try Instant(iso: "2026-03-29T01:00:00Z")
    for time in ["02:00:00", "02:30:00", "02:59:59"] {
      let wall = try local("2026-03-29", time)
      #expect(berlin.instants(of: wall) == .none(firstAfter: after))
    }
    #expect(berlin.instants(of: try local("2026-03-29", "03:00:00")) == .one(after))
    let before = try local("2026-03-29", "01:59:59")
    #expect(berlin.instants(of: before) == .one(after - .second))
  }

  @Test func `a wall time in a fold has two instants, the earlier first`() throws {
    let berlin = try Zone(installed: "Europe/Berlin")
    let earlier = try Instant(iso: "2026-10-25T00:00:00Z")
    let first = try local("2026-10-25", "02:00:00")
    #expect(berlin.instants(of: first) == .two(earlier, earlier + .hour))
    let last = try local("2026-10-25", "03:00:00")
    #expect(berlin.instants(of: last) == .one(earlier + .hours(2)))
    let oneBefore = try local("2026-10-25", "01:59:59")
    #expect(berlin.instants(of: oneBefore) == .one(earlier - .second))
  }

  @Test(arguments: 0..<2)
  func `around every change clocks and instants tell the same`(part: Int) throws {
    let step = Span.minutes(47) + .seconds(13)
    for name in InstalledZones.part(part, of: 2) {
      let zone = try Zone(installed: name)
      var moment = Instant(seconds: ZoneOracle.from)
      while let change = zone.nextTransition(after: moment), change.seconds < ZoneOracle.to {
        moment = change
        for count in Int64(-3)...3 {
          expectRoundTrip(zone, change + step * count)
        }
        for day in Int64(-1)...1 {
          expectStart(zone, of: zone.day(of: change) + day)
        }
      }
    }
  }

  @Test(arguments: [UInt64.random(in: 0 ... .max), 3])
  func `at any time in any zone clocks and instants tell the same`(seed: UInt64) throws {
    var random = Seeded(seed)
    for name in InstalledZones.names {
      let zone = try Zone(installed: name)
      for _ in 0..<10 {
        let second = Int64.random(in: -5_000_000_000...10_000_000_000, using: &random)
        expectRoundTrip(zone, Instant(seconds: second))
        expectStart(zone, of: zone.day(of: Instant(seconds: second)))
      }
    }
  }

  @Test func `times at the ends of the scale are answered`() throws {
    for zone in [Zone.utc, try Zone(installed: "Europe/Berlin")] {
      for number in [Int64.min, .max] {
        let day = Day(number: number)
        let clock = try #require(ClockTime(hour: 23, minute: 59, second: 59))
        _ = zone.startOfDay(day)
        _ = zone.instants(of: LocalTime(day: day, clock: clock))
        _ = zone.local(Instant(milliseconds: number))
        _ = zone.nextTransition(after: Instant(milliseconds: number))
        _ = zone.iso(Instant(milliseconds: number))
        _ = day.iso
      }
      #expect(zone.startOfDay(Day(number: .min)) < zone.startOfDay(Day(number: .max)))
    }
  }

  private func local(_ day: String, _ time: String) throws -> LocalTime {
    let parts = time.split(separator: ":").compactMap { Int($0) }
    let clock = try #require(ClockTime(hour: parts[0], minute: parts[1], second: parts[2]))
    return LocalTime(day: try Day(iso: day), clock: clock)
  }

  private func expectRoundTrip(_ zone: Zone, _ instant: Instant) {
    let found: Bool
    switch zone.instants(of: zone.local(instant)) {
    case .none: found = false
    case .one(let only): found = only == instant
    case .two(let earlier, let later):
      found =
        earlier < later && (earlier == instant || later == instant)
        && zone.local(earlier) == zone.local(later)
    }
    if !found { Issue.record("\(zone.name): \(instant.iso) is not found from its own clock") }
  }

  private func expectStart(_ zone: Zone, of day: Day) {
    let start = zone.startOfDay(day)
    let isFirst = zone.day(of: start) >= day && zone.day(of: start - .second) < day
    if !isFirst { Issue.record("\(zone.name): \(day.iso) does not start at \(start.iso)") }
  }
}
