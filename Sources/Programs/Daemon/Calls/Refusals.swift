import Nouns
import Rules
import Time
import Wire

extension Refusal {
  /// What the engine would not do, in the wire's words.
  init(_ error: CommandError) {
    self =
      switch error {
      case .alreadyFasting(let id, let since):
        .alreadyFasting(id: id.text, start: since.milliseconds)
      case .notFasting: .notFasting
      case .overlaps(let id, let start, let end, let wanted):
        .overlaps(
          id: id.text, start: start.milliseconds, end: end?.milliseconds,
          wantedStart: wanted?.lowerBound.milliseconds, wantedEnd: wanted?.upperBound.milliseconds)
      case .inTheFuture(let at): .inTheFuture(at: at.milliseconds)
      case .tooLongAgo(let at, let earliest):
        .tooLongAgo(at: at.milliseconds, earliest: earliest.milliseconds)
      case .endBeforeStart(let start, let end):
        .endBeforeStart(start: start.milliseconds, end: end.milliseconds)
      case .notFound(let id): .notFound(id: id)
      case .ambiguous(let id, let found): .ambiguous(id: id, candidates: found.map(\.text))
      case .unknownSchedule(let name): .unknownSchedule(name: name)
      case .scheduleExists(let name): .scheduleExists(name: name)
      case .nameReserved(let name): .nameReserved(name: name)
      case .presetSchedule(let name): .presetSchedule(name: name)
      case .hoursOutOfRange(let hours, let allowed):
        .hoursOutOfRange(
          hours: Int64(hours), least: Int64(allowed.lowerBound), most: Int64(allowed.upperBound))
      case .tooManySchedules(let limit): .tooManySchedules(limit: Int64(limit))
      case .vacationOverlaps(let id, let days):
        .vacationOverlaps(id: id.text, from: days.lowerBound.iso, to: days.upperBound.iso)
      case .vacationTooLong(let days): .vacationTooLong(days: days)
      case .tooManyVacations(let limit): .tooManyVacations(limit: Int64(limit))
      case .goalTooShort(let goal, let least):
        .goalTooShort(goal: goal.seconds, least: least.seconds)
      case .goalTooLong(let goal, let most):
        .goalTooLong(goal: goal.seconds, most: most.seconds)
      case .notSafe(let question, let most):
        .notSafe(question: question, most: most.seconds)
      case .noGoal: .noGoal
      case .stillRunning(let id): .stillRunning(id: id.text)
      case .useCancel(let id): .useCancel(id: id.text)
      case .noSuchMood(let mood): .noSuchMood(mood: Int64(mood))
      case .tooManyFasts(let limit): .tooManyFasts(limit: Int64(limit))
      case .needsConfirmation(let text): .needsConfirmation(text: text)
      case .textTooLong(let field, let limit): .textTooLong(field: field, limit: Int64(limit))
      case .textNotPlain(let field): .textNotPlain(field: field)
      case .inThePast(let at): .inThePast(at: at.milliseconds)
      case .tooManyReminders(let limit): .tooManyReminders(limit: Int64(limit))
      case .textMissing(let field): .textMissing(field: field)
      case .noProgram: .noProgram
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
      case .nothingToChange: .nothingToChange
      case .nothingToUndo: .nothingToUndo
      case .nothingToRedo: .nothingToRedo
      case .cannotUndo(let verb): .cannotUndo(verb: verb, reason: "changed")
      }
  }
}

nonisolated extension DietObstacle {
  /// As the wire has it: "underweight", or the name of a safety question.
  fileprivate var text: String {
    switch self {
    case .underweight: "underweight"
    case .answer(let question): question.rawValue
    }
  }
}
