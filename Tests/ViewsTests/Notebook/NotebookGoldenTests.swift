import TestSupport
import Testing
import Time
import Wire

@testable import Views

/// Every page as it stands on a screen; what is reversed there stands in brackets.
@Suite struct `The screen as it looks` {
  private struct Size: Sendable {
    let columns: Int
    let rows: Int
  }

  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 15), Size(columns: 200, rows: 60),
  ]

  /// What the command of a page prints in the tests of its view.
  private static func view(_ name: String, _ way: Way) -> String {
    PlainViews.all.first { $0.name == name }?.text(way) ?? ""
  }

  private static func body(_ page: NotebookPage, _ way: Way) -> NotebookBody {
    switch page {
    case .now: return NotebookBody(view("status-fasting", way))
    case .today:
      return NotebookBody(
        TodayPage(way.wording, on: way.screen).text(of: GoldenTests.states[0].1))
    case .history:
      let table = HistoryTable(way.wording, on: way.screen, now: Examples.today)
      return NotebookBody(
        table.listing(of: Examples.history, total: 1_234), naming: Examples.history.map(\.id))
    case .calendar: return NotebookBody(view("calendar-month", way))
    case .charts: return NotebookBody(view("chart-week", way))
    case .meals: return NotebookBody(view("meals", way))
    case .weight:
      let weighings = `Weighings in words`.weighings
      let table = WeighingTable(way.wording, on: way.screen, now: Examples.today)
      return NotebookBody(table.listing(of: weighings), naming: weighings.map(\.id.text))
    case .program: return NotebookBody(view("program-plan-0", way))
    case .learn:
      let language = way.name == "German" ? "de" : "en"
      let list = ArticlePage(way.wording, in: language, on: way.screen).list()
      return NotebookBody(list, naming: Article.Name.allCases.map(\.rawValue))
    case .settings:
      let entry = SettingList.Entry(line: "language = de", meaning: "Of all", isDefault: false)
      let list = SettingList(on: way.screen).listing(of: [(heading: "General", entries: [entry])])
      return NotebookBody(list, naming: ["language"])
    }
  }

  private static func notebook(_ page: NotebookPage, _ size: Size, isGerman: Bool) -> Notebook {
    let wording = isGerman ? Way.german : Way.english
    let screen = Screen(width: size.columns, hasColour: true, hasBlocks: true)
    var notebook = Notebook(
      wording.phrases, on: screen, columns: size.columns, rows: size.rows, page: page)
    notebook.fast = BarStates.fasting.fast
    let way = Way(name: isGerman ? "German" : "English", wording: wording, screen: screen)
    notebook.show(body(page, way))
    return notebook
  }

  private static func screens(_ make: (Size, Bool) -> Notebook) -> String {
    var text = ""
    for size in sizes {
      for isGerman in [false, true] {
        text += "== \(isGerman ? "German" : "English"), \(size.columns)x\(size.rows)\n"
        text += Notebooks.text(of: make(size, isGerman).grid())
      }
    }
    return text
  }

  @Test(arguments: NotebookPage.allCases)
  func `is what it was`(page: NotebookPage) throws {
    let text = Self.screens { Self.notebook(page, $0, isGerman: $1) }
    try Golden.expect(text, is: "screen-\(page)", at: #_sourceLocation)
  }

  @Test(arguments: [
    ("keys", NotebookPage.history, "?"), ("typing", .history, "jntea and 'milk'"),
    ("command", .now, ":goal +1h"), ("mood", .now, "f"), ("filter", .weight, "/tea\r"),
  ])
  func `is what it was while something is typed`(
    name: String, page: NotebookPage, keys: String
  ) throws {
    let text = Self.screens { size, isGerman in
      var notebook = Self.notebook(page, size, isGerman: isGerman)
      _ = notebook.press(keys)
      return notebook
    }
    try Golden.expect(text, is: "screen-typed-\(name)", at: #_sourceLocation)
  }

  @Test func `is what it was when something is explained`() throws {
    typealias Reasons = `What is left of a day, and how its macros went`
    let text = Self.screens { size, isGerman in
      var notebook = Self.notebook(.today, size, isGerman: isGerman)
      let wording = isGerman ? Way.german : Way.english
      let way = Way(name: "", wording: wording, screen: notebook.bodyScreen)
      _ = notebook.press("y")
      notebook.read(Reasons.text(Reasons.cases[1], way), of: ["today", "--why"])
      return notebook
    }
    try Golden.expect(text, is: "screen-why", at: #_sourceLocation)
  }

  @Test func `is what it was when a command is answered, and when it asks`() throws {
    let answered = Self.screens { size, isGerman in
      var notebook = Self.notebook(.today, size, isGerman: isGerman)
      let wording = isGerman ? Way.german : Way.english
      let card = AnswerCard(wording, on: notebook.bodyScreen).utf8(of: Answers.all[0].1)
      notebook.tell(String(decoding: card, as: UTF8.self), after: ["stop"])
      return notebook
    }
    let asked = Self.screens { size, isGerman in
      var notebook = Self.notebook(.now, size, isGerman: isGerman)
      notebook.isAway = true
      notebook.ask("", before: ["delete", "k7m2", "--yes"])
      return notebook
    }
    try Golden.expect(answered + asked, is: "screen-answered", at: #_sourceLocation)
  }
}
