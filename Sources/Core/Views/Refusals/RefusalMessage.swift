package enum RefusalMessage: String, Message {
  case alreadyFasting = "You are already fasting, since {start}. To end the fast: fastctl stop"
  case notFasting = "You are not fasting. To start: fastctl start"
  case overlaps =
    "This overlaps the fast {id} ({start} – {end}). Change it: fastctl edit {id}; remove it: fastctl delete {id}"
  case overlapsRunning = "This overlaps the current fast, running since {start}"
  case overlapsEnd =
    "This overlaps the fast {id} ({start} – {end}). To end that one earlier: fastctl edit {id} --end \"{time}\""
  case overlapsStart =
    "This overlaps the fast {id} ({start} – {end}). To start that one later: fastctl edit {id} --start \"{time}\""
  case overlapsDelete =
    "This overlaps the fast {id} ({start} – {end}). To delete that one: fastctl delete {id}"
  case overlapsRunningStart =
    "This overlaps the current fast, running since {start}. To start it later: fastctl edit --start \"{time}\""
  case inTheFuture = "{time} is in the future"
  case tooLongAgo =
    "{time} is too long ago to start a fast; the earliest is {earliest}"
  case endBeforeStart = "The end ({end}) must be after the start ({start})"
  case notFound = "There is no fast '{id}'. To list your fasts: fastctl history"
  case noneYet = "There are no fasts yet. To start one: fastctl start"
  case ambiguous = "'{id}' could be any of: {candidates}"
  case unknownSchedule =
    "There is no schedule called '{name}'. To list them: fastctl schedule list"
  case scheduleExists =
    "There is already a schedule called '{name}'. To change it: fastctl schedule edit {quoted}"
  case nameReserved = "'{name}' already has another meaning, so it cannot be the name of a schedule"
  case presetSchedule =
    "'{name}' is a built-in schedule and cannot be changed. To add your own: fastctl schedule add \"Early bird\" 15"
  case hoursOutOfRange = "A schedule has {least} to {most} hours of fasting, not {hours}"
  case tooManySchedules =
    "You already have {limit} schedules of your own. To remove one: fastctl schedule remove NAME"
  case scheduleNameMissing =
    "A schedule needs a name, such as: fastctl schedule add \"Early bird\" 15"
  case vacationOverlaps =
    "There is already a vacation from {start} to {end}. To remove it: fastctl schedule vacation remove {id}"
  case vacationTooLong = "A vacation can last at most {limit} days"
  case tooManyVacations =
    "There are already {limit} vacations. To remove one: fastctl schedule vacation remove ID"
  case goalTooShort = "That is too short for a goal; the minimum is {least}"
  case goalTooLong = "A goal of {goal} is too long; the maximum is {most}"
  case notSafe =
    "This applies to you: {question}. Talk to a doctor before a goal of more than {most}. A good goal: fastctl start 12:12. If a doctor has agreed, or it no longer applies: fastctl profile safety"
  case notSafeUnderAge =
    "{rule} A good goal: fastctl start 12:12. If you are 18 or older: fastctl profile safety, and fastctl profile --birth 1985"
  case notCounted =
    "Streaks are not counted for you, because this applies: {question}. If it does not: fastctl profile safety, and fastctl profile for your date of birth and weight"
  case noGoal = "This fast has no goal to change. To set one: fastctl goal 16h"
  case stillRunning = "The fast {id} is still running, so it has no end. To end it: fastctl stop"
  case useCancel =
    "The fast {id} is still running and cannot be deleted. To discard it: fastctl cancel"
  case noSuchMood = "A mood is a number from 1 to 5, not '{mood}'"
  case tooManyFasts = "At most {limit} fasts can be deleted at once"
  case needsConfirmation =
    "A goal over 48 hours has to be confirmed: longer fasts are not better fasts. Dizziness, palpitations, confusion or vomiting: stop and get help. To continue, add: --confirm {text}"
  case needsLongFast =
    "A fast of more than 72 hours must be confirmed, because a date is easily mistyped. If it is right, add: --confirm {text}"
  case textTooLong = "The {field} is too long: at most {limit} bytes"
  case textNotPlain = "The {field} contains characters that cannot be shown"
  case textMissing =
    "A reminder needs a text, such as: fastctl remind add \"Drink some water\" --at 15:00"
  case inThePast = "{time} is in the past; choose a later time"
  case tooManyReminders =
    "There are already {limit} reminders. To remove one: fastctl remind remove ID"
  case tooManyRows =
    "That is too much to import at once: at most {limit} rows. Split the file, for example by year."
  case tooMuch =
    "The rows take up more than {limit} MB. Split the file, for example by year."
  case importRunning = "Another import is running. Try again when it is done."
  case noPopup = "No notification server with buttons is running. For help: fastctl doctor"
  case popupsMuted =
    "Pop-ups are muted, so you could not be asked. Unmute them, or install a menu program such as rofi"
  case nothingToChange = "Nothing would change"
  case nothingToUndo = "Nothing to undo"
  case nothingToRedo = "Nothing to redo"
  case cannotUndo =
    "The fast has changed since then, so that step cannot be undone. To see it: fastctl history"
  case cannotUndoSince =
    "{machine} changed that entry at {time} ({field}), so that step cannot be undone"
  case cannotUndoConflict =
    "{machine} changed that entry at {time}, too ({field}). Decide first: fastctl conflicts"
  case whichField = "There is more than one field to decide; name one: {fields}"
  case whichMachine = "Name one of the machines whose value you can take: {machines}"
  case heldEntry =
    "{id} is held back. To let it stand: fastctl resolve {id} --take. To delete it: fastctl delete {id}"
  case notABackupMissing = "There is no file '{name}'. To list your backups: fastctl backup --list"
  case notABackupForeign = "'{name}' is not a fastd backup"
  case notABackupNewer = "'{name}' was written by a newer fastd. Update fastd first"
  case notABackupUnreadable = "'{name}' could not be read, so nothing was restored"
  case notABackupForeignPart =
    "'{name}' contains something that fastd never wrote ({detail}), so nothing was restored"
  case notABackupMissingTable =
    "'{name}' lacks the table {detail}, so nothing was restored"
  case notABackupLongText =
    "'{name}' contains a text longer than any that fastd writes, so nothing was restored"
  case notABackupManyRows =
    "'{name}' contains more than {detail} rows, so nothing was restored"
  case notABackupSlow = "Reading '{name}' took too long, so nothing was restored"
  case notABackupDamaged = "'{name}' is damaged or cut off, so nothing was restored"
  case needsErasing =
    "Erasing cannot be undone, and covers all backups as well. To continue, add: --confirm {text}"
  case needsPurging =
    "This erases all your fasts, weigh-ins, meals, drinks, foods, plans, reminders, profile, programs, journal and backups, and cannot be undone. To continue, add: --confirm {text}"
  case needsClearing =
    "This erases the journal of events, including from all backups, and cannot be undone. To continue, add: --confirm {text}"
  case notStored =
    "Nothing was changed, because the database could not be written. To find out why: fastctl doctor"
  case diskFull = "Nothing was changed, because the disk is full"
  case readOnly =
    "Nothing was changed, because the database is damaged. To see what to do: fastctl status"
  case unwritable =
    "Nothing was changed, because the database is read-only. Where it is: fastctl doctor"
  case moved =
    "Nothing was changed, because the database was removed or replaced. To see what to do: fastctl status"
  case doubtful =
    "The disk failed at the last moment, so the change may or may not have been saved. To check: fastctl history"
  case partly =
    "It was removed from the backups, but not from the database, because the disk failed. To finish, run the command again"
}
