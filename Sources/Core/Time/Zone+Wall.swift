/// The moments at which the clocks of a zone show a local time.
package enum WallInstants: Hashable, Sendable {
  /// The clocks were put forward over it; `firstAfter` is the moment that was done.
  case none(firstAfter: Instant)
  case one(Instant)
  /// The clocks were put back, so that it came twice, the earlier first.
  case two(Instant, Instant)

  package var first: Instant {
    switch self {
    case .none(let instant), .one(let instant), .two(let instant, _): instant
    }
  }
}

extension Zone {
  package func instants(of local: LocalTime) -> WallInstants {
    let wall = Self.wallSecond(of: local)
    var first: Int64?
    for period in periods(around: wall) {
      let second = wall - Int64(period.offset)
      guard period.start <= second, second < period.end else { continue }
      if let first { return .two(Instant(seconds: first), Instant(seconds: second)) }
      first = second
    }
    if let first { return .one(Instant(seconds: first)) }
    return .none(firstAfter: firstInstant(reaching: wall))
  }

  /// The first instant of a civil day: not always 00:00; of a day left out, the first after it.
  package func startOfDay(_ day: Day) -> Instant {
    firstInstant(reaching: Self.wallSecond(of: LocalTime(day: day, clock: .midnight)))
  }

  /// When the clocks first show `wall` or something later.
  private func firstInstant(reaching wall: Int64) -> Instant {
    for period in periods(around: wall) {
      let second = max(period.start, wall - Int64(period.offset))
      if second < period.end { return Instant(seconds: second) }
    }
    return Instant(seconds: wall - Int64(period(at: wall).offset))
  }

  /// The periods in one of which the clocks may show `wall`, in order.
  private func periods(around wall: Int64) -> some Sequence<ZonePeriod> {
    let last = wall - Int64(Self.possibleOffsets.lowerBound)
    let earliest = period(at: wall - Int64(Self.possibleOffsets.upperBound))
    return sequence(first: earliest) { $0.end <= last ? period(at: $0.end) : nil }
      .prefix(Self.nearbyPeriodLimit)
  }

  /// More than any zone has within two days; only a hostile file has so many.
  private static let nearbyPeriodLimit = 64

  private static func wallSecond(of local: LocalTime) -> Int64 {
    let midnight = local.day.number.saturatingMultiply(Int64(ClockTime.secondsPerDay))
    // Half the scale leaves room for any offset.
    let limit = Instant.lastSecond / 2
    return min(max(midnight, -limit), limit) + Int64(local.clock.secondOfDay)
  }
}
