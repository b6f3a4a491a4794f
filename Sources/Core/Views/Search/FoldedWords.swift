/// Words as they are compared: small letters without marks, so that "Läuft", "laeuft" and "lauft"
/// are one.
struct FoldedWords {
  let words: [String]

  /// No question that people ask is longer.
  private static let longest = 200
  private static let most = 12

  /// Nil for what is too long to be one.
  init?(_ texts: [String]) {
    guard texts.count <= Self.most, texts.reduce(0, { $0 + $1.utf8.count }) <= Self.longest else {
      return nil
    }
    words = texts.flatMap(Self.split)
    guard words.count <= Self.most else { return nil }
  }

  static func folded(_ word: String) -> String { split(word).joined() }

  private static func split(_ text: String) -> [String] {
    var words = [""]
    for scalar in text.lowercased().unicodeScalars {
      // What marks the letter before it.
      if (0x300...0x36f).contains(scalar.value) { continue }
      if let letters = letters(of: scalar) {
        words[words.endIndex - 1] += letters
      } else {
        words.append("")
      }
    }
    return words.filter { !$0.isEmpty }.map(withoutDigraphs)
  }

  /// Nil between words.
  private static func letters(of scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "a"..."z", "0"..."9": String(scalar)
    case "à"..."å": "a"
    case "è"..."ë": "e"
    case "ì"..."ï": "i"
    case "ò"..."ö", "ø": "o"
    case "ù"..."ü": "u"
    case "ß": "ss"
    // "I'm" and "geht's" are one word each.
    case "'", "’": ""
    // A letter that no word of ours has.
    default: scalar.properties.isAlphabetic ? String(scalar) : nil
    }
  }

  /// Where "ä" cannot be typed it is "ae"; ours lose the "e" alike.
  private static func withoutDigraphs(_ word: String) -> String {
    var folded = ""
    var before: Character?
    for letter in word {
      let isMark = letter == "e" && (before == "a" || before == "o" || before == "u")
      if !isMark { folded.append(letter) }
      before = letter
    }
    return folded
  }
}
