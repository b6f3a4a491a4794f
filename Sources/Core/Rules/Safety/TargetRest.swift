package import Nouns
package import Time

/// While a fast is long, and for a day or two after it, nothing that is eaten counts up to a target.
package struct TargetRest: Equatable, Sendable {
  let begins: Instant
  /// Nil while the fast runs.
  package let until: Instant?
  /// After so many days eating again can itself be dangerous.
  package let isGrave: Bool

  /// Longer fasts make targets rest.
  package static let longest = LongFastWarning.twoDays.begins
  /// The longest that one lasts, after the end of a fast.
  package static let mostAfter = Span.hours(48)

  /// Nil for a fast of two days or less.
  package init?(_ fast: Fast, at now: Instant) {
    let length = (fast.end?.instant ?? now) - fast.start.instant
    guard !fast.isCancelled, length > Self.longest else { return nil }
    begins = fast.start.instant + Self.longest
    let isGrave = length > LongFastWarning.fiveDays.begins
    self.isGrave = isGrave
    until = fast.end.map { $0.instant + (isGrave ? Self.mostAfter : .hours(24)) }
  }

  package func holds(at instant: Instant) -> Bool {
    instant > begins && until.map { instant < $0 } ?? true
  }

  fileprivate func touches(_ time: Range<Instant>) -> Bool {
    begins < time.upperBound && until.map { $0 > time.lowerBound } ?? true
  }
}

extension Sequence<Fast> {
  /// Of several the one that ends last.
  package func targetRest(at now: Instant) -> TargetRest? {
    compactMap { TargetRest($0, at: now) }.max { one, other in
      guard let end = one.until else { return false }
      return other.until.map { end < $0 } ?? true
    }
  }
}

extension Engine {
  package func targetRest(at now: Instant) -> TargetRest? {
    let rests = [active.flatMap { TargetRest($0, at: now) }, standing.rest].compactMap(\.self)
    return rests.first { $0.holds(at: now) }
  }

  /// Whether anything of a day, as the person counts them, lies in such a time: then nothing of it is
  /// judged. `ended` are the fasts of that day and of the two before.
  package func restsTargets(on day: Day, _ ended: [Fast], at now: Moment) -> Bool {
    let time = Self.time(of: day, by: now.days)
    let fasts = [active].compactMap(\.self) + ended.filter { !$0.isRunning }
    return fasts.compactMap { TargetRest($0, at: now.instant) }.contains { $0.touches(time) }
  }

  /// The same of the present day.
  package func restsTargets(at now: Moment) -> Bool {
    let time = Self.time(of: now.day, by: now.days)
    return [active.flatMap { TargetRest($0, at: now.instant) }, standing.rest]
      .compactMap(\.self).contains { $0.touches(time) }
  }

  /// When numbers go, and when they come back.
  var restBorders: [Instant] {
    [
      active.map { $0.start.instant + TargetRest.longest + Span(milliseconds: 1) },
      standing.rest?.until,
    ].compactMap(\.self)
  }
}
