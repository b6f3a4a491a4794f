import Nouns
import Time

extension Refusal {
  /// The facts, in their one order.
  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    switch self {
    case .notFasting, .noGoal, .importRunning, .noProgram, .twoDeficits, .daysTouch,
      .nothingToChange, .nothingToUndo, .nothingToRedo:
      break
    // Fasts.
    case .alreadyFasting(let id, let start):
      self = .alreadyFasting(try fields.id("id", id), since: try fields.instant("start", start))
    case .overlaps(let id, let start, let end, let wanted):
      self = .overlaps(
        try fields.id("id", id), start: try fields.instant("start", start),
        end: try fields.instant("end", end), wanted: try fields.wanted(wanted))
    case .inTheFuture(let at): self = .inTheFuture(try fields.instant("at", at))
    case .tooLongAgo(let at, let earliest):
      self = .tooLongAgo(
        try fields.instant("at", at), earliest: try fields.instant("earliest", earliest))
    case .endBeforeStart(let start, let end):
      self = .endBeforeStart(
        start: try fields.instant("start", start), end: try fields.instant("end", end))
    case .stillRunning(let id): self = .stillRunning(try fields.id("id", id))
    case .useCancel(let id): self = .useCancel(try fields.id("id", id))
    case .noSuchMood(let mood): self = .noSuchMood(try fields.int("mood", mood))
    case .tooManyFasts(let limit): self = .tooManyFasts(limit: try fields.int("limit", limit))
    // Goals.
    case .goalTooShort(let goal, let least):
      self = .goalTooShort(try fields.span("goal", goal), least: try fields.span("least", least))
    case .goalTooLong(let goal, let most):
      self = .goalTooLong(try fields.span("goal", goal), most: try fields.span("most", most))
    case .notSafe(let question, let most):
      self = .notSafe(
        try fields.choice("question", question), most: try fields.span("most", most))
    // What was named or written.
    case .notFound(let id): self = .notFound(try fields.string("id", id))
    case .ambiguous(let id, let candidates):
      self = .ambiguous(try fields.string("id", id), try fields.ids("candidates", candidates))
    case .textTooLong(let field, let limit):
      self = .textTooLong(
        field: try fields.string("field", field), limit: try fields.int("limit", limit))
    case .textNotPlain(let field):
      self = .textNotPlain(field: try fields.string("field", field))
    case .textMissing(let field): self = .textMissing(field: try fields.string("field", field))
    case .needsConfirmation(let consents, let doubt):
      self = .needsConfirmation(
        try fields.consents("text", consents), about: try fields.doubt(doubt))
    // Schedules and vacations.
    case .unknownSchedule(let name): self = .unknownSchedule(try fields.string("name", name))
    case .scheduleExists(let name): self = .scheduleExists(try fields.string("name", name))
    case .nameReserved(let name): self = .nameReserved(try fields.string("name", name))
    case .presetSchedule(let name): self = .presetSchedule(try fields.string("name", name))
    case .hoursOutOfRange(let hours, let allowed):
      self = .hoursOutOfRange(
        try fields.int("hours", hours), allowed: try fields.range("least", "most", allowed))
    case .tooManySchedules(let limit):
      self = .tooManySchedules(limit: try fields.int("limit", limit))
    case .vacationOverlaps(let id, let days):
      self = .vacationOverlaps(
        try fields.id("id", id), days: try fields.days("from", "to", days))
    case .vacationTooLong(let days): self = .vacationTooLong(days: try fields.int("days", days))
    case .tooManyVacations(let limit):
      self = .tooManyVacations(limit: try fields.int("limit", limit))
    // Reminders and pop-ups.
    case .inThePast(let at): self = .inThePast(try fields.instant("at", at))
    case .tooManyReminders(let limit):
      self = .tooManyReminders(limit: try fields.int("limit", limit))
    case .noPopup(let reason): self = .noPopup(reason: try fields.string("reason", reason))
    // The profile.
    case .profileIncomplete(let missing):
      self = .profileIncomplete(try fields.words("missing", missing))
    case .underAge(let years): self = .underAge(years: try fields.int("years", years))
    case .dateOutOfRange(let field, let day, let allowed):
      self = .dateOutOfRange(
        field: try fields.string("field", field), try fields.day("date", day),
        allowed: try fields.days("earliest", "latest", allowed))
    case .numberOutOfRange(let field, let number, let allowed):
      self = .numberOutOfRange(
        field: try fields.string("field", field), try fields.int("number", number),
        allowed: try fields.range("least", "most", allowed))
    case .goalWeightTooLow(let weight, let least):
      self = .goalWeightTooLow(
        try fields.int("weight", weight), least: try fields.int("least", least))
    case .dietAboveMaintenance(let diet, let maintenance):
      self = .dietAboveMaintenance(
        try fields.int("diet", diet), maintenance: try fields.int("maintenance", maintenance))
    case .macrosAboveMaintenance(let kcal, let maintenance):
      self = .macrosAboveMaintenance(
        try fields.int("kcal", kcal), maintenance: try fields.int("maintenance", maintenance))
    case .dietTooLow(let diet, let least):
      self = .dietTooLow(try fields.int("diet", diet), least: try fields.int("least", least))
    case .maintenanceTooLow(let kcal, let least, let obstacle):
      self = .maintenanceTooLow(
        try fields.int("maintenance", kcal), least: try fields.int("least", least),
        because: try fields.obstacle("reason", obstacle))
    case .maintenanceLow(let kcal, let rest, let floor, let formula):
      self = .maintenanceLow(
        try fields.int("maintenance", kcal), rest: try fields.int("rest", rest),
        floor: try fields.int("floor", floor), formula: try fields.int("formula", formula))
    // Meals and foods.
    case .tooManyItems(let limit): self = .tooManyItems(limit: try fields.int("limit", limit))
    case .foodExists(let id, let name):
      self = .foodExists(try fields.id("id", id), name: try fields.string("name", name))
    case .notAPortion(let text): self = .notAPortion(try fields.string("text", text))
    // The diet program.
    case .programRuns(let id, let start):
      self = .programRuns(try fields.id("id", id), start: try fields.day("start", start))
    case .programPaused(let id, let from):
      self = .programPaused(try fields.id("id", id), from: try fields.day("from", from))
    case .notPaused(let id): self = .notPaused(try fields.id("id", id))
    case .pauseOverlaps(let from, let to):
      self = .pauseOverlaps(from: try fields.day("from", from), to: try fields.day("to", to))
    case .dietHasBegun(let day): self = .dietHasBegun(try fields.day("on", day))
    case .aimNotSafe(let obstacle): self = .aimNotSafe(try fields.obstacle("reason", obstacle))
    case .noDiet(let obstacle): self = .noDiet(try fields.obstacle("reason", obstacle))
    // Changes.
    case .cannotUndo(let verb, let edit):
      self = .cannotUndo(verb: try fields.string("verb", verb), since: try fields.edit(edit))
    case .whichOne(let names, let devices):
      self = .whichOne(
        fields: try fields.strings("fields", names), devices: try fields.strings("devices", devices)
      )
    case .heldEntry(let id): self = .heldEntry(try fields.id("id", id))
    // Imports, backups and the disk.
    case .tooManyRows(let limit): self = .tooManyRows(limit: try fields.int("limit", limit))
    case .tooMuch(let limit): self = .tooMuch(limit: try fields.int("limit", limit))
    case .notABackup(let name, let flaw, let detail):
      self = .notABackup(
        name: try fields.string("name", name), try fields.word("reason", flaw) ?? .damaged,
        detail: try fields.string("detail", detail))
    case .notStored(let trouble):
      self = .notStored(try fields.word("reason", trouble) ?? .failed)
    }
  }
}
