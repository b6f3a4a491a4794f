/// The medium that a text is shown on.
package struct Screen: Equatable, Sendable {
  /// In character cells; nil where lines may have any length, as in a file.
  package var width: Int?
  package var hasColour: Bool
  /// Whether it knows more than sixteen.
  package var hasManyColours = false
  /// Whether it can show characters beyond ASCII that only draw.
  package var hasBlocks: Bool
  /// Whether a voice reads it line by line: then nothing is drawn, and nothing is said by the place
  /// where it stands.
  package var isLinear: Bool

  package static let linear = Screen(
    width: nil, hasColour: false, hasBlocks: false, isLinear: true)

  package static let plain = Screen(width: nil, hasColour: false, hasBlocks: true)

  package init(
    width: Int?, hasColour: Bool, hasManyColours: Bool = false, hasBlocks: Bool,
    isLinear: Bool = false
  ) {
    self.width = width
    self.hasColour = hasColour
    self.hasManyColours = hasManyColours
    self.hasBlocks = hasBlocks
    self.isLinear = isLinear
  }

  /// Between two things said on one line.
  var separator: String { isLinear ? "; " : hasBlocks ? " · " : " - " }

  func paint(_ text: String, _ colour: Colour) -> String {
    hasColour ? start(of: colour) + text + endOfColour : text
  }

  package func paint(_ text: String, hue: Hue) -> String { paint(text, .hue(hue)) }

  func start(of colour: Colour) -> String {
    hasColour ? "\u{1b}[" + colour.code(hasManyColours: hasManyColours) + "m" : ""
  }

  var endOfColour: String { hasColour ? "\u{1b}[0m" : "" }

  /// The text if it fits, else its beginning and a sign that there is more.
  func cut(_ text: String, to width: Int) -> String {
    guard text.cells > width, !isLinear else { return text }
    let sign = hasBlocks ? "…" : "..."
    return text.prefix(cells: width - sign.cells) + sign
  }
}
