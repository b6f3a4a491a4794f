import Nouns
package import Time
package import Wire

extension Wording {
  /// What was wrong, and what would be right.
  package func sentence(for refusal: Refusal, now: Instant) -> String {
    RefusalSentence(wording: self, now: now).text(of: refusal)
  }
}

struct RefusalSentence {
  let wording: Wording
  let now: Instant
  var phrases: Phrases { wording.phrases }

  /// A table without a default: a refusal that nobody has worded does not compile.
  func text(of refusal: Refusal) -> String {
    switch refusal {
    // What carries nothing, or nothing to tell.
    case .notFasting: phrases(RefusalMessage.notFasting)
    case .textMissing("name"): phrases(RefusalMessage.scheduleNameMissing)
    case .textMissing: phrases(RefusalMessage.textMissing)
    case .noGoal: phrases(RefusalMessage.noGoal)
    case .importRunning: phrases(RefusalMessage.importRunning)
    case .noPopup(reason: "muted"): phrases(RefusalMessage.popupsMuted)
    case .noPopup: phrases(RefusalMessage.noPopup)
    case .nothingToChange: phrases(RefusalMessage.nothingToChange)
    case .nothingToUndo: phrases(RefusalMessage.nothingToUndo)
    case .nothingToRedo: phrases(RefusalMessage.nothingToRedo)
    case .cannotUndo: phrases(RefusalMessage.cannotUndo)
    // Fasts.
    case .alreadyFasting(_, let start):
      phrases(RefusalMessage.alreadyFasting, "start", moment(start))
    case .overlaps(let id, let start, let end, let wantedStart, let wantedEnd):
      OverlapSentence(
        id: id, start: start, end: end, wantedStart: wantedStart, wantedEnd: wantedEnd
      ).text(wording, now: now)
    case .inTheFuture(let at): phrases(RefusalMessage.inTheFuture, "time", moment(at))
    case .inThePast(let at): phrases(RefusalMessage.inThePast, "time", moment(at))
    case .tooLongAgo(let at, let earliest):
      phrases(RefusalMessage.tooLongAgo, "time", moment(at), "earliest", moment(earliest))
    case .endBeforeStart(let start, let end):
      phrases(RefusalMessage.endBeforeStart, "start", moment(start), "end", moment(end))
    case .goalTooShort(_, let least):
      phrases(RefusalMessage.goalTooShort, "least", wording.span(seconds: least))
    case .goalTooLong(let goal, let most):
      phrases(
        RefusalMessage.goalTooLong, "goal", wording.hours(seconds: goal), "most",
        wording.hours(seconds: most))
    case .notSafe(let question, let most): notSafe(question, most)
    case .notStored(let reason): notStored(reason)
    case .notABackup(let name, let reason, let detail):
      phrases(
        RefusalMessage(notABackup: reason), "name", PlainText.line(name), "detail",
        PlainText.line(detail ?? ""))
    // What quotes a text or a number.
    case .notFound(""): phrases(RefusalMessage.noneYet)
    case .notFound(let id): phrases(RefusalMessage.notFound, "id", PlainText.line(id))
    case .ambiguous(let id, let candidates): ambiguous(id, candidates)
    case .unknownSchedule(let name):
      phrases(RefusalMessage.unknownSchedule, "name", PlainText.line(name))
    case .stillRunning(let id):
      phrases(RefusalMessage.stillRunning, "id", PlainText.line(ShortIDs.alone(id)))
    case .useCancel(let id):
      phrases(RefusalMessage.useCancel, "id", PlainText.line(ShortIDs.alone(id)))
    case .noSuchMood(let mood):
      phrases(RefusalMessage.noSuchMood, "mood", String(mood))
    case .tooManyFasts(let limit):
      phrases(RefusalMessage.tooManyFasts, "limit", String(limit))
    case .needsConfirmation(let text):
      ofProfile(confirming: text)
        ?? phrases(RefusalMessage(confirming: text), "text", PlainText.line(text))
    case .textTooLong(let field, let limit):
      phrases(
        RefusalMessage.textTooLong, "field", PlainText.line(field), "limit", String(limit))
    case .textNotPlain(let field):
      phrases(RefusalMessage.textNotPlain, "field", PlainText.line(field))
    case .tooMuch(let limit):
      phrases(RefusalMessage.tooMuch, "limit", String(limit >> 20))
    case .tooManyRows(let limit):
      phrases(RefusalMessage.tooManyRows, "limit", String(limit))
    case .tooManyReminders(let limit):
      phrases(RefusalMessage.tooManyReminders, "limit", String(limit))
    // Schedules and vacations.
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
    // The profile.
    case .underAge(let years):
      phrases(
        ProfileRefusalMessage.underAge, "years", String(years), "rule",
        phrases(SafetyDetailMessage.underAge))
    case .profileIncomplete(let missing): incomplete(missing.compactMap(ProfileField.init))
    case .numberOutOfRange(let field, let number, let least, let most):
      outOfRange(field, number, least, most)
    case .dateOutOfRange(let field, let date, let earliest, let latest):
      phrases(
        ProfileRefusalMessage.dateOutOfRange,
        [
          "field": name(of: field), "date": self.date(date), "earliest": self.date(earliest),
          "latest": self.date(latest),
        ])
    case .goalWeightTooLow(let weight, let least):
      // Rounded down it would be refused again.
      phrases(
        ProfileRefusalMessage.goalWeightTooLow, "weight", wording.weight(grams: weight), "least",
        wording.weight(grams: above(least)), "typed", wording.typed(grams: above(least)))
    case .dietAboveMaintenance(let diet, let maintenance):
      phrases(
        ProfileRefusalMessage.dietAboveMaintenance, "diet", wording.energy(diet),
        "maintenance", wording.energy(maintenance))
    case .dietTooLow(let diet, let least):
      phrases(
        ProfileRefusalMessage.dietTooLow, "diet", wording.energy(diet), "least",
        wording.energy(least))
    case .twoDeficits: phrases(ProfileRefusalMessage.twoDeficits)
    case .daysTouch: phrases(ProfileRefusalMessage.daysTouch)
    case .noDiet(let reason): noDiet(reason)
    // The diet program.
    case .noProgram: phrases(ProgramRefusalMessage.noProgram)
    case .programRuns(_, let start): runs(since: start)
    case .programPaused(_, let from):
      phrases(
        isToCome(from) ? ProgramRefusalMessage.pauseOverlapsOpen : .programPaused, "from",
        wording.date(iso: from))
    case .notPaused: phrases(ProgramRefusalMessage.notPaused)
    case .dietHasBegun(let on):
      phrases(ProgramRefusalMessage.dietHasBegun, "date", wording.date(iso: on))
    case .pauseOverlaps(let from, let to): overlaps(from, to)
    }
  }
}
