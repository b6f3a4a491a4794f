import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `A report as a web page` {
  /// March 2026 up to the 20th, with all there may be of it.
  static func facts(
    from: Day = Day(iso2026: 3, 1), _ change: (inout ReportFacts) -> Void = { _ in }
  ) -> ReportFacts {
    var state = Examples.fasting(now: Examples.at(9, 5, day: 1))
    state.fast?.note = "a note of now"
    var plan = Programs.fromTheStart
    plan.date = "2026-03-20"
    var facts = ReportFacts(
      days: from...Day(iso2026: 3, 20), state: state,
      summary: Examples.summary(), period: period, calendar: Days.month, plan: plan,
      fasts: Examples.history.filter { $0.start > Examples.at(0, day: -4) && $0.end != nil }
        .reversed())
    change(&facts)
    return facts
  }

  /// As the daemon counts: half a per mille is a whole one.
  private static let period = PeriodAnswer(
    all: Tally(
      fasts: 164, scored: 164, completed: 109, seconds: 9_450_001, rate: 665, average: 57_621),
    shortest: 36_000, longest: LongestFast(date: "2026-03-05", seconds: 72_600))

  static func all(_ facts: inout ReportFacts) {
    facts.weight = `Where the weight stands`.chart(days: 20)
    facts.meals = [meal("Oats & <milk>", 540), meal("Apple", nil), meal("Soup", 300, day: 1)]
    facts.eaten = `Meals on a page`.day { ($0.day, $0.closed) = ("2026-03-20", true) }
    facts.hasNotes = true
  }

  static func meal(_ name: String, _ energy: Int64?, day: Int64 = 0) -> MealItem {
    var item = MealItem()
    item.name = name
    item.at = Mark(
      instant: Examples.instant(12, 30, day: day), offset: 3600, zone: "Europe/Berlin",
      day: Day(iso2026: 3, 5) + day)
    item.nutrition.energy = energy
    return item
  }

  private static func page(
    _ facts: ReportFacts, _ wording: Wording = Way.english, language: String = "en",
    isBrief: Bool = false
  ) -> String {
    ReportPage(wording, language: language, isBrief: isBrief).text(of: facts)
  }

  @Test func `is kept in both languages`() throws {
    try Golden.expect(
      Self.page(Self.facts(Self.all)), is: "report-month", type: "html", at: #_sourceLocation)
    try Golden.expect(
      Self.page(Self.facts(from: Day(iso2026: 1, 1)), Way.german, language: "de"),
      is: "report-german", type: "html", at: #_sourceLocation)
    let nothing = Self.facts {
      ($0.fasts, $0.period) = ([], PeriodAnswer())
      $0.plan = nil
      $0.calendar.days = []
      $0.state = Examples.idle(last: nil)
      ($0.weight, $0.meals) = (WeightChart(), [])
    }
    try Golden.expect(
      Self.page(nothing), is: "report-empty", type: "html", at: #_sourceLocation)
  }

  @Test func `in brief has the numbers and pictures, and no tables`() throws {
    for (wording, language) in [(Way.english, "en"), (Way.german, "de")] {
      let brief = Self.page(Self.facts(Self.all), wording, language: language, isBrief: true)
      try Golden.expect(
        brief, is: "report-brief-\(language)", type: "html", at: #_sourceLocation)
      #expect(!brief.contains("<details") && brief.contains("id=\"weight-title\""))
    }
    // Of ten years, as many maps as one sheet has room for.
    let decade = Self.facts(from: Day(iso2026: 1, 1) - 3650)
    #expect(Self.page(decade, isBrief: true).matches(of: #/id="days[0-9]+-title"/#).count == 1)
    #expect(Self.page(decade).matches(of: #/id="days[0-9]+-title"/#).count == 11)
  }

  @Test func `says what is worth talking about, as facts of its days`() {
    var facts = Self.facts(Self.all)
    facts.fasts[0].reason = .unwell
    let page = Self.page(facts)
    for text in [
      "55 of 164 fasts with a goal ended before it.", "Reasons given for ending: unwell 1.",
      "Mood: 2.0 of 5 on average, given for 1 fast.", "Note from ",
    ] {
      #expect(page.contains(text), "\(text)")
      facts.hasNotes = false
      #expect(Self.page(facts).contains(text) == text.hasPrefix("55"), "\(text)")
    }
  }

  @Test func `has nothing private that nobody asked for`() {
    let bare = Self.page(Self.facts())
    let full = Self.page(Self.facts(Self.all))
    // A note, a mood, a weight, a meal.
    for text in ["Geburtstag bei Oma", "2 of 5", "85.0 kg", "Oats"] {
      #expect(full.contains(text) && !bare.contains(text), "\(text)")
    }
    // What is eaten in a phase says how heavy somebody is.
    for text in ["a note of now", "kcal"] { #expect(!bare.contains(text), "\(text)") }
    #expect(bare.contains("Left out: weight, meals, notes and moods."))
    #expect(!full.contains("Left out"))
  }

  /// Nothing is counted here: whatever fasts are drawn, the numbers are the daemon's.
  @Test func `says the numbers of its days as it is told them`() {
    for fasts in [Self.facts().fasts, []] {
      let page = Self.page(Self.facts { $0.fasts = fasts })
      let numbers = page.split(separator: "</dl>")[0]
      for text in [
        "<dd>164</dd>", ">2,625 h</dd>", "109 of 164", "<dd>67%</dd>", "<dd>20 h 10 min</dd>",
      ] {
        #expect(numbers.contains(text), "\(text)")
      }
    }
  }

  @Test func `says what others wrote, and believes none of it`() {
    let attack = "</td><script src=\"http://x\">alert('&amp;')</script>\u{202e}\u{0}"
    var facts = Self.facts(Self.all)
    for index in facts.fasts.indices {
      facts.fasts[index].note = attack
      facts.fasts[index].schedule = attack
    }
    facts.meals = [Self.meal(attack, 1)]
    facts.plan?.stretches[0].from = attack
    facts.state.last = facts.fasts.first
    let page = Self.page(facts)
    #expect(!page.contains("<script") && !page.contains("\u{202e}") && !page.contains("\u{0}"))
    #expect(page.contains("&lt;/td&gt;&lt;script src=&quot;http://x&quot;&gt;alert(&#39;&amp;amp;"))
  }

  @Test func `loads nothing, and its ids are each there once`() {
    for facts in [Self.facts(Self.all), Self.facts(from: Day(iso2026: 1, 1), Self.all)] {
      let page = Self.page(facts)
      #expect(page.contains("default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;"))
      #expect(!page.contains("http://") && !page.contains("https://") && !page.contains("xmlns"))
      #expect(page.matches(of: #/<style>/#).count == 1)
      let ids = page.matches(of: #/ id="([^"]*)"/#).map { String($0.1) }
      #expect(Set(ids).count == ids.count)
      for match in page.matches(of: #/aria-labelledby="([^"]*)"/#) {
        for name in match.1.split(separator: " ") { #expect(ids.contains(String(name))) }
      }
    }
  }

  @Test func `takes any numbers without a trap`() {
    var random = Seeded()
    let seed = random.seed
    for _ in 0..<200 {
      var facts = Self.facts(Self.all)
      for index in facts.fasts.indices {
        facts.fasts[index].start = HostileTests.extremes.randomElement(using: &random) ?? 0
        facts.fasts[index].end = HostileTests.extremes.randomElement(using: &random)
        facts.fasts[index].startOffset = HostileTests.extremes.randomElement(using: &random) ?? 0
        facts.fasts[index].goal = HostileTests.extremes.randomElement(using: &random)
      }
      for index in facts.calendar.days.indices {
        facts.calendar.days[index].seconds =
          HostileTests.extremes.randomElement(using: &random) ?? 0
      }
      facts.summary.all.seconds = HostileTests.extremes.randomElement(using: &random) ?? 0
      #expect(Self.page(facts).hasSuffix("</html>\n"), "seed \(seed)")
    }
  }

  /// Twice as much as a person does, who fasts every day.
  @Test func `of a year stays small`() {
    let first = Day(iso2026: 1, 1)
    let facts = Self.facts(from: first) { facts in
      facts.days = first...first + 364
      facts.fasts = (0..<365).map {
        Examples.finished(id: "a\($0)", start: Examples.at(20, day: $0 - 63))
      }
      facts.calendar.days = (0..<365).map {
        CalendarDay(
          date: (first + $0).iso, mark: $0 % 6 == 0 ? .partial : .completed, fasts: 1,
          seconds: 58_800)
      }
    }
    for (wording, language) in [(Way.english, "en"), (Way.german, "de")] {
      #expect(Self.page(facts, wording, language: language).utf8.count < 100_000)
    }
  }
}
