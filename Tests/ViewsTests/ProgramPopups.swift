import Time
import Views

/// Every kind of news about a diet program, as of the Friday on which it enters a block.
extension Popups {
  static let friday = Way.berlin.day(of: window.opens)

  static func phase(
    _ block: PhaseFacts.Block, day: Int64 = 1, of length: Int64 = 14, kcal: Int64? = nil,
    resumed: Bool = false, completed: Int64? = nil
  ) -> PhaseFacts {
    var facts = PhaseFacts(block, since: friday, day: day, of: length)
    facts.energy = kcal.map { PhaseEnergy(kcal: $0) }
    facts.isResumed = resumed
    facts.completed = completed
    return facts
  }

  static func switched(_ facts: PhaseFacts) -> NewsFacts {
    NewsFacts(.phaseSwitched(facts), at: Way.berlin.startOfDay(facts.since))
  }

  static func eve(_ facts: PhaseFacts) -> NewsFacts {
    NewsFacts(.phaseEve(facts), at: Way.berlin.startOfDay(facts.since) - .hours(4))
  }

  static let phases: [PhaseFacts] =
    [
      phase(.leadIn, of: 7, kcal: 2300), phase(.leadIn, of: 14, kcal: 2300),
      phase(.leadIn, of: 1, kcal: 2300), phase(.leadIn, of: 7), phase(.leadIn, of: 14),
      phase(.leadIn, of: 1), phase(.leadIn, day: 3, of: 7, kcal: 2300, resumed: true),
      phase(.diet, kcal: 1900), phase(.diet),
      phase(.diet, kcal: 1900, completed: 1), phase(.diet, day: 5, kcal: 1900, resumed: true),
      held, phase(.maintenance, kcal: 2300), phase(.maintenance),
      phase(.maintenance, day: 12, kcal: 2300, resumed: true), phase(.paused, kcal: 2300),
      phase(.paused), phase(.paused, kcal: 2300, completed: 3),
    ] + recalculated

  private static let held: PhaseFacts = {
    var facts = phase(.diet, kcal: 2300)
    facts.energy?.isHeld = true
    return facts
  }()

  private static let recalculated = [PhaseEnergy.Reason.weight, .age, .intake, .other].map {
    var facts = phase(.diet, kcal: 1850)
    facts.energy?.before = 1900
    facts.energy?.reason = $0
    return facts
  }

  static let restarts = [
    RestartFacts(pausedSince: friday - 28, leadIn: 7),
    RestartFacts(pausedSince: friday - 3, leadIn: 1),
    RestartFacts(pausedSince: friday - 28, leadIn: 0),
  ].map { NewsFacts(.restartOffered($0), at: window.opens) }

  static let ofPrograms = phases.map(switched) + phases.map(eve) + restarts

  static func programAnswers(_ wording: Wording) -> [NewsText] {
    [
      wording.programResumed(phase(.diet, day: 5, kcal: 1900)),
      wording.programRestarted(phase(.leadIn, of: 7, kcal: 2300)), wording.staysPaused,
      wording.comingPhases([
        phase(.leadIn, of: 7, kcal: 2300), phase(.diet, kcal: 1900),
        phase(.maintenance, kcal: 12_300), phase(.paused),
      ]),
    ]
  }
}
