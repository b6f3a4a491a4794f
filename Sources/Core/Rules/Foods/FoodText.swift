package import Nouns
package import Time

/// A food as somebody types it with what is in it: `bar 210kcal p20`, or `60g bar 210kcal`.
package struct FoodText: Hashable, Sendable {
  /// Empty where only the values were said.
  package let name: String
  /// What the values are of; nil where no amount was said.
  package let per: FoodMeasure?
  package let nutrition: Nutrition
}

/// Why a text says nothing of one food.
package enum NoFoodText: Error, Equatable {
  case notUnderstood(NotUnderstood)
  /// It is of several foods, or of a whole meal.
  case several
  /// Nobody knows what so much of it weighs, or no food holds so much.
  case amount
}

extension FoodText {
  /// `names` are of foods that are known.
  package init(_ text: String, names: MealNames) throws(NoFoodText) {
    let meal: MealText
    do throws(NotUnderstood) { meal = try MealText(text, names: names) } catch {
      throw .notUnderstood(error)
    }
    guard meal.items.count == 1, meal.slot == nil, meal.time == nil else { throw .several }
    let typed = meal.items[0]
    name = typed.name
    guard let amount = typed.amount else {
      (per, nutrition) = (nil, typed.nutrition)
      return
    }
    var item = MealItem()
    (item.amount, item.unit) = (amount.thousandths, amount.unit?.name)
    (item.portion, item.nutrition) = (amount.weight, typed.nutrition)
    guard let (per, nutrition) = item.learnt else { throw .amount }
    (self.per, self.nutrition) = (per, nutrition)
  }
}

extension MealText.Item {
  fileprivate var name: String {
    switch food {
    case nil: ""
    case .named(let name)?: name
    case .barcode(let digits)?: digits
    }
  }
}
