import Glibc
import Nouns
import TestSupport
import Testing
import Time

@testable import Rules

@Suite struct `A habit that is worked out` {
  /// Thousands of them where `contrib/soak` asks for them.
  private static let worlds = Wish.number("FASTD_WORLDS") ?? 60
  private static let seeds = Dice.seeds(worlds)

  @Test(arguments: seeds) func `is the same in whatever order it was entered`(seed: UInt64) {
    let life = HabitLife(seed: seed)
    var dice = Dice(seed: seed)
    let shuffled = life.rows.shuffled(using: &dice)
    #expect(life.rows.history(life.today) == shuffled.history(life.today))
    let ledger = PointLedger(life.rows.history(life.today), today: life.today)
    #expect(ledger == PointLedger(shuffled.history(life.today), today: life.today))
    #expect(life.rows.book(life.today) == shuffled.book(life.today))
  }

  @Test(arguments: seeds) func `goes on from what it was`(seed: UInt64) {
    let life = HabitLife(seed: seed, days: 60)
    let before = PointLedger(life.rows.history(life.today), today: life.today)
    let after = PointLedger(life.rows.history(life.today + 30), today: life.today + 30)
    // A day that is over stays as it is, but for the last one, which was open.
    #expect(before.entries.dropLast().elementsEqual(after.entries.prefix(before.entries.count - 1)))
    #expect(after.entries.allSatisfy { $0.closing.balance >= 0 })
  }

  @Test(arguments: seeds) func `has streaks that a walk day by day has`(seed: UInt64) {
    var dice = Dice(seed: seed)
    let rows = (0..<dice.number(0...4)).map { _ in
      (from: Day(number: dice.number(0...60)), most: Int(dice.number(0...2)))
    }.sorted { $0.from < $1.from }
    let counted = Set((0..<60).filter { _ in !dice.once(in: 6) }.map { Day(number: $0) })
    let off = Set((0..<60).filter { _ in dice.once(in: 15) }.map { Day(number: $0) })
    let numbers = FreezeNumbers(numbers: rows)
    let neutral = NeutralDays(weeks: [], vacations: [], skipped: off)
    var streaks = Streaks([], mode: .end, neutral: neutral, freezes: numbers)
    for day in counted.shuffled(using: &dice) { streaks.set(day, isCredited: true) }
    let today = Day(number: 61)
    var walk = FreezeWalk()
    for day in Int64(0)..<61 {
      walk.pass(
        Day(number: day), counted.contains(Day(number: day)), off.contains(Day(number: day)),
        numbers)
    }
    #expect(streaks.current(today: today, runningSince: nil) == walk.counted)
    #expect(streaks.longest == walk.longest)
    #expect(streaks.frozenDays(today: today, runningSince: nil) == walk.frozen)
    // And taken back again.
    for day in counted.shuffled(using: &dice) { streaks.set(day, isCredited: false) }
    #expect(streaks.longest == 0 && streaks.first == nil)
  }

  @Test func `of two machines comes to what one would have`() {
    for seed in Self.seeds {
      let life = HabitLife(seed: seed, days: 70)
      var dice = Dice(seed: seed)
      // Each knows half of it when it gives its badges.
      let sides = life.rows.map { _ in dice.once(in: 2) }
      let halves = [true, false].map { side in
        zip(life.rows, sides).filter { $0.1 == side || $0.0.kind == .rule }.map(\.0)
      }
      let given = halves.flatMap { half in
        half.book(life.today).changes(in: half.standing).compactMap { $0.after?.noun as? Badge }
      }
      // The earlier day of each stays, as it does where machines meet; then both look again.
      let met = Dictionary(grouping: given, by: \.name).values.compactMap { same in
        same.min { $0.on < $1.on }
      }
      let merged = life.rows + met.map(\.row)
      let later = merged.book(life.today).changes(in: merged.standing)
      let there = merged.standing.badges.reduce(into: [Badge.Name: Day]()) { $0[$1.name] = $1.on }
      let badges = later.compactMap { $0.after?.noun as? Badge }
        .reduce(into: there) { $0[$1.name] = $1.on }
      #expect(badges == life.rows.book(life.today).earned, "seed \(seed)")
      #expect(
        PointLedger(merged.history(life.today), today: life.today)
          == PointLedger(life.rows.history(life.today), today: life.today), "seed \(seed)")
    }
  }
}

/// The rule of freezes as it is told, one day after the other.
private struct FreezeWalk {
  var counted: Int64 = 0
  var longest: Int64 = 0
  var held = 0
  var frozen: Set<Day> = []

  mutating func pass(_ day: Day, _ isCounted: Bool, _ isOff: Bool, _ numbers: FreezeNumbers) {
    held = min(held, numbers.most(on: day))
    if isCounted {
      counted += 1
      longest = max(longest, counted)
      if counted % 7 == 0, numbers.most(on: day) > held { held += 1 }
    } else if isOff || counted == 0 {
      return
    } else if held > 0 {
      held -= 1
      frozen.insert(day)
    } else {
      (counted, held) = (0, 0)
    }
  }
}
