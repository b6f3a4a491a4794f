import Views

/// fastd-tray(1).
enum FastdTrayPage {
  static func text(_ phrases: Phrases) -> String {
    var page = Mdoc(
      phrases, title: "fastd-tray", section: 1, name: "fastd-tray",
      tagline: "shows your fast as an icon in the tray")
    page.section("SYNOPSIS")
    page.macro("Nm")
    page.macro("Op", "Fl \\-version | Fl \\-help")
    page.section("DESCRIPTION")
    page.macro("Nm")
    page.say(
      "puts an icon into the tray of your panel: a ring that fills until the goal is met, in the",
      "colour of the state. The tooltip shows what bars show, and the menu offers what fastctl menu",
      "does. A click opens the status.")
    page.paragraph(
      "It works with every panel that shows StatusNotifierItem: KDE, LXQt, Xfce, Cinnamon, MATE,",
      "and waybar with its module tray. When the panel restarts, the icon comes back.")
    page.paragraph("To start it with every session:")
    page.macro("Dl", "fastctl setup bar tray")
    page.paragraph(
      "That enables the user unit fastd-tray.service where systemd runs the desktop session, and",
      "otherwise adds an entry to the programs that start with the desktop. Window managers that",
      "start neither, such as i3 and sway, run fastd-tray from their own configuration.")
    page.paragraph(
      "It stores nothing and never starts the daemon by itself. What you choose is carried out by",
      "the fastctl installed next to it, with the option --popup: it asks before it ends a fast.")
    page.section("ENVIRONMENT")
    page.list([
      ("Ev DBUS_SESSION_BUS_ADDRESS", "The bus on which panels find it."),
      ("Ev FASTD_SOCKET , XDG_RUNTIME_DIR", "Where fastctl reaches the daemon."),
      ("Ev LANGUAGE , LC_ALL , LC_MESSAGES , LANG", "The language of what it shows."),
    ])
    page.section("EXIT STATUS")
    page.say(
      "The exit status is 0 when the session ends or fastd-tray already runs in it, 1 if there is",
      "no session bus or fastctl cannot be started, and 2 if an option is not understood.")
    page.section("SEE ALSO")
    page.macro("Xr", "fastctl 1 ,")
    page.macro("Xr", "fastd 1")
    return page.text
  }
}
