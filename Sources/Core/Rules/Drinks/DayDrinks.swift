package import Nouns
package import Time

/// The sum of a day, with the drinks among the meals, which are not stored twice.
package struct DayDrinks: Equatable, Sendable {
  /// All of it, in millilitres.
  package private(set) var ml: Int64 = 0
  /// The part of it that comes from meals.
  package private(set) var ofMeals: Int64 = 0
  package private(set) var last: LastDrink?

  package init(_ drinks: [Drink], meals items: [MealItem]) {
    for drink in drinks { take(drink, drink.ml) }
    for item in items {
      guard let ml = item.millilitresDrunk else { continue }
      take(item, ml)
      ofMeals += ml
    }
  }

  private mutating func take(_ row: some DatedNoun, _ millilitres: Int64) {
    ml += millilitres
    if last.map({ $0.at < row.at.instant }) ?? true {
      last = LastDrink(id: row.id, at: row.at.instant)
    }
  }
}

/// The last thing that was drunk, recorded as a drink or in a meal.
package struct LastDrink: Equatable, Sendable {
  package let id: RowID
  package let at: Instant
}

extension Staple {
  /// Milk and plant milk are in the dairy group: unlike cream, they have a glass as a portion and
  /// less than 100 kcal.
  fileprivate var isDrink: Bool {
    guard group == .dairy else { return group == .drink }
    return portions.contains { $0.name == FoodUnit.glass.rawValue }
      && nutrition.energy.map { $0 < 100 } ?? false
  }
}

extension MealItem {
  /// Nil unless the table of foods has it as a drink; soup, for one, is eaten.
  package var millilitresDrunk: Int64? {
    guard let id = food.flatMap(KnownFood.staple), let staple = Staple.with(id: id),
      staple.isDrink
    else { return nil }
    if let amount, let unit = unit.flatMap(FoodUnit.init(rawValue:))?.millilitres {
      return (amount * unit).roundedQuotient(by: 1000)
    }
    guard let portion, let density = staple.density, density > 0 else { return nil }
    return (portion * 100).roundedQuotient(by: density)
  }
}
