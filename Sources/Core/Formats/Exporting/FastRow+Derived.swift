package import Time
package import Wire

extension FastRow {
  /// Nil while it runs.
  package var duration: Span? {
    end.map { Instant(milliseconds: $0) - Instant(milliseconds: start) }
  }

  /// Whether it met its goal; nil while it runs, and false without a goal.
  package var isCompleted: Bool? {
    guard let duration else { return nil }
    guard !cancelled, let goal else { return false }
    return duration >= Span(milliseconds: goal)
  }
}
