package import Time

/// The texts about long fasts, by the hours since the start.
package enum LongFastWarning: Int64, CaseIterable, Sendable {
  case day = 24
  case twoDays = 48
  case threeDays = 72
  case fiveDays = 120

  /// From here on they come again and again, and cannot be switched off.
  package static var always: Span { threeDays.begins }

  package var begins: Span { .hours(rawValue) }

  /// The newest after so long.
  package init?(hours: Int64) {
    switch hours {
    case Self.fiveDays.rawValue...: self = .fiveDays
    case Self.threeDays.rawValue...: self = .threeDays
    case Self.twoDays.rawValue...: self = .twoDays
    case Self.day.rawValue...: self = .day
    default: return nil
    }
  }
}
