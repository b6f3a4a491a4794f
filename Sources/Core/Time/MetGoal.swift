extension Span {
  /// Shorter goals are judged by the millisecond.
  private static let shortestToTheMinute = Span.minutes(5)

  /// Whether an end met a goal of this length as clocks without seconds show both, `offset` seconds
  /// east of UTC.
  package func isMet(from start: Instant, to end: Instant, offset: Int) -> Bool {
    guard self >= Self.shortestToTheMinute else { return end - start >= self }
    return end.minute(offset: offset) >= (start + self).minute(offset: offset)
  }
}

extension Instant {
  /// What a clock without seconds shows there, in minutes since 1970.
  fileprivate func minute(offset: Int) -> Int64 {
    (self + .seconds(Int64(offset)) - Instant(milliseconds: 0)).minutes
  }
}
