import Time

/// The characters that the terminals of a locale can show.
package enum Charset: Sendable {
  case unicode
  case latin1
  case ascii

  /// By the locale's name; one that says nothing is of today, and "C" has ASCII on a terminal.
  package init(_ environment: Environment, isOnTerminal: @autoclosure () -> Bool = false) {
    let locale = environment.locale(for: "LC_CTYPE") ?? ""
    // As nearly all are: to look closer costs a bar more than much of what it says.
    if locale.hasSuffix(".UTF-8") {
      self = .unicode
      return
    }
    guard let dot = locale.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      self = (locale == "C" || locale == "POSIX") && isOnTerminal() ? .ascii : .unicode
      return
    }
    let encoding = locale.utf8[dot...].dropFirst().prefix { $0 != UInt8(ascii: "@") }
    let name = String(
      decoding: encoding.filter { $0 != UInt8(ascii: "-") }.map { $0 | 0x20 }, as: UTF8.self)
    switch name {
    case "utf8": self = .unicode
    case "iso88591", "latin1", "cp1252": self = .latin1
    default: self = .ascii
    }
  }

  /// Whether nothing is missing in it.
  package var isWhole: Bool {
    switch self {
    case .unicode: true
    case .latin1, .ascii: false
    }
  }

  /// The text in this charset, with a substitute for each character that it lacks.
  package func bytes(of utf8: [UInt8]) -> [UInt8] {
    guard !isWhole, utf8.contains(where: { $0 >= 0x80 }) else { return utf8 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      if let byte = byte(for: scalar) {
        bytes.append(byte)
      } else {
        bytes += Self.stand(for: scalar).utf8
      }
    }
    return bytes
  }

  /// The same as text, so that what takes more room than it did can still be wrapped.
  package func text(of text: String) -> String {
    guard !isWhole else { return text }
    return text.unicodeScalars.map { byte(for: $0) == nil ? Self.stand(for: $0) : String($0) }
      .joined()
  }

  private func byte(for scalar: Unicode.Scalar) -> UInt8? {
    let isHere = scalar.value < 0x80 || self == .latin1 && 0xa0...0xff ~= scalar.value
    return isHere ? UInt8(scalar.value) : nil
  }

  private static func stand(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "ä": "ae"
    case "ö": "oe"
    case "ü": "ue"
    case "Ä": "Ae"
    case "Ö": "Oe"
    case "Ü": "Ue"
    case "ß": "ss"
    case "„", "“", "”", "«", "»": "\""
    case "‚", "‘", "’": "'"
    case "–", "—", "−", "‐", "‑", "·", "─", "━", "┄", "▁", "▔": "-"
    case "…": "..."
    case "→": "->"
    case "±": "+/-"
    case "×": "x"
    case "≥": ">="
    case "≤": "<="
    case "\u{a0}", "\u{2009}", "\u{202f}", "░": " "
    case "█", "▂"..."▇", "▉"..."▏", "▒", "▓": "#"
    default: scalar.properties.generalCategory == .nonspacingMark ? "" : "?"
    }
  }
}
