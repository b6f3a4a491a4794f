import Nouns
import Time

/// How well a name fits what was typed, the best first.
package enum FoodMatch: Int, Comparable, CaseIterable, Sendable {
  /// The name itself, blanks aside.
  case exact
  /// In another number or order: "eggs boiled".
  case words
  /// What stands before the first comma or bracket: "pasta" of "pasta, dry".
  case head
  /// Each word is one of the name's, which has more.
  case someWords
  /// Each word begins one of the name's.
  case beginnings
  /// In the middle of a word: "milch" of "Vollmilch".
  case inside
  /// With letters that are wrong.
  case typo
  /// The same, of a name that has more.
  case someTypo

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// How one word, or two that were joined, fits a word of a name, the best first.
private enum WordMatch: Int, Comparable {
  case equal, inflected, beginning, inside, typo

  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A name beside what was typed.
struct NameMatch {
  let typed: FoldedText
  let name: FoldedText
  let allowsTypos: Bool

  /// Shorter parts are in too many words.
  private static let leastInside = 3
  private static let leastWithTypo = 4

  /// Nil where a word does not fit at all.
  var match: FoodMatch? {
    guard !name.words.isEmpty else { return nil }
    let joined = joined
    if let joined, joined <= .head { return joined }
    guard let fitted else { return joined }
    return joined.map { min($0, fitted) } ?? fitted
  }

  /// All words at once: "peanutbutter" is "peanut butter".
  private var joined: FoodMatch? {
    let (all, other) = (typed.letters.indices, name.letters.indices)
    if all.count == other.count, begins(other, with: all) { return .exact }
    if all.count == name.head.count, begins(name.head, with: all) { return .head }
    guard typed.words.count > 1 || name.words.count > 1 else { return nil }
    if begins(other, with: all) { return .beginnings }
    return all.count > Self.leastInside && contains(other, all) ? .inside : nil
  }

  // MARK: Word by word

  /// The best way to part what was typed into words and pairs that are one, by its worst word.
  private var fitted: FoodMatch? {
    switch worstWord {
    case nil: nil
    case .equal, .inflected: wholeWords
    case .beginning: .beginnings
    case .inside: .inside
    case .typo: typed.words.count >= name.words.count ? .typo : .someTypo
    }
  }

  private var worstWord: WordMatch? {
    var (beforeLast, last): (WordMatch?, WordMatch?) = (nil, .equal)
    for end in typed.words.indices {
      let alone = worst(last, bestWord(for: end..<end + 1))
      let paired = end > 0 ? worst(beforeLast, bestWord(for: end - 1..<end + 1)) : nil
      beforeLast = last
      last = alone.map { alone in paired.map { min(alone, $0) } ?? alone } ?? paired
      if last == nil, beforeLast == nil { return nil }
    }
    return last
  }

  private func worst(_ before: WordMatch?, _ match: WordMatch?) -> WordMatch? {
    guard let before, let match else { return nil }
    return max(before, match)
  }

  /// Where each word is one of the name's: whether the name, or its head, has others.
  private var wholeWords: FoodMatch {
    let isWhole = typed.letters.count + 3 >= name.letters.count
    if isWhole, typed.words.count >= name.words.count { return .words }
    guard typed.words.count == name.headWords else { return .someWords }
    let isHead = typed.words.allSatisfy { word in
      name.words[..<name.headWords].contains { wholeMatch(word, $0) != nil }
    }
    return isHead ? .head : .someWords
  }

  private func bestWord(for words: Range<Int>) -> WordMatch? {
    let part = typed.letters(of: words)
    var best: WordMatch?
    for start in name.words.indices {
      // Pairs on both sides are two words each.
      let longest = min(words.count == 1 ? 2 : 1, name.words.count - start)
      for length in 1...longest {
        let word = name.words[start].lowerBound..<name.words[start + length - 1].upperBound
        guard let match = match(part, word) else { continue }
        if match == .equal { return match }
        best = best.map { min($0, match) } ?? match
      }
    }
    return best
  }

  private func match(_ part: Range<Int>, _ word: Range<Int>) -> WordMatch? {
    if let match = wholeMatch(part, word) { return match }
    if begins(word, with: part) { return .beginning }
    let stem = typed.stem(of: part)
    if stem.count >= Self.leastInside, contains(word, stem) { return .inside }
    return isTypo(part, word) ? .typo : nil
  }

  private func wholeMatch(_ part: Range<Int>, _ word: Range<Int>) -> WordMatch? {
    guard typed.letters[part.lowerBound] == name.letters[word.lowerBound] else { return nil }
    if part.count == word.count, begins(word, with: part) { return .equal }
    let (one, other) = (typed.stem(of: part), name.stem(of: word))
    return one.count == other.count && begins(other, with: one) ? .inflected : nil
  }

  /// One letter in four to seven, two in more.
  static func mostWrong(in letters: Int) -> Int {
    letters < leastWithTypo ? 0 : letters < 8 ? 1 : 2
  }

  private func isTypo(_ part: Range<Int>, _ word: Range<Int>) -> Bool {
    let limit = Self.mostWrong(in: part.count)
    guard allowsTypos, limit > 0 else { return false }
    guard abs(part.count - word.count) <= limit else { return false }
    let (typed, named) = (typed.alphabet(of: part), name.alphabet(of: word))
    // A wrong letter is one too many, one too few, or both.
    guard (typed & ~named).nonzeroBitCount <= limit, (named & ~typed).nonzeroBitCount <= limit
    else { return false }
    return EditDistance.between(Array(self.typed.letters[part]), Array(name.letters[word])) <= limit
  }

  // MARK: Letters

  /// Written out: these are asked a hundred thousand times for a question.
  private func begins(_ word: Range<Int>, with part: Range<Int>) -> Bool {
    guard part.count <= word.count else { return false }
    var (one, other) = (part.lowerBound, word.lowerBound)
    while one < part.upperBound {
      guard typed.letters[one] == name.letters[other] else { return false }
      one += 1
      other += 1
    }
    return true
  }

  private func contains(_ word: Range<Int>, _ part: Range<Int>) -> Bool {
    guard part.count <= word.count else { return false }
    for start in word.lowerBound...word.upperBound - part.count
    where begins(start..<word.upperBound, with: part) { return true }
    return false
  }
}
