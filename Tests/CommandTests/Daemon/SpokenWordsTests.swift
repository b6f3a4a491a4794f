import Foundation
import Testing
import TestProcesses
import TestSupport

/// Times, lengths and goals as people say them, to the built programs in both languages.
@Suite struct `What people say` {
  private static let english = ["LANG": "C.UTF-8"]

  private static func german(_ catalogues: Scratch) -> [String: String] {
    ["LANG": "de_DE.UTF-8", "LANGUAGE": "de", "FASTD_LOCALE_DIR": catalogues.path]
  }

  static let times = [
    "noon", "midnight", "Mitternacht", "1.11.2025 20:00", "22.11. 20:00", "Fr 21.11.2025 20:30",
    "gestern um 20:00", "gestern, 20:00", "vorgestern 20 Uhr", "yesterday at 8pm",
    "last night 22:00",
    "letzte Nacht um 2", "3 days ago", "vor 3 Tagen", "vor einer Stunde", "half an hour ago",
    "20.30 Uhr", "20h30", "20h", "21. November 20:00", "Nov 21 2025, 20:00",
  ]
  static let days = [
    "vorgestern", "letzten Samstag", "last Friday", "3 days ago", "22.11.", "1.11.2025",
    "Fri 21 Nov 2025",
    "2025-11-22",
  ]
  static let lengths = [
    "16 Std. 30 Min.", "16 Stunden", "eine halbe Stunde", "anderthalb Stunden", "half an hour",
    "90 minutes", "16:18", "16,5h", "16\u{202f}h\u{a0}05\u{202f}min",
  ]
  /// The time, and what is said of it in each language behind what was typed.
  static let refused: [(String, String, String)] = [
    ("last night", "' has no time of day. Add one", "“ nennt keine Uhrzeit."),
    ("20", "': did you mean 20:00?", "“: Meinst du 20:00?"),
    (
      "8", "' is ambiguous. Did you mean 8:00 or 20:00?",
      "“ ist mehrdeutig. Meinst du 8:00 oder 20:00?"
    ),
    (
      "10.12", "' is ambiguous. Did you mean 10.12. or 10:12?",
      "“ ist mehrdeutig. Meinst du 10.12. oder"
    ),
    ("20:60", "' is not understood from '60' on.", "“ verstehe ich ab „60“ nicht."),
    (
      "30.2.2026 20:00", "' is not understood. The calendar",
      "“ verstehe ich nicht. Diesen Tag gibt es"
    ),
    (
      "soon", "' is not understood. Expected a time", "“ verstehe ich nicht. Richtig wäre eine Zeit"
    ),
    ("90m", "' is a length of time. Did", "“ ist eine Dauer. Meinst du \"vor 90m\"?"),
  ]
  static let goals: [(String, String, String)] = [
    ("16:9", "': hours of fasting and eating", "“: Fasten- und Essensstunden"),
    ("25:1", "': hours of fasting and eating", "“: Fasten- und Essensstunden"),
    ("24:0", "' leaves no time to eat", "“ lässt keine Zeit zum Essen"),
    ("16:8:00", "' has one number too many", "“ hat eine Zahl zu viel"),
    ("0h", "' is too short for a goal", "“ ist zu kurz für ein Ziel"),
    ("90", "' what? Add a unit", "“: Welche Einheit?"),
  ]

  @Test func `is understood in both languages, and what is not is named`() async throws {
    let person = try Person()
    try await person.daemon()
    let catalogues = try await germanCatalogues()
    let german = Self.german(catalogues)
    for (more, quote) in [(Self.english, "'"), (german, "„")] {
      func run(_ words: String...) throws -> Run { try Run(words, in: person.home, more) }
      for time in Self.times {
        let answer = try run("window", "at", time)
        #expect(answer.code == 0, "\(time): \(answer.said)")
      }
      for day in Self.days {
        let answer = try run("show", day)
        #expect(answer.code == 4, "\(day): \(answer.said)")
      }
      for length in Self.lengths {
        let answer = try run("remind", "--quiet", length)
        #expect(answer.code == 0, "\(length): \(answer.said)")
      }
      for (text, inEnglish, inGerman) in Self.refused {
        let answer = try run("window", "at", text)
        let said = quote + text + (quote == "'" ? inEnglish : inGerman)
        #expect(answer.code == 2 && answer.said.hasPrefix(said), "\(said): \(answer.said)")
      }
      for (text, inEnglish, inGerman) in Self.goals {
        let answer = try run("start", text)
        let said = quote + text + (quote == "'" ? inEnglish : inGerman)
        #expect(answer.code == 2 && answer.said.hasPrefix(said), "\(said): \(answer.said)")
      }
      let week = try run("show", "letzte Woche")
      #expect(week.code == 2 && week.said.hasPrefix("\(quote)letzte Woche"))
    }
  }

  @Test func `as a goal starts a fast of that length`() async throws {
    let person = try Person()
    try await person.daemon()
    for (goal, hours) in [
      ("16", 16), ("16 Std.", 16), ("16 hours", 16), ("1 Tag", 24), ("16/8", 16), ("OMAD", 23),
    ] {
      let start = try person.fastctl("start", goal)
      #expect(start.code == 0, "\(goal): \(start.said)")
      #expect(try person.status().fast?.goal == Int64(hours * 3600), "\(goal)")
      #expect(try person.fastctl("cancel").code == 0)
    }
  }
}
