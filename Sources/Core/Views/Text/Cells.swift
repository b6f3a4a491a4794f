extension StringProtocol {
  /// How many character cells of a terminal this takes.
  package var cells: Int { utf8.cells }

  /// Its longest beginning that takes at most so many cells; no sign is cut in two.
  func prefix(cells most: Int) -> String {
    var taken = 0
    var beginning = ""
    for character in self {
      taken += String(character).cells
      guard taken <= most else { break }
      beginning.append(character)
    }
    return beginning
  }
}

extension Sequence<UInt8> {
  /// How many character cells this UTF-8 takes; the colours in it take none.
  ///
  /// It is the sum of its characters' cells, as the C library has it: a terminal that draws several
  /// emoji as one leaves cells empty, and no line is ever too long.
  var cells: Int {
    var count = 0
    var value: UInt32 = 0
    var missing = 0
    var isColour = false
    /// Of the character before a mark.
    var last = 0
    for byte in self {
      switch byte {
      case 0x1b: isColour = true
      case _ where isColour: isColour = byte != UInt8(ascii: "m")
      case ..<0x80:
        count += 1
        last = 1
      case ..<0xc0:
        value = value << 6 | UInt32(byte & 0x3f)
        missing -= 1
        guard missing == 0 else { continue }
        let cells = value == Self.asEmoji && last == 1 ? 1 : Unicode.Scalar(value)?.cells ?? 1
        count += cells
        if cells > 0 { last = cells }
      default:
        missing = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3
        value = UInt32(byte) & (0x3f >> UInt32(missing))
      }
    }
    return count
  }

  /// Asks for the emoji of a character that is narrow without it, such as a heart.
  private static var asEmoji: UInt32 { 0xfe0f }
}

extension Unicode.Scalar {
  /// 0 for a mark on the one before it, 2 for East Asian letters and emoji.
  package var cells: Int {
    // The letters of most of Europe, its dashes and quotes, and what we draw with.
    guard value >= 0x300, !(0x2010...0x2027).contains(value), !(0x2500...0x25fc).contains(value)
    else { return 1 }
    // The letters that Korean syllables go on with.
    if 0x1160...0x11ff ~= value || 0xd7b0...0xd7ff ~= value { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide ? 2 : 1
    }
  }

  private var isWide: Bool {
    switch value {
    case 0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97f,
      0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff01...0xff60,
      0xffe0...0xffe6, 0x16fe0...0x1b2ff, 0x1f200...0x1f265, 0x20000...0x3fffd:
      true
    // Two of them make one flag.
    case 0x1f1e6...0x1f1ff: false
    default: properties.isEmojiPresentation
    }
  }
}
