import Rules
import TestSupport
import Testing
import Time

@Suite struct `The day` {
  @Test(arguments: try vectors(fn: "startOfDay"))
  func `begins when the domain's examples say`(vector: Vector) throws {
    struct Input: Decodable { let date: String, zone: String }
    struct Expected: Decodable { let fireAt: String }
    let input = try vector.input(as: Input.self)
    let rule = DayRule(try Zone(installed: input.zone))
    let expected = try Instant(iso: vector.expect(as: Expected.self).fireAt)
    #expect(rule.start(of: try Day(iso: input.date)) == expected)
    #expect(rule.nextBorder(after: expected - .second) == expected)
  }

  static let begins = [(0, 0), (0, 30), (2, 30), (4, 0), (6, 0)].map {
    ClockTime(hour: $0.0, minute: $0.1) ?? .midnight
  }

  @Test(arguments: Place.all)
  func `is the date of the local time minus the day's start, however clocks change`(
    place: Place
  ) throws {
    let zone = try Zone(installed: place.zone)
    let change = try #require(zone.nextTransition(after: try Instant(iso: place.date)))
    let calendar = SlowCalendar()
    for begins in Self.begins {
      let rule = DayRule(zone, begins: begins)
      for step in 0..<300 {
        let instant = change - .hours(30) + .minutes(Int64(step) * 13)
        let day = rule.day(of: instant)
        #expect(day == Self.day(of: zone.local(instant), begins: begins))
        let starts = (1...4).map { calendar.first(day + $0, begins, in: zone) }
        let next = try #require(starts.filter { $0 > instant }.min())
        #expect(rule.nextBorder(after: instant) == next, "\(begins) \(instant.iso)")
      }
    }
  }

  private static func day(of local: LocalTime, begins: ClockTime) -> Day {
    let length = Int64(ClockTime.secondsPerDay)
    let second = local.day.number * length + Int64(local.clock.secondOfDay - begins.secondOfDay)
    return Day(number: (second - (second % length + length) % length) / length)
  }

  @Test(arguments: [
    // 02:30 is left out: the day begins when the clocks go on.
    ("Europe/Berlin", "2026-03-29", (2, 30), "2026-03-29T01:00:00Z"),
    // 02:30 comes twice: the day begins with the first.
    ("Europe/Berlin", "2026-10-25", (2, 30), "2026-10-25T00:30:00Z"),
    ("Europe/Berlin", "2026-10-25", (4, 0), "2026-10-25T03:00:00Z"),
    // Midnight is left out.
    ("America/Sao_Paulo", "2018-11-04", (0, 0), "2018-11-04T03:00:00Z"),
    // The whole date is left out.
    ("Pacific/Apia", "2011-12-30", (0, 0), "2011-12-30T10:00:00Z"),
    ("Pacific/Apia", "2011-12-31", (0, 0), "2011-12-30T10:00:00Z"),
    ("Antarctica/Troll", "2024-03-31", (1, 30), "2024-03-31T01:00:00Z"),
  ])
  func `begins at one instant where clocks change`(
    zone: String, day: String, begins: (Int, Int), expected: String
  ) throws {
    let clock = try #require(ClockTime(hour: begins.0, minute: begins.1))
    let rule = DayRule(try Zone(installed: zone), begins: clock)
    #expect(rule.start(of: try Day(iso: day)) == (try Instant(iso: expected)))
  }

  @Test func `never begins later than six`() {
    let rule = DayRule(.utc, begins: ClockTime(hour: 23, minute: 0) ?? .midnight)
    #expect(rule.begins == ClockTime(hour: 6, minute: 0))
  }

  @Test func `of what was recorded stays as it was when the rule changes`() throws {
    var scene = Scene(at: try Instant(iso: "2026-05-02T02:00:00Z"))
    scene.wish { $0.dayStart = ClockTime(hour: 4, minute: 0) ?? .midnight }
    try scene.start()
    let marked = try #require(scene.engine.active?.start.day)
    #expect(marked == (try Day(iso: "2026-05-01")))
    scene.wish { $0.dayStart = .midnight }
    try scene.setGoal(.change(.hours(1)))
    #expect(scene.shelf.active?.start.day == marked)
    scene.now = scene.now + .hours(24)
    try scene.stop()
    #expect(scene.shelf.lastFinished?.end?.day == (try Day(iso: "2026-05-03")))
  }

  @Test func `is announced once on a flight over the date line and back`() throws {
    var scene = Scene(
      at: try Instant(iso: "2026-05-02T10:30:00Z"), in: try Zone(installed: "Pacific/Kiritimati"))
    // From half past midnight on the 3rd to half past eleven at night on the 1st.
    scene.travel(to: try Zone(installed: "Pacific/Pago_Pago"))
    scene.pass(.hours(5 * 24))
    scene.travel(to: try Zone(installed: "Pacific/Kiritimati"))
    scene.pass(.hours(24))
    #expect(Set(scene.days).count == scene.days.count)
    #expect(scene.days == scene.days.sorted { $0 < $1 })
    #expect(scene.days.last == scene.zone.day(of: scene.now))
  }

  @Test func `is announced once after many midnights`() throws {
    var scene = Scene()
    scene.now = scene.now + .hours(20 * 24)
    scene.wake()
    scene.wake()
    #expect(scene.days == [scene.zone.day(of: scene.now)])
  }
}
