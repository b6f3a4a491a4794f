import Nouns
import Rules

/// The foods of the person's own and the names that they bring, as they were read last: with thousands of
/// them, reading takes longer than all else that a meal needs. They follow what meals do to them.
struct OwnFoods {
  /// Nobody has more.
  static let most = 20_000

  /// By their folded names, as the store has them.
  private(set) var foods: [Food]
  private(set) var names: MealNames

  init(_ foods: [Food]) {
    self.foods = foods
    names = MealNames(foods)
  }

  /// False where they have to be read again.
  mutating func follow(_ changes: [Change]) -> Bool {
    for change in changes {
      switch (change.before, change.after) {
      case (.food(let before)?, .food(let after)?):
        guard replace(before, by: after) else { return false }
      case (nil, .food(let food)?):
        guard add(food) else { return false }
      case (.food?, _): return false
      default: continue
      }
    }
    return true
  }

  /// One that is called the same as before.
  private mutating func replace(_ before: Food, by after: Food) -> Bool {
    let place = place(of: before)
    guard foods.indices.contains(place), foods[place] == before,
      (before.name, before.aliases, before.portions) == (after.name, after.aliases, after.portions)
    else { return false }
    foods[place] = after
    return true
  }

  /// Of two portions that are called the same the last food's counts, which only all of them tell.
  private mutating func add(_ food: Food) -> Bool {
    guard food.portions == nil, foods.count < Self.most else { return false }
    names.add(food)
    foods.insert(food, at: place(of: food))
    return true
  }

  /// Where it stands, or would.
  private func place(of food: Food) -> Int {
    let key = Key(food)
    var (first, last) = (0, foods.count)
    while first < last {
      let middle = (first + last) / 2
      if Key(foods[middle]).isBefore(key) { first = middle + 1 } else { last = middle }
    }
    return first
  }

  /// Compared byte by byte, as SQLite does.
  private struct Key {
    let folded: String
    let id: String

    init(_ food: Food) { (folded, id) = (FoldedName.of(food.name), food.id.text) }

    func isBefore(_ other: Self) -> Bool {
      folded == other.folded
        ? id < other.id : folded.utf8.lexicographicallyPrecedes(other.folded.utf8)
    }
  }
}
