import Testing

@testable import Views

/// The reasons that `y` opens on each page, and the keys that close them.
@Suite struct `Why, on the screen` {
  struct Case: Sendable, CustomTestStringConvertible {
    let page: NotebookPage
    var before = ""
    let command: String?

    var testDescription: String { "\(page) \(before)" }
  }

  static let cases: [Case] = [
    Case(page: .now, command: "show --why"), Case(page: .now, before: "v", command: "show --why"),
    Case(page: .today, command: "today --why"),
    Case(page: .history, command: "show k100 --why"),
    Case(page: .history, before: "jj", command: "show k102 --why"),
    Case(page: .calendar, command: "stats streak --why"),
    Case(page: .calendar, before: "v<", command: "stats streak --why"),
    Case(page: .charts, command: "chart --why"),
    Case(page: .charts, before: ">", command: "chart --trend --why"),
    Case(page: .charts, before: ">>", command: "chart --last 14 --why"),
    Case(page: .charts, before: ">>>", command: "stats --why"),
    Case(page: .charts, before: "<", command: "weight --why"),
    Case(page: .meals, command: "meal show --why"),
    Case(page: .meals, before: "<", command: "meal show yesterday --why"),
    Case(page: .meals, before: "<<<", command: "meal show '3 days ago' --why"),
    Case(page: .weight, command: "weight --why"),
    Case(page: .program, command: "program --why"),
    Case(page: .program, before: ">", command: "program --why"),
    Case(page: .program, before: ">>", command: "targets --why"),
    Case(page: .program, before: ">>>", command: "targets --why"),
    Case(page: .program, before: ">>>>", command: nil),
    Case(page: .program, before: "<", command: nil),
    Case(page: .learn, command: nil), Case(page: .settings, command: nil),
  ]

  private func notebook(_ one: Case) -> Notebook {
    var notebook = Notebooks.notebook(one.page)
    if one.page.hasEntries { notebook.show(Notebooks.list(5)) }
    _ = notebook.press(one.before)
    return notebook
  }

  @Test func `is asked on every page`() {
    #expect(Set(Self.cases.map(\.page)) == Set(NotebookPage.allCases))
    for page in NotebookPage.allCases {
      let parts = Set(Self.cases.filter { $0.page == page }.map { notebook($0).part })
      #expect(page.parts.map { parts == Set(0..<$0) } ?? true, "\(page)")
    }
  }

  @Test(arguments: cases)
  func `asks the command that explains what is there`(_ one: Case) {
    var notebook = notebook(one)
    let wishes = notebook.press("y")
    let words = one.command.flatMap(CommandWords.split)
    #expect(wishes == words.map { [.read($0)] } ?? [])
    let names = notebook.foot.joined().map(\.keys)
    #expect(names.contains("y") == (one.command != nil), "\(names)")
    let isNone = Notebooks.text(of: notebook.grid()).contains("No number here is calculated.")
    #expect(isNone == (one.command == nil))
  }

  @Test(arguments: cases.filter { $0.command != nil }, ["\u{1b}", "q", "y", "\r"])
  func `is read over the page until a key closes it`(_ one: Case, key: String) {
    var notebook = notebook(one)
    let before = (notebook.page, notebook.part, notebook.sheet.entry?.name)
    guard case .read(let words)? = notebook.press("y").first else {
      Issue.record("no reason")
      return
    }
    notebook.read("Because of this\n", of: words)
    let shown = Notebooks.text(of: notebook.grid())
    #expect(shown.contains("Because of this") && shown.contains("$ fastctl "), "\(shown)")
    let wishes = notebook.press(key)
    #expect(wishes.isEmpty)
    #expect(!Notebooks.text(of: notebook.grid()).contains("Because of this"))
    #expect(before == (notebook.page, notebook.part, notebook.sheet.entry?.name))
  }

  @Test func `is of the fast that is read, too`() {
    var notebook = Notebooks.notebook(.history)
    notebook.show(Notebooks.list(5))
    _ = notebook.press("j\r")
    notebook.read("Outcome  goal met\n", of: ["show", "k101"])
    let wishes = notebook.press("y")
    #expect(wishes == [.read(["show", "k101", "--why"])])
    notebook.read("Goal met\n", of: ["show", "k101", "--why"])
    let none = notebook.press("dnfb")
    #expect(none.isEmpty, "what is done with a line is done with one that is seen")
  }

  @Test func `is nothing where one thing is followed`() {
    var notebook = Notebooks.notebook(isBare: true)
    let wishes = notebook.press("yw")
    #expect(wishes.isEmpty)
  }

  @Test(arguments: NotebookPage.allCases)
  func `leaves w to drinks where those are, and weighs in elsewhere`(page: NotebookPage) {
    var notebook = Notebooks.notebook(page)
    if page.hasEntries { notebook.show(Notebooks.list(5)) }
    let wishes = notebook.press("w82.4\r")
    let hasDrinks = page == .today || page == .meals
    #expect(wishes == [.run([hasDrinks ? "drink" : "weight", "82.4"])])
    _ = notebook.press("?")
    let keys = Notebooks.text(of: notebook.grid())
    #expect(keys.contains("w      Log your weight") == !hasDrinks, "\(keys)")
    #expect(keys.contains("w      Record a drink") == hasDrinks, "\(keys)")
  }

  @Test func `has no key that two deeds of one page share`() {
    for page in NotebookPage.allCases {
      let keys = NotebookDeed.allCases.filter { $0.isOffered(on: page) }.map(\.keys)
      #expect(Set(keys).count == keys.count, "\(page)")
    }
  }
}
