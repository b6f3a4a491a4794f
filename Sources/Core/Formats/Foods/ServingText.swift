/// How much a portion is, as it is printed on a package: "15 g", "1 portion (30 g)", "12 fl oz (355 ml)".
/// What it is in grams or millilitres counts, wherever that stands, and ounces only without.
struct ServingText: Equatable {
  /// In tenths of a gram, and of a millilitre.
  private(set) var weight: Int64?
  private(set) var volume: Int64?

  /// Nil where it names no amount, or one of several.
  init?(_ text: String) {
    let words = Self.words(text)
    var isMetric = false
    for place in words.indices.dropLast() {
      guard let number = Self.number(words[place]), let unit = Self.unit(words[(place + 1)...])
      else { continue }
      // "4 x 25 g" and "20-30 g" are no single portion.
      guard place < 2 || words[place - 1].count > 1 || Self.number(words[place - 2]) == nil else {
        return nil
      }
      guard unit.isMetric || !isMetric else { continue }
      if unit.isMetric, !isMetric { (weight, volume, isMetric) = (nil, nil, true) }
      let tenths = (number * unit.milligrams + 50_000) / 100_000
      if unit.isVolume { volume = volume ?? tenths } else { weight = weight ?? tenths }
    }
    guard weight != nil || volume != nil else { return nil }
  }

  /// In thousandths. Three digits behind a point may be thousands.
  private static func number(_ word: String) -> Int64? {
    let places = word.split { $0 == "." || $0 == "," }.dropFirst().last?.count
    guard places != 3, let number = DecimalText.read(word, decimals: 3) else { return nil }
    return (1...1_000_000_000).contains(number) ? number : nil
  }

  private struct Unit {
    /// Of one of it, or thousandths of a millilitre.
    let milligrams: Int64
    var isVolume = false
    var isMetric = true
  }

  private static func unit(_ words: ArraySlice<String>) -> Unit? {
    switch words.first {
    case "g", "gr", "gram", "grams", "gramm", "gramme", "grammes", "grm": Unit(milligrams: 1000)
    case "mg": Unit(milligrams: 1)
    case "kg": Unit(milligrams: 1_000_000)
    case "ml", "mls", "mlt", "millilitre", "milliliter": Unit(milligrams: 1000, isVolume: true)
    case "cl": Unit(milligrams: 10_000, isVolume: true)
    case "dl": Unit(milligrams: 100_000, isVolume: true)
    case "l", "litre", "liter", "litres", "liters":
      Unit(milligrams: 1_000_000, isVolume: true)
    case "oz", "onz", "ounce", "ounces": Unit(milligrams: 28_350, isMetric: false)
    case "fl" where words.dropFirst().first(where: { $0 != "." }) == "oz":
      Unit(milligrams: 29_574, isVolume: true, isMetric: false)
    default: nil
    }
  }

  /// Numbers, words and single signs; of "25g" two.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var last: Kind?
    let characters = Array(text.lowercased())
    for (place, character) in characters.enumerated() {
      let next = place + 1 < characters.count ? characters[place + 1] : " "
      let kind = Kind(character, behind: last, before: next)
      if let kind {
        if kind == last, kind != .sign {
          words[words.count - 1].append(character)
        } else {
          words.append(String(character))
        }
      }
      last = kind
    }
    return words
  }

  private enum Kind {
    case number, word, sign

    /// Nil for a blank.
    init?(_ character: Character, behind last: Self?, before next: Character) {
      switch character {
      case "0"..."9": self = .number
      case ".", ",": self = last == .number && "0"..."9" ~= next ? .number : .sign
      case _ where character.isLetter: self = .word
      case _ where character.isWhitespace: return nil
      default: self = .sign
      }
    }
  }
}
