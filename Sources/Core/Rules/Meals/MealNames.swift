import Nouns
import Time

/// Names of foods that would be taken apart where they are typed: "fish and chips", "Reis, roh".
package struct MealNames: Equatable, Sendable {
  /// By how they are compared, each with the name as it is.
  private var names: Set<[UInt8]> = []
  /// The first pieces of them.
  private var beginnings: Set<[UInt8]> = []
  private var portions: [[UInt8]: String] = [:]
  /// Of all names, in pieces.
  private var longest = 0

  /// More pieces has no name that somebody types.
  private static let most = 24

  package static let none = Self(names: [String]())

  /// `portions` are what foods call an amount of them, beside what everybody knows.
  package init(names: some Sequence<String>, portions: some Sequence<String> = []) {
    add(names, portions: portions)
  }

  package mutating func add(_ names: some Sequence<String>, portions: some Sequence<String>) {
    let (units, small) = (Vocabulary.units, Vocabulary.smallWords)
    for name in names where Self.needsCare(name, units, small) { add(name) }
    for portion in portions {
      let tokens = MealTokens.of(portion)
      guard tokens.count == 1, tokens[0].word != nil else { continue }
      self.portions[FoldedText(portion).letters] = portion
    }
  }

  private mutating func add(_ name: String) {
    let tokens = MealTokens.of(name)
    guard (2...Self.most).contains(tokens.count) else { return }
    let keys = tokens.map { Self.key(of: $0, in: name.utf8) }
    names.insert(Array(keys.joined()))
    beginnings.insert(keys[0])
    longest = max(longest, tokens.count)
  }

  /// Of most names no piece can mean anything else.
  private static func needsCare(
    _ name: String, _ units: [String: String], _ small: [String: String]
  ) -> Bool {
    if name.utf8.contains(where: isCareful) { return true }
    let words = name.split(separator: " ")
    guard words.count > 1, let first = words.first?.lowercased() else { return false }
    return units[first] != nil
      || words.contains { small[$0.lowercased()] == MealWord.and.rawValue }
  }

  /// A digit, or what parts foods, slots and times.
  private static func isCareful(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "+"), UInt8(ascii: ":"),
      UInt8(ascii: "@"):
      true
    default: false
    }
  }

  /// A portion that a food brings, as the food calls it.
  func portion(_ word: String) -> String? { portions[FoldedText(word).letters] }

  // MARK: In a text

  /// The pieces with each known name as one of them, the longest first.
  func joined(_ tokens: [MealToken], in text: String) -> [MealToken] {
    guard longest > 0 else { return tokens }
    let keys = tokens.map { Self.key(of: $0, in: text.utf8) }
    var joined: [MealToken] = []
    var index = 0
    while index < tokens.count {
      let end = end(ofNameAt: index, tokens, keys) ?? index + 1
      var token = tokens[index]
      if end > index + 1 {
        token.kind = .name
        token.place = token.place.lowerBound..<tokens[end - 1].place.upperBound
      }
      joined.append(token)
      index = end
    }
    return joined
  }

  private func end(ofNameAt start: Int, _ tokens: [MealToken], _ keys: [[UInt8]]) -> Int? {
    guard beginnings.contains(keys[start]) else { return nil }
    var key: [UInt8] = []
    var found: Int?
    for end in start..<min(start + longest, tokens.count) {
      key += keys[end]
      if end > start, names.contains(key), isWhole(start..<end + 1, tokens) { found = end + 1 }
    }
    return found
  }

  /// Not the "b 1" of "vitamin b 12", and not the "type 405" of "type 405 g".
  private func isWhole(_ place: Range<Int>, _ tokens: [MealToken]) -> Bool {
    if tokens[place.lowerBound].isGlued, tokens[place.lowerBound - 1].isPartOfWord { return false }
    guard place.upperBound < tokens.count else { return true }
    let next = tokens[place.upperBound]
    if next.isGlued, next.isPartOfWord { return false }
    guard tokens[place.upperBound - 1].number != nil, let word = next.word else { return true }
    return FoodUnit(word: word) == nil && MealEnergy(word: word) == nil
  }

  /// Marks and blanks make no difference, but what parts foods does.
  private static func key(of token: MealToken, in bytes: String.UTF8View) -> [UInt8] {
    switch token.kind {
    case .comma: [UInt8(ascii: ",")]
    case .semicolon: [UInt8(ascii: ";")]
    case .plus: [UInt8(ascii: "+")]
    case .colon: [UInt8(ascii: ":")]
    case .at: [UInt8(ascii: "@")]
    case .sign(let sign): sign == UInt8(ascii: "%") ? [sign] : []
    // Of no name that is known: it stands for itself.
    case .quoted: [UInt8(ascii: "\"")]
    case .word, .number, .barcode, .name: FoldedText(bytes.text(token.place)).letters
    }
  }
}

extension MealToken {
  /// A word or a number: nothing of a name ends before it without a blank.
  fileprivate var isPartOfWord: Bool {
    switch kind {
    case .word, .number, .barcode: true
    default: false
    }
  }
}

extension String.UTF8View {
  func text(_ place: Range<Int>) -> String {
    let start = index(startIndex, offsetBy: place.lowerBound)
    let end = index(start, offsetBy: place.count)
    return String(decoding: self[start..<end], as: UTF8.self)
  }
}
