import Nouns
import Rules
import TestSupport
import Testing
import Time

/// The rule read day by day, with sets and from the first day on.
private struct Walk {
  var credited: Set<Int64>
  let neutral: (Int64) -> Bool
  let freezes: Int

  /// Lives through all days before `border`, and says what stands then.
  func live(until border: Int64, upTo today: Int64) -> (current: Int64, frozen: Set<Int64>) {
    var (streak, held): (Int64, Int) = (0, 0)
    var frozen: Set<Int64> = []
    let days = credited.filter { $0 <= today }
    guard let first = days.min(), let last = days.max() else { return (0, []) }
    for day in first..<max(border, last + 1) {
      if days.contains(day) {
        streak += 1
        if streak % 7 == 0 { held = min(held + 1, freezes) }
      } else if neutral(day) {
        continue
      } else if streak >= 3, held > 0 {
        held -= 1
        frozen.insert(day)
      } else {
        (streak, held) = (0, 0)
      }
    }
    return (streak, frozen)
  }

  var longest: Int64 {
    credited.reduce(0) { max($0, live(until: $1, upTo: $1).current) }
  }
}

/// Plans, vacations and fasts that nobody would have made up.
private struct Life {
  var spans: [DaySpan] = []
  var weeks: [WeekPlan] = []
  var vacations: [Vacation] = []

  init(_ dice: inout Dice, width: Int64) {
    // Mostly day after day, so that there is something to bridge.
    var day = Int64(0)
    while day < width {
      let length: Int64 = dice.pick([0, 1, 1, 1, 1, 2, 4])
      spans.append(DaySpan(start: Day(number: day), end: Day(number: day + length)))
      day += dice.pick([1, 1, 1, 1, 1, 2, 2, 3, 5, 9])
    }
    var from = dice.number(-10...width / 2)
    for _ in 0..<dice.number(0...3) {
      let to = dice.once(in: 4) ? nil : from + dice.number(0...width)
      let rest = Weekday.allCases.filter { _ in dice.once(in: dice.pick([1, 2, 4])) }
      weeks.append(
        WeekPlan(
          id: Self.id(&dice), from: Day(number: from), to: to.map(Day.init(number:)),
          days: Dictionary(uniqueKeysWithValues: rest.map { ($0, .rest) })))
      guard let to else { break }
      from = to + 1
    }
    for _ in 0..<dice.number(0...3) {
      let from = dice.number(-5...width)
      vacations.append(
        Vacation(
          id: Self.id(&dice), from: Day(number: from), to: Day(number: from + dice.number(0...9))))
    }
  }

  private static func id(_ dice: inout Dice) -> RowID { RowID(bits: dice.next(), dice.next()) }

  var neutral: NeutralDays { NeutralDays(weeks: weeks, vacations: vacations) }

  func isNeutral(_ number: Int64) -> Bool {
    let day = Day(number: number)
    return vacations.contains { $0.days.contains(day) }
      || weeks.contains { $0.intention(on: day) == .rest }
  }
}

@Suite struct `Neutral days` {
  @Test(arguments: Dice.seeds(1000), CreditMode.allCases)
  func `bridge a streak as the rule says day by day`(seed: UInt64, mode: CreditMode) {
    var dice = Dice(seed: seed)
    let width: Int64 = dice.pick([5, 30, 90])
    let life = Life(&dice, width: width)
    let freezes = Int(dice.number(0...2))
    let days = life.spans.flatMap { span in
      let range = span.credited(mode)
      return range.lowerBound.number...range.upperBound.number
    }
    let walk = Walk(credited: Set(days), neutral: life.isNeutral, freezes: freezes)
    let streaks = Streaks(life.spans, mode: mode, neutral: life.neutral, freezes: .always(freezes))
    #expect(streaks.longest == walk.longest)
    for _ in 0..<20 {
      let today = dice.number(-8...width + 12)
      let start = dice.once(in: 2) ? nil : today - dice.number(-1...6)
      let border = min(today, start.map { mode == .end ? $0 + 1 : $0 } ?? today)
      let lived = walk.live(until: border, upTo: today)
      let running = start.map(Day.init(number:))
      let day = Day(number: today)
      #expect(streaks.current(today: day, runningSince: running) == lived.current)
      #expect(streaks.isAlive(today: day, runningSince: running) == (lived.current > 0))
      guard (days.max() ?? today) <= today else { continue }
      let frozen = streaks.frozenDays(today: day, runningSince: running)
      #expect(Set(frozen.map(\.number)) == lived.frozen)
    }
  }

  @Test(arguments: Dice.seeds(300), CreditMode.allCases)
  func `count the same in whatever order fasts and plans become known`(
    seed: UInt64, mode: CreditMode
  ) {
    var dice = Dice(seed: seed)
    let life = Life(&dice, width: dice.pick([5, 30, 90]))
    let whole = Streaks(life.spans, mode: mode, neutral: life.neutral, freezes: .always(2))
    var grown = Streaks([], mode: mode, freezes: .always(1))
    let spans = life.spans.shuffled(using: &dice)
    let half = spans.count / 2
    spans[..<half].forEach { grown.add($0) }
    grown.count(neutral: life.neutral, freezes: .always(2))
    spans[half...].forEach { grown.add($0) }
    #expect(grown == whole)
    #expect(Streaks(spans, mode: mode, neutral: life.neutral, freezes: .always(2)) == whole)
  }

  private static func streaks(
    _ days: [Int64], neutral: NeutralDays = .none, freezes: Int = 0
  ) -> Streaks {
    let spans = days.map { DaySpan(start: Day(number: $0), end: Day(number: $0)) }
    return Streaks(spans, mode: .end, neutral: neutral, freezes: .always(freezes))
  }

  @Test func `keep a streak through a vacation and end it on the first missed day after it`() {
    let vacation = Vacation(id: .sample, from: Day(number: 4), to: Day(number: 20))
    let streaks = Self.streaks(
      [1, 2, 3], neutral: NeutralDays(weeks: [], vacations: [vacation]))
    #expect(streaks.current(today: Day(number: 21), runningSince: nil) == 3)
    #expect(streaks.current(today: Day(number: 22), runningSince: nil) == 0)
  }

  @Test func `may be all there are, for ever`() {
    let days = Dictionary(
      uniqueKeysWithValues: Weekday.allCases.map { ($0, WeekPlan.Intention.rest) })
    let plan = WeekPlan(id: .sample, from: Day(number: 3), days: days)
    let streaks = Self.streaks([1, 2], neutral: NeutralDays(weeks: [plan], vacations: []))
    #expect(streaks.current(today: Day(number: .max), runningSince: nil) == 2)
  }

  @Test func `that were fasted on count all the same`() {
    let vacation = Vacation(id: .sample, from: Day(number: 2), to: Day(number: 3))
    let neutral = NeutralDays(weeks: [], vacations: [vacation])
    #expect(Self.streaks([1, 2, 4], neutral: neutral).longest == 3)
  }

  @Test func `are as the plan was that was in force on them`() {
    let off = WeekPlan(
      id: .sample, from: Day(number: 0), to: Day(number: 9),
      days: [Day(number: 3).weekday: .rest])
    let on = WeekPlan(id: RowID(bits: 1, 2), from: Day(number: 10), days: [:])
    let streaks = Self.streaks(
      [2, 4, 9, 11], neutral: NeutralDays(weeks: [off, on], vacations: []))
    // Day 10 is the same weekday as day 3, under a plan that has no rest.
    #expect(streaks.longest == 2)
    #expect(streaks.current(today: Day(number: 11), runningSince: nil) == 1)
  }

  @Test(
    arguments: [
      // Seven days earn one freeze, six none.
      (Array(1...6), [8], 1, 6), (Array(1...7), [9], 1, 8), (Array(1...7), [10], 1, 7),
      // Two are held at most, and only as many as the person wants.
      (Array(1...21), [24], 2, 22), (Array(1...21), [24], 1, 21), (Array(1...21), [25], 2, 21),
      (Array(1...21), [23], 0, 21),
    ] as [([Int64], [Int64], Int, Int64)])
  func `may be bought by seven days of a streak`(
    before: [Int64], after: [Int64], freezes: Int, longest: Int64
  ) {
    #expect(Self.streaks(before + after, freezes: freezes).longest == longest)
  }

  @Test func `follow a plan that an engine is given, and a vacation that is taken back`() throws {
    var standing = Standing()
    let vacation = Change(
      before: nil,
      after: .vacation(Vacation(id: .sample, from: Day(number: 3), to: Day(number: 5))))
    standing.vacations = [Vacation(id: .sample, from: Day(number: 3), to: Day(number: 5))]
    let spans = [1, 2, 6].map { DaySpan(start: Day(number: $0), end: Day(number: $0)) }
    let opening = Opening(
      active: nil, lastFinished: nil, news: [], credits: spans, standing: standing)
    let engine = Engine(opening, mode: .end)
    #expect(engine.streaks.longest == 3)
    let step = RecordedStep(
      number: 1, at: Instant(milliseconds: 0), actor: "test",
      step: Step(kind: .command, verb: VerbWord("vacation"), changes: [vacation]))
    var facts = Facts()
    facts.step = step
    facts.credits = spans
    var next = engine
    _ = try next.perform(
      .undo, given: facts, at: Moment(Instant(milliseconds: 0), in: .utc),
      ids: { RowID(bits: 0, 0) }, actor: "test")
    #expect(next.streaks.longest == 2)
    #expect(next.streaks.neutral == .none)
  }
}
