/// What the text is shown on.
package struct Screen: Equatable, Sendable {
  /// In character cells; nil where lines may have any length, as in a file.
  package var width: Int?
  package var hasColour: Bool
  /// Whether it can show characters beyond ASCII that only draw.
  package var hasBlocks: Bool
  /// Whether a voice reads it line by line: then nothing is drawn, and nothing is said by the place
  /// where it stands.
  package var isLinear: Bool

  package static let linear = Screen(
    width: nil, hasColour: false, hasBlocks: false, isLinear: true)

  package static let plain = Screen(width: nil, hasColour: false, hasBlocks: true)

  package init(width: Int?, hasColour: Bool, hasBlocks: Bool, isLinear: Bool = false) {
    self.width = width
    self.hasColour = hasColour
    self.hasBlocks = hasBlocks
    self.isLinear = isLinear
  }

  /// Between two things said on one line.
  var separator: String { isLinear ? "; " : hasBlocks ? " · " : " - " }

  func paint(_ text: String, _ colour: Colour) -> String {
    hasColour ? start(of: colour) + text + endOfColour : text
  }

  func start(of colour: Colour) -> String {
    hasColour ? "\u{1b}[" + colour.rawValue + "m" : ""
  }

  var endOfColour: String { hasColour ? "\u{1b}[0m" : "" }

  /// The text if it fits, else its beginning and a sign that there is more.
  func cut(_ text: String, to width: Int) -> String {
    guard text.cells > width, !isLinear else { return text }
    let sign = hasBlocks ? "…" : "..."
    return text.prefix(cells: width - sign.cells) + sign
  }
}

/// Never the only bearer of what is said. The raw value is what the terminal is sent.
enum Colour: String {
  case strong = "1"
  case faint = "2"
  case green = "32"
  /// What terminals call yellow; most show it as such.
  case orange = "33"
  case blue = "34"
  case cyan = "36"

  /// The same behind a character; none for what is no colour.
  var ground: String? {
    switch self {
    case .strong, .faint: nil
    case .green: "42"
    case .orange: "43"
    case .blue: "44"
    case .cyan: "46"
    }
  }
}
