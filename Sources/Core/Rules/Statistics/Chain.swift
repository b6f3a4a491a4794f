package import Time

/// Credited days in a row, with nothing but neutral and frozen days between them.
package struct Chain: Equatable, Sendable {
  package private(set) var begin: Day?
  package private(set) var end: Day?
  /// The credited days in it.
  package private(set) var counted: Int64 = 0
  /// Freezes that are earned and not spent.
  package private(set) var held = 0
  private let most: Int

  /// So many credited days of one streak earn a freeze.
  package static let daysPerFreeze: Int64 = 7
  /// A shorter streak is not saved.
  package static let leastToSave: Int64 = 3
  package static let mostFreezes = 2

  init(most: Int) {
    self.most = min(max(most, 0), Self.mostFreezes)
  }

  func counting(_ run: ClosedRange<Day>) -> Chain {
    var chain = self
    chain.begin = begin ?? run.lowerBound
    chain.end = run.upperBound
    let (sum, overflow) = counted.addingReportingOverflow(run.count)
    chain.counted = overflow ? .max : sum
    let earned = chain.counted / Self.daysPerFreeze - counted / Self.daysPerFreeze
    chain.held = Int(min(Int64(held) + earned, Int64(most)))
    return chain
  }

  /// The chain on the other side of a gap: this one, or a new one where it broke.
  func bridging(
    _ left: ClosedRange<Day>, _ right: ClosedRange<Day>, _ neutral: NeutralDays
  ) -> Chain {
    var chain = self
    let gap = left.upperBound + 1..<right.lowerBound
    return chain.bridge(gap, neutral) ? chain : Chain(most: most)
  }

  /// Spends a freeze for each missed day; false where the chain breaks.
  mutating func bridge(_ gap: Range<Day>, _ neutral: NeutralDays, freeze: (Day) -> Void = { _ in })
    -> Bool
  {
    var gap = gap
    while let missed = neutral.firstOther(in: gap) {
      guard held > 0, counted >= Self.leastToSave else { return false }
      held -= 1
      freeze(missed)
      gap = missed + 1..<gap.upperBound
    }
    return true
  }
}
