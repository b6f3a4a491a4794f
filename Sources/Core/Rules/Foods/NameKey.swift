import Nouns

/// A name by its letters, so that names by the thousand are numbers that can be sorted: blanks, marks
/// and capitals make no difference. Two names have the same one by chance once in 10^14 pairs.
struct NameKey: Hashable {
  private(set) var bits: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ letters: some Sequence<UInt8>) { add(letters) }

  init() {}

  mutating func add(_ letters: some Sequence<UInt8>) {
    for letter in letters { bits = (bits ^ UInt64(letter)) &* 0x100_0000_01b3 }
  }
}

/// A name in words, as it is looked up.
struct NameWords: Equatable {
  /// Folded; empty of an ampersand.
  private(set) var words: [[UInt8]] = []

  /// No food has more in its name, and none is longer.
  static let most = 12
  private static let longest = 100

  init(_ words: [[UInt8]]) { self.words = words }

  init(_ text: String) {
    for part in text.split(separator: "&", omittingEmptySubsequences: false) {
      if !words.isEmpty || part.startIndex > text.startIndex { words.append([]) }
      let folded = FoldedText(String(part))
      words += folded.words.map { Array(folded.letters[$0]) }
    }
  }

  var isName: Bool {
    words.count <= Self.most && words.contains { !$0.isEmpty }
      && words.reduce(0) { $0 + $1.count } <= Self.longest
  }

  var hasAmpersand: Bool { words.contains { $0.isEmpty } }

  /// With another word at a place, and with `and` for each ampersand.
  func key(_ place: Int? = nil, as word: [UInt8] = [], and: [UInt8]) -> NameKey {
    var key = NameKey()
    for (index, own) in words.enumerated() {
      key.add(index == place ? word : own.isEmpty ? and : own)
    }
    return key
  }

  // MARK: In another number

  /// A word as it could stand in the table where it was typed in another number or case.
  struct Form {
    let place: Int
    let word: [UInt8]
    /// Only its plural matches what was typed.
    let isShorter: Bool
  }

  /// Of the last word, then of the first.
  func forms(in language: String) -> [Form] {
    guard let last = words.indices.last else { return [] }
    return (last == 0 ? [0] : [last, 0]).flatMap { place in
      let word = words[place]
      let others = language == "de" ? Self.german(word) : Self.english(word)
      return others.map { Form(place: place, word: $0, isShorter: $0.count < word.count) }
    }
  }

  private static func english(_ word: [UInt8]) -> [[UInt8]] {
    func ends(_ text: StaticString, _ least: Int) -> Bool {
      let count = text.utf8CodeUnitCount
      return word.count > least && text.withUTF8Buffer { word.suffix(count).elementsEqual($0) }
    }
    var forms: [[UInt8]] = []
    if ends("ies", 4) { forms.append(word.dropLast(3) + [UInt8(ascii: "y")]) }
    if ends("es", 4) { forms.append(Array(word.dropLast(2))) }
    if ends("s", 3), !ends("ss", 3) { forms.append(Array(word.dropLast())) }
    if word.count > 2 { forms.append(word + [UInt8(ascii: "s")]) }
    if word.starts(with: Self.yoghurt) { forms.append(word.filter { $0 != UInt8(ascii: "h") }) }
    return forms
  }

  /// In two spellings.
  private static let yoghurt = Array("yoghurt".utf8)
  private static let endings = ["en", "er", "n", "e", "s", "es", "em"].map { Array($0.utf8) }
  private static let added = ["n", "e", "en", "s"].map { Array($0.utf8) }

  private static func german(_ word: [UInt8]) -> [[UInt8]] {
    let shorter = endings.filter { word.count - $0.count >= 3 && word.suffix($0.count) == $0[...] }
    let longer = word.count > 2 ? added : []
    return shorter.map { Array(word.dropLast($0.count)) } + longer.map { word + $0 }
  }
}
