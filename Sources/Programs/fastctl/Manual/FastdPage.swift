/// fastd(1).
enum FastdPage {
  static var text: String {
    var page = Mdoc(
      title: "fastd", section: 1, name: "fastd", tagline: "the daemon that keeps a fast")
    page.section("SYNOPSIS")
    page.macro("Nm")
    page.macro("Op", "Fl \\-version | Fl \\-help")
    page.section("DESCRIPTION")
    page.macro("Nm")
    page.say(
      "owns the running fast and the history, wakes when something is due, shows a notification,",
      "and answers on a socket to fastctl, status bars and other programs.",
      "It runs for one person, and needs no network.")
    page.paragraph(
      "Nobody has to start it by hand: systemd does when the socket is used, and so does fastctl.",
      "To have it in every session: systemctl --user enable --now fastd.",
      "To stop it, stop its socket, too: systemctl --user stop fastd.socket fastd.service.")
    page.paragraph(
      "A second daemon on the same database or socket refuses to start and names the first.")
    hooks(&page)
    signals(&page)
    log(&page)
    surroundings(&page)
    page.section("EXIT STATUS")
    page.say("It ends with 0 after a signal that asked for it, else with another number.")
    page.section("SEE ALSO")
    page.macro("Xr", "fastctl 1 ,")
    page.macro("Xr", "fastd.conf 5 ,")
    page.macro("Xr", "systemd.unit 5 ,")
    page.macro("Xr", "fastd-varlink 7")
    return page.text
  }

  private static func hooks(_ page: inout Mdoc) {
    page.section("HOOKS")
    page.say(
      "When something happens, each executable file in hooks.d is run with the name of the event",
      "as its argument, the event as a JSON object on standard input, and its main fields in the",
      "environment. A file that is hidden, somebody else's, or writable by others is left alone;",
      "fastctl doctor says which are run. What a hook prints is in the log.",
      "The events are fast-started, goal-reached, fast-ended, fast-cancelled, stage-entered,",
      "window-opened, window-closed, reminder, phase-switched, cycle-completed, program-paused,",
      "program-resumed and day-changed.")
    page.list([
      ("Ev FASTD_EVENT , FASTD_TEXT", "The name of the event, and what happened in words."),
      ("Ev FASTD_AT , FASTD_LATE", "When it was noticed, and how many seconds after it was true."),
      ("Ev FASTD_FAST , FASTD_START , FASTD_GOAL , FASTD_END , FASTD_OUTCOME", "The fast."),
      (
        "Ev FASTD_PROGRAM , FASTD_PHASE , FASTD_PHASE_FROM , FASTD_CYCLE , FASTD_PHASE_DAY",
        "The diet program, what it is in now and what it was in, such as diet or maintenance."
      ),
      (
        "Ev FASTD_KCAL , FASTD_AUTOMATIC",
        "What to eat a day, and whether midnight brought it about (true) or a command (false)."
      ),
      ("Ev FASTD_STAGE , FASTD_OPENS , FASTD_CLOSES , FASTD_REMINDER , FASTD_DAY", "The rest."),
    ])
    page.paragraph(
      "In the environment moments are seconds since 1970 and lengths seconds; in the JSON moments",
      "are milliseconds, as on the socket, and what does not apply is null.",
      "A variable that does not apply is not set. Fields are added, never renamed.")
    page.paragraph(
      "A hook runs outside of the sandbox of the daemon, in the home directory, and once at a time",
      "for each event. After 10 seconds it is asked to end with all it has started, and after 2",
      "more it is killed. What it leaves in the background ends with it.")
  }

  private static func signals(_ page: inout Mdoc) {
    page.section("SIGNALS")
    page.list([
      ("Dv SIGHUP", "Reads the settings again; where they are wrong the last good ones stay."),
      ("Dv SIGTERM , SIGINT", "Ends; the fast goes on and is found again at the next start."),
    ])
  }

  private static func log(_ page: inout Mdoc) {
    page.section("LOG")
    page.say(
      "Under systemd it is the journal: journalctl --user -u fastd. Each kind of event has a",
      "MESSAGE_ID of its own, which stays, and says in FASTD_PART which part of fastd it is from:",
      "daemon, fasts, program, notifications, settings, clock, database, health or hooks. So the",
      "lines of the diet program alone, its phases switched, cycles completed, pauses and what was",
      "put right, are: journalctl --user -u fastd FASTD_PART=program")
  }

  private static func surroundings(_ page: inout Mdoc) {
    page.section("ENVIRONMENT")
    page.list([
      ("Ev FASTD_SOCKET", "Where to listen, unless systemd has opened the socket."),
      ("Ev XDG_RUNTIME_DIR , XDG_DATA_HOME , XDG_STATE_HOME , XDG_CONFIG_HOME", "See FILES."),
      ("Ev TZ", "The zone that decides days; else that of /etc/localtime."),
      ("Ev LANGUAGE , LC_ALL , LC_MESSAGES , LANG", "The language of notifications."),
    ])
    page.section("FILES")
    page.list([
      ("Pa $XDG_RUNTIME_DIR/fastd/control.sock", "The socket."),
      ("Pa $XDG_DATA_HOME/fastd/fastd.db", "The database; ~/.local/share where that is not set."),
      ("Pa $XDG_STATE_HOME/fastd/backups", "The last 7 days and 4 weeks; ~/.local/state."),
      ("Pa $XDG_CONFIG_HOME/fastd/fastd.conf", "The settings; ~/.config."),
      ("Pa $XDG_CONFIG_HOME/fastd/hooks.d", "The hooks."),
    ])
  }
}
