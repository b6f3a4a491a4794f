/// A moment, in whole milliseconds since 1970-01-01 00:00 UTC.
package struct Instant: Hashable, Comparable, Sendable {
  package let milliseconds: Int64

  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  package init(seconds: Int64) {
    milliseconds = Span.seconds(seconds).milliseconds
  }

  /// The last whole second that milliseconds can count.
  static let lastSecond = Int64.max / Span.second.milliseconds

  /// Whole seconds, towards the past.
  package var seconds: Int64 {
    milliseconds.floorDivided(by: Span.second.milliseconds)
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// Saturates at the ends of the scale: no sum of peers' numbers can trap.
  package static func + (instant: Self, span: Span) -> Self {
    Self(milliseconds: instant.milliseconds.saturatingAdd(span.milliseconds))
  }

  package static func - (instant: Self, span: Span) -> Self {
    Self(milliseconds: instant.milliseconds.saturatingSubtract(span.milliseconds))
  }

  /// Up to, and without, `end`; empty where that does not come later.
  package static func ..< (start: Self, end: Self) -> Range<Self> {
    Range(uncheckedBounds: (start, max(start, end)))
  }

  package static func ... (start: Self, end: Self) -> ClosedRange<Self> {
    ClosedRange(uncheckedBounds: (start, max(start, end)))
  }

  /// The time from `right` to `left`; negative when `right` is the later one.
  package static func - (left: Self, right: Self) -> Span {
    Span(milliseconds: left.milliseconds.saturatingSubtract(right.milliseconds))
  }
}
