import Nouns
import Rules
import TestSupport

extension MealText {
  /// A meal that somebody could have typed.
  static func random(_ dice: inout Seeded) -> MealText {
    let items = (0..<Int.random(in: 1...5, using: &dice)).map { _ in Item.random(&dice) }
    return MealText(
      slot: Bool.random(using: &dice) ? MealSlot.allCases.randomElement(using: &dice) : nil,
      items: items, time: Bool.random(using: &dice) ? "yesterday 8:00" : nil)
  }
}

extension MealText.Item {
  static func random(_ dice: inout Seeded) -> Self {
    var nutrition = Nutrition()
    if Bool.random(using: &dice) { nutrition.energy = .random(in: 0...9999, using: &dice) }
    if Bool.random(using: &dice) { nutrition.carbs = .random(in: 0...9999, using: &dice) }
    if Bool.random(using: &dice) { nutrition.alcohol = .random(in: 0...9999, using: &dice) }
    let foods = [
      "oats", "fish and chips", "Reis, weiß, roh", "large eggs", "2% milk", "7up", "Ö", "x men",
      "Cup Noodles", "Weizenmehl Type 405",
    ]
    guard nutrition.isUnknown || Bool.random(using: &dice) else {
      return .init(nutrition: nutrition)
    }
    let unit = FoodUnit.allCases.filter { FoodSize(rawValue: $0.rawValue) == nil }
      .randomElement(using: &dice)
    let amount = FoodAmount(
      thousandths: .random(in: 100...4999, using: &dice),
      unit: Bool.random(using: &dice) ? unit.map(AmountUnit.common) : nil)
    var item = Self(
      food: foods.randomElement(using: &dice).map { .named($0) },
      amount: Bool.random(using: &dice) ? amount : nil, nutrition: nutrition)
    item.size = [.small, .medium, .large, nil].randomElement(using: &dice) ?? nil
    item.state = [.raw, .cooked, nil].randomElement(using: &dice) ?? nil
    if item.amount == nil, Bool.random(using: &dice) {
      (item.amount, item.isFew) = (FoodAmount(3), true)
    }
    return item
  }
}
