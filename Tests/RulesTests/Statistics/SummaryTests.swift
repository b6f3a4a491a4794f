import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `A summary` {
  private struct Entry: Decodable {
    let start: String, end: String, target: Int64
    let cancelled: Bool?
  }

  private func ended(_ entries: [Entry], zone: Zone) throws -> (fasts: [EndedFast], rows: EndedRows)
  {
    let fasts = try entries.map {
      Fast(
        id: .sample, start: Mark(try Instant(iso: $0.start), in: zone),
        end: Mark(try Instant(iso: $0.end), in: zone),
        goal: $0.target == 0 ? nil : .seconds($0.target), isCancelled: $0.cancelled ?? false)
    }
    let counted = fasts.compactMap(EndedFast.init)
    return (counted, EndedRows(cancelled: fasts.count - counted.count))
  }

  @Test(arguments: try vectors(fn: "summary"))
  func `counts as the domain's examples do`(vector: Vector) throws {
    struct Input: Decodable { let fasts: [Entry] }
    struct Expected: Decodable {
      let total: Int64, completed: Int64, cancelled: Int
      let rate_permille: Int64?
      let average_s: Int64
    }
    let (fasts, rows) = try ended(
      try vector.input(as: Input.self).fasts, zone: try Zone(installed: "Europe/Berlin"))
    let expected = try vector.expect(as: Expected.self)
    let summary = Summary(fasts, rows, today: Day(number: 20_000))
    #expect(summary.all.fasts == expected.total)
    #expect(summary.all.completed == expected.completed)
    #expect(summary.cancelled == expected.cancelled)
    #expect(summary.all.rate == expected.rate_permille)
    #expect(summary.all.average == .seconds(expected.average_s))
  }

  @Test(arguments: try vectors(fn: "chart"))
  func `draws the week as the domain's examples do`(vector: Vector) throws {
    struct Input: Decodable { let fasts: [Entry], today: String, zone: String }
    let input = try vector.input(as: Input.self)
    let (fasts, _) = try ended(input.fasts, zone: try Zone(installed: input.zone))
    let today = try Day(iso: input.today)
    var tallies = DayTallies(today - 6...today, mode: .end)
    fasts.forEach { tallies.add($0) }
    let expected = try vector.expect(as: [Bar].self)
    let bars = (0...6).map { (place: Int64) in
      let day = today - 6 + place
      let tally = tallies[day]
      return Bar(
        day: day.iso, seconds: tally.time.seconds,
        state: tally.ended == .none ? "empty" : "\(tally.ended)")
    }
    #expect(bars == expected)
  }

  @Test(arguments: try vectors(fn: "weekSums"))
  func `has a fast in one week, as the domain's examples do`(vector: Vector) throws {
    struct Row: Decodable {
      let startDay: String, endDay: String, seconds: Int64
      let cancelled: Bool?
    }
    struct Input: Decodable { let fasts: [Row], mode: String }
    struct Sum: Decodable, Equatable { let fasts: Int64, seconds: Int64 }
    let input = try vector.input(as: Input.self)
    let fasts = try input.fasts.filter { $0.cancelled != true }.map {
      EndedFast(
        days: DaySpan(start: try Day(iso: $0.startDay), end: try Day(iso: $0.endDay)),
        by: input.mode == "end" ? .end : .start, length: .seconds($0.seconds), outcome: .open,
        startSecond: 0, endSecond: 0)
    }
    for (monday, sum) in try vector.expect(as: [String: Sum].self) {
      let first = try Day(iso: monday)
      var period = Period(first...first + 6)
      fasts.forEach { period.add($0) }
      #expect(Sum(fasts: period.all.fasts, seconds: period.all.time.seconds) == sum)
      let week = Summary(fasts, EndedRows(), today: first + 3).week.now
      #expect(week == period.all)
    }
  }

  private struct Bar: Decodable, Equatable {
    let day: String, seconds: Int64, state: String

    init(day: String, seconds: Int64, state: String) {
      (self.day, self.seconds, self.state) = (day, seconds, state)
    }

    init(from decoder: any Decoder) throws {
      var fields = try decoder.unkeyedContainer()
      day = try fields.decode(String.self)
      seconds = try fields.decode(Int64.self)
      state = try fields.decode(String.self)
    }
  }

  @Test func `of nothing has no averages`() {
    let summary = Summary([], EndedRows(), today: Day(number: 0))
    #expect(summary.all == Tally())
    #expect(summary.all.average == nil)
    #expect(summary.median == nil)
    #expect(summary.longest == nil)
    #expect(summary.usualStart == nil)
    #expect(summary.schedules == [])
  }

  @Test(
    arguments: [
      ([1], 1), ([1, 2], 1), ([2, 1], 1), ([1, 3], 2), ([5, 1, 3], 3), ([9, 1, 2, 4], 3),
    ] as [([Int64], Int64)])
  func `has a median`(seconds: [Int64], median: Int64) {
    let summary = Summary(
      seconds.map { .sample(day: 0, length: .seconds($0)) }, EndedRows(), today: Day(number: 0))
    #expect(summary.median == .seconds(median))
  }

  @Test(arguments: [(1, 2, 500), (1, 3, 333), (2, 3, 667), (1, 16, 63), (0, 4, 0), (5, 5, 1000)])
  func `rounds the rate half away from zero`(completed: Int, scored: Int, rate: Int64) {
    let fasts = (0..<scored).map {
      EndedFast.sample(day: 0, outcome: $0 < completed ? .completed : .partial)
    }
    #expect(Summary(fasts, EndedRows(), today: Day(number: 0)).all.rate == rate)
  }

  @Test func `compares the week, the month and the year with those before`() throws {
    // A Wednesday in the week that began on Monday 2 March.
    let today = try Day(iso: "2026-03-04")
    let days = [
      "2026-03-05", "2026-03-04", "2026-03-02", "2026-03-01", "2026-02-23", "2026-02-22",
      "2026-02-01", "2026-01-31", "2025-12-31", "2025-01-01", "2024-12-31",
    ]
    let fasts = try days.map { EndedFast.sample(day: try Day(iso: $0).number) }
    let summary = Summary(fasts, EndedRows(), today: today)
    #expect((summary.week.now.fasts, summary.week.before.fasts) == (3, 2))
    #expect((summary.month.now.fasts, summary.month.before.fasts) == (4, 3))
    #expect((summary.year.now.fasts, summary.year.before.fasts) == (8, 2))
    #expect(summary.lastSevenDays.fasts == 3)
    #expect(summary.all.fasts == 11)
  }

  @Test func `sorts by schedule and by weekday`() {
    let fasts = [
      EndedFast.sample(day: 0, schedule: 1), .sample(day: 1, schedule: 0),
      .sample(day: 7, schedule: 1), .sample(day: 8, schedule: nil),
    ]
    let summary = Summary(
      fasts, EndedRows(schedules: ["16:8", "18:6"]), today: Day(number: 9))
    #expect(summary.schedules.map(\.schedule) == ["16:8", "18:6", nil])
    #expect(summary.schedules.map(\.tally.fasts) == [1, 2, 1])
    // Day 0 was a Thursday.
    #expect(summary.weekdays.map(\.fasts) == [0, 0, 0, 2, 2, 0, 0])
  }

  @Test func `goals of one's own stand by their length, the most frequent first`() {
    let goals: [Int64?] = [16, 18, 16, nil, 16, 18, nil]
    let fasts = goals.map {
      EndedFast.sample(
        day: 0, outcome: $0 == nil ? .open : .completed, goal: $0.map { .hours($0) })
    }
    let late = EndedFast.sample(day: 0, goal: .hours(18) - .seconds(1))
    let summary = Summary(fasts + [late], EndedRows(), today: Day(number: 9))
    // 17:59:59 and 18:00:00 are shown as the same.
    #expect(summary.schedules.map(\.goal) == [.hours(16), .hours(18), nil])
    #expect(summary.schedules.map(\.tally.fasts) == [3, 3, 2])
    #expect(summary.schedules.last?.tally.scored == 0)
  }

  @Test func `too many lengths of goals are told as one`() {
    let fasts = (1...100).map { EndedFast.sample(day: 0, goal: .minutes(Int64($0))) }
    let summary = Summary(fasts, EndedRows(), today: Day(number: 9))
    #expect(summary.schedules.count == 41)
    #expect(summary.schedules.reduce(0) { $0 + $1.tally.fasts } == 100)
    #expect(summary.schedules.last?.goal == nil)
  }

  @Test(
    arguments: [
      ([20 * 60, 20 * 60 + 30], 20 * 60 + 15), ([23 * 60 + 50, 10], 0), ([0, 12 * 60], nil),
      ([6 * 60], 6 * 60), ([22 * 60, 23 * 60, 30], 23 * 60 + 10),
    ] as [([Int], Int?)])
  func `knows the usual time on the face of a clock`(minutes: [Int], usual: Int?) {
    var mean = ClockMean()
    minutes.forEach { mean.add(secondOfDay: $0 * 60) }
    #expect(mean.time.map { $0.secondOfDay / 60 } == usual)
  }

  @Test(arguments: Dice.seeds(200))
  func `finds the time from which the others are least far`(seed: UInt64) {
    var dice = Dice(seed: seed)
    let centre = dice.number(0...1439)
    let minutes = (0..<dice.number(1...40)).map { _ in
      Int((centre + dice.number(-170...170) + 1440) % 1440)
    }
    var mean = ClockMean()
    minutes.forEach { mean.add(secondOfDay: $0 * 60 + 59) }
    func cost(_ minute: Int) -> Int {
      minutes.reduce(0) { sum, other in
        let direct = abs(other - minute)
        let distance = min(direct, 1440 - direct)
        return sum + distance * distance
      }
    }
    let best = (0..<1440).map(cost).min()
    #expect(mean.time.map { cost($0.secondOfDay / 60) } == best)
  }
}

extension EndedFast {
  /// Nil for one that runs or was cancelled.
  init?(_ fast: Fast) {
    guard !fast.isCancelled, let end = fast.end, let length = fast.duration,
      let outcome = fast.outcome
    else { return nil }
    self.init(
      days: DaySpan(start: fast.start.day, end: end.day), by: .end, length: length,
      outcome: outcome,
      startSecond: fast.start.local.clock.secondOfDay, endSecond: end.local.clock.secondOfDay)
  }

  static func sample(
    day: Int64, length: Span = .hours(16), outcome: Fast.Outcome = .completed,
    schedule: Int? = nil, goal: Span? = nil
  ) -> Self {
    let end = Day(number: day)
    return Self(
      days: DaySpan(start: end - 1, end: end), by: .end, length: length, outcome: outcome,
      startSecond: 0, endSecond: 0, schedule: schedule, goal: goal)
  }
}

extension Summary {
  init(_ fasts: [EndedFast], _ rows: EndedRows, today: Day) {
    var maker = Maker(today: today)
    fasts.forEach { maker.add($0) }
    self = maker.finish(rows)
  }
}
