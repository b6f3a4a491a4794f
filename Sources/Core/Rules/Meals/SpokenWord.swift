import Nouns

/// A part of a typed food between two blanks; "200g" and "2x" are two of them.
struct SpokenWord {
  enum Kind {
    case word
    case number(MealNumber)
    /// Of "2-3" the middle.
    case range(Int64)
    case quoted
    /// A name with a sign in it that is known, or the digits of a product.
    case name, barcode
  }

  private(set) var kind: Kind

  /// Whatever stands in it, it is a name.
  var isQuoted: Bool { if case .quoted = kind { true } else { false } }

  /// In the bytes of the text.
  private(set) var place: Range<Int>
  /// Folded, a blank between two; empty of an ampersand.
  private(set) var key = ""
  /// Of a word of one piece that piece, as it was typed.
  private var only: MealToken.Kind?
  /// Something between it and the word before it was taken out.
  var isBehindGap = false

  var number: Int64? {
    switch kind {
    case .number(let number): number.thousandths
    case .range(let middle): middle
    default: nil
    }
  }

  var isDecimal: Bool {
    if case .number(let number) = kind { number.places > 0 } else { false }
  }

  var isFraction: Bool {
    if case .number(let number) = kind { number.isFraction } else { false }
  }

  /// "½", "7up" or "2%".
  var beginsWithNumber: Bool { number != nil || key.utf8.first.map { 0x30...0x39 ~= $0 } ?? false }

  var isName: Bool {
    switch kind {
    case .quoted, .name, .barcode: true
    default: false
    }
  }

  var isAmpersand: Bool { only == .sign(UInt8(ascii: "&")) }

  var isTimes: Bool {
    if case .word(let word)? = only { MealWord.isTimes(word) } else { false }
  }

  /// Of "mg" or "p", which mean something as they are alone.
  var word: String? { if case .word(let word)? = only { word } else { nil } }
}

// MARK: Of tokens

extension SpokenWord {
  /// The words of some pieces of a text.
  static func all(of tokens: ArraySlice<MealToken>, in text: String) -> [SpokenWord] {
    var words: [SpokenWord] = []
    var rest = tokens
    while let token = rest.popFirst() {
      if let middle = takeRange(behind: token, from: &rest) {
        words.append(SpokenWord(.range(middle.value), at: middle.place))
      } else if let last = words.last, last.takes(token, before: rest.first) {
        words[words.count - 1].add(token)
      } else if let kind = kind(of: token, before: rest.first) {
        words.append(SpokenWord(kind, at: token.place, only: token.kind))
      }
    }
    for place in words.indices {
      words[place].fold(text)
      guard place > 0 else { continue }
      let gap = words[place - 1].place.upperBound..<words[place].place.lowerBound
      words[place].isBehindGap = text.utf8.text(gap).utf8.contains(where: isLetterOrDigit)
    }
    return words
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7a ~= byte | 0x20 || byte >= 0x80
  }

  private init(_ kind: Kind, at place: Range<Int>, only: MealToken.Kind? = nil) {
    (self.kind, self.place, self.only) = (kind, place, only)
  }

  /// Nil of brackets, of signs between blanks, and of the colon in "rice: 200g".
  private static func kind(of token: MealToken, before next: MealToken?) -> Kind? {
    switch token.kind {
    case .number(let number): .number(number)
    case .quoted: .quoted
    case .name: .name
    case .barcode: .barcode
    case .colon: next?.number == nil ? .word : nil
    case .sign(let sign): sign == UInt8(ascii: "&") || sign == UInt8(ascii: "%") ? .word : nil
    default: .word
    }
  }

  /// "2-3".
  private static func takeRange(
    behind token: MealToken, from rest: inout ArraySlice<MealToken>
  ) -> (value: Int64, place: Range<Int>)? {
    guard let first = token.number, let sign = rest.first, sign.isGlued,
      sign.kind == .sign(UInt8(ascii: "-")), let last = rest.dropFirst().first, last.isGlued,
      let number = last.number
    else { return nil }
    rest.removeFirst(2)
    let middle = (first.thousandths + number.thousandths) / 2
    return (middle, token.place.lowerBound..<last.place.upperBound)
  }

  /// Whether a piece right behind it is of the same word: "b12" and "7up" are one, "200g" is two.
  private func takes(_ token: MealToken, before next: MealToken?) -> Bool {
    guard token.isGlued, token.place.lowerBound == place.upperBound, !isName, !isAmpersand else {
      return false
    }
    switch token.kind {
    case .sign(let sign): return !Self.isBracket(sign) && sign != UInt8(ascii: "&")
    case .word(let word): return number == nil || !Self.isBehindNumber(word)
    case .number:
      guard number == nil, !isTimes else { return false }
      return next.map { !$0.isGlued || $0.word.map(Self.isBehindNumber) != true } ?? true
    default: return false
    }
  }

  private static func isBracket(_ sign: UInt8) -> Bool {
    [UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]")].contains(sign)
  }

  private static func isBehindNumber(_ word: String) -> Bool {
    Vocabulary.units[MealForm(word).key] != nil || word == "×" || MealWord.isTimes(word)
      || MealEnergy(word: word) != nil
  }

  private mutating func add(_ token: MealToken) {
    place = place.lowerBound..<token.place.upperBound
    // "EL." and "2." are what they are without it.
    if token.kind != .sign(UInt8(ascii: ".")) { (kind, only) = (.word, nil) }
  }

  private mutating func fold(_ text: String) {
    key = MealForm(text.utf8.text(place)).key
  }
}

extension [SpokenWord] {
  /// "one slice", "480 kcal": nothing that is called so.
  var isAmountAlone: Bool {
    guard count > 1, let last, let word = last.word else { return false }
    let measure = Vocabulary.units[last.key].map { !$0.canBeFood } ?? false
    guard measure || MealEnergy(word: word) != nil else { return false }
    return dropLast().allSatisfy { word in
      word.number != nil || Vocabulary.numbers[word.key] != nil || Vocabulary.sizes[word.key] != nil
        || Vocabulary.fillers[word.key] != nil
    }
  }
}
