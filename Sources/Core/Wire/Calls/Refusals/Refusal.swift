package import Nouns

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
}
