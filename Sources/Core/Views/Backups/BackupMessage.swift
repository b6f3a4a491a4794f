package enum BackupMessage: String, Message {
  case made = "Made"
  case why = "Why"
  case size = "Size"
  case file = "File"
  case none = "No backups yet. To make one: fastctl backup"
  case daily = "daily"
  case asked = "on request"
  case importing = "before an import"
  case restoring = "before a restore"
  case migration = "before an update"
  case directory = "Together {size}, in {directory}"
  case holds = "This backup holds {fasts}, {times}."
  case holdsNone = "This backup holds no fasts."
  case wouldChange =
    "Entries: {added} would be added, {changed} changed, {removed} removed."
  case same = "Everything in it is here already; nothing would change."
  case damaged =
    "Your database is damaged: it will be set aside and kept, and everything in this backup restored."
  case entriesLeft = "Entries of the backup that cannot be used and are left out: {count}."
  case entriesMore = "and {count} more"
  case restored = "Restored: {added} added, {changed} changed, {removed} removed."
  case wayBack = "To go back: fastctl undo. The previous state is kept as {name}"
  case keptDamaged =
    "The damaged database is kept as {path}. Anything you recorded after the backup is only in that file"
  case written = "Backup written to {file}"
  case willErase =
    "This erases the fast from {fast} for good, also from the change log and all backups."
  case willEraseTraces =
    "This fast is no longer in any list. What is left of it in the change log and in backups will be erased for good."
  case willEraseWeighing =
    "This erases the weigh-in from {date} ({weight}) for good, also from the change log and all backups."
  case willEraseEaten =
    "This erases what you ate on {date} ({food}) for good, also from the change log and all backups."
  case willEraseFood =
    "This erases your food {name} for good, also from the change log and all backups. What you ate of it stays."
  case willEraseVersion =
    "This erases the version of your profile from {date} for good, also from the change log and all backups. Later versions stay as they are, and so do the energy targets."
  case willEraseSafety =
    "This erases all your answers to the safety questions for good, now and before, also from the change log and all backups. You will be asked again."
  case willEraseEntryTraces =
    "This entry is no longer in any list. What is left of it in the change log and in backups will be erased for good."
  case left =
    "These files could not be read or deleted, and may still hold some of it. Try again, or delete them yourself:"
  case dismissed = "Nothing was restored; what is left stays where it is."
  case begun = "There is a new, empty database. The damaged one is kept as {path}"
  case erasedHere = "Erased for good."
  case willPurge =
    "This erases everything on this machine: fasts, weigh-ins, meals, drinks, foods, plans, reminders, profile, programs, the journal, the change log and every backup. It cannot be undone."
  case purged = "Erased:"
  case settingsStay = "Your settings stay: {file}"
  case elsewhere = "Files that you exported or copied elsewhere are not touched."
}

extension PluralMessage {
  static var journalBack: Self {
    Self(
      one: "{n} event of the journal would come back, too.",
      many: "{n} events of the journal would come back, too.")
  }
  package static var erasedFromBackups: Self {
    Self(
      one: "Erased for good, also from {n} backup.", many: "Erased for good, also from {n} backups."
    )
  }
}
