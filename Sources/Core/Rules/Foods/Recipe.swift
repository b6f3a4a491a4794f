package import Nouns
import Time

/// What goes into something that is cooked, and what a portion of it holds.
package struct Recipe: Equatable, Sendable {
  package let ingredients: [NewMealItem]
  package let servings: Int64

  /// `servings` are at least one.
  package init(_ ingredients: [NewMealItem], servings: Int64) {
    self.ingredients = ingredients
    self.servings = max(1, servings)
  }

  /// Of one portion; what is not known of each ingredient is not known of the whole.
  package var nutrition: Nutrition {
    Nutrition(
      energy: portion(\.energy), protein: portion(\.protein), carbs: portion(\.carbs),
      fat: portion(\.fat), fiber: portion(\.fiber), alcohol: portion(\.alcohol))
  }

  /// Of one portion before it is cooked, in tenths of a gram; nil where one of them was never weighed.
  package var weight: Int64? { portion(ingredients.map(\.portion)) }

  private func portion(_ value: (Nutrition) -> Int64?) -> Int64? {
    portion(ingredients.map { value($0.nutrition) })
  }

  private func portion(_ values: [Int64?]) -> Int64? {
    let known = values.compactMap { $0?.clamped(to: 0...Self.most) }
    guard known.count == values.count, !known.isEmpty else { return nil }
    return known.reduce(0, +).roundedQuotient(by: servings)
  }

  /// What came from outside must not overflow.
  private static let most: Int64 = 1_000_000

  /// As a person could type it, one a line.
  package var text: String { ingredients.map(\.text).joined(separator: "\n") }

  package struct Lack: Equatable, Sendable {
    package let value: Value
    /// Of which nobody knows it.
    package let names: [String]
  }

  /// What most foods say of themselves.
  package enum Value: String, CaseIterable, Sendable {
    case energy, protein, carbs, fat, fiber
  }

  /// Which values are unknown, and because of what.
  package var lacks: [Lack] {
    Value.allCases.compactMap { value in
      let names = ingredients.filter { $0.nutrition[value] == nil }.map(\.name)
      return names.isEmpty ? nil : Lack(value: value, names: names)
    }
  }
}

extension Nutrition {
  fileprivate subscript(value: Recipe.Value) -> Int64? {
    switch value {
    case .energy: energy
    case .protein: protein
    case .carbs: carbs
    case .fat: fat
    case .fiber: fiber
    }
  }
}

extension NewMealItem {
  /// With what was typed of it; what its food says is looked up again.
  fileprivate var text: String {
    var typed = MealText.Item()
    typed.food = name.isEmpty ? nil : MealTokens.isBarcode(name) ? .barcode(name) : .named(name)
    typed.amount = amount.map {
      FoodAmount(thousandths: $0, unit: unit.map(AmountUnit.init(name:)))
    }
    if source == .typed { typed.nutrition = nutrition }
    return typed.text
  }
}
