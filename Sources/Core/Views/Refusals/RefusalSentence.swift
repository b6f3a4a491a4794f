package import Nouns
package import Time

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
    case .noPopup("muted"): phrases(RefusalMessage.popupsMuted)
    case .noPopup: phrases(RefusalMessage.noPopup)
    case .nothingToChange: phrases(RefusalMessage.nothingToChange)
    case .nothingToUndo: phrases(RefusalMessage.nothingToUndo)
    case .nothingToRedo: phrases(RefusalMessage.nothingToRedo)
    case .cannotUndo(_, nil): phrases(RefusalMessage.cannotUndo)
    case .cannotUndo(_, let edit?):
      phrases(
        edit.isConflict ? .cannotUndoConflict : RefusalMessage.cannotUndoSince, "machine",
        PlainText.line(edit.by), "time", moment(edit.at), "field", wording.field(edit.field))
    case .whichOne(let fields, let machines):
      fields.count > 1
        ? phrases(
          RefusalMessage.whichField, "fields", list(fields.map { wording.typed(field: $0) }))
        : phrases(
          RefusalMessage.whichMachine, "machines", list(machines.map { PlainText.line($0) }))
    case .heldEntry(let id):
      phrases(RefusalMessage.heldEntry, "id", ShortIDs.alone(id.text))
    // Fasts.
    case .alreadyFasting(_, let start):
      phrases(RefusalMessage.alreadyFasting, "start", moment(start))
    case .overlaps(let id, let start, let end, let wanted):
      OverlapSentence(id: id, start: start, end: end, wanted: wanted).text(wording, now: now)
    case .inTheFuture(let at): phrases(RefusalMessage.inTheFuture, "time", moment(at))
    case .inThePast(let at): phrases(RefusalMessage.inThePast, "time", moment(at))
    case .tooLongAgo(let at, let earliest):
      phrases(RefusalMessage.tooLongAgo, "time", moment(at), "earliest", moment(earliest))
    case .endBeforeStart(let start, let end):
      phrases(RefusalMessage.endBeforeStart, "start", moment(start), "end", moment(end))
    case .goalTooShort(_, let least):
      phrases(RefusalMessage.goalTooShort, "least", wording.span(seconds: least.seconds))
    case .goalTooLong(let goal, let most):
      phrases(
        RefusalMessage.goalTooLong, "goal", wording.hours(seconds: goal.seconds), "most",
        wording.hours(seconds: most.seconds))
    case .notSafe(let question, let most): notSafe(question, most)
    case .notStored(let trouble): phrases(RefusalMessage(trouble))
    case .notABackup(let name, let flaw, let detail):
      phrases(
        RefusalMessage(flaw), "name", PlainText.line(name), "detail", PlainText.line(detail ?? ""))
    // What quotes a text or a number.
    case .notFound(""): phrases(RefusalMessage.noneYet)
    case .notFound(let id): phrases(RefusalMessage.notFound, "id", PlainText.line(id))
    case .ambiguous(let id, let candidates): ambiguous(id, candidates.map(\.text))
    case .unknownSchedule(let name):
      phrases(RefusalMessage.unknownSchedule, "name", PlainText.line(name))
    case .stillRunning(let id):
      phrases(RefusalMessage.stillRunning, "id", ShortIDs.alone(id.text))
    case .useCancel(let id): phrases(RefusalMessage.useCancel, "id", ShortIDs.alone(id.text))
    case .noSuchMood(let mood):
      phrases(RefusalMessage.noSuchMood, "mood", String(mood))
    case .tooManyFasts(let limit):
      phrases(RefusalMessage.tooManyFasts, "limit", String(limit))
    case .needsConfirmation, .maintenanceLow: needs(refusal)
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
    case .hoursOutOfRange(let hours, let allowed):
      phrases(
        RefusalMessage.hoursOutOfRange, "hours", String(hours), "least",
        String(allowed.lowerBound), "most", String(allowed.upperBound))
    case .tooManySchedules(let limit):
      phrases(RefusalMessage.tooManySchedules, "limit", String(limit))
    case .vacationOverlaps(let id, let days):
      phrases(
        RefusalMessage.vacationOverlaps, "start", wording.longDate(days.lowerBound), "end",
        wording.longDate(days.upperBound), "id", ShortIDs.alone(id.text))
    case .vacationTooLong(let days):
      phrases(RefusalMessage.vacationTooLong, "limit", String(days))
    case .tooManyVacations(let limit):
      phrases(RefusalMessage.tooManyVacations, "limit", String(limit))
    // The profile.
    case .underAge(let years):
      phrases(
        ProfileRefusalMessage.underAge, "years", String(years), "rule",
        phrases(SafetyQuestion.underAge.detail))
    case .profileIncomplete(let missing): incomplete(missing)
    case .numberOutOfRange(let field, let number, let allowed):
      outOfRange(field, number, allowed)
    case .dateOutOfRange(let field, let day, let allowed):
      phrases(
        ProfileRefusalMessage.dateOutOfRange,
        [
          "field": name(of: field), "date": wording.date(day),
          "earliest": wording.date(allowed.lowerBound), "latest": wording.date(allowed.upperBound),
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
    case .macrosAboveMaintenance(let kcal, let maintenance):
      phrases(
        ProfileRefusalMessage.macrosAboveMaintenance, "energy", wording.energy(kcal),
        "maintenance", wording.energy(maintenance))
    case .dietTooLow(let energy, let least), .maintenanceTooLow(let energy, let least, nil):
      phrases(
        ProfileRefusalMessage.dietTooLow, "diet", wording.energy(energy), "least",
        wording.energy(least))
    case .maintenanceTooLow(_, let least, let obstacle?): holds(obstacle, at: least)
    case .twoDeficits: phrases(ProfileRefusalMessage.twoDeficits)
    case .daysTouch: phrases(ProfileRefusalMessage.daysTouch)
    case .aimNotSafe(let obstacle): aimNotSafe(obstacle)
    case .noDiet(.underweight): phrases(ProfileRefusalMessage.underweight)
    case .noDiet(.aimGain): phrases(ProfileRefusalMessage.aimGain)
    case .noDiet(.answer(let question)): noDiet(question)
    // Meals and foods.
    case .tooManyItems(let limit):
      phrases(MealRefusalMessage.tooManyItems, "limit", String(limit))
    case .foodExists(let id, let name):
      phrases(
        MealRefusalMessage.foodExists, "name", PlainText.line(name), "id",
        ShortIDs.alone(id.text))
    case .notAPortion(let text):
      phrases(MealRefusalMessage.notAPortion, "text", PlainText.line(text))
    // The diet program.
    case .noProgram: phrases(ProgramRefusalMessage.noProgram)
    case .programRuns(_, let start): runs(since: start)
    case .programPaused(_, let from):
      phrases(
        isToCome(from) ? ProgramRefusalMessage.pauseOverlapsOpen : .programPaused, "from",
        wording.longDate(from))
    case .notPaused: phrases(ProgramRefusalMessage.notPaused)
    case .dietHasBegun(let day):
      phrases(ProgramRefusalMessage.dietHasBegun, "date", wording.longDate(day))
    case .pauseOverlaps(let from, let to): overlaps(from, to)
    }
  }
}
