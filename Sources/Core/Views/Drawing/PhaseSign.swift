import Nouns
import Time
import Wire

/// The sign of a diet program's phase: a line below its days, of a kind of its own, so that no
/// colour is needed.
enum PhaseSign: CaseIterable {
  case leadIn, diet, maintenance, paused

  init?(_ phase: Phase) {
    switch phase {
    case .leadIn: self = .leadIn
    case .diet: self = .diet
    case .maintenance: self = .maintenance
    case .paused: self = .paused
    case .notStarted, .ended: return nil
    }
  }

  /// A piece of its line.
  func scalar(on screen: Screen) -> Unicode.Scalar {
    switch self {
    case .leadIn: screen.hasBlocks ? "┄" : "-"
    case .diet: screen.hasBlocks ? "━" : "v"
    case .maintenance: screen.hasBlocks ? "─" : "^"
    case .paused: screen.hasBlocks ? "·" : "|"
    }
  }

  /// All the same: their lines tell them apart.
  static var hue: Hue { .violet }
  static var colour: Colour { .hue(hue) }
}

extension SVG {
  /// A band as wide as its days: full, hollow, of two lines, or of dots.
  mutating func draw(_ sign: PhaseSign, x: Int, y: Int, width: Int) {
    let name = PhaseSign.hue.rawValue
    switch sign {
    case .diet: path("M\(x) \(y - 3)h\(width)v6h-\(width)Z", name)
    case .maintenance:
      guard width > 4 else { return path("M\(x) \(y)h\(width)", name + " stroke") }
      path("M\(x + 1) \(y - 2)h\(width - 2)v4h-\(width - 2)Z", name + " hollow")
    case .leadIn: path("M\(x) \(y)h\(width)", name + " stroke")
    case .paused:
      let dots = stride(from: x, to: x + width, by: 6).map { "M\($0) \(y)h2" }
      path(dots.joined(), name + " stroke")
    }
  }
}
