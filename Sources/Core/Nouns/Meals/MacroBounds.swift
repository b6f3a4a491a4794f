extension Macro {
  /// Whether too much of it counts as well.
  package var isBounded: Bool { self == .carbs || self == .fat }
}

// In per cent of a target; what has no upper bound is held to the lower ones alone.
extension MacroSmiley {
  package static let greenShares: ClosedRange<Int64> = 70...130
  package static let yellowShares: ClosedRange<Int64> = 50...150
}
