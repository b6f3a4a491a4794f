import Time
import Wire

/// What `fastctl page` writes: one web page that needs nothing but itself.
package struct ReportPage {
  let wording: Wording
  var phrases: Phrases { wording.phrases }
  private let language: String

  /// `language` is the code of the one that the wording speaks, such as "de".
  package init(_ wording: Wording, language: String) {
    self.wording = wording
    self.language = language
  }

  package func text(of facts: ReportFacts) -> String {
    HTML.document(language: language) { page in
      page.group("head") { drawHead(facts, on: &$0) }
      page.group("body") { page in
        page.element(
          "a", ["class": "skip", "href": "#main"], text: phrases(ReportPageMessage.skip))
        page.group("header") { drawHeader(facts, on: &$0) }
        page.group("main", ["id": "main", "tabindex": "-1"]) { drawParts(of: facts, on: &$0) }
      }
    }
  }

  /// Nothing may be loaded and nothing runs, whatever got into a text.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'"

  private func drawHead(_ facts: ReportFacts, on page: inout HTML) {
    page.open("meta", ["charset": "utf-8"])
    page.open("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy])
    page.open(
      "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
    page.open("meta", ["name": "referrer", "content": "no-referrer"])
    let title = phrases(ReportPageMessage.title)
    page.element("title", text: title + ", " + period(facts))
    page.add(style: ReportStyle.text)
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
    for sentence in contents(of: facts) {
      page.element("p", ["class": "quiet"], text: sentence)
    }
  }

  /// What it holds, what it does not, and that nobody else has it.
  private func contents(of facts: ReportFacts) -> [String] {
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
    return [
      phrases(ReportPageMessage.holds, "list", list(held)),
      missing.isEmpty ? nil : phrases(ReportPageMessage.leftOut, "list", list(missing)),
      phrases(ReportPageMessage.alone),
    ].compactMap(\.self)
  }

  private func drawParts(of facts: ReportFacts, on page: inout HTML) {
    page.group("section", ["class": "now"]) { drawNow(facts.state, on: &$0) }
    drawNumbers(of: facts, on: &page)
    drawCalendar(of: facts, on: &page)
    drawLengths(of: facts, on: &page)
    if let plan = facts.phases { draw(plan, on: &page) }
    if let weight = facts.weight { draw(weight, on: &page) }
    if let meals = facts.meals { draw(meals, of: facts.eaten, on: &page) }
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

  /// A picture with what it shows in words, and the same as a table.
  mutating func figure(
    _ picture: String, summary: String? = nil, isWide: Bool = true, table: HTMLTable? = nil,
    label: String = ""
  ) {
    group("figure") { page in
      if isWide {
        page.group(
          "div", ["class": "wide", "tabindex": "0", "role": "group", "aria-label": label]
        ) { $0.add(picture: picture) }
      } else {
        page.add(picture: picture)
      }
      if let summary { page.element("figcaption", text: summary) }
    }
    table?.draw(folded: label, on: &self)
  }
}
