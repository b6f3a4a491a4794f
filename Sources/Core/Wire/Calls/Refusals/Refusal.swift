/// Why a call was refused, with what a client needs to tell the person.
package enum Refusal: Error, Equatable, Sendable {
  /// A fast is running.
  case alreadyFasting(id: String, start: Int64)
  /// Nothing runs.
  case notFasting
  /// Another fast has that time; it runs when `end` is nil.
  /// `wantedStart` and `wantedEnd` are the time that was asked for.
  case overlaps(
    id: String, start: Int64, end: Int64?, wantedStart: Int64? = nil, wantedEnd: Int64? = nil)
  case inTheFuture(at: Int64)
  /// Only starts of the last days are taken.
  case tooLongAgo(at: Int64, earliest: Int64)
  case endBeforeStart(start: Int64, end: Int64)
  case notFound(id: String)
  case ambiguous(id: String, candidates: [String])
  case unknownSchedule(name: String)
  case scheduleExists(name: String)
  /// The name says something else where a goal may stand.
  case nameReserved(name: String)
  /// It is not one of the person's own.
  case presetSchedule(name: String)
  case hoursOutOfRange(hours: Int64, least: Int64, most: Int64)
  case tooManySchedules(limit: Int64)
  /// Dates as YYYY-MM-DD, both ends included.
  case vacationOverlaps(id: String, from: String, to: String)
  case vacationTooLong(days: Int64)
  case tooManyVacations(limit: Int64)
  /// In seconds, as the other spans.
  case goalTooShort(goal: Int64, least: Int64)
  case goalTooLong(goal: Int64, most: Int64)
  /// What the person said to a safety question speaks against a goal longer than `most` seconds.
  case notSafe(question: SafetyQuestion, most: Int64)
  /// There is no goal to change by a span.
  case noGoal
  /// A running fast has no end to edit.
  case stillRunning(id: String)
  /// A running fast is not deleted.
  case useCancel(id: String)
  case noSuchMood(mood: Int64)
  case tooManyFasts(limit: Int64)
  /// The call again, with `confirm` set to this text, is the person's word.
  case needsConfirmation(text: String)
  case textTooLong(field: String, limit: Int64)
  case textNotPlain(field: String)
  case textMissing(field: String)
  /// What is to be told cannot be told before now.
  case inThePast(at: Int64)
  case tooManyReminders(limit: Int64)
  /// Of an import.
  case tooManyRows(limit: Int64)
  /// The rows take up more than so many bytes.
  case tooMuch(limit: Int64)
  /// Nobody shows pop-ups, or nobody who has buttons.
  case noPopup(reason: String)
  /// Somebody else's import is under way.
  case importRunning
  case noProgram
  /// Another one is under way.
  case programRuns(id: String, start: String)
  case programPaused(id: String, from: String)
  case notPaused(id: String)
  /// Names of `ProfileField`.
  case profileIncomplete(missing: [String])
  /// What the person said, or their weight, speaks against a diet phase.
  case noDiet(reason: String)
  /// A diet day has passed since that date.
  case dietHasBegun(on: String)
  case dateOutOfRange(field: String, date: String, earliest: String, latest: String)
  case numberOutOfRange(field: String, number: Int64, least: Int64, most: Int64)
  case pauseOverlaps(from: String, to: String?)
  /// It must be said which of two deficits counts.
  case twoDeficits
  /// Days of little energy: none is next to another.
  case daysTouch
  case underAge(years: Int64)
  /// In grams.
  case goalWeightTooLow(weight: Int64, least: Int64)
  /// In kcal, as what follows.
  case dietAboveMaintenance(diet: Int64, maintenance: Int64)
  case dietTooLow(diet: Int64, least: Int64)
  case nothingToChange
  case nothingToUndo
  case nothingToRedo
  /// The rows have changed since.
  case cannotUndo(verb: String, reason: String)
  /// The file is no whole database of ours, or of a newer daemon.
  case notABackup(name: String, reason: String, detail: String? = nil)
  /// Nothing was changed, because it could not be written.
  case notStored(reason: String)
}

extension Refusal {
  /// The error's name without its interface.
  package var name: String {
    switch self {
    case .alreadyFasting: "AlreadyFasting"
    case .notFasting: "NotFasting"
    case .overlaps: "Overlaps"
    case .inTheFuture: "InTheFuture"
    case .tooLongAgo: "TooLongAgo"
    case .endBeforeStart: "EndBeforeStart"
    case .notFound: "NotFound"
    case .ambiguous: "Ambiguous"
    case .unknownSchedule: "UnknownSchedule"
    case .scheduleExists: "ScheduleExists"
    case .nameReserved: "NameReserved"
    case .presetSchedule: "PresetSchedule"
    case .hoursOutOfRange: "HoursOutOfRange"
    case .tooManySchedules: "TooManySchedules"
    case .vacationOverlaps: "VacationOverlaps"
    case .vacationTooLong: "VacationTooLong"
    case .tooManyVacations: "TooManyVacations"
    case .goalTooShort: "GoalTooShort"
    case .goalTooLong: "GoalTooLong"
    case .notSafe: "NotSafe"
    case .noGoal: "NoGoal"
    case .stillRunning: "StillRunning"
    case .useCancel: "UseCancel"
    case .noSuchMood: "NoSuchMood"
    case .tooManyFasts: "TooManyFasts"
    case .needsConfirmation: "NeedsConfirmation"
    case .textTooLong: "TextTooLong"
    case .textNotPlain: "TextNotPlain"
    case .textMissing: "TextMissing"
    case .inThePast: "InThePast"
    case .tooManyReminders: "TooManyReminders"
    case .tooManyRows: "TooManyRows"
    case .tooMuch: "TooMuch"
    case .importRunning: "ImportRunning"
    case .noPopup: "NoPopup"
    case .noProgram: "NoProgram"
    case .programRuns: "ProgramRuns"
    case .programPaused: "ProgramPaused"
    case .notPaused: "NotPaused"
    case .profileIncomplete: "ProfileIncomplete"
    case .noDiet: "NoDiet"
    case .dietHasBegun: "DietHasBegun"
    case .dateOutOfRange: "DateOutOfRange"
    case .numberOutOfRange: "NumberOutOfRange"
    case .pauseOverlaps: "PauseOverlaps"
    case .twoDeficits: "TwoDeficits"
    case .daysTouch: "DaysTouch"
    case .underAge: "UnderAge"
    case .goalWeightTooLow: "GoalWeightTooLow"
    case .dietAboveMaintenance: "DietAboveMaintenance"
    case .dietTooLow: "DietTooLow"
    case .nothingToChange: "NothingToChange"
    case .nothingToUndo: "NothingToUndo"
    case .nothingToRedo: "NothingToRedo"
    case .cannotUndo: "CannotUndo"
    case .notABackup: "NotABackup"
    case .notStored: "NotStored"
    }
  }

  package func write(to fields: inout FieldWriter) {
    switch self {
    case .notFasting, .noGoal, .nothingToChange, .nothingToUndo, .nothingToRedo, .importRunning,
      .noProgram, .twoDeficits, .daysTouch:
      break
    case .programRuns, .programPaused, .notPaused, .profileIncomplete, .noDiet, .dietHasBegun,
      .dateOutOfRange, .numberOutOfRange, .pauseOverlaps, .underAge, .goalWeightTooLow,
      .dietAboveMaintenance, .dietTooLow:
      writeOfProgram(to: &fields)
    case .alreadyFasting(let id, let start):
      fields.string("id", id)
      fields.int("start", start)
    case .overlaps(let id, let start, let end, let wantedStart, let wantedEnd):
      fields.string("id", id)
      fields.int("start", start)
      fields.optionalInt("end", end)
      fields.optionalInt("wantedStart", wantedStart)
      fields.optionalInt("wantedEnd", wantedEnd)
    case .inTheFuture(let at), .inThePast(let at):
      fields.int("at", at)
    case .tooManyReminders(let limit), .tooManyRows(let limit), .tooManyFasts(let limit),
      .tooMuch(let limit):
      fields.int("limit", limit)
    case .tooLongAgo(let at, let earliest):
      fields.int("at", at)
      fields.int("earliest", earliest)
    case .endBeforeStart(let start, let end):
      fields.int("start", start)
      fields.int("end", end)
    case .notFound(let id):
      fields.string("id", id)
    case .ambiguous(let id, let candidates):
      fields.string("id", id)
      fields.strings("candidates", candidates)
    case .unknownSchedule(let name), .scheduleExists(let name), .nameReserved(let name),
      .presetSchedule(let name):
      fields.string("name", name)
    case .hoursOutOfRange(let hours, let least, let most):
      fields.int("hours", hours)
      fields.int("least", least)
      fields.int("most", most)
    case .tooManySchedules(let limit), .tooManyVacations(let limit):
      fields.int("limit", limit)
    case .vacationOverlaps(let id, let from, let to):
      fields.string("id", id)
      fields.string("from", from)
      fields.string("to", to)
    case .vacationTooLong(let days):
      fields.int("days", days)
    case .goalTooShort(let goal, let least):
      fields.int("goal", goal)
      fields.int("least", least)
    case .goalTooLong(let goal, let most):
      fields.int("goal", goal)
      fields.int("most", most)
    case .notSafe(let question, let most):
      fields.choice("question", question)
      fields.int("most", most)
    case .stillRunning(let id), .useCancel(let id):
      fields.string("id", id)
    case .noSuchMood(let mood):
      fields.int("mood", mood)
    case .needsConfirmation(let text):
      fields.string("text", text)
    case .textTooLong(let field, let limit):
      fields.string("field", field)
      fields.int("limit", limit)
    case .textNotPlain(let field), .textMissing(let field):
      fields.string("field", field)
    case .cannotUndo(let verb, let reason):
      fields.string("verb", verb)
      fields.string("reason", reason)
    case .notABackup(let name, let reason, let detail):
      fields.string("name", name)
      fields.string("reason", reason)
      fields.optionalString("detail", detail)
    case .notStored(let reason), .noPopup(let reason):
      fields.string("reason", reason)
    }
  }

  /// Takes back what `name` and `write(to:)` gave; nil for a name that is not ours.
  package init?(name: String, from fields: inout FieldReader) throws(FieldError) {
    switch name {
    case "AlreadyFasting":
      self = .alreadyFasting(id: try fields.string("id"), start: try fields.int("start"))
    case "NotFasting": self = .notFasting
    case "Overlaps":
      self = .overlaps(
        id: try fields.string("id"), start: try fields.int("start"),
        end: try fields.optionalInt("end"), wantedStart: try fields.optionalInt("wantedStart"),
        wantedEnd: try fields.optionalInt("wantedEnd"))
    case "InTheFuture":
      self = .inTheFuture(at: try fields.int("at"))
    case "TooLongAgo":
      self = .tooLongAgo(at: try fields.int("at"), earliest: try fields.int("earliest"))
    case "EndBeforeStart":
      self = .endBeforeStart(start: try fields.int("start"), end: try fields.int("end"))
    case "NotFound":
      self = .notFound(id: try fields.string("id"))
    case "Ambiguous":
      self = .ambiguous(id: try fields.string("id"), candidates: try fields.strings("candidates"))
    case "UnknownSchedule":
      self = .unknownSchedule(name: try fields.string("name"))
    case "ScheduleExists": self = .scheduleExists(name: try fields.string("name"))
    case "NameReserved": self = .nameReserved(name: try fields.string("name"))
    case "PresetSchedule": self = .presetSchedule(name: try fields.string("name"))
    case "HoursOutOfRange":
      self = .hoursOutOfRange(
        hours: try fields.int("hours"), least: try fields.int("least"),
        most: try fields.int("most"))
    case "TooManySchedules": self = .tooManySchedules(limit: try fields.int("limit"))
    case "VacationOverlaps":
      self = .vacationOverlaps(
        id: try fields.string("id"), from: try fields.string("from"), to: try fields.string("to"))
    case "VacationTooLong": self = .vacationTooLong(days: try fields.int("days"))
    case "TooManyVacations": self = .tooManyVacations(limit: try fields.int("limit"))
    case "GoalTooShort":
      self = .goalTooShort(goal: try fields.int("goal"), least: try fields.int("least"))
    case "GoalTooLong":
      self = .goalTooLong(goal: try fields.int("goal"), most: try fields.int("most"))
    case "NotSafe":
      self = .notSafe(question: try fields.choice("question"), most: try fields.int("most"))
    case "NoGoal": self = .noGoal
    case "StillRunning":
      self = .stillRunning(id: try fields.string("id"))
    case "UseCancel":
      self = .useCancel(id: try fields.string("id"))
    case "NoSuchMood":
      self = .noSuchMood(mood: try fields.int("mood"))
    case "TooManyFasts":
      self = .tooManyFasts(limit: try fields.int("limit"))
    case "NeedsConfirmation":
      self = .needsConfirmation(text: try fields.string("text"))
    case "TextTooLong":
      self = .textTooLong(field: try fields.string("field"), limit: try fields.int("limit"))
    case "TextNotPlain":
      self = .textNotPlain(field: try fields.string("field"))
    case "TextMissing":
      self = .textMissing(field: try fields.string("field"))
    case "InThePast":
      self = .inThePast(at: try fields.int("at"))
    case "TooManyReminders":
      self = .tooManyReminders(limit: try fields.int("limit"))
    case "TooManyRows":
      self = .tooManyRows(limit: try fields.int("limit"))
    case "TooMuch": self = .tooMuch(limit: try fields.int("limit"))
    case "ImportRunning": self = .importRunning
    case "NoPopup": self = .noPopup(reason: try fields.string("reason"))
    case "NothingToChange": self = .nothingToChange
    case "NothingToUndo": self = .nothingToUndo
    case "NothingToRedo": self = .nothingToRedo
    case "CannotUndo":
      self = .cannotUndo(verb: try fields.string("verb"), reason: try fields.string("reason"))
    case "NotABackup":
      self = .notABackup(
        name: try fields.string("name"), reason: try fields.string("reason"),
        detail: try fields.optionalString("detail"))
    case "NotStored":
      self = .notStored(reason: try fields.string("reason"))
    default: try self.init(ofProgram: name, from: &fields)
    }
  }
}
