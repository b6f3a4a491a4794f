import Nouns

/// A food that a search may find.
package struct FoodEntry: Hashable, Sendable {
  /// Where it comes from: what the person has eaten is before what everybody knows, and that before
  /// what was imported by the thousand.
  package enum Origin: Int, Comparable, Sendable {
    case own, staple, imported

    package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Of its row, or of the staple.
  package let key: String
  package let origin: Origin
  /// What it is called, in whatever language.
  package let names: [String]
  package let aliases: [String]
  /// Cooked from others.
  package let isDish: Bool
  /// How often the person has eaten it.
  package let timesUsed: Int

  package init(
    key: String, origin: Origin, names: [String], aliases: [String] = [], isDish: Bool = false,
    timesUsed: Int = 0
  ) {
    self.key = key
    self.origin = origin
    self.names = names
    self.aliases = aliases
    self.isDish = isDish
    self.timesUsed = timesUsed
  }
}

/// A food that was found.
package struct FoodHit: Hashable, Sendable {
  package let key: String
  package let origin: FoodEntry.Origin
  package let match: FoodMatch
  let place: FoodPlace
}

/// Where a search has a food from.
enum FoodPlace: Hashable {
  case entry(Int)
  /// The place of its line.
  case shelf(Int)
}

/// Foods by what a person types, in every language at once: people name a food in the language they
/// think in. See `FoodCatalog`.
package struct FoodSearch {
  private let entries: [FoodEntry]
  private let staples: StapleShelf

  package init(_ entries: [FoodEntry], staples: StapleShelf = .empty) {
    (self.entries, self.staples) = (entries, staples)
  }

  /// The likeliest first; letters are taken for wrong only where nothing fits as it is.
  package func hits(for text: String, limit: Int) -> [FoodHit] {
    guard let typed = TypedName(text) else { return [] }
    let hits = hits(for: typed, limit: limit, allowsTypos: false)
    return hits.isEmpty ? self.hits(for: typed, limit: limit, allowsTypos: true) : hits
  }

  func hits(for typed: TypedName, limit: Int, allowsTypos: Bool) -> [FoodHit] {
    var ranking = FoodRanking(typed, allowsTypos: allowsTypos)
    for (place, entry) in entries.enumerated() { ranking.rank(entry, place) }
    staples.visit { ranking.rank($0) }
    return ranking.ranks.sorted().prefix(max(0, limit)).compactMap(hit)
  }

  private func hit(_ rank: FoodRank) -> FoodHit? {
    let key =
      switch rank.place {
      case .entry(let place): entries[place].key
      case .shelf(let place): staples.id(at: place)
      }
    return key.map { FoodHit(key: $0, origin: rank.origin, match: rank.match, place: rank.place) }
  }
}
