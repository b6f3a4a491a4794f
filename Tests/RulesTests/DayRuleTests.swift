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
    let walk = (0..<Int64(120 * 12)).map { change - .hours(30) + .minutes($0 * 5) }
    let shown = walk.map { zone.local($0) }
    for begins in Self.begins {
      let rule = DayRule(zone, begins: begins)
      // A day begins wherever the walk comes to a later one.
      let days = shown.map { Self.day(of: $0, begins: begins) }
      let borders = walk.indices.dropFirst().filter { days[$0] > days[$0 - 1] }.map { walk[$0] }
      for step in 0..<300 {
        let instant = change - .hours(30) + .minutes(Int64(step) * 13)
        #expect(rule.day(of: instant) == Self.day(of: zone.local(instant), begins: begins))
        let next = try #require(borders.first { $0 > instant })
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

  @Test(arguments: [
    // From 00:01 back to 23:01.
    ("America/St_Johns", (0, 0), "2010-11-07T02:45:00Z", "2010-11-07T03:30:00Z"),
    ("Europe/Berlin", (2, 30), "2026-10-25T01:15:00Z", "2026-10-25T01:30:00Z"),
  ])
  func `begins in time for who arrives after its beginning and before its second one`(
    name: String, begins: (Int, Int), arrival: String, second: String
  ) throws {
    let zone = try Zone(installed: name)
    let (arrival, second) = (try Instant(iso: arrival), try Instant(iso: second))
    var wishes = Wishes()
    wishes.dayStart = try #require(ClockTime(hour: begins.0, minute: begins.1))
    var scene = Scene(at: arrival - .hour, in: try Zone(rule: "<West>6"), wishes: wishes)
    scene.now = arrival
    scene.travel(to: zone)
    let before = try #require(scene.shelf.days?.counted)
    #expect(scene.engine.nextWake(after: scene.moment) == second)
    scene.pass(second - arrival)
    #expect(scene.shelf.days?.counted == before + 1)
    #expect(scene.shelf.days?.counted == scene.moment.day)
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
