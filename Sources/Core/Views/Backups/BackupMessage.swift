package enum BackupMessage: String, Message {
  case made = "Made"
  case why = "Why"
  case size = "Size"
  case file = "File"
  case none = "There are no backups yet. To make one: fastctl backup"
  case daily = "daily"
  case asked = "asked for"
  case importing = "before an import"
  case restoring = "before a restore"
  case migration = "before an update"
  case directory = "They are in {directory}"
  case holds = "Fasts in this backup: {count}, from {first} to {last}."
  case holdsNone = "This backup holds no fasts."
  case wouldChange =
    "Entries that it would bring back: {added}; change: {changed}; remove: {removed}."
  case same = "All of it is there already; nothing would change."
  case restored = "Took it in: {added} brought back, {changed} changed, {removed} removed."
  case wayBack = "To go back: fastctl undo. What was there is kept as {name}"
  case written = "Backup written to {file}"
  case willErase = "This erases {fast} for good, from the log and from all backups, too."
  case willEraseTraces =
    "This fast is in no list any more. What is left of it in the log and in all backups is erased for good."
  case left =
    "These files could not be read or removed, and may still hold it. Try again, or delete them yourself:"
  case dismissed = "Nothing is restored; what is left stays where it is."
  case erased = "Erased for good, from {count} backups, too."
  case willPurge =
    "This deletes all your fasts, plans, reminders, profile and programs, your journal, their log and every backup on this machine. It cannot be undone."
  case purged = "Removed:"
  case settingsStay = "Your settings stay: {file}"
  case elsewhere = "Files that you exported or copied elsewhere are not touched."
}
