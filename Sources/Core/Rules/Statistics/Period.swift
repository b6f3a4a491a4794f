package import Time

/// The fasts that ended on some days, summed up.
package struct Period: Equatable, Sendable {
  package let days: ClosedRange<Day>
  package private(set) var all = Tally()
  package private(set) var shortest: EndedFast?
  package private(set) var longest: EndedFast?

  package init(_ days: ClosedRange<Day>) {
    self.days = days
  }

  /// Those that only touch the days are passed over.
  package mutating func add(_ fast: EndedFast) {
    guard days.contains(fast.days.end) else { return }
    all.add(fast)
    if let shortest, shortest.duration <= fast.duration {} else { shortest = fast }
    if let longest, longest.duration >= fast.duration {} else { longest = fast }
  }
}
