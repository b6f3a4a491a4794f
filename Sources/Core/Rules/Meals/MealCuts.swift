import Nouns
import Time

/// Where one food ends and the next one begins, by the words between them: "fish and chips" is one food
/// and "toast and jam" are two, which only the names that are known can tell.
struct MealCuts {
  private let text: String
  private let names: MealNames
  /// Where the food should be, if nothing is.
  private let place: Int
  // Asked again and again: without these, each "and" would double the time.
  private var known: [Range<Int>: MealItemReader.Read?] = [:]
  private var parted: [Range<Int>: [Tokens]] = [:]
  private var sided: [Range<Int>: Reads?] = [:]

  /// Between more words is no food that somebody typed.
  private static let mostCuts = 2 * MealText.mostItems

  private typealias Tokens = ArraySlice<MealToken>
  private typealias Reads = [MealItemReader.Read]

  init(_ text: String, _ names: MealNames, at place: Int) {
    (self.text, self.names, self.place) = (text, names, place)
  }

  mutating func read(_ tokens: ArraySlice<MealToken>) throws(MealMistake) -> [MealItemReader.Read] {
    try check(tokens)
    var reads: Reads = []
    for part in parts(of: tokens) { reads += try withSides(part) }
    return reads
  }

  /// An "and" joins two foods, so it is neither the first word nor the last.
  private func check(_ tokens: Tokens) throws(MealMistake) {
    if tokens.first?.joins == true {
      throw MealMistake(byte: tokens.first?.place.lowerBound ?? place, expected: .food)
    }
    if tokens.last?.joins == true {
      throw MealMistake(byte: tokens.last?.place.upperBound ?? place, expected: .food)
    }
  }

  private func reading(_ tokens: Tokens) throws(MealMistake) -> MealItemReader.Read {
    var reader = MealItemReader(tokens, at: tokens.first?.place.lowerBound ?? place, text, names)
    return try reader.read()
  }

  /// Its reading, where that is a food that is known.
  private mutating func known(_ tokens: Tokens) -> MealItemReader.Read? {
    guard !tokens.isEmpty else { return nil }
    if let read = known[tokens.indices] { return read }
    let read = (try? reading(tokens)).flatMap { $0.isKnown ? $0 : nil }
    known[tokens.indices] = .some(read)
    return read
  }

  // MARK: And

  /// The longest known name first.
  private mutating func parts(of tokens: Tokens) -> [Tokens] {
    if let parts = parted[tokens.indices] { return parts }
    let parts = newParts(of: tokens)
    parted[tokens.indices] = parts
    return parts
  }

  private mutating func newParts(of tokens: Tokens) -> [Tokens] {
    let cuts = cuts(at: .and, in: tokens)
    guard !cuts.isEmpty, known(tokens) == nil else { return [tokens] }
    // "Steak and kidney pie with mash".
    if let with = self.cuts(at: .with, in: tokens).first, with > cuts[0],
      known(tokens[..<with]) != nil, sides(of: tokens) != nil
    {
      return [tokens]
    }
    for cut in cuts.reversed() where known(tokens[..<cut]) != nil {
      if isFilling(tokens[..<cut], of: tokens[(cut + 1)...]) { return [tokens] }
      return [tokens[..<cut]] + parts(of: tokens[(cut + 1)...])
    }
    for cut in cuts {
      let (left, right) = (tokens[..<cut], tokens[(cut + 1)...])
      if known(right) != nil || sides(of: left) != nil {
        return parts(of: left) + parts(of: right)
      }
    }
    return [tokens]
  }

  /// "Chicken and vegetable soup" is a soup of both, and neither is eaten beside it: one food, which the
  /// table does not have.
  private mutating func isFilling(_ left: Tokens, of right: Tokens) -> Bool {
    guard right.count > 1, let first = known(left), first.item.amount == nil, !first.item.isFew,
      let whole = known(right), whole.item.amount == nil, found(whole)?.isBrand != true,
      let dish = staple(whole),
      known(right.dropLast()).flatMap(staple) != nil, known(right.suffix(1)).flatMap(staple) != nil
    else { return false }
    return [.dish, .bread, .sauce, .snack, .drink].contains(dish.group)
  }

  private func cuts(at word: MealWord, in tokens: Tokens) -> [Int] {
    let cuts = tokens.indices.filter { index in
      guard index > tokens.startIndex, index < tokens.endIndex - 1 else { return false }
      return switch tokens[index].kind {
      case .word(let text): MealWord(text) == word
      case .sign(UInt8(ascii: "&")): word == .and
      default: false
      }
    }
    return cuts.count > Self.mostCuts ? [] : cuts
  }

  // MARK: With

  private mutating func withSides(_ tokens: Tokens) throws(MealMistake) -> Reads {
    if let read = known(tokens) {
      return says(read, otherThanOf: tokens) ? sides(of: tokens, isCut: true) ?? [read] : [read]
    }
    if let sides = sides(of: tokens) { return sides }
    return [try reading(tokens)]
  }

  /// "5 fish fingers with mash", "3 EL Müsli mit Milch": so many of the fish, or spoons of the muesli,
  /// where nobody eats the dish five times or by the spoon.
  private mutating func says(_ read: MealItemReader.Read, otherThanOf tokens: Tokens) -> Bool {
    guard let amount = read.item.amount, !amount.isWeighed,
      let cut = cuts(at: .with, in: tokens).first,
      let dish = staple(read), let base = known(tokens[..<cut]).flatMap(staple)
    else { return false }
    guard let unit = amount.unit else {
      // Two may be two plates; of pancakes with syrup nobody has two.
      let isMany = amount.thousandths > (dish.group == .sweet ? 1000 : 2000)
      return isMany && dish.counted == nil && base.counted != nil
    }
    func has(_ staple: Staple) -> Bool { staple.portions.contains { $0.name == unit.name } }
    return !has(dish) && has(base)
  }

  private func staple(_ read: MealItemReader.Read) -> Staple? {
    found(read).flatMap { StapleShelf.all.staple(at: $0.place) }
  }

  private func found(_ read: MealItemReader.Read) -> StapleName? {
    guard case .named(let name)? = read.item.food, case .staple(let found)? = names.found(name)
    else { return nil }
    return found
  }

  /// A food and what is on it: both are known, or they are one that is not.
  private mutating func sides(of tokens: Tokens, isCut: Bool = false) -> Reads? {
    if !isCut, let read = known(tokens) { return [read] }
    if let sides = sided[tokens.indices] { return sides }
    let sides = newSides(of: tokens)
    sided[tokens.indices] = .some(sides)
    return sides
  }

  private mutating func newSides(of tokens: Tokens) -> Reads? {
    for cut in cuts(at: .with, in: tokens) {
      guard let left = known(tokens[..<cut]), left.item.nutrition.isUnknown else { continue }
      var right = tokens[(cut + 1)...]
      // "w/", "m.".
      if case .sign? = right.first?.kind, right.first?.isGlued == true { right.removeFirst() }
      let number = left.item.amount.flatMap { $0.isWeighed ? nil : $0.thousandths } ?? 1000
      let sides = parts(of: right).map { known($0) }
      guard !sides.isEmpty, sides.allSatisfy({ $0 != nil }) else { continue }
      return [left]
        + sides.compactMap(\.self).map { side in
          var side = side
          // Its contents were told, and nothing is left to guess.
          side.item.beside = side.item.nutrition.isUnknown ? number : nil
          return side
        }
    }
    return nil
  }
}

extension MealToken {
  /// "And", between two foods.
  fileprivate var joins: Bool { word.map { MealWord($0) == .and } ?? false }
}
