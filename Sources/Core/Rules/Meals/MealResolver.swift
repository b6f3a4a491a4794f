package import Nouns
package import Time

/// Finds for what somebody typed the foods it means, and what is in so much of them. What is the person's
/// own is known by name, and so is what they chose for that name before; then comes what everybody knows,
/// and what was imported under exactly that name. Of what is left the foods that are called alike are
/// asked, or nothing is.
package struct MealResolver {
  private let catalog: FoodCatalog
  private let names: MealNames
  /// The item that was last eaten under a folded name.
  private let last: (String) -> MealItem?

  /// More to choose from help nobody.
  private static let mostChoices = 3

  package init(_ catalog: FoodCatalog, _ names: MealNames, last: @escaping (String) -> MealItem?) {
    (self.catalog, self.names, self.last) = (catalog, names, last)
  }
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
  /// The food that a brand word stands for.
  package var countedAs: FoodChoice?
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
  /// `picks` has the key that was chosen for each; an empty string means a food of its own.
  package func resolved(_ items: [MealText.Item], picks: [String?] = []) -> [ResolvedItem] {
    var (resolved, base): ([ResolvedItem], Staple.Group?) = ([], nil)
    for (place, typed) in items.enumerated() {
      let pick = picks.indices.contains(place) ? picks[place] : nil
      let item = self.resolved(typed, pick: pick, on: typed.beside == nil ? nil : base)
      let isBase = items.dropFirst(place + 1).first?.beside != nil && typed.beside == nil
      if isBase { base = item.item.food.flatMap(catalog.food)?.values.habits?.group }
      resolved.append(item)
    }
    return resolved
  }

  private func resolved(
    _ typed: MealText.Item, pick: String?, on base: Staple.Group?
  ) -> ResolvedItem {
    var asked = Asked(typed: typed, base: base)
    switch typed.food {
    case nil: return ResolvedItem(item: NewMealItem(nutrition: typed.nutrition))
    case .named(let text)?: asked.name = text
    case .barcode(let digits)?:
      // People know it by its name, and what they had of it last, too.
      if let own = catalog.own(named: digits) {
        asked.name = own.name
      } else if let food = Barcode(digits).flatMap(catalog.food(with:)) {
        asked.name = food.name
        guard typed.nutrition.isUnknown, pick != "" else { return asTyped(asked) }
        asked.before = last(FoldedName.of(food.name))
        return resolved(asked, pick ?? food.key)
      } else {
        asked.name = digits
      }
    }
    // Stated contents count, whatever food has that name.
    guard typed.nutrition.isUnknown, pick != "" else { return asTyped(asked) }
    asked.found = names.found(asked.name) ?? names.drink(typed.amount?.unit, asked.name)
    asked.before = last(FoldedName.of(asked.name))
    if let pick { return resolved(asked, pick) }
    return known(asked) ?? unknown(asked)
  }

  /// The typed food, and all that is known of its name.
  private struct Asked {
    let typed: MealText.Item
    /// Of what it is on, or in.
    let base: Staple.Group?
    var name = ""
    var found: MealNames.Found?
    var before: MealItem?
  }

  private func known(_ asked: Asked) -> ResolvedItem? {
    if case .own(let id)? = asked.found { return resolved(asked, id.text) }
    if let before = asked.before {
      if let food = before.food.flatMap(catalog.food) {
        if !isOtherState(food, asked) { return resolved(asked, food) }
      } else if !before.nutrition.isUnknown {
        // Of which nothing was known then, more may be known now.
        return asTyped(asked)
      }
    }
    if case .staple(let name)? = asked.found,
      let staple = catalog.staple(name, asked.typed.state, names)
    {
      return resolved(asked, KnownFood.staple(staple))
    }
    return nil
  }

  /// Raw rice is no longer meant by "rice", and what was cooked is not by "uncooked rice".
  private func isOtherState(_ food: KnownFood, _ asked: Asked) -> Bool {
    guard case .staple(let name)? = asked.found, case .staple(let before) = food,
      let meant = catalog.staple(name, asked.typed.state, names)
    else { return false }
    let isSibling = [FoodState.raw, .cooked].contains { state in
      catalog.staple(name, state, names)?.id == before.id
    }
    return before.id != meant.id && isSibling
  }

  private func unknown(_ asked: Asked) -> ResolvedItem {
    let imported = catalog.imported(named: asked.name)
    if imported.count == 1, let food = imported.first { return resolved(asked, food) }
    var unknown = asTyped(asked)
    let alike = imported.isEmpty ? catalog.alike(asked.name, names) : imported
    unknown.choices = alike.prefix(Self.mostChoices).map { FoodChoice($0) }
    return unknown
  }

  /// A food of its own, or one of which nothing is known yet.
  private func asTyped(_ asked: Asked) -> ResolvedItem {
    let (typed, name) = (asked.typed, asked.name)
    var item = NewMealItem(name, nutrition: typed.nutrition)
    let amount = typed.saidAmount
    item.amount = amount?.thousandths
    item.unit = amount.flatMap { $0.unit?.name }
    item.portion = amount?.weight
    guard typed.nutrition.isUnknown, let before = asked.before, !before.nutrition.isUnknown,
      amount == nil || (item.amount, item.unit) == (before.amount, before.unit)
    else { return ResolvedItem(item: item) }
    (item.amount, item.unit, item.portion) = (before.amount, before.unit, before.portion)
    // Nobody typed these numbers now: no food is made of them.
    (item.food, item.source, item.nutrition) = (before.food, .own, before.nutrition)
    return ResolvedItem(item: item, asOn: before.at.day)
  }

  private func resolved(_ asked: Asked, _ key: String) -> ResolvedItem {
    catalog.food(key).map { resolved(asked, $0) } ?? asTyped(asked)
  }

  private func resolved(_ asked: Asked, _ food: KnownFood) -> ResolvedItem {
    let (key, typed, values) = (food.key, asked.typed, food.values)
    var resolved = ResolvedItem(item: NewMealItem(asked.name, food: key, source: food.source))
    let usual = asked.before.flatMap { $0.food == key ? $0.saidAmount : nil }
    let isUsual =
      !typed.saysHowMuch && typed.beside == nil
      && usual.map { !MealText.Item.isSmall($0, of: food.stapleID) } ?? false
    if isUsual { resolved.asOn = asked.before?.at.day }
    let amount =
      isUsual ? usual : typed.amount(of: values, called: asked.found, food.stapleID, on: asked.base)
    resolved.item.amount = amount?.thousandths
    resolved.item.unit = amount?.unit?.name
    if case .staple(let name)? = asked.found, name.isBrand { resolved.countedAs = FoodChoice(food) }
    do throws(UnknownServing) {
      guard let amount else { throw .noAmount }
      let serving = try values.serving(of: amount)
      guard food.stapleID == nil || amount.isWeighed || serving.isUsual else { throw .amount }
      resolved.item.portion = serving.weight
      resolved.item.nutrition = serving.nutrition
    } catch { resolved.lack = typed.saysHowMuch ? error : .noAmount }
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
