import Time

/// Text that others wrote, made fit for one line of a terminal.
package enum PlainText {
  /// Without anything that moves a cursor, breaks a line or turns the direction of writing.
  package static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text }
    var line = ""
    for scalar in text.unicodeScalars {
      line.unicodeScalars.append(isHarmless(scalar) ? scalar : " ")
    }
    return line
  }

  /// With every sign of that kind written out, so that it is still known which name was meant.
  package static func escaped(_ text: String, keepingLines: Bool = false) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f }) { return text }
    return String(
      text.unicodeScalars.map { scalar in
        if isHarmless(scalar) || keepingLines && scalar == "\n" { return String(scalar) }
        let digits = String(scalar.value, radix: 16)
        guard scalar.value < 256 else { return "\\u{\(digits)}" }
        // Two digits always, so that none of what follows is taken for one of them.
        return (digits.count < 2 ? "\\x0" : "\\x") + digits
      }.joined())
  }

  /// Whether `line` would change nothing.
  static func isLine(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isHarmless) }

  static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0x2028...0x202e, 0x2066...0x2069: false
    default: true
    }
  }
}
