import Nouns

/// Those that fit what was typed, in no order.
struct FoodRanking {
  private let typed: TypedName
  private let allowsTypos: Bool
  private(set) var ranks: [FoodRank] = []
  private var folded = FoldedText()

  init(_ typed: TypedName, allowsTypos: Bool) {
    (self.typed, self.allowsTypos) = (typed, allowsTypos)
  }

  mutating func rank(_ entry: FoodEntry, _ place: Int) {
    var best: Fit?
    for name in entry.names + entry.aliases {
      folded.fold(name)
      keepBest(&best)
    }
    guard let best else { return }
    ranks.append(
      FoodRank(
        match: best.match, length: best.length, place: .entry(place), origin: entry.origin,
        timesUsed: max(0, entry.timesUsed), isDish: entry.isDish))
  }

  mutating func rank(_ staple: StapleLine) {
    var best: Fit?
    staple.visitNames { name, alphabet in
      // Of most names their letters tell enough, and folding takes ten times as long.
      guard typed.mayFit(alphabet, allowsTypos: allowsTypos) else { return }
      folded.fold(name)
      keepBest(&best)
    }
    guard let best else { return }
    ranks.append(
      FoodRank(
        match: best.match, length: best.length, place: .shelf(staple.place), origin: .staple,
        timesUsed: 0, isDish: staple.isDish))
  }

  /// How a name fits, and its letters.
  private typealias Fit = (match: FoodMatch, length: Int)

  /// Of the name that was folded.
  private func keepBest(_ best: inout Fit?) {
    guard typed.mayFit(folded.alphabet, allowsTypos: allowsTypos),
      let match = NameMatch(typed: typed.text, name: folded, allowsTypos: allowsTypos).match
    else { return }
    let fit = (match, folded.letters.count)
    best = best.map { $0 <= fit ? $0 : fit } ?? fit
  }
}

/// Where a food stands among those that were found.
struct FoodRank: Comparable {
  let match: FoodMatch
  /// Of the name that fits, in letters.
  let length: Int
  let place: FoodPlace
  let origin: FoodEntry.Origin
  let timesUsed: Int
  let isDish: Bool

  static func < (left: Self, right: Self) -> Bool { left.order < right.order }
  static func == (left: Self, right: Self) -> Bool { left.order == right.order }

  private var order: (Int, Int, Int, Int, Int) {
    let number =
      switch place {
      case .entry(let place), .shelf(let place): place
      }
    return (tier, fit, -timesUsed, isDish ? 1 : 0, length * Self.places + number)
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
