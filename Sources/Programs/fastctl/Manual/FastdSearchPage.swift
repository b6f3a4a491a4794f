import Views

/// fastd-search(1).
enum FastdSearchPage {
  static func text(_ phrases: Phrases) -> String {
    var page = Mdoc(
      phrases, title: "fastd-search", section: 1, name: "fastd-search",
      tagline: "answers searches about your fast in GNOME and KDE")
    page.section("SYNOPSIS")
    page.macro("Nm")
    page.macro(
      "Op",
      "Fl \\-idle Ar \(Mdoc.argument(phrases(ValueKind.span.placeholder).lowercased()))"
        + " | Fl \\-version | Fl \\-help")
    page.section("DESCRIPTION")
    page.macro("Nm")
    page.say(
      "shows how far along you are, and starts and ends fasts, in the search of GNOME's overview",
      "and of KRunner. Type start fasting, stop fasting, or how long have I been fasting; in German",
      "fasten starten, fasten beenden, or wie lange faste ich. Both languages are understood in",
      "every session. The beginning of a word is enough; words about anything else find nothing.")
    page.paragraph(
      "weight 82.4, or gewicht 82,4, records what you weigh, and log oats 80g, meal, or essen with",
      "something to eat logs it: the result says what would be recorded, and nothing is recorded",
      "before you select it. Meals are found while the daemon runs, and only if all of it is food",
      "that fastd knows or has its energy, such as essen 650kcal.")
    page.paragraph(
      "You never have to start it: the session bus does so for a search, and it ends when there",
      "are no more searches. It stores nothing, and does not start the daemon to answer a search.",
      "What you choose is carried out by the fastctl installed next to it, with the option --popup:",
      "it asks before it ends a fast.")
    page.paragraph(
      "GNOME looks for such programs only in the system's directories, so fastd has to be",
      "installed for everybody there; KDE also looks in ~/.local/share.")
    let span = Mdoc.argument(phrases(ValueKind.span.placeholder).lowercased())
    page.list([
      (
        tag: "Fl \\-idle Ar \(span)",
        meaning: "Ends after this long without a question: 100ms to 1h, by default 10s."
      )
    ])
    surroundings(&page)
    page.section("EXIT STATUS")
    page.say(
      "The exit status is 0 when there are no more searches, 1 if there is no session bus or",
      "another program already answers on it, and 2 if an option is not understood.")
    page.section("SEE ALSO")
    page.macro("Xr", "fastctl 1 ,")
    page.macro("Xr", "fastd 1")
    return page.text
  }

  private static func surroundings(_ page: inout Mdoc) {
    page.section("ENVIRONMENT")
    page.list([
      ("Ev DBUS_SESSION_BUS_ADDRESS", "The bus on which it answers."),
      ("Ev FASTD_SOCKET , XDG_RUNTIME_DIR", "Where it reaches the daemon."),
      ("Ev TZ", "The time zone for showing times; otherwise that of /etc/localtime."),
      ("Ev LANGUAGE , LC_ALL , LC_MESSAGES , LANG", "The language of what it shows."),
    ])
    page.section("FILES")
    page.list([
      (
        "Pa share/dbus\\-1/services/io.github.fastd.SearchProvider.service",
        "Tells the session bus how to start it."
      ),
      (
        "Pa share/gnome\\-shell/search\\-providers/io.github.fastd.search\\-provider.ini",
        "Tells GNOME to ask it."
      ),
      ("Pa share/krunner/dbusplugins/io.github.fastd.desktop", "Tells KRunner to ask it."),
      ("Pa $XDG_CONFIG_HOME/fastd/fastd.conf", "The settings for the language and the clock."),
    ])
  }
}
