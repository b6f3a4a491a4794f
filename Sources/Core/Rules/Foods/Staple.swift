package import Nouns

/// A food that everybody knows, from the table that is built in.
package struct Staple: Hashable, Sendable {
  /// Whose values they are; NOTICE.md says what of them was changed.
  package enum Source: String, CaseIterable, Sendable {
    /// Bundeslebensmittelschlüssel 4.0.
    case bls
    /// USDA Standard Reference.
    case usda
    /// Ordinary proportions of others of the table, which its code lists.
    case recipe
  }

  package enum Group: String, CaseIterable, Sendable {
    case grain, bread, dairy, egg, meat, fish, legume, nut, vegetable, fruit, fat, sweet, drink
    case dish, sauce, snack
  }

  package let id: String
  package let source: Source
  /// In the table of the source.
  package let code: String
  /// By the code of each language.
  package let names: [String: FoodNames]
  /// What 100 g of it hold.
  package let nutrition: Nutrition
  package let portions: [Portion]
  package let group: Group
  /// What a litre weighs, in grams; nil of what nobody measures like that.
  package let density: Int64?
  /// As much as people usually eat of it at once, and its weight in tenths of a gram.
  package let serving: FoodAmount
  package let servingWeight: Int64
  /// The unit of a bare number; nil of a food that is counted by the serving.
  package let counted: FoodUnit?
  /// The names of one and of several of it, by the code of each language.
  package let pieces: [String: [String]]
}

/// What a food is called in one language.
package struct FoodNames: Hashable, Sendable {
  package let name: String
  package let aliases: [String]

  package init(_ name: String, aliases: [String] = []) {
    self.name = name
    self.aliases = aliases
  }

  package var all: [String] { [name] + aliases }
}

extension Staple {
  /// In English where it has no name in that language.
  package func names(in language: String) -> FoodNames {
    names[language] ?? names["en"] ?? FoodNames(id)
  }
}

extension Staple {
  /// Read anew each time, so that nothing of them is kept while nobody asks.
  package static func all() -> [Staple] { StapleShelf.all.staples() }

  package static func with(id: String) -> Staple? { StapleShelf.all.staple(id) }
}

// MARK: Raw or cooked

extension Staple {
  /// The words of each state, as names of the table end.
  private static let states: [(language: String, raw: [String], cooked: [String])] = [
    ("en", ["raw", "dry"], ["cooked", "boiled", "baked", "fried"]),
    ("de", ["roh", "trocken"], ["gekocht", "gebraten", "gegart"]),
  ]

  private var isRaw: Bool {
    Self.states.contains { language, raw, _ in
      names[language].map { name in
        FoldedName.words(name.name).contains { raw.contains($0) }
      } ?? false
    }
  }

  /// The same food as it was weighed, where the table has it.
  func other(_ state: FoodState, _ known: MealNames) -> StapleName? {
    guard isRaw != (state == .raw) else { return nil }
    for (language, raw, cooked) in Self.states {
      guard let stem = names[language]?.name.prefix(while: { $0 != "," }) else { continue }
      for word in state == .raw ? raw : cooked {
        if case .staple(let name)? = known.found("\(stem), \(word)"), !name.isBrand { return name }
      }
    }
    return nil
  }
}

// MARK: A line of the table

extension Staple {
  private typealias Bytes = UnsafeBufferPointer<UInt8>.SubSequence

  init?(line: StapleLine) {
    let fields = line.bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard fields.count == line.columns.count, fields.count > 22,
      let source = Source(rawValue: Self.text(fields[1])),
      let group = Group(rawValue: Self.text(fields[14])),
      var nutrition = Self.nutrition(fields[5...10]),
      let serving = FoodAmount(serving: Self.text(fields[16])),
      let servingWeight = Self.decimal(fields[17], places: 1)
    else { return nil }
    nutrition.forget(by: source, in: group, isFiberGuessed: Self.text(fields[22]) == "zero")
    (self.serving, self.servingWeight) = (serving, servingWeight)
    counted = FoodUnit(rawValue: Self.text(fields[18]))
    id = Self.text(fields[0])
    self.source = source
    code = Self.text(fields[2])
    var names: [String: FoodNames] = [:]
    for language in line.columns.languages where !fields[language.name].isEmpty {
      names[language.code] = FoodNames(
        Self.text(fields[language.name]),
        aliases: Self.list(fields[language.aliases]))
    }
    self.names = names
    var pieces: [String: [String]] = [:]
    for language in line.columns.languages {
      pieces[language.code] = language.piece.map { Self.list(fields[$0], at: "/") } ?? []
    }
    self.pieces = pieces
    self.nutrition = nutrition
    portions = Self.list(fields[13]).compactMap(Portion.init(text:))
    self.group = group
    density = Self.decimal(fields[15], places: 3)
  }

  private static func text(_ bytes: Bytes) -> String { String(decoding: bytes, as: UTF8.self) }

  private static func list(_ bytes: Bytes, at sign: Unicode.Scalar = ";") -> [String] {
    bytes.split(separator: UInt8(ascii: sign)).map(text)
  }

  private static func nutrition(_ fields: ArraySlice<Bytes>) -> Nutrition? {
    let values = zip(fields, [0, 1, 1, 1, 1, 1]).compactMap { decimal($0, places: $1) }
    guard values.count == fields.count, values.count == 6 else { return nil }
    return Nutrition(
      energy: values[0], protein: values[1], carbs: values[2], fat: values[3], fiber: values[4],
      alcohol: values[5])
  }

  /// A number in units of its last decimal place; nil where there is none.
  private static func decimal(_ bytes: Bytes, places: Int) -> Int64? {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, parts.count <= 2 else { return nil }
    let fraction = parts.count == 2 ? text(parts[1]) : ""
    guard fraction.utf8.count <= places else { return nil }
    let zeros = String(repeating: "0", count: places - fraction.utf8.count)
    return Int64(text(whole) + fraction + zeros)
  }
}

extension Nutrition {
  /// BLS leaves some values empty, and they stand as 0.0 in the table: where the group makes a trace
  /// likely, they are unknown. So is fibre that could not be calculated for food that is not from
  /// animals.
  fileprivate mutating func forget(
    by source: Staple.Source, in group: Staple.Group, isFiberGuessed: Bool
  ) {
    if isFiberGuessed, ![.meat, .fish, .egg, .dairy, .fat].contains(group) { fiber = nil }
    guard source == .bls else { return }
    if fiber == 0, [.dish, .sauce, .drink].contains(group) { fiber = nil }
    if alcohol == 0, [.dish, .sauce].contains(group) { alcohol = nil }
  }
}

extension FoodAmount {
  /// From `3 slice`.
  fileprivate init?(serving text: String) {
    let parts = text.split(separator: " ")
    guard parts.count == 2, let count = Int64(parts[0]),
      let unit = FoodUnit(rawValue: String(parts[1]))
    else { return nil }
    self.init(count, unit)
  }
}
