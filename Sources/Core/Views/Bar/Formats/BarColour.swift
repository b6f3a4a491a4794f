/// What a mood is painted with where colours were asked for; the words say it without them.
enum BarColour: CaseIterable {
  case blue, yellow, green, violet, red

  /// Nil where the bar keeps its own.
  init?(_ mood: BarMood) {
    switch mood {
    case .idle: return nil
    case .eating: self = .violet
    case .fasting, .open: self = .blue
    case .near: self = .yellow
    case .reached, .over: self = .green
    case .away: self = .red
    }
  }

  /// Stands out from a dark bar by more than 4.5:1.
  var hex: StaticString {
    switch self {
    case .blue: "#8ec7ff"
    case .yellow: "#ffd75f"
    case .green: "#87d787"
    case .violet: "#d7afff"
    case .red: "#ff9b9b"
    }
  }

  /// One of the sixteen of the terminal's own palette.
  var palette: StaticString {
    switch self {
    case .blue: "36"
    case .yellow: "33"
    case .green: "32"
    case .violet: "35"
    case .red: "31"
    }
  }

  /// Of the palette too; on black, since tmux has its line in green.
  var tmux: StaticString {
    switch self {
    case .blue: "brightcyan"
    case .yellow: "brightyellow"
    case .green: "brightgreen"
    case .violet: "brightmagenta"
    case .red: "brightred"
    }
  }
}

extension BarFormat {
  /// A text in a colour, for those that take it inside of the text.
  func painted(_ text: [UInt8], _ colour: BarColour) -> [UInt8] {
    switch self {
    case .waybar, .genmon, .lock, .i3statusRust:
      Self.text("<span foreground=\"", colour.hex, "\">", text, "</span>")
    case .polybar: Self.text("%{F", colour.hex, "}", text, "%{F-}")
    case .tmux: Self.text("#[fg=", colour.tmux, ",bg=black]", text, "#[default]")
    case .xmobar: Self.text("<fc=", colour.hex, ">", text, "</fc>")
    case .conky: Self.text("${color ", colour.hex, "}", text, "${color}")
    case .kde, .prompt, .plain: Self.text("\u{1b}[", colour.palette, "m", text, "\u{1b}[0m")
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
