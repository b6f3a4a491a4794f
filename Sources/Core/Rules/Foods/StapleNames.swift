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
  static let all = StapleNames(.all, brands: Texts.brandwords)

  /// In each language, sorted.
  private var entries: [(language: String, names: [Entry])] = []
  /// The word of each language for an ampersand.
  private var ands: [String: [UInt8]] = [:]
  private var brands: [String: [UInt64: Brand]] = [:]
  /// Of the foods, sorted.
  private var ids: [Entry] = []
  /// Where the lines begin.
  private var lines: [UInt32] = []

  init(_ shelf: StapleShelf, brands: String) {
    guard let columns = shelf.columns else { return }
    var found = columns.languages.map { ($0.code, [Entry]()) }
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
    entries = found.map { ($0.0, $0.1.sorted()) }
    readBrands(brands)
  }

  private mutating func add(
    _ names: [Slice<StapleLine.Bytes>], pieces: [Slice<StapleLine.Bytes>], in language: String,
    to entries: inout [Entry], _ folded: inout FoldedText
  ) {
    func fold(_ bytes: Slice<StapleLine.Bytes>) -> [UInt8] {
      folded.fold(UnsafeBufferPointer(rebasing: bytes))
      return folded.letters
    }
    let line = lines.count - 1
    let (one, many) = (pieces.first.map(fold) ?? [], pieces.dropFirst().first.map(fold) ?? [])
    let differ = !many.isEmpty && one != many
    var (hasOne, hasMany) = (false, false)
    for (place, name) in names.enumerated() where !name.isEmpty {
      let letters = fold(name)
      (hasOne, hasMany) = (hasOne || letters == one, hasMany || letters == many)
      let (isOne, isMany) = (letters == one && differ, letters == many && differ)
      entries.append(
        Entry(NameKey(letters), place == 0 ? 0 : 1, line, isOne: isOne, isPlural: isMany))
      if name.contains(UInt8(ascii: "&")) {
        let words = NameWords(String(decoding: name, as: UTF8.self))
        entries.append(
          Entry(
            words.key(and: ands[language] ?? []), place == 0 ? 0 : 1, line, isOne: isOne,
            isPlural: isMany))
      }
    }
    guard hasOne, !hasMany, differ else { return }
    entries.append(Entry(NameKey(many), 2, line, isOne: false, isPlural: true))
  }

  // MARK: Brand words

  private struct Brand: Equatable {
    let line: Int
    let weight: Int64?
  }

  /// `word, lang, id, grams` of a table.
  private mutating func readBrands(_ table: String) {
    for row in table.split(separator: "\n").dropFirst() {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 3, let line = Self.first(NameKey(fields[2].utf8), in: ids)?.line,
        let grams = Int64(fields[3])
      else { continue }
      let key = NameWords(String(fields[0])).key(and: []).bits
      for language in fields[1] == "both" ? entries.map(\.language) : [String(fields[1])] {
        brands[language, default: [:]][key] = Brand(
          line: line, weight: grams > 0 ? 10 * grams : nil)
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
      let brands = withBrands ? brands[code] ?? [:] : [:]
      if let found = exact(name, names, brands, code) { return found }
      guard !isExact else { continue }
      let forms = name.forms(in: code)
      for form in forms {
        let key = name.key(form.place, as: form.word, and: ands[code] ?? [])
        guard var found = Self.first(key, in: names).map(named) else { continue }
        found.isPlural = found.isPlural || (form.isShorter && found.isOne)
        found.isOne = found.isOne && !form.isShorter
        return found
      }
      guard code == language, !brands.isEmpty else { continue }
      for form in forms {
        let key = name.key(form.place, as: form.word, and: [])
        if let brand = brands[key.bits] { return named(brand) }
      }
    }
    return nil
  }

  private func exact(
    _ name: NameWords, _ names: [Entry], _ brands: [UInt64: Brand], _ language: String
  ) -> StapleName? {
    let plain = name.key(and: [])
    if let brand = brands[plain.bits] { return named(brand) }
    if let entry = Self.first(plain, in: names) { return named(entry) }
    guard name.hasAmpersand else { return nil }
    return Self.first(name.key(and: ands[language] ?? []), in: names).map(named)
  }

  private func named(_ entry: Entry) -> StapleName {
    StapleName(place: Int(lines[entry.line]), isPlural: entry.isPlural, isOne: entry.isOne)
  }

  private func named(_ brand: Brand) -> StapleName {
    StapleName(place: Int(lines[brand.line]), brandWeight: brand.weight, isBrand: true)
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

/// A name's number, whose it is, and how: names stand before aliases, and those before plurals.
private struct Entry: Comparable {
  private let bits: UInt64

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
  var isOne: Bool { bits & 2 != 0 }
  var isPlural: Bool { bits & 1 != 0 }

  static func < (left: Self, right: Self) -> Bool { left.bits < right.bits }
}
