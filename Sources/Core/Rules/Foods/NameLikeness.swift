import Nouns
import Time

/// Which foods are called so much like what was typed that somebody may have mistyped one. Names are
/// compared as a whole: "coke" is not offered a cake, which has no more than letters in common.
struct NameLikeness {
  private let typed: FoldedText
  private let words: [[UInt8]]
  /// Where "ae" is no "ä" but two letters in the wrong order.
  private let plain: [UInt8]?
  /// The letters that a name can begin with.
  private let firsts: Set<UInt8>
  private let language: String
  private var rated: [(place: FoodPlace, score: Int, order: Int)] = []
  private var contained: [(place: FoodPlace, letters: Int)] = []
  private var folded = FoldedText()

  /// Of ten thousand.
  private static let least = 8000
  private static let otherLanguage = 500
  private static let mostOffers = 3

  init(of name: String, in language: String) {
    typed = FoldedText(name)
    words = Self.words(typed)
    firsts = Set(words.compactMap(\.first) + typed.letters.prefix(2))
    let letters = name.utf8.map { $0 | 0x20 }
    let isPlain = letters.allSatisfy { 0x61...0x7a ~= $0 } && letters != typed.letters
    plain = isPlain ? letters : nil
    self.language = language
  }

  private static func words(_ text: FoldedText) -> [[UInt8]] {
    text.words.map { Array(text.letters[$0]) }
  }

  /// The likeliest first; where none is alike, the longest name that stands in what was typed.
  var offers: [FoodPlace] {
    guard rated.isEmpty else {
      return rated.sorted { ($1.score, $0.order) < ($0.score, $1.order) }
        .prefix(Self.mostOffers).map(\.place)
    }
    return contained.max { $0.letters < $1.letters }.map { [$0.place] } ?? []
  }

  mutating func rate(_ entry: FoodEntry, _ place: FoodPlace) {
    var best = 0
    for name in entry.names + entry.aliases {
      folded.fold(name)
      best = max(best, score)
    }
    keep(best, place)
  }

  mutating func rate(_ staple: StapleLine) {
    var best = 0
    let fields = staple.fields
    for language in staple.columns.languages where fields.count > language.aliases {
      let names =
        [fields[language.name]] + fields[language.aliases].split(separator: UInt8(ascii: ";"))
      let loss = language.code == self.language ? 0 : Self.otherLanguage
      for name in names where mayBeAlike(name.first) {
        folded.fold(UnsafeBufferPointer(rebasing: name))
        best = max(best, score - loss)
        if loss == 0, isContained { contained.append((.shelf(staple.place), folded.letters.count)) }
      }
    }
    keep(best, .shelf(staple.place))
  }

  /// Of most names the first letter tells enough.
  private func mayBeAlike(_ first: UInt8?) -> Bool {
    guard let first, first < 0x80 else { return first != nil }
    return firsts.contains(first | 0x20)
  }

  private mutating func keep(_ score: Int, _ place: FoodPlace) {
    guard score >= Self.least else { return }
    rated.append((place, score, rated.count))
  }

  // MARK: Two names

  /// Of the name that was folded.
  private var score: Int {
    var whole = Self.score(typed.letters, folded.letters)
    if let plain { whole = max(whole, Self.score(plain, folded.letters)) }
    guard words.count > 1, words.count == folded.words.count, whole < 10_000 else { return whole }
    let scores = zip(words, Self.words(folded)).map { Self.score($0, $1) }
    return scores.contains(0) ? 0 : max(whole, scores.reduce(0, +) / scores.count)
  }

  private static func score(_ one: [UInt8], _ other: [UInt8]) -> Int {
    if one == other { return 10_000 }
    let plain = edited(one, other)
    let (single, otherSingle) = (once(one), once(other))
    guard single != one || otherSingle != other else { return plain }
    let doubled = single == otherSingle ? 10_000 : edited(single, otherSingle)
    return max(plain, doubled * 98 / 100)
  }

  private static func edited(_ one: [UInt8], _ other: [UInt8]) -> Int {
    let (short, long) = (min(one.count, other.count), max(one.count, other.count))
    let allowed = short < 4 ? 0 : short < 7 ? 1 : short < 12 ? 2 : 3
    guard long - short <= allowed, allowed > 0, beginAlike(one, other) else { return 0 }
    let edits = EditDistance.between(one, other)
    return edits > allowed ? 0 : 10_000 - 10_000 * edits / long
  }

  /// With the same letter, or with the first two swapped.
  private static func beginAlike(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    one[0] == other[0] || (one[0] == other[1] && one[1] == other[0])
  }

  private static func once(_ letters: [UInt8]) -> [UInt8] {
    letters.enumerated().filter { $0 == 0 || letters[$0 - 1] != $1 }.map(\.element)
  }

  /// "Chicken soup" in "chicken noodle soup": all its words, and at least half of the letters.
  private var isContained: Bool {
    folded.letters.count >= 4 && folded.words.count < words.count
      && 2 * folded.letters.count >= typed.letters.count
      && Self.words(folded).allSatisfy(words.contains)
  }
}
