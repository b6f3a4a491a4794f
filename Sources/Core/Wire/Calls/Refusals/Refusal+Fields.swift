package import Nouns

extension Refusal {
  /// With blank facts, to be filled; nil for a name that is not ours.
  package init?(blank name: String) {
    switch name {
    case "AlreadyFasting": self = .alreadyFasting(id: "", start: 0)
    case "NotFasting": self = .notFasting
    case "Overlaps": self = .overlaps(id: "", start: 0, end: nil, wantedStart: nil, wantedEnd: nil)
    case "InTheFuture": self = .inTheFuture(at: 0)
    case "TooLongAgo": self = .tooLongAgo(at: 0, earliest: 0)
    case "EndBeforeStart": self = .endBeforeStart(start: 0, end: 0)
    case "NotFound": self = .notFound(id: "")
    case "Ambiguous": self = .ambiguous(id: "", candidates: [])
    case "UnknownSchedule": self = .unknownSchedule(name: "")
    case "ScheduleExists": self = .scheduleExists(name: "")
    case "NameReserved": self = .nameReserved(name: "")
    case "PresetSchedule": self = .presetSchedule(name: "")
    case "HoursOutOfRange": self = .hoursOutOfRange(hours: 0, least: 0, most: 0)
    case "TooManySchedules": self = .tooManySchedules(limit: 0)
    case "VacationOverlaps": self = .vacationOverlaps(id: "", from: "", to: "")
    case "VacationTooLong": self = .vacationTooLong(days: 0)
    case "TooManyVacations": self = .tooManyVacations(limit: 0)
    case "GoalTooShort": self = .goalTooShort(goal: 0, least: 0)
    case "GoalTooLong": self = .goalTooLong(goal: 0, most: 0)
    case "NotSafe": self = .notSafe(question: .underAge, most: 0)
    case "NoGoal": self = .noGoal
    case "StillRunning": self = .stillRunning(id: "")
    case "UseCancel": self = .useCancel(id: "")
    case "NoSuchMood": self = .noSuchMood(mood: 0)
    case "TooManyFasts": self = .tooManyFasts(limit: 0)
    case "NeedsConfirmation": self = .needsConfirmation(text: "")
    case "TextTooLong": self = .textTooLong(field: "", limit: 0)
    case "TextNotPlain": self = .textNotPlain(field: "")
    case "TextMissing": self = .textMissing(field: "")
    case "InThePast": self = .inThePast(at: 0)
    case "TooManyReminders": self = .tooManyReminders(limit: 0)
    case "TooManyRows": self = .tooManyRows(limit: 0)
    case "TooMuch": self = .tooMuch(limit: 0)
    case "ImportRunning": self = .importRunning
    case "NoPopup": self = .noPopup(reason: "")
    case "NoProgram": self = .noProgram
    case "ProgramRuns": self = .programRuns(id: "", start: "")
    case "ProgramPaused": self = .programPaused(id: "", from: "")
    case "NotPaused": self = .notPaused(id: "")
    case "ProfileIncomplete": self = .profileIncomplete(missing: [])
    case "NoDiet": self = .noDiet(reason: "")
    case "DietHasBegun": self = .dietHasBegun(on: "")
    case "DateOutOfRange": self = .dateOutOfRange(field: "", date: "", earliest: "", latest: "")
    case "NumberOutOfRange": self = .numberOutOfRange(field: "", number: 0, least: 0, most: 0)
    case "PauseOverlaps": self = .pauseOverlaps(from: "", to: nil)
    case "TwoDeficits": self = .twoDeficits
    case "DaysTouch": self = .daysTouch
    case "UnderAge": self = .underAge(years: 0)
    case "GoalWeightTooLow": self = .goalWeightTooLow(weight: 0, least: 0)
    case "DietAboveMaintenance": self = .dietAboveMaintenance(diet: 0, maintenance: 0)
    case "DietTooLow": self = .dietTooLow(diet: 0, least: 0)
    case "NothingToChange": self = .nothingToChange
    case "NothingToUndo": self = .nothingToUndo
    case "NothingToRedo": self = .nothingToRedo
    case "CannotUndo": self = .cannotUndo(verb: "", reason: "")
    case "NotABackup": self = .notABackup(name: "", reason: "", detail: nil)
    case "NotStored": self = .notStored(reason: "")
    default: return nil
    }
  }

  /// The facts, in their one order.
  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    switch self {
    case .notFasting, .noGoal, .importRunning, .noProgram, .twoDeficits, .daysTouch,
      .nothingToChange, .nothingToUndo, .nothingToRedo:
      break
    case .alreadyFasting(let id, let start):
      self = .alreadyFasting(id: try fields.string("id", id), start: try fields.int("start", start))
    case .overlaps(let id, let start, let end, let wantedStart, let wantedEnd):
      self = .overlaps(
        id: try fields.string("id", id), start: try fields.int("start", start),
        end: try fields.int("end", end), wantedStart: try fields.int("wantedStart", wantedStart),
        wantedEnd: try fields.int("wantedEnd", wantedEnd))
    case .inTheFuture(let at):
      self = .inTheFuture(at: try fields.int("at", at))
    case .tooLongAgo(let at, let earliest):
      self = .tooLongAgo(
        at: try fields.int("at", at), earliest: try fields.int("earliest", earliest))
    case .endBeforeStart(let start, let end):
      self = .endBeforeStart(start: try fields.int("start", start), end: try fields.int("end", end))
    case .notFound(let id):
      self = .notFound(id: try fields.string("id", id))
    case .ambiguous(let id, let candidates):
      self = .ambiguous(
        id: try fields.string("id", id), candidates: try fields.strings("candidates", candidates))
    case .unknownSchedule(let name):
      self = .unknownSchedule(name: try fields.string("name", name))
    case .scheduleExists(let name):
      self = .scheduleExists(name: try fields.string("name", name))
    case .nameReserved(let name):
      self = .nameReserved(name: try fields.string("name", name))
    case .presetSchedule(let name):
      self = .presetSchedule(name: try fields.string("name", name))
    case .hoursOutOfRange(let hours, let least, let most):
      self = .hoursOutOfRange(
        hours: try fields.int("hours", hours), least: try fields.int("least", least),
        most: try fields.int("most", most))
    case .tooManySchedules(let limit):
      self = .tooManySchedules(limit: try fields.int("limit", limit))
    case .vacationOverlaps(let id, let from, let to):
      self = .vacationOverlaps(
        id: try fields.string("id", id), from: try fields.string("from", from),
        to: try fields.string("to", to))
    case .vacationTooLong(let days):
      self = .vacationTooLong(days: try fields.int("days", days))
    case .tooManyVacations(let limit):
      self = .tooManyVacations(limit: try fields.int("limit", limit))
    case .goalTooShort(let goal, let least):
      self = .goalTooShort(
        goal: try fields.int("goal", goal), least: try fields.int("least", least))
    case .goalTooLong(let goal, let most):
      self = .goalTooLong(goal: try fields.int("goal", goal), most: try fields.int("most", most))
    case .notSafe(let question, let most):
      self = .notSafe(
        question: try fields.choice("question", question), most: try fields.int("most", most))
    case .stillRunning(let id):
      self = .stillRunning(id: try fields.string("id", id))
    case .useCancel(let id):
      self = .useCancel(id: try fields.string("id", id))
    case .noSuchMood(let mood):
      self = .noSuchMood(mood: try fields.int("mood", mood))
    case .tooManyFasts(let limit):
      self = .tooManyFasts(limit: try fields.int("limit", limit))
    case .needsConfirmation(let text):
      self = .needsConfirmation(text: try fields.string("text", text))
    case .textTooLong(let field, let limit):
      self = .textTooLong(
        field: try fields.string("field", field), limit: try fields.int("limit", limit))
    case .textNotPlain(let field):
      self = .textNotPlain(field: try fields.string("field", field))
    case .textMissing(let field):
      self = .textMissing(field: try fields.string("field", field))
    case .inThePast(let at):
      self = .inThePast(at: try fields.int("at", at))
    case .tooManyReminders(let limit):
      self = .tooManyReminders(limit: try fields.int("limit", limit))
    case .tooManyRows(let limit):
      self = .tooManyRows(limit: try fields.int("limit", limit))
    case .tooMuch(let limit):
      self = .tooMuch(limit: try fields.int("limit", limit))
    case .noPopup(let reason):
      self = .noPopup(reason: try fields.string("reason", reason))
    case .programRuns(let id, let start):
      self = .programRuns(id: try fields.string("id", id), start: try fields.string("start", start))
    case .programPaused(let id, let from):
      self = .programPaused(id: try fields.string("id", id), from: try fields.string("from", from))
    case .notPaused(let id):
      self = .notPaused(id: try fields.string("id", id))
    case .profileIncomplete(let missing):
      self = .profileIncomplete(missing: try fields.strings("missing", missing))
    case .noDiet(let reason):
      self = .noDiet(reason: try fields.string("reason", reason))
    case .dietHasBegun(let on):
      self = .dietHasBegun(on: try fields.string("on", on))
    case .dateOutOfRange(let field, let date, let earliest, let latest):
      self = .dateOutOfRange(
        field: try fields.string("field", field), date: try fields.string("date", date),
        earliest: try fields.string("earliest", earliest),
        latest: try fields.string("latest", latest))
    case .numberOutOfRange(let field, let number, let least, let most):
      self = .numberOutOfRange(
        field: try fields.string("field", field), number: try fields.int("number", number),
        least: try fields.int("least", least), most: try fields.int("most", most))
    case .pauseOverlaps(let from, let to):
      self = .pauseOverlaps(from: try fields.string("from", from), to: try fields.string("to", to))
    case .underAge(let years):
      self = .underAge(years: try fields.int("years", years))
    case .goalWeightTooLow(let weight, let least):
      self = .goalWeightTooLow(
        weight: try fields.int("weight", weight), least: try fields.int("least", least))
    case .dietAboveMaintenance(let diet, let maintenance):
      self = .dietAboveMaintenance(
        diet: try fields.int("diet", diet), maintenance: try fields.int("maintenance", maintenance))
    case .dietTooLow(let diet, let least):
      self = .dietTooLow(diet: try fields.int("diet", diet), least: try fields.int("least", least))
    case .cannotUndo(let verb, let reason):
      self = .cannotUndo(
        verb: try fields.string("verb", verb), reason: try fields.string("reason", reason))
    case .notABackup(let name, let reason, let detail):
      self = .notABackup(
        name: try fields.string("name", name), reason: try fields.string("reason", reason),
        detail: try fields.string("detail", detail))
    case .notStored(let reason):
      self = .notStored(reason: try fields.string("reason", reason))
    }
  }
}
