import Nouns

/// Makes foods of what the person typed with its energy or macros, so that the name is enough the
/// next time.
struct Learning {
  /// By their folded names.
  private var foods: [String: Food]
  private let before: [String: Food]
  private var order: [String] = []

  init(_ foods: [Food]) {
    before = Dictionary(
      foods.sorted { $0.id.text < $1.id.text }.map { (FoldedName.of($0.name), $0) },
      uniquingKeysWith: { first, _ in first })
    self.foods = before
  }

  /// What became of them, in the order in which they were typed.
  var changes: [Change] {
    order.compactMap { name in
      before[name] == foods[name]
        ? nil : Change(before: before[name]?.row, after: foods[name]?.row)
    }
  }

  /// The item is then one of that food.
  mutating func learn(from item: inout MealItem, id: () -> RowID) {
    guard item.source == .typed, item.food == nil, !item.nutrition.isUnknown else { return }
    let name = FoldedName.of(item.name)
    guard !name.isEmpty, let (per, nutrition) = item.learnt else { return }
    var food = foods[name] ?? Food(id: id(), name: item.name, per: per)
    // What goes into a recipe says what is in it, and what is known in one measure would be lost for
    // another.
    guard !food.isRecipe, food.per == per || food.nutrition.isUnknown else { return }
    food.nutrition = food.nutrition.replaced(by: nutrition)
    food.per = per
    guard food.serves(item.saidAmount) else { return }
    foods[name] = food
    if !order.contains(name) { order.append(name) }
    item.food = food.id.text
  }
}

extension MealItem {
  /// By weight, by volume or by the portion, as it was told; nil where no food can be so.
  var learnt: (per: FoodMeasure, Nutrition)? {
    guard let (per, factor, divisor) = measure else { return nil }
    let nutrition = nutrition.scaled(by: factor, over: divisor)
    return nutrition.isPossible ? (per, nutrition) : nil
  }

  /// So many parts of so many of it are the measure. There is none of a cup, which holds more of one
  /// food than of another.
  private var measure: (per: FoodMeasure, factor: Int64, divisor: Int64)? {
    guard let amount = saidAmount else {
      return portion.map { (.hundredGrams, 1000, $0) } ?? (.portion, 1, 1)
    }
    guard amount.isPossible else { return nil }
    switch amount.unit {
    case nil, .common(.piece)?, .common(.portion)?: return (.portion, 1000, amount.thousandths)
    case .own?: return nil
    case .common(let unit)?:
      if let weight = amount.weight { return (.hundredGrams, 1000, weight) }
      // In tenths, as it is served.
      return unit.millilitres.map {
        (.hundredMillilitres, 1000, (amount.thousandths * $0).roundedQuotient(by: 100))
      }
    }
  }
}

extension Food {
  /// Whether it tells what is in so much of it.
  fileprivate func serves(_ amount: FoodAmount?) -> Bool {
    guard let amount else { return true }
    return (try? FoodValues(self).serving(of: amount)) != nil
  }
}

extension NewMealItem {
  /// The folded name of the food that it may become.
  var learnable: String? {
    let name = FoldedName.of(name)
    return (source ?? .typed) != .typed || food != nil || name.isEmpty ? nil : name
  }
}

extension Nutrition {
  /// Each value for so many parts of so many; halves away from zero.
  fileprivate func scaled(by factor: Int64, over divisor: Int64) -> Nutrition {
    func each(_ value: Int64?) -> Int64? {
      value.map { ($0 * factor).roundedQuotient(by: divisor) }
    }
    return Nutrition(
      energy: each(energy), protein: each(protein), carbs: each(carbs), fat: each(fat),
      fiber: each(fiber), alcohol: each(alcohol))
  }

  /// What is said now counts; what is not stays known.
  func replaced(by new: Nutrition) -> Nutrition {
    Nutrition(
      energy: new.energy ?? energy, protein: new.protein ?? protein, carbs: new.carbs ?? carbs,
      fat: new.fat ?? fat, fiber: new.fiber ?? fiber, alcohol: new.alcohol ?? alcohol)
  }

  /// Nobody's food has more in it.
  fileprivate var isPossible: Bool {
    let macros = [protein, carbs, fat, fiber, alcohol]
    return energy.map(Self.energies.contains) ?? true
      && macros.allSatisfy { $0.map(Self.macros.contains) ?? true }
  }
}
