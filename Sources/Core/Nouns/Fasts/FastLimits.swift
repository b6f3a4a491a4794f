package import Time

extension Span {
  /// How far back a start may be given.
  package static let longestBackdating = Span.hours(7 * 24)

  /// Days without food are hardly ever meant: a mistake in a date makes them, and to record a longer
  /// fast takes the person's word.
  package static let longestFastUnasked = Span.hours(72)
}
