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
  private let staples: StapleShelf
  private let imported: ImportedShelf

  /// The shortest names of a text that is in many; behind them nobody looks.
  private static let mostImported = 100

  package init(own: [Food], staples: StapleShelf = .all, imported: ImportedShelf = .empty) {
    (self.own, self.staples, self.imported) = (own, staples, imported)
  }

  /// The likeliest first; digits of a barcode mean that product.
  package func hits(for text: String, limit: Int) -> [KnownHit] {
    if let barcode = Barcode(text), let food = food(with: barcode) {
      return limit > 0 ? [KnownHit(food: food, match: .exact)] : []
    }
    guard limit > 0, let typed = TypedName(text) else { return [] }
    let near = found(FoodProbe.whole(text)) ?? []
    let own = own.map(FoodEntry.init)
    func hits(_ found: [ImportedFood], allowsTypos: Bool) -> [KnownHit] {
      let search = FoodSearch(own + found.map(FoodEntry.init), staples: staples)
      return search.hits(for: typed, limit: limit, allowsTypos: allowsTypos)
        .compactMap { hit in
          food(at: hit.place, self.own, found).map { KnownHit(food: $0, match: hit.match) }
        }
    }
    let fitting = hits(near, allowsTypos: false)
    guard fitting.isEmpty else { return fitting }
    guard let far = found(FoodProbe.tolerant(text)) else { return hits(near, allowsTypos: true) }
    let joined = hits(far, allowsTypos: false)
    return joined.isEmpty ? hits(far, allowsTypos: true) : joined
  }

  private func found(_ probe: FoodProbe?) -> [ImportedFood]? {
    probe.map { imported.foods($0, Self.mostImported) }
  }

  /// Of those that stand behind one another.
  private func food(at place: FoodPlace, _ own: [Food], _ found: [ImportedFood]) -> KnownFood? {
    switch place {
    case .shelf(let place): staples.staple(at: place).map(KnownFood.staple)
    case .entry(let place) where place < own.count: .own(own[place])
    case .entry(let place): .imported(found[place - own.count])
    }
  }

  // MARK: By their names

  /// The food that a name of the table means, as it was weighed.
  func staple(_ name: StapleName, _ state: FoodState?, _ names: MealNames) -> Staple? {
    guard let staple = staples.staple(at: name.place), let state, !name.isBrand else {
      return staples.staple(at: name.place)
    }
    return staple.other(state, names).flatMap { staples.staple(at: $0.place) } ?? staple
  }

  /// Those that were imported under exactly this name.
  func imported(named name: String) -> [KnownFood] {
    guard let typed = TypedName(name), let found = found(FoodProbe.whole(name)) else { return [] }
    let search = FoodSearch(found.map(FoodEntry.init))
    let hits = search.hits(for: typed, limit: Self.mostImported, allowsTypos: false)
    guard let best = hits.first, best.match <= .words else { return [] }
    return hits.filter { $0.match == best.match }.compactMap { food(at: $0.place, [], found) }
  }

  /// Those whose names are so similar that somebody may have mistyped one, the likeliest first.
  func alike(_ name: String, _ names: MealNames) -> [KnownFood] {
    let near = found(FoodProbe.tolerant(name)) ?? []
    var likeness = NameLikeness(of: name, in: names.language)
    for (place, food) in own.enumerated() { likeness.rate(FoodEntry(food), .entry(place)) }
    for (place, food) in near.enumerated() {
      likeness.rate(FoodEntry(food), .entry(own.count + place))
    }
    staples.visit { likeness.rate($0) }
    return likeness.offers.compactMap { food(at: $0, own, near) }
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
      return staples.staple(id).map(KnownFood.staple)
    }
    if KnownFood.isImported(key: key) { return imported.food(key).map(KnownFood.imported) }
    return own.first { $0.id.text == key }.map(KnownFood.own)
  }
}
