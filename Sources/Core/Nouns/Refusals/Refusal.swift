package import Time

/// Why something was refused, with the facts that the person needs to be told; nothing has changed.
package enum Refusal: Error, Equatable, Sendable {

  // MARK: Fasts

  case alreadyFasting(RowID, since: Instant)
  case notFasting
  /// Another fast has that time; it runs where it has no end. `wanted` is the time that was asked for.
  case overlaps(RowID, start: Instant, end: Instant?, wanted: Range<Instant>? = nil)
  case inTheFuture(Instant)
  /// Only starts of the last days are taken.
  case tooLongAgo(Instant, earliest: Instant)
  case endBeforeStart(start: Instant, end: Instant)
  /// A running fast has no end to edit.
  case stillRunning(RowID)
  /// A running fast is discarded, not deleted.
  case useCancel(RowID)
  case noSuchMood(Int)
  /// More at once than one command may name.
  case tooManyFasts(limit: Int)

  // MARK: Goals

  case goalTooShort(Span, least: Span)
  case goalTooLong(Span, most: Span)
  /// One of the person's answers speaks against so long a goal; `most` is zero where there is none.
  case notSafe(SafetyQuestion, most: Span)
  /// There is no goal to change by a span.
  case noGoal

  // MARK: Names and references

  /// By the beginning of its id; empty where there is none at all.
  case notFound(String)
  case ambiguous(String, [RowID])
  case textTooLong(field: String, limit: Int)
  /// It holds control characters other than line ends and tabs.
  case textNotPlain(field: String)
  /// A text that is needed has no words.
  case textMissing(field: String)
  /// The call again, with their text as its `confirm`, is the person's word.
  case needsConfirmation([Consent], about: Doubt? = nil)

  // MARK: Schedules and vacations

  case unknownSchedule(String)
  case scheduleExists(String)
  /// The name says something else where a goal may stand.
  case nameReserved(String)
  /// It is not one of the person's own.
  case presetSchedule(String)
  case hoursOutOfRange(Int, allowed: ClosedRange<Int>)
  case tooManySchedules(limit: Int)
  case vacationOverlaps(RowID, days: ClosedRange<Day>)
  case vacationTooLong(days: Int64)
  case tooManyVacations(limit: Int)

  // MARK: Reminders and pop-ups

  /// The moment that was asked for has passed.
  case inThePast(Instant)
  case tooManyReminders(limit: Int)
  /// Nobody shows pop-ups, or nobody who has buttons; the reason may be a server's own.
  case noPopup(reason: String)

  // MARK: The profile

  /// The fields of the profile that are needed first.
  case profileIncomplete([ProfileField])
  case underAge(years: Int)
  case dateOutOfRange(field: String, Day, allowed: ClosedRange<Day>)
  case numberOutOfRange(field: String, Int64, allowed: ClosedRange<Int64>)
  /// In grams.
  case goalWeightTooLow(Int64, least: Int64)
  /// An aim to lose weight could do harm.
  case aimNotSafe(DietObstacle)
  /// In kcal, as what follows.
  case dietAboveMaintenance(Int64, maintenance: Int64)
  case dietTooLow(Int64, least: Int64)
  /// For anybody, or for somebody who must not lose weight.
  case maintenanceTooLow(Int64, least: Int64, because: DietObstacle?)
  /// To be confirmed; nil where it is not known, or does not matter.
  case maintenanceLow(Int64, rest: Int64?, floor: Int64?, formula: Int64?)
  case macrosAboveMaintenance(Int64, maintenance: Int64)
  /// It must be said which of two deficits counts.
  case twoDeficits
  /// Days of little energy, which nobody has two of in a row.
  case daysTouch

  // MARK: Meals and foods

  /// More in one meal, or of one day, than one command may log.
  case tooManyItems(limit: Int)
  /// Another food of the person's own is called so.
  case foodExists(RowID, name: String)
  /// It is no name with grams behind it.
  case notAPortion(String)

  // MARK: The diet program

  case noProgram
  /// Another one is under way, or will be.
  case programRuns(RowID, start: Day)
  case programPaused(RowID, from: Day)
  case notPaused(RowID)
  /// It ends before `to`; without one nobody knows when.
  case pauseOverlaps(from: Day, to: Day?)
  /// A diet day has passed since that date.
  case dietHasBegun(Day)
  case noDiet(DietObstacle)

  // MARK: Changes

  case nothingToChange
  case nothingToUndo
  case nothingToRedo
  /// The rows are not as that step left them; nil where this machine changed them.
  case cannotUndo(verb: String, since: OtherEdit? = nil)

  // MARK: Several machines

  /// Several fields or machines are in question, and one has to be named.
  case whichOne(fields: [String], devices: [String])
  /// An entry that is held cannot be kept as it is.
  case heldEntry(RowID)

  // MARK: Imports, backups and the disk

  case tooManyRows(limit: Int)
  /// The rows take up more than so many bytes.
  case tooMuch(limit: Int64)
  /// Somebody else's import is under way.
  case importRunning
  /// `detail` says of what in the file.
  case notABackup(name: String, BackupFlaw, detail: String? = nil)
  /// It could not be written, or read.
  case notStored(StoreTrouble)
}
