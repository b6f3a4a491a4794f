/// The events and states that the coach comments on.
///
/// The raw value is its name in the person's own file of lines.
package enum CoachEvent: String, CaseIterable, Sendable {
  case fastStarted = "fast-started"
  case goalReached = "goal-reached"
  case fastCompleted = "fast-completed"
  /// The first fast ever that met its goal.
  case firstFast = "first-fast"
  /// It had no goal to meet.
  case fastEnded = "fast-ended"
  case fastEndedEarly = "fast-ended-early"
  case fastCancelled = "fast-cancelled"

  case newLongestStreak = "new-longest-streak"
  case streakMilestone = "streak-milestone"
  case streakBroken = "streak-broken"

  /// The first entries of their kind ever.
  case firstMeal = "first-meal"
  case firstWeight = "first-weight"
  /// So many days in a row with a meal or a weight.
  case loggingMilestone = "logging-milestone"

  case leadInStarted = "lead-in-started"
  case dietStarted = "diet-started"
  /// And so a block of diet days is done.
  case maintenanceStarted = "maintenance-started"
  case cycleCompleted = "cycle-completed"
  case programPaused = "program-paused"
  case programResumed = "program-resumed"

  // How things stand while nothing happens.
  case fasting, evening, idle, learning, welcome
}

extension CoachEvent {
  /// Nil where it is that of the person's days.
  var costume: Costume? {
    switch self {
    case .learning: .glasses
    case .newLongestStreak, .streakMilestone, .loggingMilestone, .cycleCompleted: .strong
    case .leadInStarted: .gentle
    default: nil
    }
  }

  var roar: Roar {
    switch self {
    case .goalReached, .fastCompleted: .single
    case .firstFast, .firstMeal, .firstWeight, .newLongestStreak, .maintenanceStarted: .double
    case .streakMilestone, .loggingMilestone, .cycleCompleted: .triple
    default: .none
    }
  }

  /// Never one that blames: an early end, a gap and a pause are met as friends meet them.
  func mood(_ facts: CoachFacts) -> Mood {
    if facts.care != nil { return .concerned }
    return switch self {
    case .goalReached, .fastCompleted: facts.isLong ? .concerned : .celebrating
    case .firstFast, .firstMeal, .firstWeight, .newLongestStreak, .streakMilestone,
      .loggingMilestone, .maintenanceStarted, .cycleCompleted:
      .celebrating
    case .fasting: facts.isLong ? .concerned : .happy
    case .programPaused: .sleeping
    case .evening: facts.progress.map(Mood.init) ?? .sleeping
    case .idle: facts.progress.map(Mood.init) ?? .happy
    default: .happy
    }
  }

  /// Every mood that it can be met in.
  package var moods: [Mood] {
    var facts = [CoachFacts(), CoachFacts(isLong: true)]
    facts += [0, 400, 700].map { CoachFacts(progress: $0) }
    let met = Set(facts.map(mood))
    return Mood.allCases.filter(met.contains)
  }
}
