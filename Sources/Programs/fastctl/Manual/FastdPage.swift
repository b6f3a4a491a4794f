import Views

/// fastd(1).
enum FastdPage {
  static func text(_ phrases: Phrases) -> String {
    var page = Mdoc(
      phrases, title: "fastd", section: 1, name: "fastd",
      tagline: "the daemon that keeps your fasts")
    page.section("SYNOPSIS")
    page.macro("Nm")
    page.macro("Op", "Fl \\-version | Fl \\-help")
    page.section("DESCRIPTION")
    page.macro("Nm")
    page.say(
      "keeps the current fast and your history, wakes when something is due, shows notifications,",
      "and answers fastctl, status bars and other programs on a socket.",
      "It runs for one person and needs no network.")
    page.paragraph(
      "You never have to start it by hand: systemd starts it when the socket is used, and so does",
      "fastctl. To run it in every session: systemctl --user enable --now fastd.",
      "To stop it, stop its socket as well: systemctl --user stop fastd.socket fastd.service.")
    page.paragraph(
      "A second daemon on the same database or socket refuses to start and names the first one.")
    hooks(&page)
    signals(&page)
    log(&page)
    operations(&page)
    security(&page)
    surroundings(&page)
    page.section("EXIT STATUS")
    page.say("The exit status is 0 after SIGTERM or SIGINT, and another number after a failure.")
    page.section("SEE ALSO")
    page.macro("Xr", "fastctl 1 ,")
    page.macro("Xr", "fastd-sync 1 ,")
    page.macro("Xr", "fastd.conf 5 ,")
    page.macro("Xr", "systemd.unit 5 ,")
    page.macro("Xr", "fastd-sync-protocol 7 ,")
    page.macro("Xr", "fastd-varlink 7")
    return page.text
  }

  private static func hooks(_ page: inout Mdoc) {
    page.section("HOOKS")
    page.say(
      "When something happens, each executable file in hooks.d runs with the name of the event as",
      "its argument, the event as a JSON object on standard input, and its main fields in the",
      "environment. A file that is hidden, belongs to somebody else or is writable by others is",
      "ignored; fastctl doctor says which hooks run. What a hook prints goes to the log.",
      "The events are fast-started, goal-reached, fast-ended, fast-cancelled, stage-entered,",
      "window-opened, window-closed, reminder, phase-switched, cycle-completed, program-paused,",
      "program-resumed, day-changed, weight-logged, meal-logged and sync-completed.")
    page.list([
      ("Ev FASTD_EVENT , FASTD_TEXT", "The name of the event, and what happened in words."),
      (
        "Ev FASTD_AT , FASTD_LATE",
        "When it was noticed, and how many seconds after it had happened."
      ),
      ("Ev FASTD_FAST , FASTD_START , FASTD_GOAL , FASTD_END , FASTD_OUTCOME", "The fast."),
      (
        "Ev FASTD_PROGRAM , FASTD_PHASE , FASTD_PHASE_FROM , FASTD_CYCLE , FASTD_PHASE_DAY",
        "The diet program, its current phase and the one before, such as diet or maintenance."
      ),
      (
        "Ev FASTD_KCAL , FASTD_AUTOMATIC",
        "The energy target, and whether the change was caused by midnight (true) or by a command (false)."
      ),
      (
        "Ev FASTD_STAGE , FASTD_OPENS , FASTD_CLOSES , FASTD_REMINDER , FASTD_DAY",
        "The stage, the eating window, the reminder and the day."
      ),
      (
        "Ev FASTD_GIVEN , FASTD_TAKEN , FASTD_CHANGED , FASTD_HELD",
        "The changes that went to your other machines and came from them, and the entries that changed or are held back here."
      ),
      (
        "Ev FASTD_GRAMS , FASTD_GRAMS_MEAN",
        "The weight and its average of seven days, in grams."
      ),
      (
        "Ev FASTD_MEAL , FASTD_SLOT , FASTD_FOOD , FASTD_MEAL_KCAL",
        "The meal: its ID, which of the day it was, what it was called and its energy."
      ),
      (
        "Ev FASTD_MEAL_DAY , FASTD_EATEN , FASTD_KCAL_LEFT",
        "The day that the meal counts for, what was eaten in it and what is left of the target, in kcal."
      ),
    ])
    page.paragraph(
      "In the environment, instants are seconds since 1970 and spans are seconds; in the JSON",
      "object, instants are milliseconds, as on the socket, and what does not apply is null.",
      "A variable that does not apply is not set. Fields are added, never renamed.")
    page.paragraph(
      "Hooks run outside the daemon's sandbox, in the home directory, and only one at a time for",
      "each event. After 10 seconds a hook and everything it started are asked to end, and after 2",
      "more seconds they are killed. What it leaves in the background ends with it.")
    page.paragraph("For example hooks.d/10-lamp:")
    page.literal(
      #"""
      #!/bin/sh
      # Green when the goal is reached
      [ "$1" != goal-reached ] || curl -s http://lamp.local/green
      """#)
  }

  private static func security(_ page: inout Mdoc) {
    page.section("SECURITY")
    page.say(
      "The daemon answers only programs of the same user: the socket has mode 0600 in a directory",
      "of mode 0700, and the user at the other end is checked. Everything such a program can send",
      "has a limit.")
    page.paragraph(
      "Under systemd, the daemon runs without network and without new privileges, on a read-only",
      "system with only its own two directories writable, and with a system-call filter. Where user",
      "namespaces are forbidden, the installer leaves out what needs them and says so.")
  }

  private static func signals(_ page: inout Mdoc) {
    page.section("SIGNALS")
    page.list([
      (
        "Dv SIGHUP",
        "Reads the settings again; if there is a mistake in them, the last good ones stay."
      ),
      (
        "Dv SIGTERM , SIGINT", "Ends the daemon; the fast continues and is there at the next start."
      ),
    ])
  }

  private static func log(_ page: inout Mdoc) {
    page.section("LOG")
    page.say(
      "Under systemd, the log is in systemd's journal: journalctl --user -u fastd. Each kind of",
      "entry has a MESSAGE_ID that never changes, and its FASTD_PART names the part of fastd it comes from:",
      "daemon, fasts, program, notifications, settings, clock, database, health or hooks. To see",
      "only the entries of the diet program (phase changes, completed cycles, pauses and",
      "corrections): journalctl --user -u fastd FASTD_PART=program")
  }

  private static func surroundings(_ page: inout Mdoc) {
    page.section("ENVIRONMENT")
    page.list([
      ("Ev FASTD_SOCKET", "Where to listen, unless systemd has opened the socket."),
      ("Ev XDG_RUNTIME_DIR , XDG_DATA_HOME , XDG_STATE_HOME , XDG_CONFIG_HOME", "See FILES."),
      ("Ev TZ", "The time zone that decides days; otherwise that of /etc/localtime."),
      ("Ev LANGUAGE , LC_ALL , LC_MESSAGES , LANG", "The language of notifications."),
    ])
    page.section("FILES")
    page.list([
      ("Pa $XDG_RUNTIME_DIR/fastd/control.sock", "The socket."),
      (
        "Pa $XDG_DATA_HOME/fastd/fastd.db", "The database; by default in ~/.local/share/fastd."
      ),
      (
        "Pa $XDG_STATE_HOME/fastd/backups",
        "The backups of the last 7 days and 4 weeks; by default in ~/.local/state/fastd."
      ),
      ("Pa $XDG_CONFIG_HOME/fastd/fastd.conf", "The settings; by default in ~/.config/fastd."),
      ("Pa $XDG_CONFIG_HOME/fastd/hooks.d", "The hooks."),
      ("Pa $XDG_CONFIG_HOME/fastd/coach.txt", "Your own lines for the coach."),
    ])
  }
}
