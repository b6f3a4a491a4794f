package import Nouns

/// A food of one of the three sources.
package enum KnownFood: Equatable, Sendable {
  case own(Food)
  case staple(Staple)
  case imported(ImportedFood)

  private static let staples = "staple:"

  /// By what an entry of a meal knows it; those of imported foods begin with their source.
  package var key: String {
    switch self {
    case .own(let food): food.id.text
    case .staple(let staple): Self.staples + staple.id
    case .imported(let food): food.key
    }
  }

  var stapleID: String? { if case .staple(let staple) = self { staple.id } else { nil } }

  /// The id of the staple that a key is of.
  static func staple(ofKey key: String) -> String? {
    key.hasPrefix(staples) ? String(key.dropFirst(staples.count)) : nil
  }

  static func isImported(key: String) -> Bool {
    ImportedFood.Source.allCases.contains { key.hasPrefix($0.rawValue + ":") }
  }

  package var source: FoodSource {
    switch self {
    case .own: .own
    case .staple: .staple
    case .imported: .imported
    }
  }

  package var name: String {
    switch self {
    case .own(let food): food.name
    case .staple(let staple): staple.names(in: "en").name
    case .imported(let food): food.fullName(food.name)
    }
  }

  package var germanName: String? {
    switch self {
    case .own: nil
    case .staple(let staple): staple.names["de"]?.name
    case .imported(let food): food.germanName.map(food.fullName)
    }
  }

  package var per: FoodMeasure {
    switch self {
    case .own(let food): food.per
    case .staple: .hundredGrams
    case .imported(let food): food.per
    }
  }

  package var nutrition: Nutrition {
    switch self {
    case .own(let food): food.nutrition
    case .staple(let staple): staple.nutrition
    case .imported(let food): food.nutrition
    }
  }

  var values: FoodValues {
    switch self {
    case .own(let food): FoodValues(food)
    case .staple(let staple): FoodValues(staple)
    case .imported(let food): FoodValues(food)
    }
  }
}

extension KnownFood {
  /// As much as people usually eat of it at once; nil where nobody knows.
  package var usualServing: (amount: FoodAmount, serving: Serving)? {
    let amount = values.habits?.serving ?? FoodAmount(1, .portion)
    return (try? values.serving(of: amount)).map { (amount, $0) }
  }
}

extension ImportedFood {
  /// With whose it is, as products of the same name are told apart on a shelf.
  package func fullName(_ name: String) -> String {
    guard let brand, brand.utf8.count + 1 + name.utf8.count <= Self.longestName.bytes,
      !FoldedName.of(name).contains(FoldedName.of(brand))
    else { return name }
    return "\(brand) \(name)"
  }

  package var portions: [Portion] {
    portion.map { [Portion(FoodUnit.portion.rawValue, weight: $0)] } ?? []
  }

  /// Whether it is within what can be kept; another program may have sent it.
  package var isPossible: Bool {
    let texts = [(code, Self.longestCode), (name, Self.longestName)]
    let more = [germanName, brand].compactMap(\.self).map { ($0, Self.longestName) }
    let macros = [
      nutrition.protein, nutrition.carbs, nutrition.fat, nutrition.fiber, nutrition.alcohol,
    ]
    return !code.isEmpty && !FoldedName.of(name).isEmpty && per != .portion
      && (texts + more).allSatisfy { text, limit in
        text.utf8.count <= limit.bytes
          && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      }
      && nutrition.energy.map(Nutrition.energies.contains) ?? true
      && macros.allSatisfy { $0.map(Nutrition.macros.contains) ?? true }
      && portion.map(MealItem.portions.contains) ?? true
  }
}

extension FoodValues {
  init(_ food: ImportedFood) {
    self.init(
      food.nutrition, per: food.per == .hundredMillilitres ? .volume : .weight,
      portions: food.portions)
  }
}

extension FoodEntry {
  init(_ food: ImportedFood) {
    let names = [food.name, food.germanName].compactMap(\.self)
    self.init(
      key: food.key, origin: .imported, names: names,
      aliases: names.map(food.fullName).filter { !names.contains($0) })
  }
}
