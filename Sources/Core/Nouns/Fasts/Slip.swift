package import Time

extension Span {
  /// Up to so long a fast without its goal was hardly meant: its end is asked about, and changes
  /// nothing of when the person eats.
  package static let longestSlip = Span.minutes(5)
}
