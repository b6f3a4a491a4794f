import Nouns
import Time

/// Reads one food as it was said: an amount, a name, and what is in it.
struct MealItemReader {
  private let place: Int
  private let text: String
  private let names: MealNames
  private var tokens: [MealToken]
  private var item = MealText.Item()

  /// The food, and whether it is one that is known, or has its contents with it.
  struct Read {
    var item: MealText.Item
    var slot: MealSlot?
    var isKnown = true
  }

  /// `place` is where the food should be, if nothing is.
  init(_ tokens: ArraySlice<MealToken>, at place: Int, _ text: String, _ names: MealNames) {
    self.tokens = Array(tokens)
    self.place = place
    self.text = text
    self.names = names
  }

  mutating func read() throws(MealMistake) -> Read {
    try takeValues()
    let words = SpokenWord.all(of: tokens[...], in: text)
    if words.count == 1, let number = words.first, number.number != nil {
      throw mistake(.foodOrEnergy, at: number)
    }
    if let first = words.first, first.beginsWithNumber, first.number == nil, isBroken(first) {
      throw mistake(.oneAmount, at: first)
    }
    let said = SaidFood(words, names)
    if let second = said.second { throw mistake(.oneAmount, at: second) }
    if let slot = try slot(said, of: words) { return Read(item: item, slot: slot) }
    try take(said, of: words)
    guard !said.rest.isEmpty, !isFiller(said.rest) else {
      guard item.amount == nil, !item.nutrition.isUnknown else { throw mistake(.food) }
      return Read(item: item)
    }
    (item.size, item.state) = (said.size, said.state)
    item.food = try food(said)
    return Read(item: item, isKnown: said.isKnown || item.nutrition.energy != nil)
  }

  private func mistake(
    _ expected: NotUnderstood.Expected, at word: SpokenWord? = nil
  ) -> MealMistake {
    MealMistake(byte: word?.place.lowerBound ?? place, expected: expected)
  }

  private func mistake(_ expected: NotUnderstood.Expected, at token: MealToken) -> MealMistake {
    MealMistake(byte: token.place.lowerBound, expected: expected)
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
      } else if unit.isGlued || Vocabulary.units[word].map({ !$0.canBeFood }) ?? false
        || MealEnergy(word: word) != nil
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
  private func isUnit(_ word: String) -> Bool {
    FoodUnit(word: word) != nil || names.portion(word) != nil || MealEnergy(word: word) != nil
  }

  /// Whether the piece before is of a name, and not the unit of a number.
  private func isBehindName(_ index: Int) -> Bool {
    guard let before = token(at: index - 1) else { return false }
    guard let word = before.word else { return before.kind == .name || before.kind == .quoted }
    return token(at: index - 2)?.number == nil || !(isUnit(word) || MealWord.isTimes(word))
  }

  // MARK: How much

  /// "1/0" is no number.
  private func isBroken(_ word: SpokenWord) -> Bool {
    let bytes = text.utf8.text(word.place).utf8
    return bytes.contains(UInt8(ascii: "/")) && bytes.allSatisfy { $0 == 0x2f || 0x30...0x39 ~= $0 }
  }

  /// A bare word for a meal beside energy; beside a number it says too little.
  private func slot(_ said: SaidFood, of words: [SpokenWord]) throws(MealMistake) -> MealSlot? {
    guard said.rest.count == 1, !said.isKnown, said.unit == nil, said.exact == nil,
      let word = said.rest.first, let slot = word.word.flatMap(MealSlot.init(word:))
    else { return nil }
    if item.nutrition.energy != nil { return said.count == nil ? slot : nil }
    guard let count = said.count, count >= Self.leastEnergy else { return nil }
    throw mistake(.foodOrEnergy, at: words.first { $0.number != nil })
  }

  /// In thousandths: nobody has as many lunches.
  private static let leastEnergy: Int64 = 50_000

  private mutating func take(_ said: SaidFood, of words: [SpokenWord]) throws(MealMistake) {
    if let amount = said.amount {
      guard amount.isPossible else {
        throw mistake(.amountOfFood, at: words.first { $0.number != nil })
      }
      item.amount = amount
    }
    item.isFew = said.isFew && said.amount?.thousandths == 3000 && said.exact == nil
  }

  /// "ca 500 kcal" is no food.
  private func isFiller(_ rest: ArraySlice<SpokenWord>) -> Bool {
    !item.nutrition.isUnknown && rest.count == 1
      && rest.first.map { Vocabulary.fillers[$0.key] != nil } == true
  }

  // MARK: The food

  private func food(_ said: SaidFood) throws(MealMistake) -> MealText.Food {
    let words = said.rest
    if words.count == 1, let word = words.first, case .quoted = word.kind {
      return .named(quoted(word))
    }
    let name = try name(words)
    if words.count == 1, MealTokens.isBarcode(name) { return .barcode(name) }
    guard !said.isKnown else { return .named(name) }
    if words.count == 1, let word = words.first, isNoFood(word), item.nutrition.energy == nil {
      throw mistake(.food)
    }
    guard words.contains(where: { $0.isName || !$0.key.isEmpty || $0.word != nil }) else {
      throw mistake(.food, at: words.first)
    }
    return .named(name)
  }

  /// A unit alone is the rest of an amount; a portion that some food brings can be a food as well.
  private func isNoFood(_ word: SpokenWord) -> Bool {
    if let measure = Vocabulary.units[word.key] { return !measure.canBeFood }
    return word.isTimes || MealWord(word.key) != nil
      || word.word.map { MealEnergy(word: $0) != nil } == true
  }

  /// The name, which stands in one place: an amount or values in between separate two foods.
  private func name(_ words: ArraySlice<SpokenWord>) throws(MealMistake) -> String {
    guard let first = words.first, let last = words.last else { throw mistake(.food) }
    let place = first.place.lowerBound..<last.place.upperBound
    if let colon = tokens.first(where: { $0.kind == .colon && place.contains($0.place.lowerBound) })
    {
      throw mistake(.mealSlot, at: colon)
    }
    // Of "steak 200g with mash" nobody knows where the name ends.
    let isJoined = words.contains { MealWord($0.key) == .with }
    for (word, next) in zip(words, words.dropFirst()) {
      if next.isBehindGap { throw mistake(.separator, at: next) }
      if word.number != nil, !isJoined, next.word.map({ FoodUnit(word: $0) != nil }) == true {
        throw mistake(.separator, at: word)
      }
    }
    return tidied(self.words(in: place))
  }

  /// The text between quotation marks; two of them in it mean one.
  private func quoted(_ word: SpokenWord) -> String {
    var inside: [UInt8] = []
    var isBehindMark = false
    for byte in words(in: word.place.lowerBound + 1..<word.place.upperBound - 1).utf8 {
      let isSecond = isBehindMark && byte == MealTokens.quote
      if !isSecond { inside.append(byte) }
      isBehindMark = byte == MealTokens.quote && !isSecond
    }
    return String(decoding: inside, as: UTF8.self)
  }

  /// Without the full stop behind a sentence, and with the second of two brackets.
  private func tidied(_ name: String) -> String {
    let sign = name.utf8.last
    let ends = sign == UInt8(ascii: ".") || sign == UInt8(ascii: "!")
    // By bytes: a sign may be one character with what stands before it.
    let words =
      ends && name.utf8.count > 2
      ? String(decoding: name.utf8.dropLast(), as: UTF8.self) : name
    let isOpen = words.utf8.contains(UInt8(ascii: "(")) && !words.utf8.contains(UInt8(ascii: ")"))
    return isOpen ? words + ")" : words
  }

  private func words(in place: Range<Int>) -> String {
    text.utf8.text(place).utf8.split { $0 <= 0x20 || $0 == 0x7f }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
