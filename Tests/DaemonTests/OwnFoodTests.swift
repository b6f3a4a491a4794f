import Nouns
import Rules
import TestSupport
import Testing

@testable import Daemon

/// Foods that are kept follow what is done to them, or say that they cannot.
@MainActor @Suite struct `Kept foods` {
  private static let words = [
    "Öl", "bar 2", "fish and chips", "reis", "Reis, roh", "bar", "zz", "a:b",
  ]

  /// As they would be read.
  private func read(_ foods: [Food]) -> OwnFoods {
    OwnFoods(
      foods.sorted {
        let (one, other) = (FoldedName.of($0.name), FoldedName.of($1.name))
        guard one != other else { return $0.id.text < $1.id.text }
        return one.utf8.lexicographicallyPrecedes(other.utf8)
      })
  }

  private func change(_ foods: inout [Food], _ serial: UInt64, _ dice: inout Dice) -> Change {
    let place = Int(dice.number(0...Int64(max(0, foods.count - 1))))
    guard !foods.isEmpty, dice.once(in: 2) else {
      let number = dice.number(0...Int64(Self.words.count - 1))
      var food = Food(id: RowID(bits: dice.next(), serial), name: Self.words[Int(number)])
      if dice.once(in: 5) { food.portions = "slice=30" }
      if dice.once(in: 3) { food.aliases = "other 1\nlast one" }
      foods.append(food)
      return Change(before: nil, after: .food(food))
    }
    let before = foods[place]
    if dice.once(in: 4) {
      foods.remove(at: place)
      return Change(before: .food(before), after: nil)
    }
    foods[place].nutrition.energy = dice.number(1...900)
    if dice.once(in: 4) { foods[place].name += " x" }
    return Change(before: .food(before), after: .food(foods[place]))
  }

  @Test(arguments: Dice.seeds(20))
  func `are what would be read, after any change`(seed: UInt64) {
    var (dice, foods, kept, followed) = (Dice(seed: seed), [Food](), OwnFoods([]), 0)
    for serial in 1...80 as ClosedRange<UInt64> {
      let change = change(&foods, serial, &dice)
      let fresh = read(foods)
      if kept.follow([change]) { followed += 1 } else { kept = fresh }
      #expect(kept.foods == fresh.foods, "seed \(seed), \(serial)")
      #expect(kept.names == fresh.names, "seed \(seed), \(serial)")
    }
    #expect(followed > 30, "seed \(seed)")
  }
}
