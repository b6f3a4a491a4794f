package import Nouns
import Time

/// The names that are known where a meal is typed: those of the person's own foods and, unless there
/// are none, those that everybody knows, in one language before the others.
package struct MealNames: Equatable, Sendable {
  /// Whose words are meant where a name means two foods.
  package var language = "en"
  /// Whether brand words stand for a food of the table.
  package var hasBrands = true
  private let hasStaples: Bool
  private var own: [NameKey: OwnName] = [:]
  private var portions: [[UInt8]: String] = [:]
  private var careful = CarefulNames()

  package static let none = Self([], hasStaples: false)

  package init(_ foods: [Food], hasStaples: Bool = true) {
    self.hasStaples = hasStaples
    for food in foods { add(food) }
  }

  /// Of a food, and whether it is but another name of it.
  private struct OwnName: Equatable {
    let isAlias: Bool
    let id: RowID

    func isBefore(_ other: Self) -> Bool {
      isAlias == other.isAlias ? id.text < other.id.text : other.isAlias
    }
  }

  /// Of two portions of one name the last counts; of two foods the same one in whatever order they come.
  package mutating func add(_ food: Food) {
    for (place, name) in ([food.name] + food.otherNames).enumerated() {
      let key = NameWords(name).key(and: [])
      let named = OwnName(isAlias: place > 0, id: food.id)
      if own[key].map({ !named.isBefore($0) }) != true { own[key] = named }
      careful.add(name)
    }
    for portion in food.portionList.map(\.name) {
      let tokens = MealTokens.of(portion)
      guard tokens.count == 1, tokens[0].word != nil else { continue }
      portions[FoldedText(portion).letters] = portion
    }
  }

  /// A portion that a food brings, as the food calls it.
  func portion(_ word: String) -> String? {
    portions.isEmpty ? nil : portions[FoldedText(word).letters]
  }

  // MARK: Looking up

  enum Found: Equatable {
    case own(RowID)
    case staple(StapleName)

    /// Of a product that a brand word stands for, in tenths of a gram.
    var brandWeight: Int64? { if case .staple(let name) = self { name.brandWeight } else { nil } }
  }

  func found(_ name: String) -> Found? { found(NameWords(name)) }

  /// In its own number before any other.
  func found(_ name: NameWords) -> Found? {
    // Their own may be longer than names of the table, such as that of a recipe.
    if !own.isEmpty, let named = own[name.key(and: [])] { return .own(named.id) }
    guard name.isName else { return nil }
    if !own.isEmpty {
      if let staple = staple(name, isExact: true) { return .staple(staple) }
      if let id = ownFood(inOtherNumberThan: name) { return .own(id) }
    }
    return staple(name).map(Found.staple)
  }

  private func staple(_ name: NameWords, isExact: Bool = false) -> StapleName? {
    guard hasStaples else { return nil }
    return StapleNames.all.found(name, in: language, withBrands: hasBrands, isExact: isExact)
  }

  /// "A pint" with nothing behind it is one of lager.
  func drink(_ unit: AmountUnit?, _ name: String) -> Found? {
    guard hasStaples, let measure = Vocabulary.alone[MealForm(name).key],
      unit == .common(measure), let place = StapleNames.all.place(ofID: "beer-pils")
    else { return nil }
    return .staple(StapleName(place: place))
  }

  private func ownFood(inOtherNumberThan name: NameWords) -> RowID? {
    for form in Lexicon.languages.lazy.flatMap({ name.forms(in: $0) }) {
      if let named = own[name.key(form.place, as: form.word, and: [])] { return named.id }
    }
    return nil
  }

  /// The pieces with each name that would be taken apart as one of them, the longest first.
  func joined(_ tokens: [MealToken], in text: String) -> [MealToken] {
    let own = careful.joined(tokens, in: text)
    return hasStaples ? CarefulNames.ofStaples.joined(own, in: text) : own
  }
}

/// Names with a sign in them that parts foods elsewhere: "Reis, roh".
struct CarefulNames: Equatable, Sendable {
  /// As they are compared.
  private var names: Set<[UInt8]> = []
  /// The first pieces of them.
  private var beginnings: Set<[UInt8]> = []
  /// Of all names, in pieces.
  private var longest = 0

  /// No name that somebody types has more pieces.
  private static let most = 24

  static let ofStaples: Self = {
    var names = Self()
    StapleShelf.all.visit { line in
      line.visitNames { name, _ in
        guard name.contains(where: isCareful) else { return }
        names.add(String(decoding: name, as: UTF8.self))
      }
    }
    return names
  }()

  mutating func add(_ name: String) {
    guard name.utf8.contains(where: Self.isCareful) else { return }
    let tokens = MealTokens.of(name)
    guard (2...Self.most).contains(tokens.count) else { return }
    let keys = tokens.map { Self.key(of: $0, in: name.utf8) }
    names.insert(Array(keys.joined()))
    beginnings.insert(keys[0])
    longest = max(longest, tokens.count)
  }

  /// Parts foods, slots and times.
  static func isCareful(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "+"), UInt8(ascii: ":"),
      UInt8(ascii: "@"):
      true
    default: false
    }
  }

  // MARK: In a text

  func joined(_ tokens: [MealToken], in text: String) -> [MealToken] {
    guard longest > 0, tokens.contains(where: \.isCareful) else { return tokens }
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

  fileprivate var isCareful: Bool {
    switch kind {
    case .comma, .semicolon, .plus, .colon, .at: true
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
