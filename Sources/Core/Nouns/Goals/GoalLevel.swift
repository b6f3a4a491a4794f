package import Time

/// How much care a goal asks for.
package enum GoalLevel: String, CaseIterable, Sendable {
  case ok
  /// A safety text goes with it.
  case notice
  /// The person must say it twice.
  case confirm
  case refuse

  package static let shortest = Span.minute
  package static let longestPlain = Span.hours(24)
  package static let longestUnasked = Span.hours(48)
  package static let longest = Span.hours(72)
  package static let possible = shortest...longest

  package init(of goal: Span) {
    if goal <= Self.longestPlain {
      self = .ok
    } else if goal <= Self.longestUnasked {
      self = .notice
    } else if goal <= Self.longest {
      self = .confirm
    } else {
      self = .refuse
    }
  }
}
