import Formats
import Views

/// What becomes of the person's data: files to take elsewhere, copies, and erasing.
extension FastctlPage {
  static func data(_ page: inout Mdoc) {
    exports(&page)
    imports(&page)
    inbox(&page)
    phone(&page)
    healthFolder(&page)
    copies(&page)
  }

  private static func exports(_ page: inout Mdoc) {
    page.section("EXPORT FORMATS")
    page.say(
      "With --all, export writes fasts, reminders, schedules, plans, answers, profile, programs, weigh-ins, meals, foods, targets, drinks, badges and what points and streaks are counted by."
    )
    page.list([
      (
        "Cm csv",
        "fastd's own table (RFC 4180, UTF-8), one fast per line, including the current and discarded ones. It loses nothing."
      ),
      (
        "Cm json",
        "One object: format is io.github.fastd.export, version is 1, and each of rows names its noun. It loses nothing."
      ),
      ("Cm jsonl", "The same rows, one per line, after a first line with format and version."),
      ("Cm ics", "iCalendar: finished fasts as events that block no time."),
      (
        "Cm fast\\-e",
        "The table of Fast-E, newest first: Start Date, End Date, Schedule, Duration (hours), Target (hours), Completed."
      ),
    ])
    page.paragraph(
      "With --csv, export writes a table for each kind of entry into a new folder. They lose nothing",
      "and can be imported one by one; columns are named as the fields in json, and a moment is",
      "five of them, as for fasts.")
    page.paragraph("The columns of csv:")
    page.prose(FastColumn.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    page.paragraph(
      "Times are in ISO 8601, in UTC and as the clocks showed them, with the time zone and the",
      "seconds east of UTC at that time; spans are in seconds. In json, instants are milliseconds",
      "since 1970 UTC, and spans are milliseconds. A text that a spreadsheet would take for a",
      "formula, or that starts with an apostrophe, gets an apostrophe in front, which is removed on",
      "import.")
  }

  private static func imports(_ page: inout Mdoc) {
    page.section("IMPORT FORMATS")
    page.say("Besides csv, json, jsonl and fast-e, import reads the files of other programs:")
    page.list([
      ("Cm zero", "biodata.json from Zero's export."),
      (
        "Cm zero\\-csv",
        "Zero's older table; its times are in --zone, or in your own time zone."
      ),
      ("Cm sunrise", "Sunrise's list in JSON."),
      (
        "Cm apple\\-health",
        "export.xml of Apple Health, of any size: all weights, what was eaten, and the mindful sessions and mind-and-body workouts of the app given by --source."
      ),
      (
        "Cm garmin",
        "The weights of Garmin Connect: a line with a date, and below it those of that day."
      ),
      ("Cm fitbit", "Fitbit's weight files in JSON, which do not say their unit."),
      (
        "Cm weights",
        "Any other table with a date and a weight, such as those of openScale, Samsung Health, Withings, TrendWeight, Libra and MyFitnessPal. Without a time, noon is assumed."
      ),
      (
        "Cm meals",
        "MyFitnessPal's nutrition summary, Cronometer's servings, or any other table with a date, a food or a meal, and its energy. Rows that add up a day are left out; without a time, the usual one of the meal is assumed."
      ),
      (
        "Cm waistline",
        "The diary in Waistline's backup, waistline_export.json. What was entered on another day gets the usual time of its meal."
      ),
      (
        "Cm opennutritracker",
        "user_intake.json from the archive that OpenNutriTracker exports; unzip it first."
      ),
      ("Cm table", "Any table whose columns you name with --map."),
    ])
    page.paragraph(
      "With --dry-run, it shows line by line which entries are new, which are already there, which",
      "overlap, and which lines cannot be read and why. Otherwise you see a summary and are asked;",
      "a script continues unless lines cannot be imported, for which it needs --yes. At most 50,000",
      "rows go in at once. What export --all wrote brings back reminders, schedules, plans and",
      "answers where there are none.")
  }

  private static func inbox(_ page: inout Mdoc) {
    page.section("INBOX FOR WEIGHTS")
    page.say(
      "After fastctl config set weight.inbox ~/Scale, the weights of each table (.csv) that arrives",
      "in that folder are imported, such as those of openScale that Syncthing brings from a phone.",
      "A weight that is there already is passed over. What you undo or delete does not come back",
      "before its file is another one. If there are more than 2,000 tables, only the last 2,000 by name are read. A table that does not say its unit is left, and status says",
      "so: import it yourself with --unit.")
  }

  private static func phone(_ page: inout Mdoc) {
    page.section("PHONE")
    page.say(
      "After fastctl sync phone on, lines that are typed on a phone are carried out. They arrive as",
      "files in the directory inbox of fastd-phone/NAME, below the folder that your machines share or",
      "another one, where NAME is this machine's: of several, only the one whose name it is does them.",
      "A file is plain text in UTF-8 with at most 4,096 bytes and 100 lines, its name ends with .txt or",
      "has no dot, and it is read once it has been left alone for 5 seconds. Nothing in there is encrypted."
    )
    page.paragraph(
      "A line is a command as after fastctl, with or without that word, in English or German: start, stop,",
      "goal, note, weight, meal, drink, day, undo and redo, with their shortcuts such as 16:8, +1h and",
      "82.4 kg. Any other line must be food or drink that fastd knows. Options that show, ask or confirm",
      "are refused, and so is all that would have to be confirmed. Behind a start, a meal, a drink or a",
      "weight, or before what was eaten, a clock time says when it was: start 16:8 at 20:00, 13:00 soup.",
      "A time without a date is the last one before the file was written, and a line without a time is of",
      "that moment; a file that is more than 30 days old or was written in the future says nothing of when",
      "that was, and is refused. undo takes back only what was typed on the phone, and nothing that was typed later."
    )
    page.paragraph(
      "Each line is done once, on whatever machine: what comes of it is known by the name of the file, the",
      "line and how often the line is in it. A file that comes again does nothing; one that has grown is",
      "done by its new lines. A file of the same name in outbox has the answers. Files that were done move",
      "to done, and go after 7 days like the answers. Other versions of a file that the program that",
      "synchronises makes, such as .sync-conflict-, are left alone.")
    page.paragraph(
      "today.html is the day as a web page that needs nothing else: the fast, what comes next and the last",
      "answers; with phone.weight, phone.meals and phone.notes also these. It says clock times alone, so",
      "that an old one stays true, and is written when it has something else to say, at most once a minute."
    )
  }

  private static func healthFolder(_ page: inout Mdoc) {
    page.section("HEALTH FOLDER")
    page.say(
      "After fastctl config set health.folder ~/Health/Fasts, each fast that reaches its goal is",
      "written there as a file of its own, in the format of health.format. It is rewritten when you",
      "edit the fast and deleted with it; export --backfill writes older fasts. All your weights are",
      "in one more file there, such as fastd-weights.csv, which is rewritten with each of them. While",
      "the folder is missing (a USB stick, a network share), doctor says so, and the files are written",
      "when it is back.")
  }

  private static func copies(_ page: inout Mdoc) {
    page.section("BACKUPS AND ERASING")
    page.say(
      "The database is backed up daily if something has changed, and before each import and each",
      "restore; the copies of the last 7 days and 4 weeks are kept.")
    page.paragraph(
      "What you delete can be brought back with undo, as long as the change log has it:",
      "undo.keep says how long, and your data stays for ever. purge erases for good, including from",
      "the change log and all backups; you must type a word to confirm. purge ID does so with a",
      "fast, weight purge, meal purge, drink purge and food purge with one of theirs, profile purge DATE",
      "with a version of your profile, and profile purge safety with all your safety answers. A food that was learned",
      "from an erased meal is named, and erased as well if you want. Without an ID, purge erases",
      "the database, every backup and the files of the health folder, and lists them.")
  }
}
