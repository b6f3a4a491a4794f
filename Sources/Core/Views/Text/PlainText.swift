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

  /// Whether `line` would change nothing.
  static func isLine(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(isHarmless) }

  static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0x2028...0x202e, 0x2066...0x2069: false
    default: true
    }
  }
}
