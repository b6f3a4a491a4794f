import Nouns
package import Time
package import Wire

// Events that the state alone shows, without a change to go by.
extension CoachEvent {
  /// So long after it something is still worth a word.
  private static let fresh = Span.hour

  /// The event that has just happened; nil on an ordinary day.
  package init?(newIn snapshot: Snapshot, zone: Zone) {
    if let fast = snapshot.fast, fast.goalReached, fast.over < Self.fresh.seconds,
      snapshot.limit == nil
    {
      self = .goalReached
    } else if let ended = Self(endedIn: snapshot, zone: zone) {
      self = ended
    } else if let begun = snapshot.program.flatMap(Self.init(begun:)) {
      self = begun
    } else if Self.streakHasBroken(snapshot, zone) {
      self = .streakBroken
    } else {
      return nil
    }
  }

  /// How things stand, where nothing is new.
  package init(standing snapshot: Snapshot, zone: Zone) {
    if snapshot.fast != nil {
      self = .fasting
    } else {
      let clock = zone.local(Instant(milliseconds: snapshot.now)).clock
      self = (5..<21).contains(clock.hour) ? .idle : .evening
    }
  }

  private init?(endedIn snapshot: Snapshot, zone: Zone) {
    guard snapshot.fast == nil, let last = snapshot.last, let end = last.end,
      case let age = Instant(milliseconds: snapshot.now) - Instant(milliseconds: end),
      age >= .zero, age < Self.fresh
    else { return nil }
    self.init(end: last, snapshot, zone: zone)
  }

  /// The event that the end of a fast is, with the state after it; nil while it runs.
  package init?(end fast: Entry, _ snapshot: Snapshot, zone: Zone) {
    switch fast.outcome {
    case nil: return nil
    case .cancelled: self = .fastCancelled
    case .partial: self = .fastEndedEarly
    case .open: self = .fastEnded
    // Nobody is cheered on whose fasts should be short.
    case .completed where snapshot.limit != nil: return nil
    case .completed: self = Self.completed(fast, snapshot, zone)
    }
  }

  private static func completed(_ fast: Entry, _ snapshot: Snapshot, _ zone: Zone) -> Self {
    // A long fast credits several days at once, which are no reason for more of them.
    guard !(fast.duration ?? 0).isLongFast, isFirstOfItsDay(fast, snapshot, zone) else {
      return .fastCompleted
    }
    let streak = snapshot.streak
    if StreakMilestone.isReached(by: streak.current) { return .streakMilestone }
    if streak.longest == 1, isFirstEver(snapshot) { return .firstFast }
    return streak.isRecord ? .newLongestStreak : .fastCompleted
  }

  /// Another one on the same day makes the streak no longer.
  private static func isFirstOfItsDay(
    _ fast: Entry, _ snapshot: Snapshot, _ zone: Zone
  ) -> Bool {
    func day(_ end: Int64) -> Day { zone.day(of: Instant(milliseconds: end)) }
    guard let end = fast.end else { return false }
    let before = snapshot.glance?.recent.last { $0.start < fast.start && $0.outcome == .completed }
    return before.map { day($0.start.adding(seconds: $0.duration)) != day(end) } ?? true
  }

  /// Only where all that there are can be seen.
  private static func isFirstEver(_ snapshot: Snapshot) -> Bool {
    guard let recent = snapshot.glance?.recent, recent.count < Glance.mostRecent else {
      return false
    }
    return recent.count { $0.outcome == .completed } == 1
  }

  /// The event that an entry is to the habit; nil where it is no more than itself.
  package init?(_ occasion: LoggingOccasion, of kind: LoggingKind) {
    if let streak = occasion.streak, StreakMilestone.isReached(by: streak) {
      self = .loggingMilestone
    } else if occasion.first {
      self = kind == .meal ? .firstMeal : .firstWeight
    } else {
      return nil
    }
  }

  /// On the first day of a block.
  package init?(begun program: Program) {
    guard program.day == 1 else { return nil }
    switch program.phase {
    case .leadIn: self = .leadInStarted
    case .diet: self = (program.cycle ?? 1) > 1 ? .cycleCompleted : .dietStarted
    case .maintenance: self = .maintenanceStarted
    case .paused, .notStarted, .ended: return nil
    }
  }

  /// On the first day on which a streak that was worth its name has ended.
  private static func streakHasBroken(_ snapshot: Snapshot, _ zone: Zone) -> Bool {
    guard snapshot.fast == nil, snapshot.streak.current == 0, snapshot.streak.longest >= 3,
      let last = snapshot.last, last.outcome == .completed, let end = last.end
    else { return false }
    let today = zone.day(of: Instant(milliseconds: snapshot.now))
    return today - zone.day(of: Instant(milliseconds: end)) == 2
  }
}

/// The kinds of entries that are a habit.
package enum LoggingKind: Sendable {
  case meal, weight
}

extension CoachFacts {
  package init(_ snapshot: Snapshot) {
    let care = snapshot.aftercare
    self.init(
      isLeadIn: snapshot.program?.phase == .leadIn,
      isLong: care != nil || (snapshot.fast?.elapsed ?? 0).isLongFast,
      isLimited: snapshot.limit != nil,
      progress: snapshot.glance?.eaten?.progress, care: care)
  }
}

extension Streak {
  /// A record is told on each fifth of its days, so that it stays something.
  fileprivate var isRecord: Bool { current == longest && current > 0 && current % 5 == 0 }
}

extension Glance {
  /// More than these are not told.
  fileprivate static let mostRecent = 5
}

extension Int64 {
  /// From there on warnings are told, and nobody is cheered on.
  fileprivate var isLongFast: Bool { self >= LongFastWarning.day.begins.seconds }

  fileprivate func adding(seconds: Int64) -> Int64 {
    (Instant(milliseconds: self) + .seconds(seconds)).milliseconds
  }
}
