import Time

/// A piece of a typed meal: "oats80g" is three of them.
struct MealToken: Hashable {
  enum Kind: Hashable {
    case word(String)
    case number(MealNumber)
    /// A product, by the digits under its bars.
    case barcode
    /// A name of several pieces that is known, whatever else they could mean.
    case name
    /// Between quotation marks: a name, whatever is in it.
    case quoted
    case comma, semicolon, plus, colon, at
    /// Any other character.
    case sign(UInt8)
  }

  var kind: Kind
  /// In the bytes of the text.
  var place: Range<Int>
  /// Whether it begins right behind the piece before it.
  var isGlued: Bool
  /// Whether a line ends before it.
  var startsLine = false
  /// Whether a comma stands before it.
  var isBehindComma = false

  var word: String? { if case .word(let word) = kind { word } else { nil } }
  var number: MealNumber? { if case .number(let number) = kind { number } else { nil } }
}

/// A number as it was typed.
struct MealNumber: Hashable {
  var thousandths: Int64
  /// How many digits stand behind the point: three part thousands where no fraction can be.
  var places = 0
  var isFraction = false

  /// So many that no digits beyond them can be meant.
  static let most: Int64 = 1_000_000_000_000

  /// In tenths, rounded half up.
  var tenths: Int64 { thousandths.roundedQuotient(by: 100) }

  /// Of what has no fractions, and so thousands: "1.200 kcal".
  var whole: Int64 {
    if places == 3, thousandths >= 1000 { return thousandths }
    return thousandths.roundedQuotient(by: 1000)
  }
}

/// Takes a text apart, in as many steps as it has bytes.
struct MealTokens {
  private let bytes: [UInt8]
  private var position = 0
  private(set) var tokens: [MealToken] = []

  /// As many digits as are printed under the bars of a product.
  private static let barcodes = 8...14

  static func isBarcode(_ text: String) -> Bool {
    barcodes.contains(text.utf8.count) && text.utf8.allSatisfy { 0x30 <= $0 && $0 <= 0x39 }
  }

  static func of(_ text: String) -> [MealToken] {
    var reader = Self(bytes: PlainBytes.of(text))
    while reader.takeToken() {}
    return reader.tokens
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func byte(at place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  /// False at the end.
  private mutating func takeToken() -> Bool {
    let before = position
    while let byte = byte(at: position), byte <= 0x20 || byte == 0x7f { position += 1 }
    guard let first = byte(at: position) else { return false }
    let start = position
    let kind = takeKind(first)
    let isGlued = start == before && start > 0
    var token = MealToken(kind: kind, place: start..<position, isGlued: isGlued)
    token.startsLine = bytes[before..<start].contains(0x0a)
    token.isBehindComma = tokens.last?.kind == .comma
    tokens.append(token)
    addToWhole()
    return true
  }

  private mutating func takeKind(_ first: UInt8) -> MealToken.Kind {
    if let vulgar = takeVulgar() {
      return .number(MealNumber(thousandths: vulgar, isFraction: true))
    }
    if isDigit(first) { return takeNumber() }
    if take("×") { return .word("×") }
    if isLetter(at: position) { return .word(takeWord()) }
    if first == Self.quote, !isInName, let end = endOfQuoted { position = end; return .quoted }
    position += 1
    switch first {
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: "+"): return .plus
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: "@"): return .at
    default: return .sign(first)
    }
  }

  // MARK: Quoted names

  static let quote = UInt8(ascii: "\"")

  /// Behind the `3` of `3" pizza` the mark is of the name.
  private var isInName: Bool {
    guard let last = tokens.last, last.place.upperBound == position else { return false }
    switch last.kind {
    case .comma, .semicolon, .plus, .colon: return false
    default: return true
    }
  }

  /// Behind the second mark; nil where none follows, or nothing stands between the two.
  private var endOfQuoted: Int? {
    var place = position + 1
    var isBlank = true
    while let byte = byte(at: place) {
      place += 1
      if byte == Self.quote {
        // Twice, it is one of the name.
        guard self.byte(at: place) == Self.quote else { return isBlank ? nil : place }
        place += 1
      }
      if byte > 0x20, byte != 0x7f { isBlank = false }
    }
    return nil
  }

  // MARK: Words

  private mutating func takeWord() -> String {
    let start = position
    while isLetter(at: position) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isLetter(at place: Int) -> Bool {
    guard let byte = byte(at: place) else { return false }
    if 0x61 <= byte | 0x20, byte | 0x20 <= 0x7a { return true }
    return byte >= 0x80 && vulgar(at: place) == nil && !has("×", at: place)
  }

  private func has(_ character: StaticString, at place: Int) -> Bool {
    let length = character.utf8CodeUnitCount
    guard place + length <= bytes.count else { return false }
    return character.withUTF8Buffer { bytes[place..<place + length].elementsEqual($0) }
  }

  private mutating func take(_ character: StaticString) -> Bool {
    guard has(character, at: position) else { return false }
    position += character.utf8CodeUnitCount
    return true
  }

  // MARK: Numbers

  private func isDigit(_ byte: UInt8?) -> Bool { byte.map { 0x30 <= $0 && $0 <= 0x39 } ?? false }

  private static let vulgars: [(sign: StaticString, thousandths: Int64)] = [
    ("½", 500), ("¼", 250), ("¾", 750), ("⅓", 333), ("⅔", 667), ("⅛", 125),
  ]

  private func vulgar(at place: Int) -> (length: Int, thousandths: Int64)? {
    guard let byte = byte(at: place), byte == 0xc2 || byte == 0xe2 else { return nil }
    return Self.vulgars.first { has($0.sign, at: place) }
      .map { ($0.sign.utf8CodeUnitCount, $0.thousandths) }
  }

  private mutating func takeVulgar() -> Int64? {
    guard let vulgar = vulgar(at: position) else { return nil }
    position += vulgar.length
    return vulgar.thousandths
  }

  private mutating func takeNumber() -> MealToken.Kind {
    let start = position
    let whole = takeDigits()
    let length = position - start
    if let next = byte(at: position), isDigit(byte(at: position + 1)) {
      if next == UInt8(ascii: "."), length <= 9 { return takeDecimal(whole) }
      if next == UInt8(ascii: ","), length <= 9 { return takeDecimal(whole) }
      if next == UInt8(ascii: "/"), length <= 3, let fraction = takeFraction(of: whole) {
        return .number(MealNumber(thousandths: fraction, isFraction: true))
      }
    }
    if Self.barcodes.contains(length), !isLetter(at: position) { return .barcode }
    return .number(MealNumber(thousandths: min(whole * 1000, MealNumber.most)))
  }

  /// Of more digits than mean anything, the value is only large.
  private mutating func takeDigits() -> Int64 {
    var value: Int64 = 0
    while let byte = byte(at: position), isDigit(byte) {
      value = min(value * 10 + Int64(byte - 0x30), MealNumber.most)
      position += 1
    }
    return value
  }

  /// Digits beyond thousandths are rounded.
  private mutating func takeDecimal(_ whole: Int64) -> MealToken.Kind {
    position += 1
    let start = position
    var thousandths: Int64 = 0
    var worth: Int64 = 1000
    while let byte = byte(at: position), isDigit(byte) {
      worth /= 10
      if worth > 0 {
        thousandths += Int64(byte - 0x30) * worth
      } else if position == start + 3, byte >= 0x35 {
        thousandths += 1
      }
      position += 1
    }
    let value = min(whole * 1000 + thousandths, MealNumber.most)
    return .number(MealNumber(thousandths: value, places: position - start))
  }

  /// `1/2`; nil, and nothing taken, of what is no number.
  private mutating func takeFraction(of numerator: Int64) -> Int64? {
    let start = position
    position += 1
    let denominator = takeDigits()
    guard (1...999).contains(denominator) else {
      position = start
      return nil
    }
    return (numerator * 1000).roundedQuotient(by: denominator)
  }

  /// `1½` and `1 1/2` are one number.
  private mutating func addToWhole() {
    guard tokens.count >= 2, let part = tokens[tokens.count - 1].number, part.isFraction,
      part.thousandths < 1000, let whole = tokens[tokens.count - 2].number, whole.places == 0,
      !whole.isFraction
    else { return }
    let last = tokens.removeLast()
    let sum = min(whole.thousandths + part.thousandths, MealNumber.most)
    tokens[tokens.count - 1].kind = .number(MealNumber(thousandths: sum, isFraction: true))
    let start = tokens[tokens.count - 1].place.lowerBound
    tokens[tokens.count - 1].place = start..<last.place.upperBound
  }
}
