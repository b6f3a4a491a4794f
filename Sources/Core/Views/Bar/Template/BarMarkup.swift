/// The markup of a bar: how plain text is escaped, and how text gets its colour.
package enum BarMarkup: CaseIterable, Sendable {
  /// Its colours, if it has any, stand beside the text.
  case none
  case pango, polybar, tmux, conky, argos, xmobar
  /// The sequences of terminals, which no plain text has in it.
  case terminal

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
    case .none, .terminal: nil
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

  // MARK: Colour

  /// A text in a colour, for those that take it inside of the text.
  func painted(_ text: [UInt8], _ hue: Hue) -> [UInt8] {
    switch self {
    case .pango: Self.text("<span foreground=\"", hue.bar, "\">", text, "</span>")
    case .polybar: Self.text("%{F", hue.bar, "}", text, "%{F-}")
    case .tmux: Self.text("#[fg=", hue.tmux, ",bg=black]", text, "#[default]")
    case .xmobar: Self.text("<fc=", hue.bar, ">", text, "</fc>")
    case .conky: Self.text("${color ", hue.bar, "}", text, "${color}")
    case .terminal: Self.text("\u{1b}[", hue.palette, "m", text, "\u{1b}[0m")
    case .none, .argos: text
    }
  }

  private static func text(
    _ opening: StaticString, _ colour: StaticString, _ end: StaticString, _ text: [UInt8],
    _ closing: StaticString
  ) -> [UInt8] {
    var painted: [UInt8] = []
    painted.reserveCapacity(text.count + 48)
    for part in [opening, colour, end] { part.withUTF8Buffer { painted += $0 } }
    painted += text
    closing.withUTF8Buffer { painted += $0 }
    return painted
  }
}

/// What a bar's text is painted with where colours were asked for; the words say it without them.
extension Hue {
  /// Stands out from a dark bar by more than 4.5:1.
  var bar: StaticString {
    switch self {
    case .blue: "#8ec7ff"
    case .yellow: "#ffd75f"
    case .green: "#87d787"
    case .orange: "#ffb07c"
    case .cyan: "#7fdbe6"
    case .violet: "#d7afff"
    case .red: "#ff9b9b"
    }
  }

  /// One of the terminal's own, for prompts; its plain blue is too dark for letters.
  var palette: StaticString {
    switch self {
    case .red: "31"
    case .green: "32"
    case .yellow, .orange: "33"
    case .blue: "94"
    case .violet: "35"
    case .cyan: "36"
    }
  }

  /// Of the palette too; on black, since tmux has its line in green.
  var tmux: StaticString {
    switch self {
    case .blue: "brightblue"
    case .yellow, .orange: "brightyellow"
    case .green: "brightgreen"
    case .cyan: "brightcyan"
    case .violet: "brightmagenta"
    case .red: "brightred"
    }
  }
}
