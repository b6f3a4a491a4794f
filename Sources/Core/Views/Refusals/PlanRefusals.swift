import Time
import Wire

// Why something could not be planned.
extension RefusalSentence {
  /// Nil for refusals of other things.
  func planned(_ refusal: Refusal) -> String? {
    switch refusal {
    case .scheduleExists(let name):
      phrases(
        RefusalMessage.scheduleExists, "name", PlainText.line(name), "quoted",
        wording.typed(name))
    case .nameReserved(let name):
      phrases(RefusalMessage.nameReserved, "name", PlainText.line(name))
    case .presetSchedule(let name):
      phrases(RefusalMessage.presetSchedule, "name", PlainText.line(name))
    case .hoursOutOfRange(let hours, let least, let most):
      phrases(
        RefusalMessage.hoursOutOfRange, "hours", String(hours), "least", String(least), "most",
        String(most))
    case .textMissing("name"): phrases(RefusalMessage.scheduleNameMissing)
    case .tooManySchedules(let limit):
      phrases(RefusalMessage.tooManySchedules, "limit", String(limit))
    case .vacationOverlaps(let id, let from, let to):
      phrases(
        RefusalMessage.vacationOverlaps, "start", wording.date(iso: from), "end",
        wording.date(iso: to), "id", PlainText.line(ShortIDs.alone(id)))
    case .vacationTooLong(let days):
      phrases(RefusalMessage.vacationTooLong, "limit", String(days))
    case .tooManyVacations(let limit):
      phrases(RefusalMessage.tooManyVacations, "limit", String(limit))
    default: nil
    }
  }
}
