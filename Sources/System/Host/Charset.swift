/// What the terminals of a locale can show.
package enum Charset: Sendable {
  case unicode
  case latin1
  case ascii

  /// By the locale's name; one that says nothing is of today.
  package init(_ environment: Environment) {
    guard let locale = environment.locale(for: "LC_CTYPE"),
      let dot = locale.utf8.firstIndex(of: UInt8(ascii: "."))
    else {
      self = .unicode
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

  /// What is there of the text; where a character is missing, what stands for it.
  package func bytes(of utf8: [UInt8]) -> [UInt8] {
    guard self != .unicode, utf8.contains(where: { $0 >= 0x80 }) else { return utf8 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for scalar in String(decoding: utf8, as: UTF8.self).unicodeScalars {
      if let byte = byte(for: scalar) {
        bytes.append(byte)
      } else {
        bytes += Self.stand(for: scalar)
      }
    }
    return bytes
  }

  private func byte(for scalar: Unicode.Scalar) -> UInt8? {
    let isHere = scalar.value < 0x80 || self == .latin1 && 0xa0...0xff ~= scalar.value
    return isHere ? UInt8(scalar.value) : nil
  }

  private static func stand(for scalar: Unicode.Scalar) -> String.UTF8View {
    switch scalar {
    case "ä": "ae".utf8
    case "ö": "oe".utf8
    case "ü": "ue".utf8
    case "Ä": "Ae".utf8
    case "Ö": "Oe".utf8
    case "Ü": "Ue".utf8
    case "ß": "ss".utf8
    case "„", "“", "”", "«", "»": "\"".utf8
    case "‚", "‘", "’": "'".utf8
    case "–", "—", "−", "‐", "‑", "·", "─", "━", "┄", "▁", "▔": "-".utf8
    case "…": "...".utf8
    case "→": "->".utf8
    case "±": "+/-".utf8
    case "×": "x".utf8
    case "≥": ">=".utf8
    case "≤": "<=".utf8
    case "\u{a0}", "\u{2009}", "\u{202f}", "░": " ".utf8
    case "█", "▂"..."▇", "▉"..."▏", "▒", "▓": "#".utf8
    default: scalar.properties.generalCategory == .nonspacingMark ? "".utf8 : "?".utf8
    }
  }
}
