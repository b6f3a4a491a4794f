package import Nouns

/// How near what was eaten of something is to its target.
extension MacroSmiley {
  /// In tenths of a gram; nil without a target. `isBounded` where too much of it counts as well.
  package init?(eaten: Int64, target: Int64, isBounded: Bool) {
    guard target > 0 else { return nil }
    // Nobody eats a ton, and nothing overflows.
    let amounts: ClosedRange<Int64> = 0...10_000_000
    let share = eaten.clamped(to: amounts) * 100
    let target = target.clamped(to: amounts)
    switch share {
    case ..<(target * 50): self = .red
    case ..<(target * 70): self = .yellow
    case ...(target * 130): self = .green
    case ...(target * 150): self = isBounded ? .yellow : .green
    default: self = isBounded ? .red : .green
    }
  }
}
