/// The colours of a bar's text where they were asked for; the words say the same without them.
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

extension BarFormat {
  /// A text in a colour, for those that take it inside of the text.
  func painted(_ text: [UInt8], _ hue: Hue) -> [UInt8] {
    switch self {
    case .waybar, .genmon, .lock, .i3statusRust:
      Self.text("<span foreground=\"", hue.bar, "\">", text, "</span>")
    case .polybar: Self.text("%{F", hue.bar, "}", text, "%{F-}")
    case .tmux: Self.text("#[fg=", hue.tmux, ",bg=black]", text, "#[default]")
    case .xmobar: Self.text("<fc=", hue.bar, ">", text, "</fc>")
    case .conky: Self.text("${color ", hue.bar, "}", text, "${color}")
    case .kde, .prompt, .plain: Self.text("\u{1b}[", hue.palette, "m", text, "\u{1b}[0m")
    case .i3bar, .i3blocks, .json, .argos: text
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
