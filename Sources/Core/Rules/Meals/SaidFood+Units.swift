import Nouns
import Time

// Amounts behind a name, and units.
extension SaidFood {
  // MARK: Behind the name

  /// "rice 200 g", "toast 2 slices", "eggs x2"; two at most.
  mutating func takeBehind() {
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
  mutating func takeNumberBehind() {
    guard exact == nil, words.count > 1, let last = words.last, let number = last.number else {
      return
    }
    // "Glühwein 0,2" is told in litres.
    if last.isDecimal, number < 2000, Self.isDrink(words.dropLast(), names) {
      exact = FoodAmount(thousandths: Self.product(number, count ?? 1000), unit: .common(.litre))
      count = nil
    } else {
      guard count == nil else { return }
      count = number
    }
    words.removeLast()
    isKnown = isName(words)
  }

  var isDrink: Bool { Self.isDrink(words, names) }

  static func isDrink(_ words: ArraySlice<SpokenWord>, _ names: MealNames) -> Bool {
    guard case .staple(let name)? = names.found(words) else { return false }
    return StapleShelf.all.staple(at: name.place)?.group == .drink
  }

  // MARK: Units

  struct Measure {
    let amount: FoodAmount

    var unit: AmountUnit? { amount.unit }

    /// A unit whose weight depends on the food: a slice, not a gram.
    var isPlain: Bool {
      guard case .common(let unit)? = amount.unit else { return true }
      return unit.milligrams == nil && unit.millilitres == nil
    }
  }

  func measure(_ word: SpokenWord) -> Measure? {
    guard !word.isName, let spelled = word.word else { return nil }
    if let amount = Vocabulary.units[word.key] { return Measure(amount: amount) }
    guard let own = names.portion(spelled) else { return nil }
    return Measure(amount: FoodAmount(thousandths: 1000, unit: .own(own)))
  }

  mutating func take(_ number: Int64, of found: Measure, _ word: SpokenWord) {
    guard !found.isPlain else {
      if unit != nil || exact != nil { second = second ?? word }
      (count, unit) = (number, found.unit)
      return
    }
    if exact != nil { second = second ?? word }
    let times = found.amount.thousandths
    exact = FoodAmount(
      thousandths: Self.product(number, times),
      unit: found.unit)
  }
}
