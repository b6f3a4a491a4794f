import Testing

@testable import Time

@Suite struct `What things are called` {
  private let lexicon = Lexicon(
    [
      (
        "en", "x.words",
        "# No heading: yet\nlost: lost\n\n[units]\nweek: week, weeks\n\n# day: night\n"
      ),
      ("de", "x.words", "[units]\nweek: Woche,Wochen\nday: Tag, week\n[more]\nday: Nacht"),
      ("de", "other.words", "[units]\nday: anders\n"), ("qq", "x.words", "[units]"),
    ], named: "x.words")

  @Test func `is read under its heading alone, English first`() {
    let units = lexicon["units"]
    #expect(units.thing(called: "weeks") == "week")
    #expect(units.thing(called: "week") == "week", "and not day, as German would have it")
    #expect(units.thing(called: "Wochen") == "week")
    #expect(units.thing(called: "Tag") == "day")
    for word in ["", "lost", "Nacht", "anders", "Woch", "Wochen ", "week, weeks", "units", "night"]
    {
      #expect(units.thing(called: word) == nil, "\(word)")
    }
    #expect(lexicon["more"].thing(called: "Nacht") == "day")
    #expect(lexicon["unit"].thing(called: "week") == nil)
    #expect(lexicon["unit2"].things.isEmpty)
  }

  @Test func `is told in the order of the file, in one language or all`() {
    let units = lexicon["units"]
    #expect(units.names(of: "week") == ["week", "weeks", "Woche", "Wochen"])
    #expect(units.names(of: "week", in: "de") == ["Woche", "Wochen"])
    #expect(units.names(of: "week", in: "qq").isEmpty)
    #expect(units.names(of: "day") == ["Tag", "week"])
    #expect(
      units.things == [
        "week": "week", "weeks": "week", "Woche": "week", "Wochen": "week", "Tag": "day",
      ])
  }

  private static let readers: [(heading: StaticString, reads: @Sendable (String) -> Bool)] = [
    ("small words", { SmallWord($0) != nil }), ("units", { Span(unit: $0) != nil }),
    ("weekdays", { Weekday(word: $0) != nil }), ("several days", { Weekday.several($0) != nil }),
    ("months", { Month.number(word: $0).map((1...12).contains) ?? false }),
    ("parts", { PartOfDay(word: $0) != nil }),
    ("parts behind a time", { PartOfDay(suffix: $0) != nil }),
    ("days", { Words.days(fromToday: $0) != nil }), ("clocks", { Words.clock($0) != nil }),
    ("numbers", { Words.number($0) != nil }),
  ]

  /// A thing that no code knows would be a word that nobody understands.
  @Test func `every word for a time means something, in every language`() {
    var count = 0
    for (heading, reads) in Self.readers {
      for (word, thing) in Lexicon.time[heading].things {
        #expect(reads(word), "\(heading): \(word) for \(thing)")
        #expect(word == word.lowercased() && !word.contains(" "), "\(word)")
        count += 1
      }
    }
    #expect(count > 180)
  }

  @Test func `every language has words for times`() {
    #expect(Lexicon.languages.first == "en")
    for language in Lexicon.languages {
      for (heading, _) in Self.readers where "\(heading)" != "parts behind a time" {
        let words = Lexicon(
          Texts.ofLanguages.filter { $0.language == language }, named: "time.words")
        #expect(!words[heading].things.isEmpty, "\(language): \(heading)")
      }
    }
  }
}
