import Nouns
import Time

/// Takes the amounts off a food as somebody said it, from both ends, until a name that is known is left,
/// or nothing more that can be an amount.
struct SaidFood {
  private let names: MealNames
  private var words: ArraySlice<SpokenWord>

  private(set) var count: Int64?
  private(set) var unit: AmountUnit?
  /// So much by weight or volume, which says more than any number.
  private(set) var exact: FoodAmount?
  private(set) var size: FoodSize?
  private(set) var state: FoodState?
  private(set) var isFew = false
  /// "100g 2x" is twice as much.
  private var multiplies = false
  /// A name of an amount and a drink at once.
  private(set) var isAlone = false
  private var isArticle = false
  /// Of the words that are left.
  private(set) var isKnown = false
  /// Two amounts that cannot both be meant, where the second one stands.
  private(set) var second: SpokenWord?

  /// More words has no form that means an amount.
  private static let longestForm = 5

  init(_ words: [SpokenWord], _ names: MealNames) {
    self.names = names
    self.words = words[...]
    isKnown = isName(self.words)
    guard !isKnown else { return }
    takeBehind()
    while !self.words.isEmpty, takeInFront() {}
    if !isKnown { takeNumberBehind() }
    // The "2%" of milk is no amount.
    if !isKnown, self.words.count > 1 { isKnown = names.found(NameWords(self.words)) != nil }
  }

  /// Of the name.
  var rest: ArraySlice<SpokenWord> { words }

  var amount: FoodAmount? {
    if let exact {
      let times = multiplies ? count ?? 1000 : 1000
      return FoodAmount(
        thousandths: (exact.thousandths * times).roundedQuotient(by: 1000), unit: exact.unit)
    }
    guard count != nil || unit != nil else { return nil }
    return FoodAmount(thousandths: count ?? 1000, unit: unit)
  }

  // MARK: Names

  private func isName(_ words: ArraySlice<SpokenWord>) -> Bool {
    guard let first = words.first, words.count <= NameWords.most else { return false }
    if words.contains(where: \.isName) { return words.count == 1 }
    guard !words.contains(where: { $0.isBehindGap && $0.place != first.place }) else {
      return false
    }
    switch names.found(NameWords(words)) {
    case nil: return false
    case .own?: return true
    // The pint of "2 pints of lager" is no name.
    case .staple?: return words.count == 1 ? first.number == nil : !first.beginsWithNumber
    }
  }

  // MARK: Behind the name

  /// "rice 200 g", "toast 2 slices", "eggs x2"; two at most.
  private mutating func takeBehind() {
    for _ in 0..<2 where takeUnitBehind() {}
    // "toast two slices", "soup a large bowl".
    guard unit == nil, exact == nil, words.count > 1, let last = words.last,
      let found = measure(last), found.isPlain, !found.amount.canBeFood
    else { return }
    var rest = words.dropLast()
    let size = rest.last.flatMap { Vocabulary.sizes[$0.key] }
    if size != nil { rest.removeLast() }
    let number = rest.last.flatMap { Vocabulary.numbers[$0.key] }
    if number != nil { rest.removeLast() }
    guard size != nil || number != nil, !rest.isEmpty else { return }
    if case .number(let number)? = number { count = number }
    (unit, words) = (found.unit, rest)
    self.size = self.size ?? size
  }

  private mutating func takeUnitBehind() -> Bool {
    guard words.count > 1, let last = words.last else { return false }
    let before = words[words.endIndex - 2]
    if words.count > 2, let number = before.number {
      if last.isTimes { return takeBehind(2) { ($0.count, $0.multiplies) = (number, true) } }
      if let found = measure(last) { return takeBehind(2) { $0.take(number, of: found, last) } }
    }
    if words.count > 2, before.isTimes, let number = last.number, !last.isFraction {
      return takeBehind(2) { ($0.count, $0.multiplies) = (number, true) }
    }
    return false
  }

  private mutating func takeBehind(_ length: Int, _ body: (inout Self) -> Void) -> Bool {
    body(&self)
    words.removeLast(length)
    return true
  }

  /// "eggs 2", where nothing else says how many.
  private mutating func takeNumberBehind() {
    guard count == nil, exact == nil, words.count > 1, let last = words.last,
      let number = last.number
    else { return }
    count = number
    words.removeLast()
    isKnown = isName(words)
    // "Glühwein 0,2" is told in litres.
    guard last.isDecimal, number < 2000, isDrink else { return }
    (count, exact) = (nil, FoodAmount(thousandths: number, unit: .common(.litre)))
  }

  private var isDrink: Bool {
    guard case .staple(let name)? = names.found(NameWords(words)) else { return false }
    return StapleShelf.all.staple(at: name.place)?.group == .drink
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
      || takeMeasure() || takeSize() || takeState() || takeFillerBehind()
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
      count = count.map { ($0 * part).roundedQuotient(by: 1000) } ?? part
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
    if words.count > 2, let found = measure(second), !found.isPlain,
      !(words.dropFirst(2).first?.isAmpersand ?? false)
    {
      let times = count
      take(times.map { (number * $0).roundedQuotient(by: 1000) } ?? number, of: found, first)
      words.removeFirst(2)
      return true
    }
    count = count.map { ($0 * number).roundedQuotient(by: 1000) } ?? number
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

  private mutating func takeSize() -> Bool {
    size == nil && takeForm(Vocabulary.sizes) { $0.size = $1 }
  }

  /// In front, or at the end.
  private mutating func takeState() -> Bool {
    if takeForm(Vocabulary.states, { $0.state = $1 }) { return true }
    guard let last = words.last, let state = Vocabulary.states[last.key] else { return false }
    self.state = state
    words.removeLast()
    return true
  }

  private mutating func takeFillerBehind() -> Bool {
    guard let last = words.last, Vocabulary.fillers[last.key] != nil else { return false }
    words.removeLast()
    return true
  }

  // MARK: Units

  private struct Measure {
    let amount: FoodAmount

    var unit: AmountUnit? { amount.unit }

    /// Of which a food says what it weighs: a slice, and no gram.
    var isPlain: Bool {
      guard case .common(let unit)? = amount.unit else { return true }
      return unit.milligrams == nil && unit.millilitres == nil
    }
  }

  private func measure(_ word: SpokenWord) -> Measure? {
    guard !word.isName, let spelled = word.word else { return nil }
    if let amount = Vocabulary.units[word.key] { return Measure(amount: amount) }
    guard let own = names.portion(spelled) else { return nil }
    return Measure(amount: FoodAmount(thousandths: 1000, unit: .own(own)))
  }

  private mutating func take(_ number: Int64, of found: Measure, _ word: SpokenWord) {
    guard !found.isPlain else {
      if unit != nil || exact != nil { second = second ?? word }
      (count, unit) = (number, found.unit)
      return
    }
    if exact != nil { second = second ?? word }
    let times = found.amount.thousandths
    exact = FoodAmount(
      thousandths: times == 1000 ? number : (number * times).roundedQuotient(by: 1000),
      unit: found.unit)
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
