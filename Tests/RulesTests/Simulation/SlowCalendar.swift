import Rules
import Time

/// When clocks show something, found by looking at them again and again.
final class SlowCalendar {
  private struct Question: Hashable {
    let zone: String
    let local: LocalTime
  }

  private var found: [Question: Instant] = [:]

  /// The first instant at which the clocks show that time or, where it is left out, a later one.
  func first(_ day: Day, _ clock: ClockTime, in zone: Zone) -> Instant {
    let question = Question(zone: zone.name, local: LocalTime(day: day, clock: clock))
    if let instant = found[question] { return instant }
    let instant = look(for: question.local, in: zone)
    found[question] = instant
    return instant
  }

  private func look(for local: LocalTime, in zone: Zone) -> Instant {
    let wall = Self.seconds(of: local)
    // Nowhere are clocks further ahead.
    var instant = Instant(seconds: wall) - .hours(15)
    func isBefore(_ other: Instant, by least: Int64 = 0) -> Bool {
      Self.seconds(of: zone.local(other)) + least < wall
    }
    // In great steps only as long as no change of the clocks can lead over it and back.
    while isBefore(instant + .hour, by: 2 * 60 * 60) { instant = instant + .hour }
    for stride in [Span.minutes(15), .minute, .seconds(10), .second] {
      while isBefore(instant + stride) { instant = instant + stride }
    }
    return instant + .second
  }

  private static func seconds(of local: LocalTime) -> Int64 {
    local.day.number * Int64(ClockTime.secondsPerDay) + Int64(local.clock.secondOfDay)
  }
}
