/// A text as it is compared: small letters without marks, and digits, word after word. "Käse",
/// "kaese" and "KASE" are one.
package struct FoldedText {
  /// Of all words, without what stood between them.
  package private(set) var letters: [UInt8] = []
  package private(set) var words: [Range<Int>] = []
  /// How many words stand before the first comma or bracket.
  package private(set) var headWords = 0
  /// A bit for each letter of the alphabet that occurs.
  package private(set) var alphabet: UInt32 = 0

  private var wordStart = 0
  private var hasHeadEnded = false
  /// As it was typed, before marks were taken off.
  private var last: UInt8 = 0

  package init(_ text: String = "") {
    fold(text)
  }

  /// Keeps the room that it has, for names by the thousand.
  package mutating func fold(_ text: String) {
    var text = text
    text.withUTF8 { fold($0) }
  }

  /// The same, of a text that is UTF-8.
  package mutating func fold(_ bytes: UnsafeBufferPointer<UInt8>) {
    letters.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    (headWords, alphabet, wordStart, hasHeadEnded, last) = (0, 0, 0, false, 0)
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      let small = byte | 0x20
      // Most are plain, and scalars take three times as long.
      if 0x61 <= small, small <= 0x7a, byte >= 0x41 {
        add(letter: small)
        place += 1
      } else {
        add(Self.scalar(at: &place, in: bytes))
      }
    }
    endWord()
    if !hasHeadEnded { headWords = words.count }
  }

  private static func scalar(
    at place: inout Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Unicode.Scalar {
    let lead = bytes[place]
    place += 1
    guard lead >= 0x80 else { return Unicode.Scalar(lead) }
    let rest = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1
    var value = UInt32(lead) & (0x3f >> UInt32(rest))
    for _ in 0..<rest where place < bytes.count {
      value = value << 6 | UInt32(bytes[place] & 0x3f)
      place += 1
    }
    return Unicode.Scalar(value) ?? "\u{fffd}"
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z", "0"..."9": add(letter: UInt8(scalar.value))
    case "A"..."Z": add(letter: UInt8(scalar.value) | 0x20)
    // "Kellogg's" is one word.
    case "'", "’": break
    case ",", "(":
      // The comma of "3,5 %" parts numbers.
      let isDecimal = scalar == "," && (0x30...0x39).contains(last)
      endWord()
      if !isDecimal, !hasHeadEnded, !words.isEmpty {
        hasHeadEnded = true
        headWords = words.count
      }
    case "\u{0}"..."\u{7f}": endWord()
    default: add(foreign: scalar)
    }
  }

  private mutating func add(foreign scalar: Unicode.Scalar) {
    switch scalar {
    // Marks that belong to the letter before them.
    case "\u{300}"..."\u{36f}": last = 0
    case "ß", "ẞ":
      add(letter: UInt8(ascii: "s"))
      add(letter: UInt8(ascii: "s"))
    case "æ", "Æ": add(letter: UInt8(ascii: "a"))
    case "œ", "Œ": add(letter: UInt8(ascii: "o"))
    case "×", "÷": endWord()
    case "À"..."ſ":
      add(letter: Self.plain[Int(scalar.value - 0xc0)])
      // "äe" is two letters, not "ä" as one types it without the key.
      last = 0
    default:
      guard scalar.properties.isAlphabetic else { return endWord() }
      letters += scalar.properties.lowercaseMapping.utf8
      last = 0
    }
  }

  /// U+00C0 to U+017F without their marks.
  private static let plain = Array(
    ("aaaaaaaceeeeiiiidnoooooxouuuuytsaaaaaaaceeeeiiiidnoooooxouuuuyty"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllll"
      + "nnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs").utf8)

  /// Where "ä" cannot be typed it is "ae": the "e" is lost in both.
  private mutating func add(letter: UInt8) {
    let isMark =
      letter == UInt8(ascii: "e")
      && (last == UInt8(ascii: "a") || last == UInt8(ascii: "o") || last == UInt8(ascii: "u"))
    last = letter
    guard !isMark else { return }
    letters.append(letter)
    if letter >= 0x61 { alphabet |= 1 << UInt32(letter & 0x1f) }
  }

  private mutating func endWord() {
    last = 0
    guard letters.count > wordStart else { return }
    words.append(wordStart..<letters.count)
    wordStart = letters.count
  }

  /// The letters of words one after another.
  package func letters(of words: Range<Int>) -> Range<Int> {
    guard !words.isEmpty else { return 0..<0 }
    return self.words[words.lowerBound].lowerBound..<self.words[words.upperBound - 1].upperBound
  }

  package func alphabet(of letters: Range<Int>) -> UInt32 {
    self.letters[letters].reduce(0) { $1 >= 0x61 ? $0 | 1 << UInt32($1 & 0x1f) : $0 }
  }

  /// Before the first comma or bracket.
  package var head: Range<Int> { letters(of: 0..<headWords) }
}

extension FoldedText {
  /// A word without the endings of plurals and cases in both languages; never less than three
  /// letters.
  package func stem(of word: Range<Int>) -> Range<Int> {
    let least = word.lowerBound + 3
    var end = word.upperBound
    if ends(at: end, least, "s"), !ends(at: end, least, "s", "s") { end -= 1 }
    if ends(at: end, least, "i", "e") || ends(at: end, least, "e", "n")
      || ends(at: end, least, "e", "r")
    {
      end -= 2
    } else if ends(at: end, least, "e") || ends(at: end, least, "n") || ends(at: end, least, "y") {
      end -= 1
    }
    return word.lowerBound..<end
  }

  private func ends(at end: Int, _ least: Int, _ letter: Unicode.Scalar) -> Bool {
    end > least && letters[end - 1] == UInt8(ascii: letter)
  }

  private func ends(
    at end: Int, _ least: Int, _ one: Unicode.Scalar, _ two: Unicode.Scalar
  ) -> Bool {
    ends(at: end, least + 1, two) && letters[end - 2] == UInt8(ascii: one)
  }
}
