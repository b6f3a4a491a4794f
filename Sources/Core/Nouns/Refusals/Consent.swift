package import Time

/// The things that a person has to confirm, by the word that they repeat.
package enum Consent: String, CaseIterable, Sendable {
  case longGoal = "goal-over-48h"
  /// A start that was read as one of yesterday, so long ago that the goal would be met.
  case goalMet = "goal-met"
  /// To record a fast that is longer than people mean as a rule.
  case longFast = "long-fast"
  /// The data so far is that of somebody under age.
  case ofAge = "of-age"
  /// A weight that may be a slip of the fingers.
  case weightJump = "weight-jump"
  /// A diet target of their own below the floor.
  case lowDiet = "diet-below-floor"
  /// A maintenance of their own that would be a diet.
  case lowMaintenance = "maintenance-low"
  /// A goal weight that the aim does not lead to.
  case goalSide = "goal-side"
  /// A diet program after the weight to reach was reached.
  case goalReached = "goal-reached"
  // Nothing takes these back.
  case erasing = "erase-for-good"
  case purging = "delete-everything"
  case clearing = "delete-events"
}

extension Refusal {
  /// To be confirmed for it to be done after all; nil where confirming does not help.
  package var consents: [Consent]? {
    switch self {
    case .needsConfirmation(let consents, _): consents
    case .maintenanceLow: [.lowMaintenance]
    default: nil
    }
  }
}

/// The subject of a question, where its key alone does not say it.
package enum Doubt: Equatable, Sendable {
  /// The first one, with nothing to hold it against.
  case weight(grams: Int64)
  case start(Instant, goal: Span)
}

extension [Consent] {
  /// As it is asked for and given.
  package var text: String { map(\.rawValue).joined(separator: ",") }
}

extension String? {
  /// Whether the person gave their word for that, among others.
  package func holds(_ consent: Consent) -> Bool {
    self?.split(separator: ",").contains(consent.rawValue[...]) ?? false
  }
}
