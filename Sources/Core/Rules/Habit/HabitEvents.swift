import Nouns
package import Time

extension PointLedger {
  /// The events of the day that has ended.
  package func events(at now: Instant) -> [Event] {
    guard let closed = entries.dropLast().last else { return [] }
    let (earned, lost) = (closed.earned.points, closed.closing.lost)
    return [
      earned > 0 ? Event(.pointsAwarded, at: now, [.points: .number(earned)]) : nil,
      lost > 0 ? Event(.decayApplied, at: now, [.points: .number(lost)]) : nil,
    ].compactMap(\.self)
  }
}

extension Streaks {
  /// The same of a streak of logging, on the day that has begun.
  package func eventsOfLogging(at now: Moment) -> [Event] {
    let type = Event.Value.word("logging")
    let (old, new) = (
      current(today: now.day - 1, runningSince: nil), current(today: now.day, runningSince: nil)
    )
    if new == 0, old >= Engine.shortestStreak {
      return [Event(.streakBroken, at: now.instant, [.type: type])].compactMap(\.self)
    }
    guard newest(today: now.day)?.day == now.day - 1, StreakMilestone.days.contains(new) else {
      return []
    }
    let payload = [EventKey.days: Event.Value.number(new), .type: type]
    return [Event(.streakMilestoneReached, at: now.instant, payload)].compactMap(\.self)
  }
}
