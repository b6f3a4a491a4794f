import Wire

/// What `fastctl bar json` says, as much of it as an icon shows.
struct TrayReading: Equatable {
  var mood = "away"
  /// Its first line stands above the others.
  var tooltip: [String] = []
  /// Thousandths of the way to the goal.
  var permille: Int64 = 0
  var colour: UInt32 = neutral

  /// Made out on light panels and on dark ones.
  private static let neutral: UInt32 = 0x8b949e

  init() {}

  /// Nil for a line that is none of those.
  init?(line: [UInt8]) {
    guard let json = try? JSON(parsing: line), case .object(let object) = json,
      case .string(let mood)? = object["mood"]
    else { return nil }
    self.mood = mood
    if case .string(let text)? = object["tooltip"] {
      tooltip = text.split(separator: "\n").map(String.init)
    }
    if case .string(let text)? = object["color"], let number = UInt32(text.dropFirst(), radix: 16) {
      colour = number
    }
    if case .int(let percent)? = object["percentage"] { permille = min(max(percent, 0), 100) * 10 }
    // Without a goal there is no way to it, and a fast that runs is not nothing.
    if mood == "open" { permille = 1000 }
  }

  /// Whether it is the moment to look.
  var needsAttention: Bool { mood == "reached" }
}
