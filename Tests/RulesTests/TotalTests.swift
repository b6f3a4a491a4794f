import Nouns
import Testing
import TestSupport
import Time

@testable import Rules

/// Rows may come from anywhere: no value of theirs may trap, or be walked towards without end.
@Suite struct `Arithmetic over any days and spans` {
  private static let ends: [Int64] = [.min, .min + 1, -1, 0, 1, 20_513, .max - 1, .max]

  private func day(_ generator: inout Seeded) -> Day {
    let near = Int64.random(in: 20_000...20_400, using: &generator)
    return Day(
      number: Bool.random(using: &generator)
        ? near : Self.ends.randomElement(using: &generator) ?? 0)
  }

  @Test func `ranges stand the right way round`() {
    for first in Self.ends.map(Day.init(number:)) {
      for last in Self.ends.map(Day.init(number:)) {
        #expect((first...last).contains(first))
        #expect((first..<last).isEmpty == (last <= first))
        let vacation = Vacation(id: RowID(bits: 1, 1), from: first, to: last)
        #expect(NeutralDays(weeks: [], vacations: [vacation]).firstOther(in: first..<last) == nil)
      }
    }
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `programs have a phase on every day, and an end of their stretches`(seed: UInt64) {
    var generator = Seeded(seed)
    let pauses = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      DietProgram.Pause(
        from: day(&generator), to: Bool.random(using: &generator) ? day(&generator) : nil)
    }
    let program = DietProgram(
      id: RowID(bits: seed, 1), start: day(&generator),
      leadIn: Int.random(in: -1...28, using: &generator), pauses: pauses,
      end: Bool.random(using: &generator) ? day(&generator) : nil)
    for place in Self.ends.map(Day.init(number:)) + [day(&generator)] {
      _ = program.phase(on: place)
      let stretch = program.stretch(on: place)
      if let next = stretch.next { #expect(next > place || place.number == .max) }
    }
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `targets are found however far a program and a birth lie`(seed: UInt64) {
    var generator = Seeded(seed)
    var profile = Profile(id: RowID(bits: seed, 2), from: day(&generator))
    let births: [Birth] = [
      .date(day(&generator)), .year(Int(day(&generator).number)),
      .age(Int(day(&generator).number), on: day(&generator)),
    ]
    profile.birth = births.randomElement(using: &generator)
    (profile.height, profile.weight, profile.goal) = (1780, 90_000, .lose)
    let program = DietProgram(id: RowID(bits: seed, 3), start: day(&generator))
    let standing = Standing(programs: [program], profiles: [profile])
    _ = TargetCourse(standing).targets(on: Day(number: 20_513), in: standing)
    if let birthday = profile.birth?.birthday(after: profile.from) {
      #expect(birthday > profile.from)
    }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `neutral days are counted as one by one`(seed: UInt64) {
    var generator = Seeded(seed)
    func near() -> Day { Day(number: Int64.random(in: 20_000...20_060, using: &generator)) }
    let weeks = (0..<3).map { number -> WeekPlan in
      let rest = Weekday.allCases.filter { _ in Int.random(in: 0...9, using: &generator) < seed % 11
      }
      return WeekPlan(
        id: RowID(bits: UInt64(number), 4), from: near(),
        to: Bool.random(using: &generator) ? near() : nil,
        days: Dictionary(uniqueKeysWithValues: rest.map { ($0, .rest) }))
    }
    let vacations = (0..<2).map {
      Vacation(id: RowID(bits: UInt64($0), 5), from: near(), to: near())
    }
    let neutral = NeutralDays(weeks: weeks, vacations: vacations)
    let days = near()..<near()
    let reasons = (0..<max(0, days.upperBound - days.lowerBound)).map {
      (day: days.lowerBound + $0, reason: neutral.reason(of: days.lowerBound + $0))
    }
    let count = neutral.count(in: days)
    #expect(count.rest == Int64(reasons.count { $0.reason == .restDay }))
    #expect(count.vacation == Int64(reasons.count { $0.reason == .vacation }))
    #expect(neutral.firstOther(in: days) == reasons.first { $0.reason == nil }?.day)
    #expect(neutral.lastOther(in: days) == reasons.last { $0.reason == nil }?.day)
  }

  @Test func `a streak of any length is told, and any durations have a median`() {
    let id = RowID(bits: 1, 6)
    let rest = Dictionary(
      uniqueKeysWithValues: Weekday.allCases.map { ($0, WeekPlan.Intention.rest) })
    let week = WeekPlan(id: id, from: Day(number: .min), days: rest)
    for start in Self.ends {
      for end in Self.ends {
        let span = DaySpan(start: Day(number: start), end: Day(number: end))
        let streaks = Streaks(
          [span], mode: .end, neutral: NeutralDays(weeks: [week], vacations: []),
          freezes: .always(2))
        for today in Self.ends {
          _ = streaks.story(today: Day(number: today), runningSince: nil)
        }
      }
    }
    var maker = Summary.Maker(today: Day(number: 20_513))
    for duration in Self.ends {
      maker.add(
        EndedFast(
          days: DaySpan(start: Day(number: duration), end: Day(number: 0)),
          by: .end, length: Span(milliseconds: duration), outcome: .completed, startSecond: 0,
          endSecond: 0))
    }
    #expect(maker.finish(EndedRows()).median == .zero)
  }
}
