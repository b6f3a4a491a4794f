import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// The same rows, summed up by SQLite and by the rules.
@MainActor @Suite struct `Days of the habit, as they are read` {
  private static func day(_ dice: inout Dice) -> Day { .monday + dice.number(0...9) }

  private static func mark(_ dice: inout Dice, on day: Day) -> Mark {
    let hours = (day - .monday) * 24 + dice.number(-10...10)
    return Mark(instant: .noon + .hours(hours), offset: 0, zone: "UTC", day: day)
  }

  private static func item(_ number: UInt64, _ dice: inout Dice) -> MealItem {
    var item = MealItem.sample(number, meal: UInt64(dice.number(1...20)))
    item.at = mark(&dice, on: day(&dice))
    item.logged = dice.number(0...3) == 0 ? nil : item.at.day + dice.number(-1...3)
    item.nutrition = Nutrition(energy: dice.number(0...3) == 0 ? nil : dice.number(0...60))
    if dice.number(0...1) == 0 { item.nutrition.protein = dice.number(0...900) }
    return item
  }

  private static func weighing(_ number: UInt64, _ dice: inout Dice) -> Weighing {
    let day = day(&dice)
    var weighing = Weighing(
      id: RowID(number), at: mark(&dice, on: day), grams: dice.number(50_000...90_000))
    if dice.number(0...3) > 0 { weighing.written = mark(&dice, on: day + dice.number(-1...3)) }
    if dice.number(0...3) == 0 { weighing.moved = day + dice.number(-1...3) }
    return weighing
  }

  @Test(arguments: Dice.seeds(6)) func `are those of the rules`(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let scratch = Scratch()
    let ledger = try scratch.open()
    let items = (1...60 as ClosedRange<UInt64>).map { Self.item($0, &dice) }
    let weighings = (61...90 as ClosedRange<UInt64>).map { Self.weighing($0, &dice) }
    let visits = Set((1...4).map { _ in Self.day(&dice) })
    let rows =
      items.map(\.row) + weighings.map(\.row) + visits.map { DayFact(.checkIn, on: $0).row }
    _ = try ledger.commit(
      .command(rows.map { Change(before: nil, after: $0) }), at: .later)
    let all = stride(from: 0, through: 9, by: 1).map { Day.monday + $0 }
    let wanted = all.map {
      HabitDay($0, items, weighings, hasCheckIn: visits.contains($0))
    }
    #expect(try ledger.habitDays() == wanted.filter { !$0.isEmpty }, "seed \(seed)")
    #expect(try ledger.activeDays() == wanted.filter(\.isActive).map(\.day), "seed \(seed)")
    let weights = all.compactMap { day in DayWeight(of: weighings.filter { $0.at.day == day }) }
    #expect(try ledger.ownDayWeights() == weights, "seed \(seed)")
  }
}
