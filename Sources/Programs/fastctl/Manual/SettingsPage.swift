import Settings

/// fastd.conf(5), made from the table of settings.
enum SettingsPage {
  static var text: String {
    var page = Mdoc(
      title: "fastd.conf", section: 5, name: "fastd.conf", tagline: "settings of fastd")
    page.section("SYNOPSIS")
    page.macro("Pa", "~/.config/fastd/fastd.conf")
    page.section("DESCRIPTION")
    page.say(
      "Each line gives a setting its value: key = value.",
      "A line that begins with # is a comment, and so is what follows a # after a blank.",
      "A value can be put in single or double quotes.")
    page.paragraph(
      "The file is read when the daemon starts and when it is asked to reload.",
      "Where a line is wrong the daemon keeps the last good values and says which line it is.",
      "The command 'fastctl config' checks a change before it writes it.")
    page.section("SETTINGS")
    page.macro("Bl", "-tag -width Ds")
    for key in Settings.Key.allCases { item(key, &page) }
    page.macro("El")
    page.section("EXAMPLES")
    page.literal("# Clock times with 24 hours\ntime.format = 24")
    page.section("SEE ALSO")
    page.macro("Xr", "fastctl 1 ,")
    page.macro("Xr", "fastd 1")
    return page.text
  }

  private static func item(_ key: Settings.Key, _ page: inout Mdoc) {
    let words = key.shape.syntax.map { "Cm " + Mdoc.escaped($0) }.joined(separator: " | ")
    page.macro("It", "Cm \(Mdoc.escaped(key.rawValue)) No = \(words)")
    page.say(key.sentence.rawValue + ".", "The default is \(key.fallback).")
  }
}
