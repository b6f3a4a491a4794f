package import Nouns
package import Time

/// The care after a long fast: neither a time to eat nor another fast is proposed.
package enum Aftercare: Equatable, Sendable {
  /// Small portions, until then.
  case portions(until: Instant)
  /// Eating again can itself be dangerous: until another fast is started.
  case refeeding

  /// Nil after a fast of two days or less.
  package init?(after fast: Fast) {
    guard let end = fast.end?.instant, let length = fast.duration, !fast.isCancelled,
      length > LongFastWarning.twoDays.begins
    else { return nil }
    self =
      length > LongFastWarning.fiveDays.begins ? .refeeding : .portions(until: end + .hours(24))
  }

  package func holds(at instant: Instant) -> Bool {
    switch self {
    case .portions(let end): instant < end
    case .refeeding: true
    }
  }
}

extension Engine {
  /// Nil while a fast runs, and where nothing speaks against planning.
  package func aftercare(at now: Instant) -> Aftercare? {
    guard active == nil, let care = lastMeant.flatMap(Aftercare.init), care.holds(at: now) else {
      return nil
    }
    return care
  }
}
