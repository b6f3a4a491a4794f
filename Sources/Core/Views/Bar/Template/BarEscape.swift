/// What a bar would take for markup, and how it is told that it is none.
package enum BarEscape: CaseIterable, Sendable {
  case none, pango, polybar, tmux, conky, argos, xmobar

  /// A value as text and nothing else: what moves a cursor or ends a line is blank.
  func add(_ value: String, to text: inout [UInt8]) {
    var value = PlainText.line(value)
    value.withUTF8 { bytes in
      for byte in bytes {
        if byte < 0x80, let replacement = replacement(of: byte) {
          replacement.withUTF8Buffer { text += $0 }
        } else {
          text.append(byte)
        }
      }
    }
  }

  private func replacement(of byte: UInt8) -> StaticString? {
    switch self {
    case .none: nil
    case .pango: Self.entity(byte)
    case .polybar: byte == UInt8(ascii: "%") ? "%%" : nil
    case .tmux: byte == UInt8(ascii: "#") ? "##" : nil
    case .conky: byte == UInt8(ascii: "$") ? "$$" : nil
    case .argos: byte == UInt8(ascii: "|") ? "¦" : Self.entity(byte)
    case .xmobar: byte == UInt8(ascii: "<") ? "<raw=1:</>" : nil
    }
  }

  private static func entity(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "'"): "&#39;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }
}
