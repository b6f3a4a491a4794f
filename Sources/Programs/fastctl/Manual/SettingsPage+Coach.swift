import Views

extension SettingsPage {
  /// The file of the person's own lines, with all that can stand in it.
  static func coach(_ page: inout Mdoc) {
    page.section("COACH LINES")
    page.say(
      "The file coach.txt beside the settings holds lines for the coach, which it says in turn with",
      "its own, another one each day.",
      "Each is EVENT: text, or EVENT/MOOD: text where the event has more than one mood,",
      "such as 'fast-completed: The kettle is on' or 'fasting/concerned: Sit down for a while'.",
      "A text has at most \(CoachBook.Limit.text) bytes, the file at most",
      "\(CoachBook.Limit.lines) lines; a line that begins with # is a comment.",
      "A line with a mistake is left out, and 'fastctl doctor' names it.")
    page.paragraph("The events, and the moods in which the coach meets them:")
    page.list(
      CoachEvent.allCases.map { event in
        let moods = event.moods.map(\.rawValue).joined(separator: ", ")
        return (tag: "Cm " + Mdoc.escaped(event.rawValue), meaning: moods + ".")
      })
  }
}
