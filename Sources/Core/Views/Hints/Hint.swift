import Nouns
import Time
package import Wire

/// A sentence for the moment at which it helps, said once; the most important ones first.
package enum Hint: String, CaseIterable, Sendable {
  case longGoal = "long-goal"
  case leadIn = "lead-in"
  case maintenanceEve = "eve-of-maintenance"
  case dietEve = "eve-of-diet"
  case streakBroken = "streak-broken"
  case weightJump = "weight-jump"
  case firstMean = "first-average"
  case outsideWindow = "outside-window"

  /// The state of a hint on this machine.
  package enum Fate: Sendable {
    case toCome, shown, dismissed
  }

  /// Where more is to be read.
  package var article: Article.Name {
    switch self {
    case .longGoal: .safety
    case .leadIn: .week1
    case .maintenanceEve: .adaptation
    case .dietEve: .matador
    case .streakBroken: .streaks
    case .weightJump, .firstMean: .scale
    case .outsideWindow: .fastingBasics
    }
  }
}

extension Snapshot {
  /// Those whose moment it is.
  package var hints: [Hint] { Hint.allCases.filter(isMoment) }

  private func isMoment(of hint: Hint) -> Bool {
    switch hint {
    case .longGoal: (fast?.goal ?? 0) > GoalLevel.longestPlain.seconds
    case .leadIn, .maintenanceEve, .dietEve: program?.isMoment(of: hint) ?? false
    case .streakBroken: hasLostStreak
    // After a weigh-in or a meal, and never at another time.
    case .weightJump, .firstMean, .outsideWindow: false
    }
  }

  /// Whether a streak has just ended, as far as the last fasts can tell: where they do not show two
  /// days in a row, or only long ago, nothing is said.
  private var hasLostStreak: Bool {
    guard streak.current == 0, streak.longest > 1, let recent = glance?.recent else { return false }
    let done = recent.filter { $0.outcome == .completed }.map(days)
    guard let last = done.map(\.end).max() else { return false }
    let wasStreak = done.contains { $0.end == last - 1 || $0.end == last && last - $0.start > 1 }
    // The day of a fast and the next one are no break; by the first day of a fast it is one sooner.
    return wasStreak && (1...3).contains(day(of: Instant(milliseconds: now)) - last)
  }

  private func days(of fast: Recent) -> (start: Day, end: Day) {
    let start = Instant(milliseconds: fast.start)
    return (day(of: start), day(of: start + .seconds(fast.duration)))
  }

  private func day(of instant: Instant) -> Day {
    Zone.utc.day(of: instant + .seconds(offset))
  }
}

extension Program {
  /// Those whose moment it is, where nothing but the program is known.
  package var hints: [Hint] { Hint.allCases.filter(isMoment) }

  fileprivate func isMoment(of hint: Hint) -> Bool {
    switch hint {
    case .leadIn: phase == .leadIn && day == 1
    case .maintenanceEve: isEve(of: .maintenance)
    case .dietEve: isEve(of: .diet)
    case .longGoal, .streakBroken, .weightJump, .firstMean, .outsideWindow: false
    }
  }

  /// Not where tomorrow is the first day of a pause, or none of the program any more.
  private func isEve(of phase: Phase) -> Bool { daysLeft == 1 && then == phase }
}

extension WeightState {
  /// In grams from one value to the next.
  private static let jump: Int64 = 1000

  /// Those whose moment a weigh-in is.
  package var hints: [Hint] {
    (isJumpAfterSwitch ? [.weightJump] : []) + (mean == nil ? [] : [.firstMean])
  }

  private var isJumpAfterSwitch: Bool {
    let last = recent.suffix(2).compactMap(\.grams)
    guard silence == .newBlock, last.count == 2 else { return false }
    return abs(last[1] - last[0]) >= Self.jump
  }
}
