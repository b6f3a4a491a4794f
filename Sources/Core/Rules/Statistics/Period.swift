package import Time

/// The fasts that belong to some days, summed up.
package struct Period: Equatable, Sendable {
  package let days: ClosedRange<Day>
  package private(set) var all = Tally()
  package private(set) var shortest: EndedFast?
  package private(set) var longest: EndedFast?
  private var starts = ClockMean()
  private var ends = ClockMean()

  package init(_ days: ClosedRange<Day>) {
    self.days = days
  }

  /// Those that only touch the days are passed over.
  package mutating func add(_ fast: EndedFast) {
    guard days.contains(fast.day) else { return }
    all.add(fast)
    starts.add(secondOfDay: fast.startSecond)
    ends.add(secondOfDay: fast.endSecond)
    if let shortest, shortest.length <= fast.length {} else { shortest = fast }
    if let longest, longest.length >= fast.length {} else { longest = fast }
  }

  package var usualStart: ClockTime? { starts.time }
  package var usualEnd: ClockTime? { ends.time }
}
