package enum RefusalMessage: String, Message {
  case alreadyFasting = "You have been fasting since {start}. To end it: fastctl stop"
  case notFasting = "You are not fasting. To begin: fastctl start 16:8"
  case overlaps = "That is the time of the fast {id}, {start} - {end}. To see it: fastctl show {id}"
  case overlapsRunning = "That is the time of the fast that runs since {start}"
  case overlapsEnd =
    "That is the time of the fast {id}, {start} - {end}. To let that one end before: fastctl edit {id} --end \"{time}\""
  case overlapsStart =
    "That is the time of the fast {id}, {start} - {end}. To let that one begin after: fastctl edit {id} --start \"{time}\""
  case overlapsDelete =
    "That is the time of the fast {id}, {start} - {end}. To take that one away: fastctl delete {id}"
  case overlapsRunningStart =
    "That is the time of the fast that runs since {start}. To let it begin after: fastctl edit --start \"{time}\""
  case inTheFuture = "{time} has not come yet"
  case tooLongAgo =
    "{time} is too long ago to begin a fast; the earliest is {earliest}"
  case endBeforeStart = "The end, {end}, is not after the start, {start}"
  case notFound = "There is no fast {id}. To see them: fastctl history"
  case noneYet = "There is no fast yet. To begin one: fastctl start 16:8"
  case ambiguous = "{id} is the beginning of several: {candidates}"
  case unknownSchedule =
    "There is no schedule {name}. There are 16:8, 18:6, 20:4, omad, and others such as 17:7. To see all: fastctl schedule list"
  case scheduleExists =
    "There is a schedule {name} already. To change it: fastctl schedule edit {quoted}"
  case nameReserved = "{name} says something else already, so it cannot be a schedule's name"
  case presetSchedule =
    "{name} is a schedule that everybody has and that stays as it is. For one of your own: fastctl schedule add \"Early bird\" 15"
  case hoursOutOfRange = "A schedule has from {least} to {most} hours of fasting, not {hours}"
  case tooManySchedules =
    "There are {limit} schedules of your own already. To take one away: fastctl schedule remove NAME"
  case scheduleNameMissing =
    "A schedule needs a name. Such as: fastctl schedule add \"Early bird\" 15"
  case vacationOverlaps =
    "There is a vacation from {start} to {end}. To take it away: fastctl schedule vacation remove {id}"
  case vacationTooLong = "A vacation has at most {limit} days"
  case tooManyVacations =
    "There are {limit} vacations already. To take one away: fastctl schedule vacation remove ID"
  case goalTooShort = "That is too short for a goal; the shortest is {least}"
  case goalTooLong = "A goal of {goal} is too long; the longest is {most}"
  case notSafe =
    "This applies to you: {question}. A goal over {most} needs a doctor's word first. A good one: fastctl start 12:12. If a doctor agreed, or it does not apply any more: fastctl profile safety"
  case notSafeUnderAge =
    "{rule} A good goal: fastctl start 12:12. If you are 18 or older: fastctl profile safety, and fastctl profile --birth 1985"
  case notCounted =
    "Streaks are not counted for you, because this applies: {question}. If it does not: fastctl profile safety, and fastctl profile for your birth and weight"
  case noGoal = "This fast has no goal to change. To set one: fastctl goal 16h"
  case stillRunning = "The fast {id} still runs, so it has no end. To end it: fastctl stop"
  case useCancel =
    "The fast {id} still runs, and what runs is not deleted. To discard it: fastctl cancel"
  case noSuchMood = "A mood is a number from 1 to 5, not {mood}"
  case tooManyFasts = "No more than {limit} fasts can be deleted at once"
  case needsConfirmation =
    "A goal over 48 hours has to be confirmed: longer fasts are not better fasts. Dizziness, palpitations, confusion or vomiting: stop and get help. To go on, add: --confirm {text}"
  case needsLongFast =
    "A fast over 72 hours has to be confirmed, as a mistake in the date is likely. If it is right, add: --confirm {text}"
  case textTooLong = "Too long: {field} may have at most {limit} bytes"
  case textNotPlain = "Not plain text: {field} has characters that cannot be shown"
  case textMissing =
    "A reminder needs a text. Such as: fastctl remind add \"Drink some water\" --at 15:00"
  case inThePast = "{time} has already passed: a later time is needed"
  case tooManyReminders =
    "There are {limit} reminders already. To take one away: fastctl remind remove ID"
  case tooManyRows =
    "That is too much to import at once; at most {limit} rows. Divide the file, for instance by years."
  case tooMuch =
    "The rows take up more than {limit} MB. Divide the file, for instance by years."
  case importRunning = "Another import is under way. Try again when it is done."
  case noPopup = "Nobody shows pop-ups with buttons here. What to do: fastctl doctor"
  case popupsMuted =
    "Pop-ups are muted, so nobody could be asked. Unmute them, or install a menu program such as rofi"
  case nothingToChange = "Nothing would change"
  case nothingToUndo = "There is nothing to undo"
  case nothingToRedo = "There is nothing to do again"
  case cannotUndo =
    "The fast has changed since, so that step cannot be taken back. To see it: fastctl history"
  case notABackupMissing = "There is no file {name}"
  case notABackupForeign = "{name} is no backup of fastd"
  case notABackupNewer = "{name} is of a newer fastd; this one cannot read it"
  case notABackupUnreadable = "{name} could not be read, so nothing was taken from it"
  case notABackupForeignPart =
    "{name} holds something that fastd never made ({detail}), so nothing was taken from it"
  case notABackupMissingTable =
    "{name} lacks the table {detail}, so nothing was taken from it"
  case notABackupLongText =
    "{name} holds a text longer than any that fastd writes, so nothing was taken from it"
  case notABackupManyRows =
    "{name} holds more than {detail} rows, so nothing was taken from it"
  case notABackupSlow = "Reading {name} took too long, so nothing was taken from it"
  case notABackupDamaged = "{name} is damaged or cut short, so nothing was taken from it"
  case needsErasing =
    "Erasing cannot be undone, and takes the fast out of all backups, too. To go on, add: --confirm {text}"
  case needsPurging =
    "This deletes all your fasts, plans, reminders, profile, programs, journal and backups, and cannot be undone. To go on, add: --confirm {text}"
  case needsClearing =
    "This deletes the journal of events, from all backups, too, and cannot be undone. To go on, add: --confirm {text}"
  case notStored =
    "Nothing was changed, because it could not be written. To find out why: fastctl doctor"
  case diskFull = "Nothing was changed, because the disk is full"
  case readOnly = "Nothing was changed, because the database is damaged. What to do: fastctl status"
  case unwritable =
    "Nothing was changed, because the database is read-only. Where it is: fastctl doctor"
  case moved =
    "Nothing was changed, because the database was removed or replaced. What to do: fastctl status"
  case doubtful =
    "The disk failed at the last moment, so it may be done or not. To see: fastctl history"
  case partly =
    "It was removed from the backups, but not from the database, because the disk failed. To finish, do it again"
}
