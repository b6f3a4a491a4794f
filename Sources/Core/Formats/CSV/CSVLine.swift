/// One line of a table as RFC 4180 has it.
struct CSVLine {
  private(set) var bytes: [UInt8] = []
  private var isEmpty = true

  static let end: [UInt8] = [0x0D, 0x0A]

  /// Words, times and numbers of our own, in which nothing needs care.
  mutating func cell(_ text: String) {
    separate()
    bytes += text.utf8
  }

  /// A text that the person or another program has written.
  mutating func cell(guarding text: String) {
    separate()
    let guarded = Self.isRisky(text) ? "'" + text : text
    if guarded.utf8.contains(where: Self.needsQuotes) {
      bytes.append(UInt8(ascii: "\""))
      for byte in guarded.utf8 {
        if byte == UInt8(ascii: "\"") { bytes.append(byte) }
        bytes.append(byte)
      }
      bytes.append(UInt8(ascii: "\""))
    } else {
      bytes += guarded.utf8
    }
  }

  mutating func finish() -> [UInt8] { bytes + Self.end }

  private mutating func separate() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: ";"), 0x09, 0x0A, 0x0D: true
    default: false
    }
  }
}

extension CSVLine {
  /// Whether a spreadsheet would take such a cell for a formula. A text that begins with the guard
  /// gets a second one, so that removing one always restores the text.
  private static func isRisky(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    switch first {
    case "'", "=", "+", "-", "@", "\t", "\r", "\n": return true
    // Some spreadsheets read these as the same signs.
    case "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": return true
    default: return false
    }
  }

  /// The text of a cell of ours without its guard.
  package static func unguarded(_ cell: String) -> String {
    cell.utf8.first == UInt8(ascii: "'") ? String(cell.dropFirst()) : cell
  }
}
