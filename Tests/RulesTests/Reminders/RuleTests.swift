import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `Warnings of a long fast` {
  @Test(arguments: try vectors(fn: "nextWarning"))
  func `come at the hours of the domain`(vector: Vector) throws {
    struct Input: Decodable { let elapsed_h: Int64 }
    let elapsed = Span.hours(try vector.input(as: Input.self).elapsed_h)
    #expect(LongFastWarning.next(after: elapsed) == .hours(try vector.expect(as: Int64.self)))
  }

  @Test(arguments: [
    (0, 24), (23, 24), (47, 48), (48, 72), (71, 72), (83, 84), (84, 96), (120, 132),
  ])
  func `come next`(elapsed: Int64, next: Int64) {
    #expect(LongFastWarning.next(after: .hours(elapsed)) == .hours(next))
  }

  @Test(
    arguments: [
      (23, nil), (24, .day), (50, .twoDays), (96, .threeDays), (132, .fiveDays),
    ] as [(Int64, LongFastWarning?)])
  func `have the text of their hour`(elapsed: Int64, text: LongFastWarning?) {
    #expect(LongFastWarning(hours: elapsed) == text)
  }

  @Test(arguments: [false, true])
  func `come one by one and in time, from 72 hours on even in quiet hours`(isWanted: Bool) throws {
    var wishes = Wishes()
    wishes.safety = isWanted
    wishes.quiet = [QuietRule(from: .midnight, to: .midnight)]
    var scene = Scene(wishes: wishes)
    try scene.start(.open)
    let start = scene.now
    scene.pass(.hours(100))
    #expect(scene.told.map { ($0.at - start).minutes / 60 } == [72, 84, 96])
    scene = Scene(
      wishes: {
        var wishes = Wishes(); wishes.safety = isWanted; return wishes
      }())
    try scene.start(.open)
    scene.pass(.hours(100))
    let hours = scene.told.map { ($0.at - start).minutes / 60 }
    #expect(hours == (isWanted ? [24, 48, 72, 84, 96] : [72, 84, 96]))
  }
}

@Suite struct `The usual start` {
  private static let midnight = Instant(seconds: 1_767_052_800)

  /// Fasts that began so many days ago at that minute of the day.
  private static func starts(_ days: [(ago: Int64, minute: Int64)]) -> RecentStarts {
    RecentStarts(
      days.enumerated().map { index, start in
        let at = midnight - .hours(24 * start.ago) + .minutes(start.minute)
        return Fast(id: RowID(bits: 1, UInt64(index)), start: Mark(at, in: Zone.utc))
      })
  }

  @Test(
    arguments: [
      ([(1, 1200), (2, 1230), (3, 1170)], 1200),
      // Over midnight: 23:30, 00:30 and 00:00.
      ([(1, 1410), (2, 30), (3, 0)], 0),
      ([(1, 1430), (2, 1420), (3, 20)], 1437),
      // Fewer than three.
      ([(1, 1200), (2, 1200)], nil),
      // All over the day.
      ([(1, 0), (2, 480), (3, 960)], nil),
      // Longer ago than two weeks.
      ([(1, 1200), (2, 1200), (16, 1200)], nil),
    ] as [([(Int64, Int64)], Int?)])
  func `is the mean on the face of the clock`(days: [(Int64, Int64)], minute: Int?) {
    let habit = Self.starts(days.map { (ago: $0.0, minute: $0.1) }).habit(at: Self.midnight)
    #expect(habit?.clock == minute.flatMap { ClockTime(hour: $0 / 60, minute: $0 % 60) })
  }

  @Test(arguments: Dice.seeds(40))
  func `is the minute that is least far from all`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let middle = dice.number(0...1439)
    let minutes = (1...dice.number(3...9)).map { _ in (middle + dice.number(0...240)) % 1440 }
    let starts = Self.starts(minutes.enumerated().map { (Int64($0.offset) + 2, $0.element) })
    let habit = try #require(starts.habit(at: Self.midnight), "seed \(seed)")
    func cost(_ minute: Int64) -> Int64 {
      minutes.reduce(0) { sum, other in
        let direct = abs(other - minute)
        let distance = min(direct, 1440 - direct)
        return sum + distance * distance
      }
    }
    let least = (0..<1440).map { cost(Int64($0)) }.min()
    #expect(cost(Int64(habit.clock.secondOfDay / 60)) == least, "seed \(seed)")
  }

  @Test func `does not move while a day goes on`() throws {
    var scene = Scene()
    for day in 0..<4 {
      scene.now = Scene.beginning + .hours(24 * Int64(day)) + .minutes([0, 90, 0, 0][day])
      try scene.start(.span(.hours(2)))
      scene.pass(.hours(5))
      try scene.stop()
    }
    scene.wish { $0.usualStart = .zero }
    scene.now = Scene.beginning + .hours(14 * 24 - 10)
    scene.wake()
    // The first start leaves memory at noon, before the mean of the others and of all.
    scene.pass(.hours(20))
    let asked = scene.told.filter { $0.kind == .startUsual }
    #expect(asked.map { scene.zone.local($0.at).clock } == [ClockTime(hour: 12, minute: 23)])
  }

  @Test func `is not forgotten where the clock is ahead for a while`() throws {
    var scene = Scene()
    for _ in 0..<4 {
      try scene.start(.span(.hours(2)))
      scene.pass(.hours(5))
      try scene.stop()
      scene.pass(.hours(19))
    }
    let habit = scene.engine.recentStarts.habit(at: scene.now)
    #expect(habit?.starts.count == 4)
    scene.setClock(by: .hours(90 * 24))
    scene.pass(.hours(30))
    scene.setClock(by: .hours(-90 * 24))
    #expect(scene.engine.recentStarts.habit(at: scene.now) == habit)
  }
}

@Suite struct `Quiet hours` {
  private static let weekend: Set<Weekday> = [.saturday, .sunday]

  @Test(arguments: [
    // 2026-05-02 is a Saturday.
    ("2026-05-02T21:59:00Z", false), ("2026-05-02T22:00:00Z", true),
    ("2026-05-03T06:59:59Z", true), ("2026-05-03T07:00:00Z", false),
    ("2026-05-03T23:00:00Z", true),
    // The night that began on Sunday ends on Monday; the next begins on no day of these.
    ("2026-05-04T06:00:00Z", true), ("2026-05-04T23:00:00Z", false),
    ("2026-05-02T03:00:00Z", false),
  ])
  func `begin on their days and end on the next`(now: String, isQuiet: Bool) throws {
    let rule = QuietRule(
      days: Self.weekend, from: try Self.clock(22), to: try Self.clock(7))
    #expect(try Self.isQuiet(rule, at: now) == isQuiet)
  }

  @Test(arguments: [
    // 02:00 to 03:00 is left out in the night of the 29th, and comes twice in that of the 25th.
    ("2026-03-29T00:59:00Z", true), ("2026-03-29T01:00:00Z", false),
    ("2026-10-25T00:29:00Z", true), ("2026-10-25T00:30:00Z", false),
    ("2026-10-25T01:15:00Z", false),
  ])
  func `end when their end has come, however clocks change`(now: String, isQuiet: Bool) throws {
    let rule = QuietRule(from: try Self.clock(22), to: try Self.clock(2, 30))
    #expect(try Self.isQuiet(rule, at: now, in: "Europe/Berlin") == isQuiet)
  }

  private static func clock(_ hour: Int, _ minute: Int = 0) throws -> ClockTime {
    try #require(ClockTime(hour: hour, minute: minute))
  }

  private static func isQuiet(
    _ rule: QuietRule, at now: String, in zone: String = "UTC"
  ) throws -> Bool {
    var wishes = Wishes()
    wishes.quiet = [rule]
    let scene = Scene(
      at: try Instant(iso: now), in: try Zone(installed: zone), wishes: wishes)
    return scene.engine.silenceEnd(at: scene.moment) != nil
  }
}

@Suite struct `What will come` {
  @Test(arguments: Place.all, Dice.seeds(2))
  func `is all that a walk from minute to minute finds, in order`(
    place: Place, seed: UInt64
  ) throws {
    var dice = Dice(seed: seed)
    let zone = try Zone(installed: place.zone)
    var wishes = Wishes()
    wishes.halfway = true
    wishes.goalNear = .minutes(30)
    wishes.beyond = .hours(1)
    wishes.windowCloses = .minutes(30)
    wishes.usualStart = .minutes(10)
    wishes.startAt = ClockTime(hour: Int(dice.number(0...23)), minute: 0)
    let opens = ClockTime(hour: Int(dice.number(0...23)), minute: 30) ?? .midnight
    wishes.window = .fixed(opens: opens, closes: .midnight)
    var scene = Scene(at: try Instant(iso: place.date), in: zone, wishes: wishes)
    if dice.once(in: 2) { try scene.start(.span(.hours(dice.number(2...30)))) }
    try scene.perform(.addReminder(.init(text: "Water", rule: .once(scene.now + .hours(7)))))
    let clock = ClockTime(hour: Int(dice.number(0...3)), minute: 30) ?? .midnight
    let days: Set<Weekday> = [dice.pick(Weekday.allCases), .sunday, .friday]
    try scene.perform(.addReminder(.init(text: "Tea", rule: .daily(clock, days: days))))

    let (start, end) = (scene.now, scene.now + .hours(60))
    let upcoming = scene.engine.agenda(at: scene.moment)
      .upcoming(after: start, through: end, limit: 1000).map(\.key)
    #expect(upcoming.map(\.at) == upcoming.map(\.at).sorted(by: <))
    let truth = Truth(
      fast: scene.shelf.active, last: scene.shelf.lastMeant,
      reminders: Array(scene.shelf.reminders.values), wishes: wishes, zone: zone,
      calendar: SlowCalendar())
    var walked: Set<News.Key> = []
    for minute in 1...Int64(60 * 60) {
      let now = start + .minutes(minute)
      walked.formUnion(truth.claims(at: now).map(\.key).filter { $0.at > start })
    }
    #expect(Set(upcoming) == walked, "seed \(seed)")
    #expect(upcoming.count == walked.count)
  }
}
