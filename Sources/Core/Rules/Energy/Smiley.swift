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
    let (green, yellow) = (Self.greenShares, Self.yellowShares)
    switch share {
    case ..<(target * yellow.lowerBound): self = .red
    case ..<(target * green.lowerBound): self = .yellow
    case ...(target * green.upperBound): self = .green
    case ...(target * yellow.upperBound): self = isBounded ? .yellow : .green
    default: self = isBounded ? .red : .green
    }
  }
}
