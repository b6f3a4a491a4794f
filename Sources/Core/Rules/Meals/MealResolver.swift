package import Nouns
package import Time

/// Finds for what somebody typed the foods it means, and what is in so much of them. What is the person's
/// own is known by name, and so is what they chose for that name before; of the rest only what can mean
/// nothing else is taken, and all else is asked.
package struct MealResolver {
  private let catalog: FoodCatalog
  /// The item that was last eaten under a folded name.
  private let last: (String) -> MealItem?

  /// More to choose from help nobody.
  private static let mostChoices = 7

  package init(_ catalog: FoodCatalog, last: @escaping (String) -> MealItem?) {
    (self.catalog, self.last) = (catalog, last)
  }

  /// The names that must not be taken apart in a text.
  package static func names(
    _ foods: [Food], staples: MealNames = ofStaples
  ) -> MealNames {
    var names = staples
    names.add(
      foods.flatMap { [$0.name] + $0.otherNames },
      portions: foods.flatMap { $0.portionList.map(\.name) })
    return names
  }

  /// Made once: there are thousands, and they stay the same.
  package static let ofStaples = MealNames(names: StapleShelf.all.names())
}

/// One thing that somebody typed.
package struct ResolvedItem: Equatable, Sendable {
  package var item: NewMealItem
  /// The foods that it can mean, where the person has to choose.
  package var choices: [FoodChoice] = []
  /// The amount is that of this day.
  package var asOn: Day?
  /// Why nobody can say what is in it.
  package var lack: UnknownServing?
}

/// A food that a name can mean.
package struct FoodChoice: Hashable, Sendable {
  package let key: String
  /// In English, or in the person's own words.
  package let name: String
  package let germanName: String?
  package let source: FoodSource
  package let per: FoodMeasure
  package let kcal: Int64?
}

extension MealResolver {
  /// `pick` is the key of what was chosen; no characters stand for a food of its own.
  package func resolved(_ typed: MealText.Item, pick: String? = nil) -> ResolvedItem {
    let name: String
    switch typed.food {
    case nil: return ResolvedItem(item: NewMealItem(nutrition: typed.nutrition))
    case .named(let text)?: name = text
    case .barcode(let digits)?:
      // People know it by its name, and what they had of it last, too.
      if let own = catalog.own(named: digits) {
        name = own.name
      } else if let food = Barcode(digits).flatMap(catalog.food(with:)) {
        let before = last(FoldedName.of(food.name))
        guard typed.nutrition.isUnknown, pick != "" else { return asTyped(food.name, typed) }
        return resolved(food.name, typed, pick ?? food.key, before)
      } else {
        name = digits
      }
    }
    // Stated contents count, whatever food has that name.
    guard typed.nutrition.isUnknown, pick != "" else { return asTyped(name, typed) }
    let before = last(FoldedName.of(name))
    if let pick { return resolved(name, typed, pick, before) }
    if let own = catalog.own(named: name) { return resolved(name, typed, own.id.text, before) }
    if let before {
      guard let key = before.food, catalog.food(key) != nil else {
        return asTyped(name, typed, before)
      }
      return resolved(name, typed, key, before)
    }
    let hits = catalog.hits(for: name, limit: Self.mostChoices)
    guard let best = hits.first else { return asTyped(name, typed) }
    // That a product is called the same makes nobody think of it who knows the food.
    let equals = hits.filter { hit in
      hit.match == best.match && (best.food.source == .imported || hit.food.source != .imported)
    }
    if best.match <= .words, equals.count == 1 {
      return resolved(name, typed, best.food.key, before)
    }
    var asked = asTyped(name, typed)
    asked.choices = hits.map { FoodChoice($0.food) }
    return asked
  }

  /// A food of its own, or one of which nothing is known yet.
  private func asTyped(
    _ name: String, _ typed: MealText.Item, _ before: MealItem? = nil
  ) -> ResolvedItem {
    var item = NewMealItem(name, nutrition: typed.nutrition)
    item.amount = typed.amount?.thousandths
    item.unit = typed.amount.flatMap { $0.unit?.name }
    item.portion = typed.amount?.weight
    guard typed.nutrition.isUnknown, let before, !before.nutrition.isUnknown,
      typed.amount == nil || (item.amount, item.unit) == (before.amount, before.unit)
    else { return ResolvedItem(item: item) }
    (item.amount, item.unit, item.portion) = (before.amount, before.unit, before.portion)
    // Nobody typed these numbers now: no food is made of them.
    (item.food, item.source, item.nutrition) = (before.food, .own, before.nutrition)
    return ResolvedItem(item: item, asOn: before.at.day)
  }

  private func resolved(
    _ name: String, _ typed: MealText.Item, _ key: String, _ before: MealItem?
  ) -> ResolvedItem {
    guard let food = catalog.food(key) else { return asTyped(name, typed) }
    let values = food.values
    var resolved = ResolvedItem(item: NewMealItem(name, food: key, source: food.source))
    let usual = before.flatMap { $0.food == key ? $0.saidAmount : nil }
    let amount = typed.amount ?? usual ?? FoodAmount(1, .portion)
    if typed.amount == nil, usual != nil { resolved.asOn = before?.at.day }
    do throws(UnknownServing) {
      let serving = try values.serving(of: amount, usual: usual)
      resolved.item.portion = serving.weight
      resolved.item.nutrition = serving.nutrition
    } catch { resolved.lack = typed.amount == nil ? .noAmount : error }
    resolved.item.amount = amount.thousandths
    resolved.item.unit = (amount.unit ?? usual?.unit)?.name
    return resolved
  }
}

extension FoodChoice {
  fileprivate init(_ food: KnownFood) {
    self.init(
      key: food.key, name: food.name, germanName: food.germanName, source: food.source,
      per: food.per, kcal: food.nutrition.energy)
  }
}

extension MealItem {
  /// How much of it the person said.
  var saidAmount: FoodAmount? {
    amount.map { FoodAmount(thousandths: $0, unit: unit.map(AmountUnit.init(name:))) }
  }
}

extension AmountUnit {
  /// As it is kept.
  package init(name: String) {
    self = FoodUnit(rawValue: name).map(AmountUnit.common) ?? .own(name)
  }
}

extension FoodAmount {
  /// In tenths of a gram, where it says so itself.
  var weight: Int64? {
    guard case .common(let unit)? = unit, let (numerator, divisor) = unit.milligrams, isPossible
    else { return nil }
    return (thousandths * numerator).roundedQuotient(by: divisor * 100_000)
  }
}

// MARK: Foods of the person's own

extension Food {
  package var otherNames: [String] { aliases.lines }

  package var portionList: [Portion] {
    portions.lines.compactMap(Portion.init(text:))
  }
}

extension String? {
  fileprivate var lines: [String] { self?.split(separator: "\n").map(String.init) ?? [] }
}

extension FoodEntry {
  package init(_ food: Food) {
    self.init(
      key: food.id.text, origin: .own, names: [food.name], aliases: food.otherNames,
      isDish: food.isRecipe)
  }
}

extension FoodValues {
  init(_ food: Food) {
    let portions = food.portionList
    func weight(of unit: FoodUnit) -> Int64? {
      portions.first { FoodUnit(word: $0.name.lowercased()) == unit }?.weight
    }
    let basis: Basis =
      switch food.per {
      case .hundredGrams: .weight
      case .hundredMillilitres: .volume
      case .portion: .portion(weight: weight(of: .portion))
      }
    // A litre is named in tenths of a gram.
    self.init(
      food.nutrition, per: basis, portions: portions,
      density: weight(of: .litre).map { $0.roundedQuotient(by: 10) })
  }
}
