import Nouns
import Time

/// Takes the amounts off a food as somebody said it, from both ends, until a name that is known is left,
/// or nothing more that can be an amount.
struct SaidFood {
  let names: MealNames
  var words: ArraySlice<SpokenWord>

  var count: Int64?
  var unit: AmountUnit?
  /// So much by weight or volume, which says more than any number.
  var exact: FoodAmount?
  var size: FoodSize?
  var state: FoodState?
  var isFew = false
  /// "100g 2x" is twice as much.
  var multiplies = false
  /// A name of an amount and a drink at once.
  var isAlone = false
  private var isArticle = false
  /// Of the words that are left.
  var isKnown = false
  /// Two amounts that cannot both be meant, where the second one stands.
  var second: SpokenWord?

  /// No form that means an amount has more words.
  private static let longestForm = 5

  init(_ words: [SpokenWord], _ names: MealNames) {
    self.names = names
    self.words = words[...]
    isKnown = isName(self.words)
    guard !isKnown else { return }
    takeBehind()
    // "my oats 80": a longer name before a shorter one.
    if self.words.last?.number != nil, isName(self.words.dropLast()) { takeNumberBehind() }
    while !self.words.isEmpty, takeInFront() {}
    if !isKnown { takeNumberBehind() }
    // The "2%" of milk is no amount.
    if !isKnown, self.words.count > 1 { isKnown = names.found(self.words) != nil }
  }

  /// Of the name.
  var rest: ArraySlice<SpokenWord> { words }

  var amount: FoodAmount? {
    if let exact {
      let times = multiplies ? count ?? 1000 : 1000
      return FoodAmount(thousandths: Self.product(exact.thousandths, times), unit: exact.unit)
    }
    guard count != nil || unit != nil else { return nil }
    return FoodAmount(thousandths: count ?? 1000, unit: unit)
  }

  /// Of thousandths; beyond what anybody eats no number means more.
  static func product(_ one: Int64, _ other: Int64) -> Int64 {
    (min(one, most) * min(other, most)).roundedQuotient(by: 1000)
  }

  private static let most: Int64 = 1_000_000_000

  // MARK: Names

  func isName(_ words: ArraySlice<SpokenWord>) -> Bool {
    guard let first = words.first, words.count <= NameWords.most else { return false }
    if words.count == 1, first.isName { return true }
    switch names.found(words) {
    case nil: return false
    case .own?: return true
    // The pint of "2 pints of lager" is no name.
    case .staple?: return words.count == 1 ? first.number == nil : !first.beginsWithNumber
    }
  }

  // MARK: In front of it

  /// False where nothing more can be taken off.
  private mutating func takeInFront() -> Bool {
    isKnown = isName(words)
    if words.count == 1, unit == nil, !isKnown || count != nil,
      let measure = Vocabulary.alone[words[words.startIndex].key]
    {
      (unit, isAlone, isKnown) = (.common(measure), true, true)
      return false
    }
    guard !isKnown, words.count > 1 else { return false }
    return takeFraction() || takeCount() || takeDigits() || takeMeasureOfCount() || takeSmallWord()
      || takeForm(Vocabulary.fillers) { _, _ in }
      || takeMeasure() || takeSize() || takeState() || takeFillerBehind() || takeTail()
  }

  private func longest<Thing>(_ forms: [String: Thing]) -> (length: Int, thing: Thing)? {
    var (key, found): (String, (Int, Thing)?) = ("", nil)
    for (place, word) in words.prefix(Self.longestForm).enumerated() {
      guard !word.isName, !word.isAmpersand else { break }
      key += (key.isEmpty ? "" : " ") + word.key
      if let thing = forms[key], place + 1 < words.count { found = (place + 1, thing) }
    }
    return found
  }

  private mutating func takeForm<Thing>(
    _ forms: [String: Thing], _ body: (inout Self, Thing) -> Void
  ) -> Bool {
    guard let (length, thing) = longest(forms) else { return false }
    body(&self, thing)
    words.removeFirst(length)
    return true
  }

  /// "half a", "½": the number, what is added to a whole one, or a part of an article.
  private mutating func takeFraction() -> Bool {
    guard let first = words.first else { return false }
    if takeHalbe() { return true }
    var found = longest(Vocabulary.fractions)
    if found == nil, first.isFraction, let number = first.number { found = (1, number) }
    guard let (length, part) = found, length >= longest(Vocabulary.numbers)?.length ?? 1,
      length == 1 || !isName(words.dropFirst())
    else { return false }
    if let count, !isArticle, unit == nil, count >= 1000, part < 1000, count % 1000 == 0 {
      self.count = count + part
    } else {
      count = count.map { Self.product($0, part) } ?? part
    }
    isArticle = false
    words.removeFirst(length)
    return true
  }

  /// Of beer "eine Halbe" is half a litre.
  private mutating func takeHalbe() -> Bool {
    guard unit == nil, let first = words.first,
      Vocabulary.units[first.key]?.unit == .common(.halbe),
      case .staple(let name)? = names.found(NameWords(words.dropFirst())),
      StapleShelf.all.staple(at: name.place)?.portions.contains(where: { $0.name == "halbe" })
        == true
    else { return false }
    unit = .common(.halbe)
    words.removeFirst()
    return true
  }

  /// "two", "a", "a few".
  private mutating func takeCount() -> Bool {
    guard count == nil || count == 1000 else { return false }
    return takeForm(Vocabulary.numbers) { said, number in
      switch number {
      case .number(let number):
        said.isArticle = said.count == nil && number == 1000
        said.count = number
      case .few: (said.count, said.isFew) = (3000, true)
      }
    }
  }

  /// "80g", "2", "2x", "x2".
  private mutating func takeDigits() -> Bool {
    guard let first = words.first else { return false }
    let second = words[words.startIndex + 1]
    if first.isTimes, let number = second.number, words.count > 2 {
      count = number
      words.removeFirst(2)
      return true
    }
    guard let number = first.number else { return false }
    // "0,5 Bier".
    if first.isDecimal, number < 2000, Self.isDrink(words.dropFirst(), names) {
      exact = FoodAmount(thousandths: Self.product(number, count ?? 1000), unit: .common(.litre))
      count = nil
      words.removeFirst()
      return true
    }
    if words.count > 2, let found = measure(second), !found.isPlain,
      !(words.dropFirst(2).first?.isAmpersand ?? false)
    {
      let times = count
      take(times.map { Self.product(number, $0) } ?? number, of: found, first)
      words.removeFirst(2)
      return true
    }
    count = count.map { Self.product($0, number) } ?? number
    (isArticle, isFew) = (false, false)
    words.removeFirst(second.isTimes && words.count > 2 ? 2 : 1)
    return true
  }

  /// "half a litre of", "ein halbes Pfund".
  private mutating func takeMeasureOfCount() -> Bool {
    guard let first = words.first, let count, unit == nil, let found = measure(first),
      !found.isPlain
    else { return false }
    take(count, of: found, first)
    words.removeFirst()
    return true
  }

  private mutating func takeSmallWord() -> Bool {
    guard let first = words.first, MealWord.isOf(first.key) || Self.isArticle(first.key) else {
      return false
    }
    words.removeFirst()
    return true
  }

  private static func isArticle(_ key: String) -> Bool { Vocabulary.numbers[key] == .number(1000) }

  private mutating func takeMeasure() -> Bool {
    guard unit == nil, let first = words.first else { return false }
    if let found = measure(first), found.isPlain, found.unit != .common(.egg) || count != nil {
      unit = found.unit
      words.removeFirst()
      return true
    }
    guard let (length, amount) = longest(Vocabulary.units), length > 1 else { return false }
    unit = amount.unit
    words.removeFirst(length)
    return true
  }

  /// In front, or at the end.
  private mutating func takeSize() -> Bool {
    guard size == nil else { return false }
    if takeForm(Vocabulary.sizes, { $0.size = $1 }) { return true }
    guard let last = words.last, !last.isQuoted, let size = Vocabulary.sizes[last.key]
    else { return false }
    self.size = size
    words.removeLast()
    return true
  }

  /// In front, or at the end.
  private mutating func takeState() -> Bool {
    if takeForm(Vocabulary.states, { $0.state = $1 }) { return true }
    guard let last = words.last, !last.isQuoted, let state = Vocabulary.states[last.key]
    else { return false }
    self.state = state
    words.removeLast()
    return true
  }

  private mutating func takeFillerBehind() -> Bool {
    for count in (1...Self.longestForm).reversed() where count < words.count {
      let form = words.suffix(count)
      guard !form.contains(where: { $0.isName || $0.isAmpersand }),
        Vocabulary.fillers[form.map(\.key).joined(separator: " ")] != nil
      else { continue }
      words.removeLast(count)
      return true
    }
    return false
  }

  /// "Kebab without sauce", "latte from the station"; of "scrambled eggs from 3 eggs" the eggs count.
  /// Nothing that is eaten beside it is in a tail, and cola without sugar is another food.
  private mutating func takeTail() -> Bool {
    let starts = words.indices.dropFirst().filter { index in
      Vocabulary.tails[words[index].key].map { $0 != .kept } ?? false
    }
    guard let tail = starts.first, let kind = Vocabulary.tails[words[tail].key] else {
      return false
    }
    let behind = words[(tail + 1)...]
    guard
      behind.allSatisfy({ word in
        !word.isName && !word.isAmpersand && MealWord(word.key).map { $0 == .of } ?? true
          && Vocabulary.tails[word.key] != .kept
      })
    else { return false }
    let made = SaidFood(Array(behind), names)
    words = kind == .made && made.isKnown && made.amount != nil ? behind : words[..<tail]
    return true
  }
}

extension MealNames {
  /// Of words that stand together; what stands between quotation marks is a name by itself.
  func found(_ words: ArraySlice<SpokenWord>) -> Found? {
    let isWhole = words.dropFirst().allSatisfy { !$0.isBehindGap }
    guard isWhole, words.count == 1 || !words.contains(where: \.isName) else { return nil }
    return found(NameWords(words))
  }
}

extension NameWords {
  init(_ words: ArraySlice<SpokenWord>) {
    self.init(
      words.flatMap { word in
        word.isAmpersand ? [[]] : word.key.utf8.split(separator: UInt8(ascii: " ")).map(Array.init)
      })
  }
}
