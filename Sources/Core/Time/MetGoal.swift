extension Span {
  /// Shorter goals are judged by the millisecond.
  package static let shortestToTheMinute = Span.minutes(5)

  /// Whether an end met a goal of this length as clocks without seconds show both, `offset` seconds
  /// east of UTC.
  package func isMet(from start: Instant, to end: Instant, offset: Int) -> Bool {
    guard self >= Self.shortestToTheMinute else { return end - start >= self }
    return end.minute(offset: offset) >= (start + self).minute(offset: offset)
  }
}

extension Span {
  /// As clocks without seconds show both ends, each of them so many seconds east of UTC; never less
  /// than nothing.
  package static func shown(
    from start: Instant, offset: Int, to end: Instant, offset endOffset: Int
  ) -> Span {
    max(.zero, end.minute(offset: endOffset) - start.minute(offset: offset))
  }
}

extension Instant {
  /// When the minute began that a clock without seconds shows then, `offset` seconds east of UTC.
  package func minute(offset: Int) -> Instant {
    let east = Span.seconds(Int64(offset))
    let local = self + east - Instant(milliseconds: 0)
    return Instant(milliseconds: 0) + .minutes(local.minutes) - east
  }
}
