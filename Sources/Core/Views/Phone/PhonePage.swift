import Nouns
package import Time
package import Wire

/// A person's day as their phone shows it.
package struct PhoneFacts: Sendable {
  package let state: Snapshot
  package var meals: MealDayAnswer?
  package var weight: WeightState?
  package var drinks: DrinkDay?
  package var agenda: AgendaAnswer?
  /// Whether what the person wrote of their fast may be seen.
  package var hasNotes = false
  /// Files that were answered, the newest first.
  package var answers: [Answer] = []

  package struct Answer: Equatable, Sendable {
    package let file: String
    package let at: Instant
    package let done: Int64
    package let refused: Int64

    package init(file: String, at: Instant, done: Int64, refused: Int64) {
      (self.file, self.at, self.done, self.refused) = (file, at, done, refused)
    }
  }

  package init(_ state: Snapshot) { self.state = state }
}

/// A web page for a phone that needs nothing but itself, and stays true when it gets old.
package struct PhonePage {
  private let wording: Wording
  private let language: String
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, language: String) {
    self.wording = wording
    self.language = language
  }

  package func text(of facts: PhoneFacts, writtenAt written: Instant) -> String {
    HTML.document(language: language) { page in
      page.head(
        title: phrases(PhonePageMessage.title),
        stamp: (Self.stamp, String(written.milliseconds)))
      page.group("body") { page in
        page.group("header") { page in
          page.element("h1", text: wording.longDate(facts.state.today))
          page.element(
            "p", ["class": "quiet"],
            text: phrases(
              PhonePageMessage.written, "time",
              wording.moment(written, now: Instant(milliseconds: facts.state.now))))
        }
        page.group("main") { draw(facts, on: &$0) }
      }
    }
  }

  private static let stamp = "fastd-written"

  /// When a page was written that is there; nil for any other text.
  package static func written(in text: String) -> Instant? {
    let mark = "name=\"\(stamp)\" content=\""
    guard let digits = Array(text.utf8).rest(behind: Array(mark.utf8)) else { return nil }
    let number = String(decoding: digits.prefix { (0x30...0x39).contains($0) }, as: UTF8.self)
    return Int64(number).map(Instant.init(milliseconds:))
  }

  private func draw(_ facts: PhoneFacts, on page: inout HTML) {
    let cards = TodayPage(wording, on: .linear).lasting(
      facts.state, meals: facts.meals?.day, weight: facts.weight, drinks: facts.drinks,
      agenda: facts.agenda)
    for (number, card) in cards.enumerated() {
      page.section(phrases(card.label)) { page in
        for (place, line) in card.lines.enumerated() {
          page.element("p", number == 0 && place == 0 ? ["class": "big"] : [:], text: line)
        }
        if number == 0, facts.hasNotes, let note = facts.state.fast?.note {
          page.element("p", ["class": "quiet"], text: PlainText.line(note))
        }
        if card.label == .eaten, let meals = facts.meals { table(of: meals).draw(on: &page) }
      }
    }
    if !facts.answers.isEmpty { drawAnswers(facts, on: &page) }
  }

  private func table(of meals: MealDayAnswer) -> HTMLTable {
    var table = HTMLTable(
      caption: phrases(PhonePageMessage.meals),
      columns: [
        .init(heading: phrases(ReportPageMessage.eaten)),
        .init(heading: phrases(PhonePageMessage.time), isRight: true),
        .init(heading: phrases(MealPageMessage.energy), isRight: true),
      ])
    table.rows = meals.items.map { item in
      [
        .init(wording.name(of: item)), .init(wording.clock(item.at.local.clock)),
        .init(item.nutrition.energy.map { wording.energy($0) } ?? "–"),
      ]
    }
    return table
  }

  private func drawAnswers(_ facts: PhoneFacts, on page: inout HTML) {
    let now = Instant(milliseconds: facts.state.now)
    page.section(phrases(PhonePageMessage.answers)) { page in
      for answer in facts.answers {
        let name = PlainText.line(answer.file)
        let counts =
          answer.refused == 0
          ? phrases(.linesDone, answer.done)
          : phrases(
            .linesRefused, answer.refused, "done", wording.number(answer.done))
        page.element(
          "p",
          text: phrases(
            PhonePageMessage.answer,
            ["file": name, "time": wording.moment(answer.at, now: now), "counts": counts]))
      }
    }
  }
}

extension [UInt8] {
  fileprivate func rest(behind mark: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = self[...]
    while rest.count > mark.count {
      if rest.starts(with: mark) { return rest.dropFirst(mark.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}

enum PhonePageMessage: String, Message {
  case title = "Today, fastd"
  case written = "As of {time}"
  case meals = "Eaten today"
  case time = "Time"
  case answers = "From your phone"
  case answer = "{file}, {time}: {counts}"
}

extension PluralMessage {
  static var linesDone: Self { Self(one: "{n} line done", many: "{n} lines done") }
  static var linesRefused: Self {
    Self(
      one: "{done} done, {n} line not done; the answer is in the folder outbox",
      many: "{done} done, {n} lines not done; the answers are in the folder outbox")
  }
}
