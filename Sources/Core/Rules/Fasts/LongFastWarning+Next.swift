import Nouns
package import Time

extension LongFastWarning {
  /// From one to the next of those that cannot be switched off.
  static let step = Span.hours(12)

  /// When to warn next after so long.
  package static func next(after elapsed: Span) -> Span {
    if let early = [Self.day, .twoDays, .threeDays].first(where: { elapsed < $0.begins }) {
      return early.begins
    }
    let steps = (elapsed - always).milliseconds / step.milliseconds
    return always + step * (steps + 1)
  }
}
