/// The markup of a bar, and how text is kept from looking like it.
package enum BarEscape: CaseIterable, Sendable {
  case none, pango, polybar, tmux, conky, argos, xmobar

  /// A value as text and nothing else: what moves a cursor or ends a line is blank.
  func add(_ value: String, to text: inout [UInt8]) {
    var value = PlainText.line(value)
    value.withUTF8 { add(bytes: $0, to: &text) }
    // The next text may begin with a brace.
    if self == .polybar, text.last == UInt8(ascii: "%") { text.append(UInt8(ascii: " ")) }
  }

  /// Our own lines, which stay lines.
  func escaped(_ lines: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(lines.count + 16)
    add(bytes: lines, to: &text)
    return text
  }

  private func add(bytes: some Sequence<UInt8>, to text: inout [UInt8]) {
    for byte in bytes {
      if byte < 0x80, let replacement = replacement(of: byte, after: text.last) {
        replacement.withUTF8Buffer { text += $0 }
      } else {
        text.append(byte)
      }
    }
  }

  private func replacement(of byte: UInt8, after last: UInt8?) -> StaticString? {
    switch self {
    case .none: nil
    case .pango: Self.entity(byte)
    // It knows no way to write a brace behind a per cent sign.
    case .polybar: byte == UInt8(ascii: "{") && last == UInt8(ascii: "%") ? "({" : nil
    case .tmux: byte == UInt8(ascii: "#") ? "##" : nil
    case .conky: Self.inConky(byte)
    case .argos: Self.inArgos(byte, after: last)
    case .xmobar: byte == UInt8(ascii: "<") ? "<raw=1:</>" : nil
    }
  }

  private static func inConky(_ byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "$"): "$$"
    case UInt8(ascii: "#"): "\\#"
    default: nil
    }
  }

  /// Pango's markup, but strokes end the text, dashes at its beginning make menus, and what is
  /// written with backslashes becomes markup.
  private static func inArgos(_ byte: UInt8, after last: UInt8?) -> StaticString? {
    switch byte {
    case UInt8(ascii: "|"): "&#124;"
    case UInt8(ascii: "\\"): #"\\"#
    case UInt8(ascii: "-") where isBeginning(last): "&#45;"
    default: entity(byte)
    }
  }

  private static func isBeginning(_ last: UInt8?) -> Bool {
    switch last {
    case nil, UInt8(ascii: "\n"), UInt8(ascii: "-"), UInt8(ascii: ";"), UInt8(ascii: " "): true
    default: false
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
