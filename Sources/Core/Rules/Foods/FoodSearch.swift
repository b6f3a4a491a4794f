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

  package init(_ staple: Staple) {
    self.init(
      key: staple.id, origin: .staple, names: [staple.german.name, staple.english.name],
      aliases: staple.german.aliases + staple.english.aliases, isDish: staple.group == .dish)
  }
}

/// A food that was found.
package struct FoodHit: Hashable, Sendable {
  package let key: String
  package let origin: FoodEntry.Origin
  package let match: FoodMatch
  /// The name of it that fits best.
  package let name: String
}

/// Foods by what a person types, in both languages at once: people name a food in the language they
/// think in. See `FoodCatalog`.
package struct FoodSearch: Sendable {
  private let entries: [FoodEntry]

  /// No question that people ask is longer.
  private static let longest = 100
  private static let mostWords = 12

  package init(_ entries: [FoodEntry]) {
    self.entries = entries
  }

  /// The likeliest first; letters are taken for wrong only where nothing fits as it is.
  package func hits(for text: String, limit: Int) -> [FoodHit] {
    guard text.utf8.count <= Self.longest else { return [] }
    let typed = FoldedText(text)
    guard (1...Self.mostWords).contains(typed.words.count) else { return [] }
    return ranked(typed).sorted().prefix(max(0, limit)).map(hit)
  }

  private func hit(_ rank: FoodRank) -> FoodHit {
    let entry = entries[rank.place]
    return FoodHit(
      key: entry.key, origin: entry.origin, match: rank.match, name: entry.name(at: rank.name))
  }

  private func ranked(_ typed: FoldedText) -> [FoodRank] {
    var ranks: [FoodRank] = []
    var hasTypos = true
    var folded = FoldedText()
    for (place, entry) in entries.enumerated() {
      guard let best = best(typed, entry, place, allowsTypos: hasTypos, &folded) else { continue }
      if hasTypos, best.match < .typo {
        hasTypos = false
        ranks.removeAll()
      }
      ranks.append(best)
    }
    return ranks
  }

  private func best(
    _ typed: FoldedText, _ entry: FoodEntry, _ place: Int, allowsTypos: Bool,
    _ folded: inout FoldedText
  ) -> FoodRank? {
    var best: FoodRank?
    for index in 0..<entry.names.count + entry.aliases.count {
      folded.fold(entry.name(at: index))
      let match = NameMatch(typed: typed, name: folded, allowsTypos: allowsTypos).match
      guard let match else { continue }
      let rank = FoodRank(match, entry, length: folded.letters.count, place: place, name: index)
      best = best.map { min($0, rank) } ?? rank
    }
    return best
  }
}

extension FoodEntry {
  /// Of the names, and then of the aliases.
  fileprivate func name(at index: Int) -> String {
    index < names.count ? names[index] : aliases[index - names.count]
  }
}

/// Where a food stands among those that were found.
private struct FoodRank: Comparable {
  let match: FoodMatch
  /// Among the entries.
  let place: Int
  /// Among the names of the entry.
  let name: Int
  private let origin: FoodEntry.Origin
  private let timesUsed: Int
  private let isDish: Bool
  /// Of the name that fits, in letters.
  private let length: Int

  init(_ match: FoodMatch, _ entry: FoodEntry, length: Int, place: Int, name: Int) {
    self.match = match
    self.place = place
    self.name = name
    self.length = length
    origin = entry.origin
    timesUsed = max(0, entry.timesUsed)
    isDish = entry.isDish
  }

  static func < (left: Self, right: Self) -> Bool { left.order < right.order }
  static func == (left: Self, right: Self) -> Bool { left.order == right.order }

  private var order: (Int, Int, Int, Int, Int) {
    (tier, fit, -timesUsed, isDish ? 1 : 0, length * Self.places + place)
  }

  /// More entries has no search.
  private static let places = 1 << 32

  /// Among thousands some name always fits a little better: what was imported is behind all others
  /// that fit about as well.
  private var tier: Int {
    let isImported = origin == .imported ? 1 : 0
    return switch match {
    case .exact, .words, .head: isImported
    case .someWords: 2 + isImported
    case .beginnings, .inside: 4 + isImported
    case .typo, .someTypo: 6 + isImported
    }
  }

  private var fit: Int { match.rawValue * 4 + origin.rawValue }
}
