/// The actions that the journal of use records.
package enum EventName: String, Choice {
  case onboardingStarted = "onboarding_started"
  case onboardingStepCompleted = "onboarding_step_completed"
  case onboardingCompleted = "onboarding_completed"
  case articleOpened = "article_opened"
  case cyclePhaseSwitched = "cycle_phase_switched"
  case sessionStarted = "session_started"
  case sessionEnded = "session_ended"
  case viewOpened = "view_opened"
  case viewClosed = "view_closed"
  /// A phase that had been announced did not match the calendar.
  case cycleRecovered = "cycle_recovered"
  case errorOccurred = "error_occurred"
  case fastStarted = "fast_started"
  case fastCompleted = "fast_completed"
  /// It ended without having reached a goal.
  case fastStopped = "fast_stopped"
  case fastCancelled = "fast_cancelled"
  case warningShown = "warning_shown"
  case streakMilestoneReached = "streak_milestone_reached"
  case streakBroken = "streak_broken"
  case weightLogged = "weight_logged"
  case mealLogged = "meal_logged"
  case drinkLogged = "drink_logged"
  case badgeEarned = "badge_earned"
  /// Of a day that is over.
  case pointsAwarded = "points_awarded"
  case decayApplied = "decay_applied"
}

/// The keys of an event's values.
package enum EventKey: String, Choice {
  case stepNumber = "step_number"
  case stepName = "step_name"
  case duration = "duration_s"
  case topic
  case from, to
  case dayNumber = "day_number"
  case automatic
  case client
  case view
  case timeSpent = "time_spent_s"
  case stored, calculated
  case type
  case days
  case source
  case slot
  /// Whether any of protein, carbohydrate and fat was said.
  case hasMacros = "has_macros"
  case points
}
