package import Nouns
package import Time

/// Why a command was refused; nothing has changed.
package enum CommandError: Error, Equatable, Sendable {
  case alreadyFasting(RowID, since: Instant)
  case notFasting
  /// `wanted` is the time that another fast would have taken up.
  case overlaps(RowID, start: Instant, end: Instant?, wanted: Range<Instant>? = nil)
  case inTheFuture(Instant)
  case tooLongAgo(Instant, earliest: Instant)
  case endBeforeStart(start: Instant, end: Instant)
  case notFound(String)
  case ambiguous(String, [RowID])
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
  case goalTooShort(Span, least: Span)
  case goalTooLong(Span, most: Span)
  /// What the person answered speaks against so long a goal.
  case notSafe(SafetyQuestion, most: Span)
  /// There is no goal to change by a span.
  case noGoal
  /// A running fast has no end to edit.
  case stillRunning(RowID)
  /// A running fast is discarded, not deleted.
  case useCancel(RowID)
  case needsConfirmation(String)
  case textTooLong(field: String, limit: Int)
  /// It holds control characters other than line ends and tabs.
  case textNotPlain(field: String)
  /// What is to be told cannot be told before now.
  case inThePast(Instant)
  case tooManyReminders(limit: Int)
  /// A text that is needed has no words.
  case textMissing(field: String)
  case noSuchMood(Int)
  /// More at once than one command may name.
  case tooManyFasts(limit: Int)
  case noProgram
  /// Another one is under way.
  case programRuns(RowID, start: Day)
  case programPaused(RowID, from: Day)
  case notPaused(RowID)
  /// What must be known of the person first.
  case profileIncomplete([ProfileField])
  /// What the person said, or their weight, speaks against a diet phase.
  case noDiet(DietObstacle)
  /// A diet day has passed since that date.
  case dietHasBegun(Day)
  case dateOutOfRange(field: String, Day, allowed: ClosedRange<Day>)
  case numberOutOfRange(field: String, Int64, allowed: ClosedRange<Int64>)
  case pauseOverlaps(DietProgram.Pause)
  /// It must be said which of two deficits counts.
  case twoDeficits
  /// Days of little energy, which nobody has two of in a row.
  case daysTouch
  case underAge(years: Int)
  /// In grams.
  case goalWeightTooLow(Int64, least: Int64)
  /// In kcal, as what follows.
  case dietAboveMaintenance(Int64, maintenance: Int64)
  case dietTooLow(Int64, least: Int64)
  case nothingToChange
  case nothingToUndo
  case nothingToRedo
  /// The rows are not as that step left them.
  case cannotUndo(verb: String)
}
