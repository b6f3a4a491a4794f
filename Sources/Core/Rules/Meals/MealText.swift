package import Nouns
package import Time

/// A meal as somebody types it: `breakfast: 80g oats + milk 200ml`, `2 eggs and toast`,
/// `650kcal lunch`, in every language at once.
package struct MealText: Hashable, Sendable {
  /// In bytes.
  package static let longest = 500
  package static let mostItems = 20

  package var slot: MealSlot?
  package var items: [Item]
  /// The text behind an @, to be read as a time.
  package var time: String?

  package struct Item: Hashable, Sendable {
    /// Nil of bare energy.
    package var food: Food?
    package var amount: FoodAmount?
    package var size: FoodSize?
    package var state: FoodState?
    /// "A few" of it.
    package var isFew = false
    /// It is on or in so many thousandths of the food before it: "2 toasts with butter".
    package var beside: Int64?
    package var nutrition: Nutrition

    package init(
      food: Food? = nil, amount: FoodAmount? = nil, nutrition: Nutrition = .unknown
    ) {
      self.food = food
      self.amount = amount
      self.nutrition = nutrition
    }
  }

  package enum Food: Hashable, Sendable {
    /// As it was typed.
    case named(String)
    case barcode(String)
  }

  package init(slot: MealSlot? = nil, items: [Item], time: String? = nil) {
    self.slot = slot
    self.items = items
    self.time = time
  }

  /// `names` are of foods that are known.
  package init(_ text: String, names: MealNames) throws(NotUnderstood) {
    do throws(MealMistake) {
      self = try Self(bytesOf: text, names)
    } catch {
      throw NotUnderstood(text: text, byte: error.byte, expected: error.expected)
    }
  }
}

/// A mistake in a meal, by the byte.
struct MealMistake: Error {
  let byte: Int
  let expected: NotUnderstood.Expected
}

// MARK: Foods beside each other

extension MealText {
  private init(bytesOf text: String, _ names: MealNames) throws(MealMistake) {
    guard text.utf8.count <= Self.longest else {
      throw MealMistake(byte: Self.longest, expected: .shorter(limit: Self.longest))
    }
    var tokens = names.joined(MealTokens.of(text), in: text)[...]
    self.init(items: [])
    let end = tokens.first { $0.kind == .at }?.place.lowerBound ?? text.utf8.count
    time = Self.takeTime(from: &tokens, in: text)
    slot = try Self.takeSlot(from: &tokens)
    var parts = Self.parts(of: tokens)[...]
    while let part = parts.popFirst() {
      // Of a food that is missing, where it should be: in front of what follows.
      let rest = part.isEmpty ? tokens[part.endIndex...] : part
      let place = rest.first?.place.lowerBound ?? end
      guard items.count < Self.mostItems else {
        throw MealMistake(byte: place, expected: .foods(limit: Self.mostItems))
      }
      var cuts = MealCuts(text, names, at: place)
      let reads = try cuts.read(Self.joined(part, &parts, text, names))
      for read in reads { try add(read, at: place) }
    }
  }

  private mutating func add(_ read: MealItemReader.Read, at place: Int) throws(MealMistake) {
    guard items.count < Self.mostItems else {
      throw MealMistake(byte: place, expected: .foods(limit: Self.mostItems))
    }
    items.append(read.item)
    guard let read = read.slot else { return }
    guard slot == nil || slot == read else { throw MealMistake(byte: place, expected: .oneSlot) }
    slot = read
  }

  /// With the amount or the energy that stands behind a comma: "toast, one slice", "wrap, 480 kcal".
  private static func joined(
    _ part: ArraySlice<MealToken>, _ rest: inout ArraySlice<ArraySlice<MealToken>>, _ text: String,
    _ names: MealNames
  ) -> ArraySlice<MealToken> {
    guard !part.isEmpty, let next = rest.first, !next.isEmpty, next[next.startIndex].isBehindComma
    else { return part }
    let words = SpokenWord.all(of: next, in: text)
    guard words.isAmountAlone else { return part }
    // "Burger, a pint" is a burger and a beer.
    if words.last.map({ Vocabulary.alone[$0.key] != nil }) == true,
      !SaidFood(SpokenWord.all(of: part, in: text), names).isDrink
    {
      return part
    }
    rest.removeFirst()
    return ArraySlice(part + next)
  }

  /// Between signs, and on lines of their own.
  private static func parts(of tokens: ArraySlice<MealToken>) -> [ArraySlice<MealToken>] {
    var parts: [ArraySlice<MealToken>] = []
    var start = tokens.startIndex
    for (index, token) in zip(tokens.indices, tokens) {
      if token.isSeparator {
        parts.append(tokens[start..<index])
        start = index + 1
      } else if token.startsLine, index > start {
        parts.append(tokens[start..<index])
        start = index
      }
    }
    return parts + [tokens[start...]]
  }

  /// Behind an @.
  private static func takeTime(
    from tokens: inout ArraySlice<MealToken>, in text: String
  ) -> String? {
    guard let at = tokens.firstIndex(where: { $0.kind == .at }) else { return nil }
    let rest = tokens[(at + 1)...]
    tokens = tokens[..<at]
    guard let first = rest.first, let last = rest.last else { return "" }
    return text.utf8.text(first.place.lowerBound..<last.place.upperBound)
  }

  private static func takeSlot(
    from tokens: inout ArraySlice<MealToken>
  ) throws(MealMistake) -> MealSlot? {
    guard tokens.count >= 2, tokens[tokens.startIndex + 1].kind == .colon,
      let word = tokens.first?.word
    else { return nil }
    let slot = MealSlot(word: word)
    // "rice: 200g".
    if slot == nil, tokens.dropFirst(2).first?.number != nil { return nil }
    guard let slot else {
      throw MealMistake(byte: tokens[tokens.startIndex].place.lowerBound, expected: .mealSlot)
    }
    tokens = tokens.dropFirst(2)
    return slot
  }
}

extension MealToken {
  /// Between two foods.
  fileprivate var isSeparator: Bool {
    switch kind {
    case .plus, .comma, .semicolon: true
    default: false
    }
  }
}
