package import Time

/// The time of an edit by a clock that never goes back: the wall clock's, and a count where that stood
/// still or was behind. No wall clock is refused.
package struct HybridTime: Hashable, Comparable, Sendable {
  package let milliseconds: Int64
  package let count: Int64

  /// Before everything.
  package static let zero = HybridTime(milliseconds: 0, count: 0)

  package init(milliseconds: Int64, count: Int64) {
    self.milliseconds = milliseconds
    self.count = count
  }

  package static func < (one: HybridTime, other: HybridTime) -> Bool {
    (one.milliseconds, one.count) < (other.milliseconds, other.count)
  }

  /// To the end of the year 9999, and no more edits at one moment than anybody makes. A reader takes no
  /// other time, and so none is written.
  package static let possible: (milliseconds: ClosedRange<Int64>, counts: ClosedRange<Int64>) = (
    0...253_402_300_799_999, 0...Int64(Int32.max)
  )

  package var isPossible: Bool {
    Self.possible.milliseconds.contains(milliseconds) && Self.possible.counts.contains(count)
  }

  /// Of the next edit, which the wall clock puts at that moment; at the end of all times it stands still.
  package func next(at wall: Instant) -> HybridTime {
    let wall = wall.milliseconds.clamped(to: Self.possible.milliseconds)
    guard wall <= milliseconds else { return HybridTime(milliseconds: wall, count: 0) }
    guard count >= Self.possible.counts.upperBound else {
      return HybridTime(milliseconds: milliseconds, count: count + 1)
    }
    guard milliseconds < Self.possible.milliseconds.upperBound else { return self }
    return HybridTime(milliseconds: milliseconds + 1, count: 0)
  }
}
