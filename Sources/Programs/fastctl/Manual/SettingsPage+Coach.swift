import Views

extension SettingsPage {
  /// The file of the person's own lines, with all that can stand in it.
  static func coach(_ page: inout Mdoc) {
    page.section("COACH LINES")
    page.say(
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
