import Foundation
import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `Meals that are suggested` {
  private static let today = Day(number: 20_514)

  private static func id(_ number: Int) -> RowID { RowID(bits: UInt64(number) << 32, 7) }

  private static func item(
    _ number: Int, _ name: String, meal: Int, ago: Int64, hour: Int64, _ slot: MealSlot?
  ) -> MealItem {
    let instant = Zone.utc.startOfDay(today - ago) + .hours(hour)
    var item = MealItem.sample(id(number), name, at: instant, meal: id(meal))
    item.slot = slot
    return item
  }

  @Test func `are whole meals, the likeliest at that time of day first`() {
    let items = [
      // Porridge on most mornings, once with other words.
      Self.item(1, "Oats", meal: 1, ago: 1, hour: 8, .breakfast),
      Self.item(2, "Milk", meal: 1, ago: 1, hour: 8, .breakfast),
      Self.item(3, "milk", meal: 2, ago: 2, hour: 9, nil),
      Self.item(4, "OATS", meal: 2, ago: 2, hour: 9, nil),
      Self.item(5, "Pizza", meal: 3, ago: 0, hour: 19, .dinner),
      Self.item(6, "Bread", meal: 4, ago: 4, hour: 8, .breakfast),
      // Too long ago, and not yet.
      Self.item(7, "Cake", meal: 5, ago: 91, hour: 8, .breakfast),
      Self.item(8, "Stew", meal: 6, ago: -1, hour: 8, .breakfast),
    ]
    let morning = MealSuggestion.all(from: items, slot: .breakfast, on: Self.today, most: 9)
    #expect(morning.map { $0.items.map(\.name) } == [["Oats", "Milk"]])
    #expect(morning.map(\.times) == [2] && morning.map(\.of) == [3])
    #expect(morning.map(\.total) == [2], "once is not often")
    let once = items.filter { $0.meal != Self.id(2) }
    let all = MealSuggestion.all(from: once, slot: .breakfast, on: Self.today, most: 9)
    #expect(all.map { $0.items.map(\.name) } == [["Oats", "Milk"], ["Bread"], ["Pizza"]])
    let evening = MealSuggestion.all(from: items, slot: .dinner, on: Self.today, most: 1)
    #expect(evening.map(\.total) == [2] && evening.map(\.times) == [0])
    #expect(MealSuggestion.all(from: items, slot: .dinner, on: Self.today, most: 0) == [])
    #expect(MealSuggestion.all(from: [], slot: .dinner, on: Self.today, most: 9) == [])
  }

  @Test(arguments: Dice.seeds(8))
  func `have the score of their meals, in whatever order these were entered`(seed: UInt64) {
    var dice = Dice(seed: seed)
    let names = ["Oats", "Milk", "Bread", "Pizza", "Tea"]
    var items: [MealItem] = []
    for meal in 0..<Int(dice.number(1...60)) {
      let (ago, hour) = (dice.number(0...95), dice.number(0...23))
      let slot = dice.once(in: 3) ? nil : dice.pick(MealSlot.allCases)
      for _ in 0..<dice.number(1...3) {
        items.append(
          Self.item(
            items.count + 1, dice.pick(names), meal: 1000 + meal, ago: ago, hour: hour, slot))
      }
    }
    let slot = dice.pick(MealSlot.allCases)
    let found = MealSuggestion.all(from: items, slot: slot, on: Self.today, most: .max)
    let shuffled = MealSuggestion.all(
      from: items.shuffled(using: &dice), slot: slot, on: Self.today, most: .max)
    #expect(found == shuffled, "seed \(seed)")
    #expect(found.map(\.score) == found.map(\.score).sorted(by: >), "seed \(seed)")

    // Each meal by itself, in floating point.
    var scores: [[String]: Double] = [:]
    var counts: [[String]: Int] = [:]
    for meal in Set(items.map(\.meal)) {
      let eaten = items.filter { $0.meal == meal }
      guard let first = eaten.first, Self.today - first.at.day <= 90 else { continue }
      let time = first.slot ?? MealSlot(at: first.at.local.clock)
      let weekday = first.at.day.weekday == Self.today.weekday ? 1.2 : 1
      counts[eaten.map(\.name).sorted(), default: 0] += 1
      scores[eaten.map(\.name).sorted(), default: 0] +=
        pow(0.97, Double(Self.today - first.at.day)) * (time == slot ? 3 : 1) * weekday
    }
    let often = counts.values.count { $0 > 1 }
    #expect(found.count == (often > 0 ? often : counts.count), "seed \(seed)")
    for suggestion in found {
      let score = scores[suggestion.items.map(\.name).sorted()] ?? 0
      #expect(abs(Double(suggestion.score) / 1_000_000 - score) < 0.001, "seed \(seed)")
    }
  }
}
