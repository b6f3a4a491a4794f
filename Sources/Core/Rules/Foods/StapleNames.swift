import Nouns
import Time

/// A staple that is called exactly so.
struct StapleName: Equatable {
  /// Of its line, as the shelf knows it.
  let place: Int
  /// The name of more than one of what is counted.
  var isPlural = false
  /// The name of one of what is counted, where several have another one.
  var isOne = false
  /// Of a product, in tenths of a gram, where the name is a brand word.
  var brandWeight: Int64?
  var isBrand = false
}

/// The names of the staples, made once: a number for each, sorted, so that a name is found in a dozen
/// steps and no more is kept than eight bytes of it.
struct StapleNames: Sendable {
  static let all = StapleNames(.all, standIns: Texts.standins)

  /// In each language, sorted.
  private var entries: [(language: String, names: [Entry])] = []
  /// The word of each language for an ampersand.
  private var ands: [String: [UInt8]] = [:]
  /// In each language, of one of what a stand-in names, in tenths of a gram.
  private var weights: [String: [UInt64: Int64]] = [:]
  /// Of the foods, sorted.
  private var ids: [Entry] = []
  /// Where the lines begin.
  private var lines: [UInt32] = []

  /// About how many names a language has.
  private static let usual = 6000

  init(_ shelf: StapleShelf, standIns: String) {
    guard let columns = shelf.columns else { return }
    var found = columns.languages.map { ($0.code, [Entry]()) }
    // Once, and not one after the other while they grow.
    for place in found.indices { found[place].1.reserveCapacity(Self.usual) }
    ids.reserveCapacity(Self.usual / 4)
    lines.reserveCapacity(Self.usual / 4)
    for (language, _) in found {
      let and = Lexicon.meals["small words"].names(of: MealWord.and.rawValue, in: language).first
      ands[language] = and.map { Array(FoldedName.of($0).utf8) }
    }
    var folded = FoldedText()
    shelf.visit { line in
      ids.append(Entry(NameKey(line.id.utf8), 0, lines.count, isOne: false, isPlural: false))
      lines.append(UInt32(clamping: line.place))
      let fields = line.fields
      for (index, language) in columns.languages.enumerated() where fields.count > language.aliases
      {
        add(
          [fields[language.name]] + fields[language.aliases].split(separator: UInt8(ascii: ";")),
          pieces: language.piece.map { fields[$0] }?.split(separator: UInt8(ascii: "/")) ?? [],
          in: language.code, to: &found[index].1, &folded)
      }
    }
    ids.sort()
    addStandIns(StapleShelf(table: standIns), to: &found, &folded)
    for place in found.indices { found[place].1.sort() }
    entries = found
  }

  private mutating func add(
    _ names: [Slice<StapleLine.Bytes>], pieces: [Slice<StapleLine.Bytes>], in language: String,
    to entries: inout [Entry], _ folded: inout FoldedText
  ) {
    // By keys alone: a copy of the letters would be one for each of thousands of names.
    func key(_ bytes: Slice<StapleLine.Bytes>) -> NameKey {
      folded.fold(UnsafeBufferPointer(rebasing: bytes))
      return NameKey(folded.letters)
    }
    let line = lines.count - 1
    let (one, many) = (pieces.first.map(key), pieces.dropFirst().first.map(key))
    let differ = many != nil && one != many
    var (hasOne, hasMany) = (false, false)
    for (place, name) in names.enumerated() where !name.isEmpty {
      let (key, rank) = (key(name), place == 0 ? 0 : 1)
      (hasOne, hasMany) = (hasOne || key == one, hasMany || key == many)
      let (isOne, isMany) = (key == one && differ, key == many && differ)
      entries.append(Entry(key, rank, line, isOne: isOne, isPlural: isMany))
      guard name.contains(UInt8(ascii: "&")) else { continue }
      let words = NameWords(String(decoding: name, as: UTF8.self))
      entries.append(
        Entry(words.key(and: ands[language] ?? []), rank, line, isOne: isOne, isPlural: isMany))
    }
    guard let many, hasOne, !hasMany, differ else { return }
    entries.append(Entry(many, 2, line, isOne: false, isPlural: true))
  }

  // MARK: Stand-ins

  /// `lang, id, grams, fit, note, words` of a table: names of no food that it has, such as brand words,
  /// and the food that each is counted as.
  private mutating func addStandIns(
    _ shelf: StapleShelf, to found: inout [(String, [Entry])], _ folded: inout FoldedText
  ) {
    shelf.visit { row in
      let fields = row.fields
      guard fields.count > 5, let line = Self.first(NameKey(fields[1]), in: ids)?.line else {
        return
      }
      let language = String(decoding: fields[0], as: UTF8.self)
      let grams = Int64(String(decoding: fields[2], as: UTF8.self)) ?? 0
      for word in fields[5].split(separator: UInt8(ascii: ";")) {
        folded.fold(UnsafeBufferPointer(rebasing: word))
        let key = NameKey(folded.letters)
        for place in found.indices where language == "both" || language == found[place].0 {
          found[place].1.append(Entry(key, Entry.standIn, line, isOne: false, isPlural: false))
          if grams > 0 { weights[found[place].0, default: [:]][Entry.hash(of: key)] = 10 * grams }
        }
      }
    }
  }

  // MARK: Looking up

  func place(ofID id: String) -> Int? {
    guard let entry = Self.first(NameKey(id.utf8), in: ids) else { return nil }
    return Int(lines[entry.line])
  }

  /// So called: in `language` first, then in the others; without any brand words where `withBrands` is
  /// false, and in no other number where it is to be `isExact`.
  func found(
    _ name: NameWords, in language: String, withBrands: Bool, isExact: Bool = false
  ) -> StapleName? {
    guard name.isName else { return nil }
    let own = entries.filter { $0.language == language }
    for (code, names) in own + entries.filter({ $0.language != language }) {
      // A stand-in is a word of its language alone: "brunch" is a cheese in the other one.
      let hasStandIns = withBrands && code == language
      func found(_ key: NameKey) -> StapleName? {
        Self.first(key, in: names).flatMap { hasStandIns || !$0.isStandIn ? named($0, code) : nil }
      }
      if let found = found(name.key(and: [])) { return found }
      let and = ands[code] ?? []
      if name.hasAmpersand, let found = found(name.key(and: and)) { return found }
      guard !isExact else { continue }
      var standIn: StapleName?
      for form in name.forms(in: code) {
        guard var found = found(name.key(form.place, as: form.word, and: and)) else { continue }
        guard !found.isBrand else {
          standIn = standIn ?? found
          continue
        }
        found.isPlural = found.isPlural || (form.isShorter && found.isOne)
        found.isOne = found.isOne && !form.isShorter
        return found
      }
      if let standIn { return standIn }
    }
    return nil
  }

  private func named(_ entry: Entry, _ language: String) -> StapleName {
    StapleName(
      place: Int(lines[entry.line]), isPlural: entry.isPlural, isOne: entry.isOne,
      brandWeight: entry.isStandIn ? weights[language]?[entry.hash] : nil, isBrand: entry.isStandIn)
  }

  private static func first(_ key: NameKey, in names: [Entry]) -> Entry? {
    let wanted = Entry.hash(of: key)
    var (first, last) = (0, names.count)
    while first < last {
      let middle = (first + last) / 2
      if names[middle].hash < wanted { first = middle + 1 } else { last = middle }
    }
    guard first < names.count, names[first].hash == wanted else { return nil }
    return names[first]
  }
}

/// A name's number, whose it is, and how: names stand before aliases, those before plurals, and
/// stand-ins come last.
private struct Entry: Comparable {
  private let bits: UInt64

  static let standIn = 3

  init(_ key: NameKey, _ rank: Int, _ line: Int, isOne: Bool, isPlural: Bool) {
    let whose = UInt64(rank) << 13 | UInt64(line) << 2
    bits = Self.hash(of: key) << 15 | whose | (isOne ? 2 : 0) | (isPlural ? 1 : 0)
  }

  /// Of short names the upper bits are much alike before they are mixed.
  static func hash(of key: NameKey) -> UInt64 {
    ((key.bits ^ key.bits >> 32) &* 0xd6e8_feb8_6659_fd93) >> 15
  }

  var hash: UInt64 { bits >> 15 }
  var line: Int { Int(bits >> 2 & 0x7ff) }
  var isStandIn: Bool { bits >> 13 & 3 == Self.standIn }
  var isOne: Bool { bits & 2 != 0 }
  var isPlural: Bool { bits & 1 != 0 }

  static func < (left: Self, right: Self) -> Bool { left.bits < right.bits }
}
