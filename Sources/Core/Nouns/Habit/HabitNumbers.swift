extension BadgeCategory {
  /// The needs of the tiers, bronze first; in days, cycles, meals and hundredths of a per cent. The last
  /// of weight is in days that the goal is held.
  package var thresholds: [Int64] {
    switch self {
    case .streak: StreakMilestone.days
    case .adherence: [1, 5, 10, 25]
    case .milestone: [50, 200, 500, 1_000]
    case .weight: [200, 500, 1_000, 90]
    }
  }

  package func needs(_ tier: BadgeTier) -> Int64 {
    zip(BadgeTier.allCases, thresholds).first { $0.0 == tier }?.1 ?? .max
  }
}

/// Each gives them once a day.
extension PointReason {
  package var points: Int64 {
    switch self {
    case .meal: 10
    case .macros, .weight: 5
    case .checkIn: 2
    case .cycle: 100
    }
  }
}

extension Sequence<PointReason> {
  package var points: Int64 { reduce(0) { $0 + $1.points } }
}

/// The lengths of a streak that are worth a word.
package enum StreakMilestone {
  package static let days: [Int64] = [7, 30, 90, 365]

  /// Every further year is one, too.
  package static func isReached(by streak: Int64) -> Bool {
    days.contains(streak) || streak > 0 && streak % 365 == 0
  }
}
