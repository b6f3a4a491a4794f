package import Nouns

/// The foods that were imported, which are asked for as they are needed: nobody has them in memory.
package struct ImportedShelf {
  /// Those that a probe is of, the shortest names first.
  package var foods: (FoodProbe, _ limit: Int) -> [ImportedFood]
  package var food: (_ key: String) -> ImportedFood?

  package static var empty: Self { Self(foods: { _, _ in [] }, food: { _ in nil }) }

  package init(
    foods: @escaping (FoodProbe, Int) -> [ImportedFood],
    food: @escaping (String) -> ImportedFood?
  ) {
    (self.foods, self.food) = (foods, food)
  }

  /// Whoever's table has it.
  package func food(with barcode: Barcode) -> ImportedFood? {
    ImportedFood.Source.allCases.lazy.compactMap { food($0.key(of: barcode.code)) }.first
  }
}

/// A food that was found, and how.
package struct KnownHit: Sendable {
  package let food: KnownFood
  package let match: FoodMatch
}

/// All foods that somebody may mean: their own, those that everybody knows, and those that they
/// imported.
package struct FoodCatalog {
  private let own: [Food]
  private let staples: [Staple]
  private let imported: ImportedShelf

  /// The shortest names of a text that is in many; behind them nobody looks.
  private static let mostImported = 200

  package init(own: [Food], staples: [Staple] = Staple.all(), imported: ImportedShelf = .empty) {
    (self.own, self.staples, self.imported) = (own, staples, imported)
  }

  /// The likeliest first; digits of a barcode mean that product.
  package func hits(for text: String, limit: Int) -> [KnownHit] {
    if let barcode = Barcode(text), let food = food(with: barcode) {
      return limit > 0 ? [KnownHit(food: food, match: .exact)] : []
    }
    let hits = hits(for: text, limit, FoodProbe.whole(text))
    if let best = hits.first, best.match < .typo { return hits }
    guard let probe = FoodProbe.tolerant(text) else { return hits }
    return self.hits(for: text, limit, probe)
  }

  private func hits(for text: String, _ limit: Int, _ probe: FoodProbe?) -> [KnownHit] {
    let found = probe.map { imported.foods($0, Self.mostImported) } ?? []
    let entries = own.map(FoodEntry.init) + staples.map(FoodEntry.init) + found.map(FoodEntry.init)
    return FoodSearch(entries).hits(for: text, limit: limit).compactMap { hit in
      let food: KnownFood? =
        switch hit.origin {
        case .own: own.first { $0.id.text == hit.key }.map(KnownFood.own)
        case .staple: staples.first { $0.id == hit.key }.map(KnownFood.staple)
        case .imported: found.first { $0.key == hit.key }.map(KnownFood.imported)
        }
      return food.map { KnownHit(food: $0, match: hit.match) }
    }
  }

  // MARK: By what is certain

  package func food(with barcode: Barcode) -> KnownFood? {
    own(named: barcode.code).map(KnownFood.own)
      ?? imported.food(with: barcode).map(KnownFood.imported)
  }

  func own(named name: String) -> Food? {
    let folded = FoldedName.of(name)
    return own.first { food in
      ([food.name] + food.otherNames).contains { FoldedName.of($0) == folded }
    }
  }

  package func food(_ key: String) -> KnownFood? {
    if let id = KnownFood.staple(ofKey: key) {
      return staples.first { $0.id == id }.map(KnownFood.staple)
    }
    if KnownFood.isImported(key: key) { return imported.food(key).map(KnownFood.imported) }
    return own.first { $0.id.text == key }.map(KnownFood.own)
  }
}
