package import Nouns
import Time

// Entries that were logged without energy, and get it from what is known later.

extension Engine {
  /// Those that logging these with `fill` would give their energy, out of `facts.open`.
  package func entries(filledBy items: [NewMealItem], _ facts: Facts) throws(Refusal) -> [MealItem]
  {
    var open = facts.open
    var filled: [Change] = []
    for wanted in items {
      var item = MealItem()
      try say(wanted, in: &item)
      filled += item.filling(&open)
    }
    return filled.compactMap { $0.before?.noun as? MealItem }
  }

  func filling(
    _ open: [MealItem], with foods: [String: KnownFood]
  ) throws(Refusal) -> [Change] {
    let changes = open.compactMap { item in
      foods[FoldedName.of(item.name)].flatMap(item.filled).map {
        Change(before: item.row, after: $0.row)
      }
    }
    guard !changes.isEmpty else { throw .nothingToChange }
    return changes
  }
}

extension [NewMealItem] {
  /// The entries that these could fill.
  package var openNamed: OpenChoice {
    .named(Set(map { FoldedName.of($0.name) }.filter { !$0.isEmpty }))
  }
}

extension [Change] {
  /// Whether anything was eaten that no entry said before.
  var logsMeal: Bool { contains { $0.before == nil && $0.kind == .mealItem } }
}

extension NewMealItem {
  /// Values alone are of what it was, and of as much of it.
  mutating func take(_ old: MealItem) {
    (name, amount, unit, portion) = (old.name, old.amount, old.unit, old.portion)
  }
}

extension MealItem {
  /// Gives the entries of its name what is in it, as much of it as each of them is of, and takes those
  /// that it could give it out of `open`.
  func filling(_ open: inout [MealItem]) -> [Change] {
    let name = FoldedName.of(name)
    var (changes, rest): ([Change], [MealItem]) = ([], [])
    for entry in open {
      if FoldedName.of(entry.name) == name, let filled = filled(entry) {
        changes.append(Change(before: entry.row, after: filled.row))
      } else {
        rest.append(entry)
      }
    }
    open = rest
    return changes
  }

  /// Nil where nobody can say what is in so much. An entry that says no amount gets the one of this.
  private func filled(_ entry: MealItem) -> MealItem? {
    guard nutrition.energy != nil else { return nil }
    var filled = entry
    (filled.food, filled.source) = (food, source)
    guard let wanted = entry.saidAmount, wanted != saidAmount else {
      (filled.amount, filled.unit) = (amount, unit)
      filled.portion = portion ?? entry.portion
      filled.nutrition = entry.nutrition.replaced(by: nutrition)
      return filled
    }
    guard let serving = serving(of: wanted) else { return nil }
    filled.portion = serving.weight ?? entry.portion
    filled.nutrition = entry.nutrition.replaced(by: serving.nutrition)
    return filled
  }

  /// As much of the same; nil where one amount says nothing of the other, as grams do not of pieces.
  private func serving(of wanted: FoodAmount) -> Serving? {
    if let said = saidAmount, said.unit == wanted.unit, said.isPossible, wanted.isPossible {
      // So many times as much, in thousandths.
      let times = (wanted.thousandths * 1000).roundedQuotient(by: said.thousandths)
      return try? FoodValues(nutrition, per: .portion(weight: portion))
        .serving(of: FoodAmount(thousandths: times))
    }
    guard let (per, nutrition) = learnt else { return nil }
    var food = Food(id: id, name: name, per: per)
    food.nutrition = nutrition
    return try? FoodValues(food).serving(of: wanted)
  }

  /// As one of that food; nil where nobody knows what is in so much of it.
  fileprivate func filled(with food: KnownFood) -> MealItem? {
    // A bare number counts pieces, and else portions.
    guard let amount = saidAmount ?? food.usualServing?.amount,
      let serving = (try? food.values.serving(of: amount))
        ?? (try? food.values.serving(
          of: FoodAmount(thousandths: amount.thousandths, unit: amount.unit ?? .common(.portion)))),
      serving.nutrition.energy != nil
    else { return nil }
    var filled = self
    (filled.name, filled.food, filled.source) = (food.name, food.key, food.source)
    (filled.amount, filled.unit) = (amount.thousandths, amount.unit?.name)
    (filled.portion, filled.nutrition) = (serving.weight, serving.nutrition)
    return filled
  }
}
