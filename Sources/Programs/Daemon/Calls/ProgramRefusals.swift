import Rules
import Time
import Wire

extension Refusal {
  /// What the engine would not do about a program or a profile.
  init(ofProgram error: CommandError) {
    self =
      switch error {
      case .programRuns(let id, let start): .programRuns(id: id.text, start: start.iso)
      case .programPaused(let id, let from): .programPaused(id: id.text, from: from.iso)
      case .notPaused(let id): .notPaused(id: id.text)
      case .profileIncomplete(let missing): .profileIncomplete(missing: missing.map(\.rawValue))
      case .noDiet(let obstacle): .noDiet(reason: obstacle.text)
      case .dietHasBegun(let day): .dietHasBegun(on: day.iso)
      case .dateOutOfRange(let field, let day, let allowed):
        .dateOutOfRange(
          field: field, date: day.iso, earliest: allowed.lowerBound.iso,
          latest: allowed.upperBound.iso)
      case .numberOutOfRange(let field, let number, let allowed):
        .numberOutOfRange(
          field: field, number: number, least: allowed.lowerBound, most: allowed.upperBound)
      case .pauseOverlaps(let pause): .pauseOverlaps(from: pause.from.iso, to: pause.to?.iso)
      case .twoDeficits: .twoDeficits
      case .daysTouch: .daysTouch
      case .underAge(let years): .underAge(years: Int64(years))
      case .goalWeightTooLow(let weight, let least):
        .goalWeightTooLow(weight: weight, least: least)
      case .dietAboveMaintenance(let diet, let maintenance):
        .dietAboveMaintenance(diet: diet, maintenance: maintenance)
      case .dietTooLow(let diet, let least): .dietTooLow(diet: diet, least: least)
      default: .noProgram
      }
  }
}

nonisolated extension DietObstacle {
  /// As the wire has it: "underweight", or the name of a safety question.
  fileprivate var text: String {
    switch self {
    case .underweight: "underweight"
    case .answer(let question): Wire.SafetyQuestion(question).rawValue
    }
  }
}
