import Nouns
import TestSupport
import Testing
import Time

@testable import Views

@Suite struct `News of a program` {
  private struct Row: Sendable {
    let facts: NewsFacts
    let english: String
    let german: String
  }

  /// Not a word of these is changed by a renewed golden file.
  private static let rows = [
    Row(
      facts: Popups.switched(Popups.phase(.leadIn, of: 7, kcal: 800)),
      english: "In week 1 you eat at maintenance: 800 kcal. First the habit, then the deficit.",
      german:
        "In Woche 1 isst du so viel, dass du dein Gewicht hältst: 800 kcal. Erst die Gewohnheit, dann das Defizit."
    ),
    Row(
      facts: Popups.eve(Popups.phase(.diet, kcal: 1900)),
      english: "1,900 kcal a day for 14 days.",
      german: "14 Tage lang 1.900 kcal am Tag."),
    Row(
      facts: Popups.switched(Popups.phase(.diet, kcal: 1900)),
      english: "Day 1 of 14 · 1,900 kcal a day.",
      german: "Tag 1 von 14 · 1.900 kcal am Tag."),
    Row(
      facts: Popups.eve(Popups.phase(.maintenance, kcal: 2300)),
      english: "Last diet day. From tomorrow 2,300 kcal: eating more is part of the plan.",
      german: "Letzter Diättag. Ab morgen 2.300 kcal: Mehr zu essen gehört zum Plan."),
    Row(
      facts: Popups.switched(Popups.phase(.maintenance, kcal: 2300)),
      english:
        "Day 1 of 14 · 2,300 kcal a day. The scale may jump a little: that is mostly water.",
      german:
        "Tag 1 von 14 · 2.300 kcal am Tag. Die Waage springt vielleicht etwas: Das ist vor allem Wasser."
    ),
    Row(
      facts: Popups.switched(Popups.phase(.diet, kcal: 1900, completed: 2)),
      english: "Cycle 2 complete. Day 1 of 14 · 1,900 kcal a day.",
      german: "Zyklus 2 abgeschlossen. Tag 1 von 14 · 1.900 kcal am Tag."),
    Row(
      facts: Popups.switched(Popups.phase(.paused, kcal: 2300)),
      english: "Target stays at maintenance: 2,300 kcal.",
      german: "Das Ziel bleibt bei Erhaltung: 2.300 kcal."),
  ]

  @Test(arguments: rows.indices)
  func `is said in the words that were written for it`(index: Int) {
    let row = Self.rows[index]
    #expect(Way.english.news(row.facts, now: row.facts.at).body == row.english)
    #expect(Way.german.news(row.facts, now: row.facts.at).body == row.german)
  }

  @Test func `in pop-ups, on time and two days late`() throws {
    var page = ""
    for (name, wording) in [("English", Way.english), ("German", Way.german)] {
      page += "== \(name)\n"
      for facts in Popups.ofPrograms {
        let text = wording.news(facts, now: facts.at)
        page += "\(text.title)\n  \(text.body)\n"
        guard case .phaseSwitched = facts.topic else { continue }
        page += "  \(wording.news(facts, now: facts.at + .hours(61)).body)\n"
      }
      for text in Popups.programAnswers(wording) {
        page += text.title + "\n"
        for line in text.body.split(separator: "\n") { page += "  " + line + "\n" }
      }
    }
    try Golden.expect(page, is: "popups-program", at: #_sourceLocation)
  }

  @Test func `says on a later date which day it is and since when, and not before`() {
    let facts = Popups.switched(Popups.phase(.diet, kcal: 1900))
    let text = { (late: Span) in Way.english.news(facts, now: facts.at + late).body }
    #expect(text(.hours(24) - .second) == "Day 1 of 14 · 1,900 kcal a day.")
    #expect(text(.hours(24)) == "Day 2 of 14 · 1,900 kcal a day. Since Fri.")
    #expect(text(.hours(6 * 24)).hasSuffix("Since Fri."))
    #expect(text(.hours(7 * 24)).hasSuffix("Since Fri 6 Mar 2026."))
    #expect(text(.hours(14 * 24)) == "1,900 kcal a day. Since Fri 6 Mar 2026.")
    #expect(text(.hours(-48)) == text(.zero))
  }
}
