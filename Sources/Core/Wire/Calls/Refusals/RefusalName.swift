package import Nouns
import Time

extension RefusalName {
  /// As the interfaces have it, such as `NotFasting`; nil for a name that is not ours.
  init?(_ name: String) {
    guard let first = name.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    else { return nil }
    self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
  }

  var text: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension Refusal {
  /// The error's name without its interface.
  package var name: String { RefusalName(of: self).text }
}

extension RefusalName {
  /// With blank facts, to be filled.
  var blank: Refusal {
    let (id, at, day) = (RowID(bits: 0, 0), Instant(milliseconds: 0), Day(number: 0))
    return switch self {
    case .alreadyFasting: .alreadyFasting(id, since: at)
    case .notFasting: .notFasting
    case .overlaps: .overlaps(id, start: at, end: nil)
    case .inTheFuture: .inTheFuture(at)
    case .tooLongAgo: .tooLongAgo(at, earliest: at)
    case .endBeforeStart: .endBeforeStart(start: at, end: at)
    case .stillRunning: .stillRunning(id)
    case .useCancel: .useCancel(id)
    case .noSuchMood: .noSuchMood(0)
    case .tooManyFasts: .tooManyFasts(limit: 0)
    case .goalTooShort: .goalTooShort(.zero, least: .zero)
    case .goalTooLong: .goalTooLong(.zero, most: .zero)
    case .notSafe: .notSafe(.underAge, most: .zero)
    case .noGoal: .noGoal
    case .notFound: .notFound("")
    case .ambiguous: .ambiguous("", [])
    case .textTooLong: .textTooLong(field: "", limit: 0)
    case .textNotPlain: .textNotPlain(field: "")
    case .textMissing: .textMissing(field: "")
    case .needsConfirmation: .needsConfirmation([])
    case .unknownSchedule: .unknownSchedule("")
    case .scheduleExists: .scheduleExists("")
    case .nameReserved: .nameReserved("")
    case .presetSchedule: .presetSchedule("")
    case .hoursOutOfRange: .hoursOutOfRange(0, allowed: 0...0)
    case .tooManySchedules: .tooManySchedules(limit: 0)
    case .vacationOverlaps: .vacationOverlaps(id, days: day...day)
    case .vacationTooLong: .vacationTooLong(days: 0)
    case .tooManyVacations: .tooManyVacations(limit: 0)
    case .inThePast: .inThePast(at)
    case .tooManyReminders: .tooManyReminders(limit: 0)
    case .noPopup: .noPopup(reason: "")
    case .profileIncomplete: .profileIncomplete([])
    case .underAge: .underAge(years: 0)
    case .dateOutOfRange: .dateOutOfRange(field: "", day, allowed: day...day)
    case .numberOutOfRange: .numberOutOfRange(field: "", 0, allowed: 0...0)
    case .goalWeightTooLow: .goalWeightTooLow(0, least: 0)
    case .aimNotSafe: .aimNotSafe(.underweight)
    case .dietAboveMaintenance: .dietAboveMaintenance(0, maintenance: 0)
    case .macrosAboveMaintenance: .macrosAboveMaintenance(0, maintenance: 0)
    case .dietTooLow: .dietTooLow(0, least: 0)
    case .maintenanceTooLow: .maintenanceTooLow(0, least: 0, because: nil)
    case .maintenanceLow: .maintenanceLow(0, rest: nil, floor: nil, formula: nil)
    case .twoDeficits: .twoDeficits
    case .daysTouch: .daysTouch
    case .tooManyItems: .tooManyItems(limit: 0)
    case .foodExists: .foodExists(.blank, name: "")
    case .notAPortion: .notAPortion("")
    case .noProgram: .noProgram
    case .programRuns: .programRuns(id, start: day)
    case .programPaused: .programPaused(id, from: day)
    case .notPaused: .notPaused(id)
    case .pauseOverlaps: .pauseOverlaps(from: day, to: nil)
    case .dietHasBegun: .dietHasBegun(day)
    case .noDiet: .noDiet(.underweight)
    case .nothingToChange: .nothingToChange
    case .nothingToUndo: .nothingToUndo
    case .nothingToRedo: .nothingToRedo
    case .cannotUndo: .cannotUndo(verb: "")
    case .whichOne: .whichOne(fields: [], devices: [])
    case .heldEntry: .heldEntry(id)
    case .tooManyRows: .tooManyRows(limit: 0)
    case .tooMuch: .tooMuch(limit: 0)
    case .importRunning: .importRunning
    case .notABackup: .notABackup(name: "", .damaged)
    case .notStored: .notStored(.failed)
    }
  }
}
