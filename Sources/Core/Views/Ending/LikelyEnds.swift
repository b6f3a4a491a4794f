package import Time

/// When a fast that looks forgotten may have ended: its goal, then what is near to that or to now;
/// each minute once.
package func likelyEnds(start: Instant, goalAt: Instant?, now: Instant) -> [Instant] {
  var ends: [Instant] = []
  for end in [goalAt, now - .hours(1), now - .hours(2)].compactMap(\.self)
  where start < end && end <= now && !ends.contains(where: { $0.isNear(end) }) {
    ends.append(end)
  }
  return ends
}

extension Instant {
  /// So near that a clock shows the same.
  fileprivate func isNear(_ other: Instant) -> Bool {
    abs((self - other).milliseconds) < Span.minute.milliseconds
  }
}
