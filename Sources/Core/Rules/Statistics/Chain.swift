package import Time

/// Credited days in a row, with nothing but neutral and frozen days between them.
package struct Chain: Equatable, Sendable {
  package private(set) var begin: Day?
  package private(set) var end: Day?
  /// The credited days in it.
  package private(set) var counted: Int64 = 0
  /// Freezes that are earned and not spent.
  package private(set) var held = 0

  /// So many credited days of one streak earn a freeze.
  package static let daysPerFreeze: Int64 = 7
  package static let mostFreezes = 2

  func counting(_ run: ClosedRange<Day>, _ freezes: FreezeNumbers) -> Chain {
    var chain = self
    chain.begin = begin ?? run.lowerBound
    chain.end = run.upperBound
    for part in freezes.parts(of: run) { chain.count(part.days, most: part.most) }
    return chain
  }

  private mutating func count(_ days: ClosedRange<Day>, most: Int) {
    let before = counted
    let (sum, overflow) = counted.addingReportingOverflow(days.count)
    counted = overflow ? .max : sum
    let earned = counted / Self.daysPerFreeze - before / Self.daysPerFreeze
    held = Int(min(Int64(held) + earned, Int64(most)))
  }

  /// The chain on the other side of a gap: this one, or a new one where it broke.
  func bridging(
    _ left: ClosedRange<Day>, _ right: ClosedRange<Day>, _ neutral: NeutralDays,
    _ freezes: FreezeNumbers
  ) -> Chain {
    var chain = self
    let gap = left.upperBound + 1..<right.lowerBound
    return chain.bridge(gap, neutral, freezes) ? chain : Chain()
  }

  /// Spends a freeze for each missed day; false where the chain breaks.
  mutating func bridge(
    _ gap: Range<Day>, _ neutral: NeutralDays, _ freezes: FreezeNumbers,
    freeze: (Day) -> Void = { _ in }
  ) -> Bool {
    var gap = gap
    while let missed = neutral.firstOther(in: gap) {
      keep(freezes, over: gap.lowerBound..<missed + 1)
      guard held > 0 else { return false }
      held -= 1
      freeze(missed)
      gap = missed + 1..<gap.upperBound
    }
    keep(freezes, over: gap)
    return true
  }

  /// Of those that are held only as many stay as may be on each day.
  private mutating func keep(_ freezes: FreezeNumbers, over days: Range<Day>) {
    guard held > 0, !days.isEmpty else { return }
    held = min(held, freezes.least(in: days.lowerBound...days.upperBound - 1))
  }
}
