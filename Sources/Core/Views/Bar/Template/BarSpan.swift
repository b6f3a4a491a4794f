import Time

/// A length of time as it is at one moment, and how it goes on.
struct BarSpan: Sendable {
  enum Course: Sendable {
    case still
    /// So long at an instant, and longer from there.
    case rising(Instant, at: Int64)
    /// So long at an instant, and shorter from there.
    case falling(Instant, at: Int64)
  }

  let seconds: Int64
  let course: Course
  /// Waiting times round up: a begun minute counts, so that past and remaining time make the whole.
  let roundsUp: Bool

  /// Whole units.
  func count(of unit: Int64) -> Int64 {
    let whole = max(0, seconds) / unit
    return roundsUp && seconds > 0 && seconds % unit != 0 ? whole + 1 : whole
  }

  /// When it is another number of whole units.
  func change(of unit: Int64) -> Instant? {
    let count = count(of: unit)
    switch course {
    case .still: return nil
    case .rising: return moment(at: Span.seconds(unit) * (count + 1))
    case .falling: return count > 0 ? moment(at: Span.seconds(unit) * (count - 1)) : nil
    }
  }

  /// When it is so long; nil where it stays as it is.
  func moment(at length: Span) -> Instant? {
    switch course {
    case .still: nil
    case .rising(let origin, let seconds): origin + (length - .seconds(seconds))
    case .falling(let origin, let seconds): origin + (.seconds(seconds) - length)
    }
  }
}
