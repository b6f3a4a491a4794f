import Nouns
import Rules
import TestSupport
import Testing
import Time

/// The rule read word by word, with a set of days and no runs.
private struct Naive {
  let mode: CreditMode
  private(set) var days: Set<Int64> = []

  init(_ fasts: [(start: Int64, end: Int64)], mode: CreditMode) {
    self.mode = mode
    for (start, end) in fasts {
      let end = end < start ? start : end
      if start == end {
        days.insert(start)
      } else if mode == .end {
        days.formUnion(start + 1...end)
      } else {
        days.formUnion(start...end - 1)
      }
    }
  }

  var longest: Int64 { days.map(length(endingOn:)).max() ?? 0 }

  func isAlive(today: Int64, runningSince start: Int64?) -> Bool {
    guard let last = days.filter({ $0 <= today }).max() else { return false }
    if last >= today - 1 { return true }
    guard let start else { return false }
    return mode == .end ? last >= start : last >= start - 1
  }

  func current(today: Int64, runningSince start: Int64?) -> Int64 {
    guard isAlive(today: today, runningSince: start),
      let last = days.filter({ $0 <= today }).max()
    else { return 0 }
    return length(endingOn: last)
  }

  private func length(endingOn day: Int64) -> Int64 {
    days.contains(day) ? 1 + length(endingOn: day - 1) : 0
  }
}

@Suite struct `Runs of credited days` {
  @Test(arguments: Dice.seeds(1000), CreditMode.allCases)
  func `are what the rule says word by word`(seed: UInt64, mode: CreditMode) {
    var dice = Dice(seed: seed)
    let width: Int64 = dice.pick([3, 20, 60, 200])
    let fasts = (0..<dice.number(0...40)).map { _ in
      let start = dice.number(-5...width)
      return (start: start, end: start + dice.pick([-1, 0, 0, 1, 1, 1, 1, 2, 3, 7]))
    }
    let naive = Naive(fasts, mode: mode)
    let streaks = Streaks(fasts.map(DaySpan.init), mode: mode)
    #expect(streaks.longest == naive.longest)
    #expect(Streaks(streaks.spans, mode: mode) == streaks)
    for _ in 0..<20 {
      let today = dice.number(-8...width + 8)
      let start = dice.once(in: 2) ? nil : today - dice.number(-1...4)
      let running = start.map(Day.init(number:))
      let day = Day(number: today)
      #expect(
        streaks.current(today: day, runningSince: running)
          == naive.current(today: today, runningSince: start))
      #expect(
        streaks.isAlive(today: day, runningSince: running)
          == naive.isAlive(today: today, runningSince: start))
    }
  }

  @Test(arguments: Dice.seeds(300), CreditMode.allCases)
  func `do not depend on the order in which fasts are known`(seed: UInt64, mode: CreditMode) {
    var dice = Dice(seed: seed)
    let spans = (0..<dice.number(0...30)).map { _ in
      let start = dice.number(0...40)
      return DaySpan((start: start, end: start + dice.number(-1...3)))
    }
    let streaks = Streaks(spans, mode: mode)
    #expect(Streaks(spans.shuffled(using: &dice), mode: mode) == streaks)
    var added = Streaks([], mode: mode)
    spans.shuffled(using: &dice).forEach { added.add($0) }
    #expect(added == streaks)
  }

  @Test func `of a day long before the newest do not fill what lies between`() {
    var streaks = Streaks([DaySpan((start: 10, end: 10))], mode: .end)
    streaks.add(DaySpan((start: 3, end: 3)))
    #expect(streaks.longest == 1)
  }

  @Test func `bear days at the ends of the scale`() {
    let spans = [Int64.min, -1, 0, .max].map { DaySpan((start: $0, end: $0)) }
    let streaks = Streaks(spans + [DaySpan((start: .min, end: .max))], mode: .end)
    #expect(streaks.longest == .max)
    #expect(streaks.current(today: Day(number: .min), runningSince: nil) == 1)
  }

  @Test func `follow the chosen rule`() throws {
    var scene = Scene()
    try scene.fast(from: .hours(30), to: .hours(4))
    let today = scene.moment.day
    #expect(scene.engine.streaks.current(today: today + 1, runningSince: nil) == 1)
    var engine = scene.engine
    engine.recount(scene.shelf.credits, mode: .start)
    #expect(engine.streaks.mode == .start)
    #expect(engine.streaks.current(today: today + 1, runningSince: nil) == 0)
  }
}

extension DaySpan {
  fileprivate init(_ days: (start: Int64, end: Int64)) {
    self.init(start: Day(number: days.start), end: Day(number: days.end))
  }
}
