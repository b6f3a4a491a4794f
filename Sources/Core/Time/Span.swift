/// A length of real time, in milliseconds. Never a wall-clock difference.
package struct Span: Hashable, Comparable, Sendable {
  package let milliseconds: Int64

  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  package static let zero = Span(milliseconds: 0)
  package static let second = Span(milliseconds: 1000)
  package static let minute = Span.seconds(60)
  package static let hour = Span.minutes(60)

  package static func seconds(_ count: Int64) -> Self {
    Self(milliseconds: count.saturatingMultiply(1000))
  }

  package static func minutes(_ count: Int64) -> Self {
    .seconds(count.saturatingMultiply(60))
  }

  package static func hours(_ count: Int64) -> Self {
    .minutes(count.saturatingMultiply(60))
  }

  /// Whole seconds, towards the past.
  package var seconds: Int64 { milliseconds.floorDivided(by: 1000) }

  /// Whole minutes, towards the past.
  package var minutes: Int64 { milliseconds.floorDivided(by: 60 * 1000) }

  package static func < (left: Self, right: Self) -> Bool {
    left.milliseconds < right.milliseconds
  }

  package static func + (left: Self, right: Self) -> Self {
    Self(milliseconds: left.milliseconds.saturatingAdd(right.milliseconds))
  }

  package static func - (left: Self, right: Self) -> Self {
    Self(milliseconds: left.milliseconds.saturatingSubtract(right.milliseconds))
  }

  package static func * (span: Self, count: Int64) -> Self {
    Self(milliseconds: span.milliseconds.saturatingMultiply(count))
  }
}
