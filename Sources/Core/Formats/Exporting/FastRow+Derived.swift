package import Time
package import Wire

extension FastRow {
  /// Nil while it runs.
  package var duration: Span? {
    end.map { Instant(milliseconds: $0) - Instant(milliseconds: start) }
  }

  /// Whether it met its goal; nil while it runs, and false without a goal.
  package var isCompleted: Bool? {
    guard let end else { return nil }
    guard !cancelled, let goal = [reached, goal].compactMap(\.self).min() else { return false }
    return Span(milliseconds: goal).isMet(
      from: Instant(milliseconds: start), to: Instant(milliseconds: end),
      offset: Int(clamping: endOffset ?? startOffset))
  }
}
