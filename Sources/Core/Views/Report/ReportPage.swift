import Time
import Wire

/// What `fastctl page` writes: one web page that needs nothing but itself.
package struct ReportPage {
  let wording: Wording
  var phrases: Phrases { wording.phrases }
  private let language: String
  /// Whether it is the first sheet alone, without the tables behind it.
  private let isBrief: Bool

  /// `language` is the code of the one that the wording speaks, such as "de".
  package init(_ wording: Wording, language: String, isBrief: Bool = false) {
    self.wording = wording
    self.language = language
    self.isBrief = isBrief
  }

  package func text(of facts: ReportFacts) -> String {
    HTML.document(language: language) { page in
      page.head(title: phrases(ReportPageMessage.title) + ", " + period(facts))
      page.group("body") { page in
        page.element(
          "a", ["class": "skip", "href": "#main"], text: phrases(ReportPageMessage.skip))
        page.group("header") { drawHeader(facts, on: &$0) }
        page.group("main", ["id": "main", "tabindex": "-1"]) { drawParts(of: facts, on: &$0) }
      }
    }
  }

  private func period(_ facts: ReportFacts) -> String {
    phrases(
      ReportPageMessage.period, "from", wording.longDate(facts.days.lowerBound), "to",
      wording.longDate(facts.days.upperBound))
  }

  // MARK: What it is

  private func drawHeader(_ facts: ReportFacts, on page: inout HTML) {
    let now = Instant(milliseconds: facts.state.now)
    let created = wording.fullMoment(wording.zone.local(now))
    page.element("h1", text: phrases(ReportPageMessage.title))
    page.element("p", ["class": "big"], text: period(facts))
    page.group("p", ["class": "quiet"]) { page in
      page.element(
        "time", ["datetime": wording.zone.iso(now)],
        text: phrases(ReportPageMessage.created, "moment", created))
    }
    let (held, missing) = contents(of: facts)
    // On paper it is seen.
    page.element("p", ["class": "quiet screen"], text: held)
    if let missing { page.element("p", ["class": "quiet"], text: missing) }
    page.element("p", ["class": "quiet screen"], text: phrases(ReportPageMessage.alone))
  }

  /// The parts that it has, and those that nobody asked for.
  private func contents(of facts: ReportFacts) -> (held: String, missing: String?) {
    let asked: [(ReportPageMessage, Bool)] = [
      (.weight, facts.weight != nil), (.meals, facts.meals != nil), (.notes, facts.hasNotes),
    ]
    let held: [ReportPageMessage] =
      [.fasts, .statistics] + (facts.phases == nil ? [] : [.program])
      + asked.filter(\.1).map(\.0)
    let missing = asked.filter { !$0.1 }.map(\.0)
    func list(_ parts: [ReportPageMessage]) -> String {
      parts.map { phrases($0) }.joined(separator: ", ")
    }
    return (
      phrases(ReportPageMessage.holds, "list", list(held)),
      missing.isEmpty ? nil : phrases(ReportPageMessage.leftOut, "list", list(missing))
    )
  }

  private func drawParts(of facts: ReportFacts, on page: inout HTML) {
    if !isBrief { page.group("section", ["class": "now"]) { drawNow(facts.state, on: &$0) } }
    drawNumbers(of: facts, on: &page)
    drawCalendar(of: facts, isBrief: isBrief, on: &page)
    drawLengths(of: facts, isBrief: isBrief, on: &page)
    page.group("div", ["class": "pairs"]) { page in
      if let weight = facts.weight { draw(weight, on: &page) }
      if let plan = facts.phases { draw(plan, on: &page) }
      if let meals = facts.meals { draw(meals, of: facts.eaten, on: &page) }
      if let badges = facts.badges, !badges.isEmpty { draw(badges, on: &page) }
      drawTalk(of: facts, on: &page)
    }
    page.element("p", ["class": "foot quiet"], text: phrases(ReportPageMessage.foot))
    if !isBrief { drawTables(of: facts, on: &page) }
  }

  /// The same as the pictures, behind them: on paper they begin a new sheet.
  private func drawTables(of facts: ReportFacts, on page: inout HTML) {
    page.section(phrases(ReportPageMessage.tables), ["class": "tables"]) { page in
      drawHabits(of: facts, on: &page)
      for table in tables(of: facts) where !table.rows.isEmpty {
        table.draw(
          folded: phrases(ReportPageMessage.table, "title", table.caption), on: &page)
      }
    }
  }

  private func tables(of facts: ReportFacts) -> [HTMLTable] {
    [
      monthTable(of: facts), facts.fasts.isEmpty ? nil : fastTable(of: facts),
      facts.weight.map(weightTable), facts.phases.map { planTable($0.blocks) },
      facts.meals.map(mealTable),
    ].compactMap(\.self)
  }
}

extension HTML {
  /// A part of the page under its heading.
  mutating func section(
    _ heading: String, _ attributes: KeyValuePairs<StaticString, String> = [:],
    _ content: (inout HTML) -> Void
  ) {
    group("section", attributes) { page in
      page.element("h2", text: heading)
      content(&page)
    }
  }

  /// A picture with what it shows in words.
  mutating func figure(
    _ picture: String, summary: String? = nil, isWide: Bool = true, label: String = "",
    isForScreens: Bool = false
  ) {
    group("figure", isForScreens ? ["class": "screen"] : [:]) { page in
      if isWide {
        page.group(
          "div", ["class": "wide", "tabindex": "0", "role": "group", "aria-label": label]
        ) { $0.add(picture: picture) }
      } else {
        page.add(picture: picture)
      }
      if let summary { page.element("figcaption", text: summary) }
    }
  }
}
