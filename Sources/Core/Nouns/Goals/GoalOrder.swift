package import Time

/// A goal as it is asked for.
package enum GoalOrder: Equatable, Sendable {
  case span(Span)
  case schedule(String)
  case until(Instant)
  /// Added to the goal there is.
  case change(Span)
  case open

  /// A blank one, to be filled.
  package init() { self = .open }
}
