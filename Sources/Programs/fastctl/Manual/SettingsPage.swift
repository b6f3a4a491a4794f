import Settings
import Views

/// fastd.conf(5), made from the table of settings.
enum SettingsPage {
  static var text: String {
    var page = Mdoc(
      title: "fastd.conf", section: 5, name: "fastd.conf", tagline: "settings of fastd")
    page.section("SYNOPSIS")
    page.macro("Pa", "~/.config/fastd/fastd.conf")
    description(&page)
    page.section("SETTINGS")
    page.macro("Bl", "-tag -width Ds")
    for key in Settings.Key.Single.allCases { item(.single(key), &page) }
    page.macro("El")
    looks(&page)
    coach(&page)
    rules(&page)
    examples(&page)
    page.section("SEE ALSO")
    page.macro("Xr", "fastctl 1 ,")
    page.macro("Xr", "fastd 1")
    return page.text
  }

  private static func description(_ page: inout Mdoc) {
    page.section("DESCRIPTION")
    page.say(
      "Each line gives a setting its value: key = value.",
      "A line that begins with # is a comment, and so is what follows a # after a blank.",
      "A value can be put in single or double quotes.")
    page.paragraph(
      "The file counts as soon as it is saved; where it is wrong the last good values stay.",
      "Where a line is wrong the daemon keeps the last good values and says which line it is.",
      "The command 'fastctl config' checks a change before it writes it.")
    page.paragraph(
      "A SPAN is written as 45m, 1h30m or 1.5h.",
      "DAYS are mon, tue, wed, thu, fri, sat or sun, or two of them such as mon-fri or fri-mon;",
      "they are the days on which a time begins that ends after midnight.")
  }

  private static func item(_ key: Settings.Key, _ page: inout Mdoc) {
    let shape = key.shape
    page.macro("It", "Cm \(Mdoc.escaped(key.rawValue)) No = \(syntax(of: shape))")
    page.say(key.sentence.rawValue + ".", defaults(of: key))
    if shape.form != nil { page.say(ValueSentences(phrases: .english, key: key).right) }
  }

  private static func syntax(of shape: Shape) -> String {
    let words = shape.words.map { "Cm " + Mdoc.escaped($0) }
    let form = shape.syntax.dropFirst(words.count).map { "Ar " + Mdoc.argument($0) }
    return (words + form).joined(separator: " | ")
  }

  private static func defaults(of key: Settings.Key) -> String {
    guard case .span(_, let usual?) = key.shape.form else {
      return "The default is \(key.fallback)."
    }
    return "The default is \(key.fallback); on means \(usual.written)."
  }

  private static func looks(_ page: inout Mdoc) {
    page.section("LOOKS")
    let kinds = Settings.Occasion.allCases.map(\.rawValue).joined(separator: ", ")
    page.say("\(SettingMessage.looks.rawValue): \(kinds).")
    page.macro("Bl", "-tag -width Ds")
    for aspect in Settings.Aspect.allCases {
      let key = Settings.Key.look(.goal, aspect)
      page.macro(
        "It",
        "Cm notify. Ns Ar KIND Ns Cm .\(aspect.rawValue) No = \(syntax(of: key.shape))")
      page.say(key.sentence.rawValue + ".", meaning(of: aspect))
      if key.shape.form != nil { page.say(ValueSentences(phrases: .english, key: key).right) }
    }
    page.macro("El")
  }

  private static func meaning(of aspect: Settings.Aspect) -> String {
    switch aspect {
    case .urgency:
      "The default is low for halfway, beyond, stages and window, else what notify.urgency says."
    case .timeout: "The default is server: as the notification server has it."
    case .sound: "The default is goal-reached for goal, else off."
    case .icon: "The default is io.github.fastd, fastd's own."
    }
  }

  private static func rules(_ page: inout Mdoc) {
    page.section("NOTES")
    page.say(
      "What is told from 72 hours of fasting on is about your safety:",
      "notify.safety does not silence it, quiet hours do not hold it, and it is always critical.")
    page.paragraph(
      "day.start affects what is entered from then on; what is there keeps the days it has.")
  }

  private static func examples(_ page: inout Mdoc) {
    page.section("EXAMPLES")
    page.literal(
      """
      # Clock times with 24 hours
      time.format = 24
      # The day of somebody who eats after midnight
      day.start = 04:00
      # Told 45 minutes before the goal, with a sound
      notify.before = 45m
      notify.before.sound = complete
      # Nights, and the mornings of the weekend
      quiet = mon-fri 22:00-07:00, sat-sun 23:00-09:30
      """)
  }
}
