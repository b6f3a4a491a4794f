import Nouns
import Time

/// Reads what stands between two separators: an amount, a food, and what is in it.
struct MealItemReader {
  private let place: Int
  private let text: String
  private let names: MealNames
  private var tokens: [MealToken]
  private var item = MealText.Item()

  /// `place` is where the food should be, if nothing is.
  init(_ tokens: ArraySlice<MealToken>, at place: Int, _ text: String, _ names: MealNames) {
    self.tokens = Array(tokens)
    self.place = place
    self.text = text
    self.names = names
  }

  mutating func read() throws(MealMistake) -> (item: MealText.Item, slot: MealSlot?) {
    try takeValues()
    if tokens.count == 1, tokens[0].number != nil {
      throw MealMistake(byte: tokens[0].place.lowerBound, expected: .foodOrEnergy)
    }
    try takeAmount()
    if item.amount == nil, item.nutrition.energy != nil, tokens.count == 1,
      let slot = tokens[0].word.flatMap(MealSlot.init(word:))
    {
      return (item, slot)
    }
    guard !tokens.isEmpty else {
      guard item.amount == nil, !item.nutrition.isUnknown else { throw mistake(.food) }
      return (item, nil)
    }
    item.food = try food()
    return (item, nil)
  }

  private func mistake(_ expected: NotUnderstood.Expected, at token: MealToken? = nil)
    -> MealMistake
  {
    MealMistake(byte: token?.place.lowerBound ?? place, expected: expected)
  }

  private func token(at index: Int) -> MealToken? {
    tokens.indices.contains(index) ? tokens[index] : nil
  }

  // MARK: Contents

  private mutating func takeValues() throws(MealMistake) {
    var rest: [MealToken] = []
    var index = 0
    while index < tokens.count {
      if let end = try takeEnergy(at: index) {
        index = end
      } else if let end = try takeMacro(at: index) {
        index = end
      } else {
        rest.append(tokens[index])
        index += 1
      }
    }
    tokens = rest
  }

  /// `210kcal`, `880 kJ`; where it ends, or nil where there is none.
  private mutating func takeEnergy(at index: Int) throws(MealMistake) -> Int? {
    guard let number = tokens[index].number,
      let unit = token(at: index + 1)?.word.flatMap(MealEnergy.init(word:))
    else { return nil }
    guard item.nutrition.energy == nil else { throw mistake(.oneValue, at: tokens[index]) }
    let energy: Int64
    switch unit {
    case .kilocalories: energy = number.whole
    case .kilojoules: energy = (number.whole * 1000).roundedQuotient(by: 4184)
    }
    guard Nutrition.energies.contains(energy) else {
      throw mistake(.energyOfFood, at: tokens[index])
    }
    item.nutrition.energy = energy
    return index + 2
  }

  /// `p20`, `kh 30`, `f 5.5g`; where it ends, or nil where there is none.
  private mutating func takeMacro(at index: Int) throws(MealMistake) -> Int? {
    guard let word = tokens[index].word, let value = MealValue(word: word),
      let next = token(at: index + 1), let number = next.number
    else { return nil }
    // "Vitamin c 500" is a name and how much of it.
    if word.utf8.count == 1, !next.isGlued, isBehindName(index) { return nil }
    var end = index + 2
    if let unit = token(at: end), let word = unit.word {
      // In "c 210kcal" the number is of the energy, in "vitamin c 5ml" of the amount.
      if FoodUnit(word: word) == .gram {
        end += 1
      } else if unit.isGlued || FoodUnit(word: word) != nil || MealEnergy(word: word) != nil
        || MealWord.isDose(word)
      {
        return nil
      }
    }
    guard item.nutrition[value] == nil else { throw mistake(.oneValue, at: tokens[index]) }
    guard Nutrition.macros.contains(number.tenths) else {
      throw mistake(.macroOfFood, at: tokens[index])
    }
    item.nutrition[value] = number.tenths
    return end
  }

  /// Of an amount, or of energy.
  private func isUnit(_ word: String) -> Bool { unit(word) != nil || MealEnergy(word: word) != nil }

  /// Whether the piece before is of a name, and not the unit of a number.
  private func isBehindName(_ index: Int) -> Bool {
    guard let before = token(at: index - 1) else { return false }
    guard let word = before.word else { return before.kind == .name || before.kind == .quoted }
    return token(at: index - 2)?.number == nil || !(isUnit(word) || MealWord.isTimes(word))
  }

  // MARK: How much

  private mutating func takeAmount() throws(MealMistake) {
    // "2-3 eggs" and "1/0 egg" are no numbers.
    if tokens.first?.number != nil, let next = token(at: 1), next.isGlued,
      case .sign(let sign) = next.kind, sign != UInt8(ascii: "%")
    {
      throw mistake(.oneAmount, at: tokens.first)
    }
    if let front = amountInFront {
      try keep(front)
      if amountAtEnd(isSecond: true) != nil { throw mistake(.oneAmount, at: tokens.last) }
    } else if let back = amountAtEnd(isSecond: false) {
      try keep(back)
      if amountAtEnd(isSecond: true) != nil { throw mistake(.oneAmount, at: tokens.last) }
    }
  }

  private mutating func keep(_ found: Found) throws(MealMistake) {
    guard found.amount.isPossible else {
      throw mistake(.amountOfFood, at: tokens[found.place.lowerBound])
    }
    item.amount = found.amount
    tokens.removeSubrange(found.place)
    guard found.amount.unit != nil else { return }
    // "2 cups of rice".
    tokens.removeFirst(tokens.prefix { $0.word.map(MealWord.isOf) == true }.count)
  }

  private struct Found {
    let amount: FoodAmount
    let place: Range<Int>
  }

  /// In front of the food: `80g`, `80 g of`, `2`, `2x`, `x2`.
  private var amountInFront: Found? {
    if tokens.first?.word.map(MealWord.isTimes) == true, let number = token(at: 1)?.number {
      return Found(amount: FoodAmount(thousandths: number.thousandths), place: 0..<2)
    }
    guard let number = tokens.first?.number else { return nil }
    let next = token(at: 1)
    if case .sign(UInt8(ascii: "%"))? = next?.kind { return nil }
    if let word = next?.word {
      if MealWord.isTimes(word) {
        return Found(amount: FoodAmount(thousandths: number.thousandths), place: 0..<2)
      }
      if let unit = unit(word) {
        let amount = FoodAmount(thousandths: number.thousandths, unit: unit)
        return Found(amount: amount, place: 0..<endOfUnit(at: 1))
      }
      // "7up" is a name.
      if next?.isGlued == true { return nil }
    }
    return Found(amount: FoodAmount(thousandths: number.thousandths), place: 0..<1)
  }

  /// Behind the food: `80g`, `80`, `2x`, `x2`. Beside an amount that was found only one with a unit
  /// is a second one: flour has a "type 405".
  private func amountAtEnd(isSecond: Bool) -> Found? {
    var end = tokens.count
    if case .sign(UInt8(ascii: "."))? = tokens.last?.kind { end -= 1 }
    if let word = token(at: end - 1)?.word, let number = token(at: end - 2)?.number, end >= 3 {
      let place = end - 2..<tokens.count
      if let unit = unit(word) {
        let amount = FoodAmount(thousandths: number.thousandths, unit: unit)
        return Found(amount: amount, place: place)
      }
      guard MealWord.isTimes(word) else { return nil }
      return Found(amount: FoodAmount(thousandths: number.thousandths), place: place)
    }
    guard let last = tokens.last, let number = last.number, tokens.count >= 2 else { return nil }
    let amount = FoodAmount(thousandths: number.thousandths)
    if tokens.count >= 3, tokens[tokens.count - 2].word.map(MealWord.isTimes) == true {
      return Found(amount: amount, place: tokens.count - 2..<tokens.count)
    }
    guard !isSecond, !last.isGlued else { return nil }
    return Found(amount: amount, place: tokens.count - 1..<tokens.count)
  }

  private func unit(_ word: String) -> AmountUnit? {
    if let unit = FoodUnit(word: word) { return .common(unit) }
    return names.portion(word).map(AmountUnit.own)
  }

  /// With the point of "EL."
  private func endOfUnit(at index: Int) -> Int {
    guard let next = token(at: index + 1), next.isGlued, next.kind == .sign(UInt8(ascii: "."))
    else { return index + 1 }
    return index + 2
  }

  // MARK: The food

  private func food() throws(MealMistake) -> MealText.Food {
    if tokens.count == 1, tokens[0].kind == .quoted { return .named(quoted(tokens[0])) }
    let name = try name()
    if tokens.count == 1, MealTokens.isBarcode(name) { return .barcode(name) }
    if tokens.count == 1, let word = tokens[0].word, isNoFood(word) {
      throw mistake(.food, at: tokens[0])
    }
    guard tokens.contains(where: \.isName) else { throw mistake(.food, at: tokens[0]) }
    return .named(name)
  }

  /// A unit alone is the rest of an amount; a portion that some food brings can be a food as well.
  private func isNoFood(_ word: String) -> Bool {
    FoodUnit(word: word) != nil || MealEnergy(word: word) != nil || MealWord.isTimes(word)
      || MealWord.isOf(word)
  }

  /// The name, which stands in one place: an amount or values in between separate two foods.
  private func name() throws(MealMistake) -> String {
    if let colon = tokens.first(where: { $0.kind == .colon }) {
      throw mistake(.mealSlot, at: colon)
    }
    for index in tokens.indices.dropLast() {
      let (token, next) = (tokens[index], tokens[index + 1])
      if token.number != nil, let word = next.word, unit(word) != nil {
        throw mistake(.separator, at: token)
      }
      let gap = token.place.upperBound..<next.place.lowerBound
      guard text.utf8.text(gap).utf8.allSatisfy({ $0 <= 0x20 || $0 >= 0x7f }) else {
        throw mistake(.separator, at: next)
      }
    }
    guard let first = tokens.first, let last = tokens.last else { throw mistake(.food) }
    return words(in: first.place.lowerBound..<last.place.upperBound)
  }

  /// The text between quotation marks; two of them in it mean one.
  private func quoted(_ token: MealToken) -> String {
    var inside: [UInt8] = []
    var isBehindMark = false
    for byte in words(in: token.place.lowerBound + 1..<token.place.upperBound - 1).utf8 {
      let isSecond = isBehindMark && byte == MealTokens.quote
      if !isSecond { inside.append(byte) }
      isBehindMark = byte == MealTokens.quote && !isSecond
    }
    return String(decoding: inside, as: UTF8.self)
  }

  private func words(in place: Range<Int>) -> String {
    text.utf8.text(place).utf8.split { $0 <= 0x20 || $0 == 0x7f }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}

extension MealToken {
  /// Whether somebody could say it.
  fileprivate var isName: Bool {
    switch kind {
    case .word, .number, .barcode, .name, .quoted: true
    default: false
    }
  }
}
