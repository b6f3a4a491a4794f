package import Nouns

extension Nutrition {
  /// Unknown values add nothing, and a sum stays unknown while all of them are.
  fileprivate mutating func add(_ other: Nutrition) {
    energy = Self.sum(energy, other.energy)
    protein = Self.sum(protein, other.protein)
    carbs = Self.sum(carbs, other.carbs)
    fat = Self.sum(fat, other.fat)
    fiber = Self.sum(fiber, other.fiber)
    alcohol = Self.sum(alcohol, other.alcohol)
  }

  private static func sum(_ one: Int64?, _ other: Int64?) -> Int64? {
    guard one != nil || other != nil else { return nil }
    func possible(_ value: Int64?) -> Int64 { (value ?? 0).clamped(to: 0...most) }
    return (possible(one) + possible(other)).clamped(to: 0...most)
  }

  /// So that no sum overflows, whatever the rows say.
  private static let most: Int64 = 1_000_000_000
}

/// A day's sums: each adds up all known values, and is unknown where there are none.
package struct DayTotals: Equatable, Sendable {
  package let meals: Int
  package private(set) var nutrition = Nutrition()
  /// Of the things that were eaten, those whose energy nobody knows.
  package private(set) var withoutEnergy = 0

  /// Summed up elsewhere.
  package init(meals: Int, sum: Nutrition, withoutEnergy: Int) {
    (self.meals, nutrition, self.withoutEnergy) = (meals, sum, withoutEnergy)
  }

  package init(meals: Int, _ parts: some Sequence<Nutrition>) {
    self.meals = meals
    for part in parts {
      nutrition.add(part)
      if part.energy == nil { withoutEnergy += 1 }
    }
  }
}
