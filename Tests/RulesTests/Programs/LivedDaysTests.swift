import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `Twenty years of programs` {
  private static let years: Int64 = 20 * 366

  /// Programs one after the other, some with a gap, each with pauses, the last one open.
  private static func programs(_ dice: inout Dice) throws -> [DietProgram] {
    var start = try Day(iso: "2019-11-20") + dice.number(0...400)
    let last = start + years
    var programs: [DietProgram] = []
    while start < last {
      let isLast = dice.once(in: 8)
      let end = start + dice.number(1...dice.pick([20, 300, 2500]))
      var pauses: [DietProgram.Pause] = []
      var day = start
      for _ in 0..<dice.number(0...6) {
        let from = day + dice.number(0...dice.pick([3, 60, 500]))
        let to = from + dice.number(0...dice.pick([2, 30, 90]))
        pauses.append(.init(from: from, to: to))
        day = to
      }
      if dice.once(in: 4) { pauses.append(.init(from: day + dice.number(0...900), to: nil)) }
      let id = RowID(bits: dice.next(), dice.next())
      programs.append(
        DietProgram(
          id: id, start: start, leadIn: Int(dice.pick([0, 7, dice.number(0...28)])),
          pauses: pauses, end: isLast ? nil : end))
      if isLast { break }
      start = end + dice.pick([0, 0, dice.number(0...100)])
    }
    return programs
  }

  /// From each day the next that is none of its block.
  private static func changes(_ walk: LivedDays, _ days: ClosedRange<Day>) -> [Day: Day] {
    var changes: [Day: Day] = [:]
    var next: Day?
    for number in (days.lowerBound.number..<days.upperBound.number).reversed() {
      let day = Day(number: number)
      if walk.days[day]?.began != walk.days[day + 1]?.began { next = day + 1 }
      changes[day] = next
    }
    return changes
  }

  @Test(arguments: Dice.seeds(6))
  func `are day by day what a person lives through`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let standing = Standing(programs: try Self.programs(&dice))
    let first = try #require(standing.programs.first).start - 30
    let last = first + Self.years
    let walk = LivedDays(standing.programs, until: last + 1)
    let next = Self.changes(walk, first...last + 1)
    var mistakes: [String] = []
    for number in first.number...last.number {
      let day = Day(number: number)
      let lived = walk.days[day]
      let (program, phase) = try #require(standing.phase(on: day))
      let isUnderWay = phase.kind != .notStarted && phase.kind != .ended
      let said = LivedDays.Lived(
        program: program.id, kind: phase.kind, cycle: phase.cycle, day: phase.day,
        began: program.stretch(on: day).from)
      if lived != (isUnderWay ? said : nil) { mistakes.append("\(day.iso) is not \(said)") }
      if isUnderWay, let change = next[day], program.nextSwitch(after: day) != change {
        mistakes.append("the next switch after \(day.iso) is \(change.iso)")
      }
    }
    let found = standing.switches(in: first...last).map(\.from)
    let walked = walk.switches.filter { $0 <= last }
    #expect(found == walked, "seed \(seed)")
    #expect(mistakes.isEmpty, "seed \(seed): \(mistakes.prefix(3))")
  }

  @Test(arguments: Dice.seeds(6))
  func `show in a plan as their days, without gaps and without a day twice`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let standing = Standing(programs: try Self.programs(&dice))
    for _ in 0..<40 {
      let first = try #require(standing.programs.first).start + dice.number(-100...Self.years)
      let days = dice.number(1...400)
      let stretches = standing.stretches(from: first, days: days)
      var covered: [Day: Stretch] = [:]
      for stretch in stretches {
        let next = try #require(stretch.next)
        #expect(stretch.from >= first && next <= first + days && stretch.from < next)
        for number in stretch.from.number..<next.number {
          #expect(covered.updateValue(stretch, forKey: Day(number: number)) == nil)
        }
        #expect(stretch.phase == standing.phase(on: stretch.from)?.1, "seed \(seed)")
      }
      for day in (0..<days).map({ first + $0 }) {
        let phase = standing.phase(on: day)?.1
        let isUnderWay = phase.map { $0.kind != .ended && $0.kind != .notStarted } ?? false
        #expect((covered[day] != nil) == isUnderWay, "seed \(seed), \(day.iso)")
        if let stretch = covered[day] {
          #expect(stretch.phase.kind == phase?.kind && stretch.phase.cycle == phase?.cycle)
        }
      }
    }
  }
}
