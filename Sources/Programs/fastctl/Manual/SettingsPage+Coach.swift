import Views

extension SettingsPage {
  /// The file of the person's own lines, with all that can stand in it.
  static func coach(_ page: inout Mdoc) {
    page.section("COACH LINES")
    page.say(
      "The coach says one line when a fast starts or ends, a goal is reached, a streak reaches a",
      "milestone or a diet phase begins, on a terminal and below the pop-up, and always in today and",
      "learn. It is silent on ordinary days and in pipes, and from 24 hours on does not cheer you on."
    )
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
