package enum ZoneError: Error, Hashable {
  case notTZif
  case tooLarge(limit: Int)
  /// Shorter than its own header says.
  case truncated
  case inconsistentCounts
  case offsetOutOfRange(seconds: Int)
  /// A file of the `right/` kind, which counts seconds that POSIX time does not have.
  case leapSeconds
  /// `place` is where in `text` the rule stopped making sense.
  case rule(text: String, place: Int)
}
