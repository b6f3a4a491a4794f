/// fastd-search(1).
enum FastdSearchPage {
  static var text: String {
    var page = Mdoc(
      title: "fastd-search", section: 1, name: "fastd-search",
      tagline: "answers the search of GNOME and KDE about a fast")
    page.section("SYNOPSIS")
    page.macro("Nm")
    page.macro("Op", "Fl \\-idle Ar span | Fl \\-version | Fl \\-help")
    page.section("DESCRIPTION")
    page.macro("Nm")
    page.say(
      "shows how a fast stands, and starts and stops it, in the search of GNOME's overview and of",
      "KRunner. Type start fasting, stop fasting, or how long have I been fasting; in German fasten",
      "starten, fasten beenden, or wie lange faste ich. Both languages are understood in every",
      "session. The beginning of a word is enough, and a word about something else shows nothing.")
    page.paragraph(
      "Nobody has to start it: the session bus does when it is asked, and it ends when it is asked",
      "no more. It keeps nothing, and does not start the daemon to answer a search. What is chosen",
      "is done by the fastctl beside it, with its option --popup: a fast is ended after a question."
    )
    page.paragraph(
      "GNOME looks for such programs only in the directories of the system, so that fastd has to be",
      "installed for everybody there; KDE also looks in ~/.local/share.")
    page.list([
      ("Fl \\-idle Ar span", "Ends after so long without a question: from 100ms to 1h, else 10s.")
    ])
    surroundings(&page)
    page.section("EXIT STATUS")
    page.say(
      "It ends with 0 when nobody asks it any more, and with 2 where an option is not understood.",
      "Where there is no session bus, or another one answers there already, it ends with 1.")
    page.section("SEE ALSO")
    page.macro("Xr", "fastctl 1 ,")
    page.macro("Xr", "fastd 1")
    return page.text
  }

  private static func surroundings(_ page: inout Mdoc) {
    page.section("ENVIRONMENT")
    page.list([
      ("Ev DBUS_SESSION_BUS_ADDRESS", "The bus on which it answers."),
      ("Ev FASTD_SOCKET , XDG_RUNTIME_DIR", "Where the daemon is asked."),
      ("Ev TZ", "The zone in which times are shown; else that of /etc/localtime."),
      ("Ev LANGUAGE , LC_ALL , LC_MESSAGES , LANG", "The language of what it shows."),
    ])
    page.section("FILES")
    page.list([
      (
        "Pa share/dbus\\-1/services/io.github.fastd.SearchProvider.service",
        "Says to the session bus how it is started."
      ),
      (
        "Pa share/gnome\\-shell/search\\-providers/io.github.fastd.search\\-provider.ini",
        "Says to GNOME whom to ask."
      ),
      ("Pa share/krunner/dbusplugins/io.github.fastd.desktop", "Says it to KRunner."),
      ("Pa $XDG_CONFIG_HOME/fastd/fastd.conf", "The settings, for the language and the clock."),
    ])
  }
}
