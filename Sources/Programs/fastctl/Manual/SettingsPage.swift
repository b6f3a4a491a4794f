import Settings
import Views

/// fastd.conf(5), made from the table of settings.
enum SettingsPage {
  static func text(_ phrases: Phrases) -> String {
    var page = Mdoc(
      phrases, title: "fastd.conf", section: 5, name: "fastd.conf",
      tagline: "the settings of fastd")
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
      "A line that starts with # is a comment, and so is what follows a # after a space.",
      "A value can be put in single or double quotes.")
    page.paragraph(
      "The file takes effect as soon as it is saved.",
      "If a line is wrong, the daemon keeps the last good values and names the line.",
      "The command 'fastctl config' checks a change before it writes it.")
    page.paragraph(
      "A SPAN is written as 45m, 1h30m or 1.5h.",
      "DAYS are mon, tue, wed, thu, fri, sat or sun, or a range such as mon-fri or fri-mon;",
      "a time that ends after midnight belongs to the day on which it starts.")
  }

  private static func item(_ key: Settings.Key, _ page: inout Mdoc) {
    let shape = key.shape
    page.macro("It", "Cm \(Mdoc.escaped(key.rawValue)) No = \(syntax(of: shape, page))")
    page.prose(page.phrases(key.sentence) + ".")
    sayDefault(of: key, &page)
    if shape.form != nil { page.prose(ValueSentences(phrases: page.phrases, key: key).right) }
    if key.isRow { page.prose(page.phrases(SettingMessage.inData) + " \(key.rawValue).") }
  }

  private static func syntax(of shape: Shape, _ page: Mdoc) -> String {
    let words = shape.words.map { "Cm " + Mdoc.escaped($0) }
    let form = shape.syntax.dropFirst(words.count).map {
      "Ar " + Mdoc.argument(page.translate($0))
    }
    return (words + form).joined(separator: " | ")
  }

  private static func sayDefault(of key: Settings.Key, _ page: inout Mdoc) {
    guard case .span(_, let usual?) = key.shape.form else {
      return page.say(ManualMessage.fallback, ["value": key.fallback])
    }
    page.say(ManualMessage.fallbackSpan, ["value": key.fallback, "usual": usual.written])
  }

  private static func looks(_ page: inout Mdoc) {
    page.section("LOOKS")
    let kinds = Settings.Occasion.allCases.map(\.rawValue).joined(separator: ", ")
    page.prose("\(page.phrases(SettingMessage.looks)): \(kinds).")
    let kind = page.phrases(PlaceholderMessage.kind)
    page.macro("Bl", "-tag -width Ds")
    for aspect in Settings.Aspect.allCases {
      let key = Settings.Key.look(.goal, aspect)
      page.macro(
        "It",
        "Cm notify. Ns Ar \(kind) Ns Cm .\(aspect.rawValue) No = \(syntax(of: key.shape, page))")
      page.prose(page.phrases(key.sentence) + ".")
      sayDefault(of: aspect, &page)
      if key.shape.form != nil { page.prose(ValueSentences(phrases: page.phrases, key: key).right) }
    }
    page.macro("El")
  }

  private static func sayDefault(of aspect: Settings.Aspect, _ page: inout Mdoc) {
    switch aspect {
    case .urgency:
      page.say(
        "The default is low for halfway, beyond, stages and window, otherwise notify.urgency.")
    case .timeout: page.say("The default is server: the notification server decides.")
    case .sound: page.say("The default is goal-reached for goal, otherwise off.")
    case .icon: page.say("The default is io.github.fastd, fastd's own icon.")
    }
  }

  private static func rules(_ page: inout Mdoc) {
    page.section("NOTES")
    page.say(
      "After installation you are told when the goal is reached, what is safe in a long fast, when",
      "you may have forgotten to stop, and, with a diet program, about its phases and on the evening",
      "before. Every other notification is off until you turn it on.")
    page.paragraph(
      "From 72 hours of fasting on, notifications are about your safety:",
      "notify.safety does not silence them, quiet hours do not hold them back, and they are always",
      "critical.")
    page.paragraph(
      "day.start affects what you record from then on; existing entries keep their days.")
  }

  private static func examples(_ page: inout Mdoc) {
    page.section("EXAMPLES")
    let examples: [(meaning: String, lines: String)] = [
      (meaning: "Times with 24 hours", lines: "time.format = 24"),
      (meaning: "If you eat after midnight", lines: "day.start = 04:00"),
      (
        meaning: "Told 45 minutes before the goal, with a sound",
        lines: "notify.before = 45m\nnotify.before.sound = complete"
      ),
      (
        meaning: "Quiet at night, and on weekend mornings",
        lines: "quiet = mon-fri 22:00-07:00, sat-sun 23:00-09:30"
      ),
    ]
    let lines = examples.map { "# \(page.translate($0.meaning))\n\($0.lines)" }
    page.literal(lines.joined(separator: "\n"))
  }
}

extension SettingsPage {
  /// The file of the person's own lines, with all that can stand in it.
  static func coach(_ page: inout Mdoc) {
    page.section("COACH LINES")
    page.say(
      "The coach says one line when a fast starts or ends, a goal is reached, you log your first meal",
      "or weight, a streak reaches a milestone or a diet phase begins, on a terminal and below the",
      "pop-up, and always in today, learn and setup. It is silent on ordinary days and in pipes, and",
      "from 24 hours on does not cheer you on.")
    page.paragraph(
      "The file coach.txt beside the settings holds your own lines for the coach, which take turns",
      "with its own, a different one each day.",
      "Each is EVENT: text, or EVENT/MOOD: text if the event has more than one mood,",
      "such as 'fast-completed: The kettle is on' or 'fasting/concerned: Sit down for a while'.")
    page.say(
      ManualMessage.coachLimits,
      ["text": "\(CoachBook.Limit.text)", "lines": "\(CoachBook.Limit.lines)"])
    page.say("A line with a mistake is ignored, and 'fastctl doctor' names it.")
    page.paragraph("The events, and the moods in which the coach meets them:")
    page.macro("Bl", "-tag -width Ds")
    for event in CoachEvent.allCases {
      page.macro("It", "Cm " + Mdoc.escaped(event.rawValue))
      page.prose(event.moods.map(\.rawValue).joined(separator: ", ") + ".")
    }
    page.macro("El")
  }
}
