import Views
import Wire

/// What `fastctl bar json` says, as much of it as an icon shows.
struct TrayReading: Equatable {
  var mood = BarMood.away
  /// Its first line stands above the others.
  var tooltip: [String] = []
  /// Thousandths of the way to the goal.
  var permille: Int64 = 0

  init() {}

  /// Nil for a line that is none of those.
  init?(line: [UInt8]) {
    guard let json = try? JSON(parsing: line), case .object(let object) = json,
      case .string(let word)? = object["mood"], let mood = BarMood(rawValue: word)
    else { return nil }
    self.mood = mood
    if case .string(let text)? = object["tooltip"] {
      tooltip = text.split(separator: "\n").map(String.init)
    }
    if case .int(let percent)? = object["percentage"] { permille = min(max(percent, 0), 100) * 10 }
  }

  /// Whether it is the moment to look.
  var needsAttention: Bool { mood == .reached }
}
