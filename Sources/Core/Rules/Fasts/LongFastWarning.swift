package import Time

/// The texts about long fasts, by the hours since the start.
package enum LongFastWarning: Int, CaseIterable, Sendable {
  case day = 24
  case twoDays = 48
  case threeDays = 72
  case fiveDays = 120

  /// From here on they come every 12 hours and cannot be switched off.
  package static let always = Span.hours(72)
  private static let step = Span.hours(12)

  package var begins: Span { .hours(Int64(rawValue)) }

  /// The text for a warning at that time.
  package init?(elapsed: Span) {
    guard let text = Self.allCases.last(where: { elapsed >= $0.begins }) else { return nil }
    self = text
  }

  /// When to warn next after so long.
  package static func next(after elapsed: Span) -> Span {
    if let early = [Self.day, .twoDays, .threeDays].first(where: { elapsed < $0.begins }) {
      return early.begins
    }
    let steps = (elapsed - always).milliseconds / step.milliseconds
    return always + step * (steps + 1)
  }
}
