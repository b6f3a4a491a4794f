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

  /// Of the next edit, which the wall clock puts at that moment.
  package func next(at wall: Instant) -> HybridTime {
    guard wall.milliseconds <= milliseconds else {
      return HybridTime(milliseconds: wall.milliseconds, count: 0)
    }
    // Nobody counts so far, but others may have written that somebody has.
    guard count < .max else { return HybridTime(milliseconds: milliseconds &+ 1, count: 0) }
    return HybridTime(milliseconds: milliseconds, count: count + 1)
  }
}
