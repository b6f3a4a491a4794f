import Testing

@testable import Views

@Suite struct `Keys on the screen` {
  struct Case: Sendable, CustomTestStringConvertible {
    let page: NotebookPage
    let typed: String
    let wishes: [Notebook.Wish]
    var isFasting = true
    var isMet = true

    var testDescription: String { "\(page) \(typed.debugDescription)" }
  }

  static let cases: [Case] = [
    Case(page: .now, typed: "s", wishes: [.run(["start"])]),
    Case(page: .now, typed: "e", wishes: [.run(["stop"])]),
    Case(page: .now, typed: "e", wishes: [], isMet: false),
    Case(page: .now, typed: "ey", wishes: [.run(["stop"])], isMet: false),
    Case(page: .now, typed: "en", wishes: [], isMet: false),
    Case(page: .history, typed: "je12:00\r", wishes: [.run(["edit", "k101", "--end", "12:00"])]),
    Case(page: .today, typed: "+", wishes: [.run(["goal", "+30m"])]),
    Case(page: .now, typed: "=", wishes: [.run(["goal", "+30m"])]),
    Case(page: .now, typed: "-", wishes: [.run(["goal", "-30m"])]),
    Case(page: .calendar, typed: "u", wishes: [.run(["undo"])]),
    Case(page: .learn, typed: "U", wishes: [.run(["redo"])]),
    Case(page: .learn, typed: "\u{12}", wishes: [.run(["redo"])]),
    Case(page: .now, typed: "b19:30\r", wishes: [.run(["edit", "--start", "19:30"])]),
    Case(
      page: .now, typed: "b19:30\r", wishes: [.run(["start", "--at", "19:30"])], isFasting: false),
    Case(
      page: .now, typed: "ntea & \"milk\"\r", wishes: [.run(["edit", "--note", "tea & \"milk\""])]),
    Case(page: .now, typed: "n-tea\r", wishes: [.run(["edit", "--note=-tea"])]),
    Case(page: .now, typed: "ntea\u{1b}", wishes: []),
    Case(page: .now, typed: "n\r", wishes: []),
    Case(page: .now, typed: "f4", wishes: [.run(["edit", "--mood", "4"])]),
    Case(page: .now, typed: "f9␛u", wishes: [.run(["undo"])]),
    Case(page: .history, typed: "\u{1b}[Bf4", wishes: [.run(["edit", "k101", "--mood", "4"])]),
    Case(
      page: .history, typed: "\u{1b}[Bntea\r", wishes: [.run(["edit", "k101", "--note", "tea"])]),
    Case(
      page: .history, typed: "jjb19:30\r", wishes: [.run(["edit", "k102", "--start", "19:30"])]),
    Case(page: .history, typed: "d", wishes: [.run(["delete", "k100"])]),
    Case(page: .history, typed: "\u{1b}[3~", wishes: [.run(["delete", "k100"])]),
    Case(page: .meals, typed: "d", wishes: [.run(["meal", "delete", "k100"])]),
    Case(page: .weight, typed: "d", wishes: [.run(["weight", "delete", "k100"])]),
    Case(page: .settings, typed: "d", wishes: [.run(["config", "unset", "k100"])]),
    Case(page: .learn, typed: "d", wishes: []), Case(page: .now, typed: "d", wishes: []),
    Case(page: .history, typed: "\r", wishes: [.read(["show", "k100"])]),
    Case(page: .learn, typed: "\r", wishes: [.read(["learn", "k100"])]),
    Case(page: .settings, typed: "\ron\r", wishes: [.run(["config", "set", "k100", "on"])]),
    Case(page: .weight, typed: "\r82.4\r", wishes: [.run(["weight", "edit", "k100", "82.4"])]),
    Case(page: .meals, typed: "a'oats 80g'\r", wishes: [.run(["meal", "oats 80g"])]),
    Case(page: .weight, typed: "a82.4\r", wishes: [.run(["weight", "82.4"])]),
    Case(
      page: .history, typed: "a20:00 --end 12:00\r",
      wishes: [.run(["add", "--start", "20:00", "--end", "12:00"])]),
    Case(page: .now, typed: ":fastctl goal +1h\r", wishes: [.run(["goal", "+1h"])]),
    Case(page: .now, typed: ":\r", wishes: []),
    Case(page: .now, typed: ":x\u{7f}\u{7f}u", wishes: [.run(["undo"])]),
    Case(page: .now, typed: ":goal 'x\r", wishes: []),
    Case(page: .history, typed: "/tea\r", wishes: [.load]),
    Case(page: .history, typed: "/tea\r\u{1b}", wishes: [.load, .load]),
    Case(page: .now, typed: "/", wishes: []),
    Case(page: .now, typed: "3", wishes: [.load]), Case(page: .now, typed: "1", wishes: []),
    Case(page: .now, typed: "\t", wishes: [.load]),
    Case(page: .calendar, typed: "<", wishes: [.load]),
    Case(page: .calendar, typed: "\u{1b}[C", wishes: [.load]),
    Case(page: .now, typed: "v", wishes: [.load]), Case(page: .meals, typed: "v", wishes: []),
    Case(page: .now, typed: "m2 eggs\r", wishes: [.run(["meal", "2", "eggs"])]),
    Case(page: .calendar, typed: "m", wishes: []),
    Case(page: .now, typed: "MM", wishes: [.pointer(true), .pointer(false)]),
    Case(page: .now, typed: "\u{c}", wishes: [.redraw]),
    Case(page: .now, typed: "q", wishes: [.leave]),
    Case(page: .now, typed: "?q", wishes: []),
    Case(page: .now, typed: "?␛q", wishes: [.leave]),
    Case(page: .now, typed: "z\u{1b}[99~", wishes: []),
  ]

  @Test(arguments: cases)
  func `ask for a command line, or for another page`(_ one: Case) {
    var notebook = Notebooks.notebook(one.page)
    let state = Examples.fasting(now: Examples.at(one.isMet ? 13 : 9, day: 1))
    notebook.fast = one.isFasting ? state.fast : nil
    if one.page.hasEntries { notebook.show(Notebooks.list(5)) }
    let wishes1 = notebook.press(one.typed)
    #expect(wishes1 == one.wishes)
  }

  @Test func `show a month, a year, a week and its month in turn`() {
    var notebook = Notebooks.notebook(.calendar)
    var shapes: [Int] = []
    for _ in 0..<5 {
      shapes.append(notebook.shape)
      #expect(notebook.press("<") == [.load] && notebook.part == -1)
      #expect(notebook.press("v") == [.load] && notebook.part == 0)
    }
    #expect(shapes == [0, 1, 2, 3, 0])
    _ = notebook.press("1v")
    #expect(notebook.shape == 1)
    _ = notebook.press("v")
    #expect(notebook.shape == 0)
  }

  @Test func `give ten pages a digit, and one behind them none`() {
    #expect((0..<12).map(NotebookPage.digit) == "1234567890".map { String($0) } + [nil, nil])
    let digits = NotebookPage.allCases.compactMap(\.digit)
    #expect(Set(digits).count == digits.count)
    #expect(digits.count == min(NotebookPage.allCases.count, 10))
    for page in NotebookPage.allCases where page.digit != nil {
      #expect(page.digit.flatMap { NotebookPage(digit: Character($0)) } == page)
    }
    #expect(NotebookPage(digit: "\u{0661}") == nil)
  }

  @Test func `go through the pages by their digits, Tab and arrows`() {
    var notebook = Notebooks.notebook()
    for (number, page) in NotebookPage.allCases.enumerated() {
      _ = notebook.press(String((number + 1) % 10))
      #expect(notebook.page == page)
    }
    _ = notebook.press("\t")
    #expect(notebook.page == .now)
    _ = notebook.press("\u{1b}[Z")
    #expect(notebook.page == .settings)
    _ = notebook.press("1\u{1b}[C\u{1b}[C")
    #expect(notebook.page == .history)
  }

  @Test(arguments: [
    ("y", [Notebook.Wish.run(["delete", "k1", "--yes"])]), ("n", []), ("\u{1b}", []),
  ])
  func `answer a question with y alone`(key: String, wishes: [Notebook.Wish]) {
    var notebook = Notebooks.notebook(.history)
    notebook.ask("Sure?\n", before: ["delete", "k1", "--yes"])
    let asked = Notebooks.text(of: notebook.grid())
    #expect(asked.contains("$ fastctl delete k1 --yes") && asked.contains("Press y"))
    let wishes2 = notebook.press(key)
    #expect(wishes2 == wishes)
    let wishes3 = notebook.press("u")
    #expect(wishes3 == [.run(["undo"])])
    #expect(!Notebooks.text(of: notebook.grid()).contains("Sure?"))
  }

  @Test func `show what was run and answered until the next one`() {
    var notebook = Notebooks.notebook()
    notebook.tell("Fast ended: 16 h\n", after: ["edit", "--note", "it's"])
    let shown = Notebooks.text(of: notebook.grid())
    #expect(shown.contains("$ fastctl edit --note 'it'\\''s'\nFast ended: 16 h\n"))
    _ = notebook.press("j")
    #expect(!Notebooks.text(of: notebook.grid()).contains("Fast ended"))
  }

  @Test func `read a long answer like a page, and come back`() {
    var notebook = Notebooks.notebook()
    notebook.show(NotebookBody("the page\n"))
    notebook.tell((1...50).map { "line \($0)\n" }.joined(), after: ["doctor"])
    #expect(Notebooks.text(of: notebook.grid()).contains("line 17\n"))
    _ = notebook.press("G")
    #expect(Notebooks.text(of: notebook.grid()).contains("line 50\n"))
    _ = notebook.press("\u{1b}")
    #expect(Notebooks.text(of: notebook.grid()).contains("the page"))
  }

  @Test func `show the page again once something else is answered`() {
    var notebook = Notebooks.notebook()
    notebook.show(NotebookBody("the page\n"))
    notebook.tell((1...50).map { "line \($0)\n" }.joined(), after: ["doctor"])
    notebook.tell("Undone\n", after: ["undo"])
    let shown = Notebooks.text(of: notebook.grid())
    #expect(shown.contains("the page") && shown.contains("Undone") && !shown.contains("line 1"))
    let wishes = notebook.press("q")
    #expect(wishes == [.leave])
  }

  @Test func `ask for more of a list where its end comes near, and keep what was chosen`() {
    var notebook = Notebooks.notebook(.history)
    notebook.show(Notebooks.list(100, hasMore: true))
    let wishes4 = notebook.press("jjjj")
    #expect(wishes4.isEmpty)
    let wishes5 = notebook.press("G")
    #expect(wishes5 == [.more])
    #expect(notebook.sheet.entry?.name == "k199")
    notebook.show(Notebooks.list(200))
    #expect(notebook.sheet.entry?.name == "k199")
    let wishes6 = notebook.press("j")
    #expect(wishes6.isEmpty && notebook.sheet.entry?.name == "k200")
  }

  @Test func `of a mouse choose a tab and a line, and scroll`() {
    var notebook = Notebooks.notebook(.history, columns: 120)
    notebook.show(Notebooks.list(50))
    _ = notebook.take(.mouse(MouseEvent(.pressed, row: 5, column: 3)))
    #expect(notebook.sheet.entry?.name == "k102")
    let tab = notebook.tabs()[3]
    let wishes = notebook.take(
      .mouse(MouseEvent(.pressed, row: 0, column: tab.columns.lowerBound)))
    #expect(wishes == [.load] && notebook.page == .calendar)
  }

  @Test func `leave what was begun with Ctrl-C, and then the screen`() {
    var notebook = Notebooks.notebook()
    _ = notebook.press("ntea")
    let wishes7 = notebook.interrupt()
    #expect(wishes7.isEmpty)
    let wishes8 = notebook.press("u")
    #expect(wishes8 == [.run(["undo"])])
    let wishes9 = notebook.interrupt()
    #expect(wishes9 == [.leave])
  }

  @Test func `are those of the fast alone where it is followed`() {
    var notebook = Notebooks.notebook(isBare: true)
    let wishes10 = notebook.press("s+u")
    #expect(wishes10 == [.run(["start"]), .run(["goal", "+30m"]), .run(["undo"])])
    let wishes11 = notebook.press("3\t:/avd")
    #expect(wishes11.isEmpty && notebook.page == .now)
    #expect(Notebooks.text(of: notebook.grid()).contains("q quit"))
    let rows = notebook.bodyRows
    let wishes12 = notebook.press("?")
    #expect(wishes12 == [.load])
    #expect(notebook.bodyRows == rows + 1)
    #expect(!Notebooks.text(of: notebook.grid()).contains("quit"))
    let wishes13 = notebook.press("q")
    #expect(wishes13 == [.leave])
  }

  @Test(arguments: [(19, 24), (80, 5), (0, 0), (1, 1)])
  func `find a sentence where there is no room`(columns: Int, rows: Int) {
    let notebook = Notebooks.notebook(columns: columns, rows: rows)
    let text = Notebooks.text(of: notebook.grid())
    #expect(columns < 19 || text.hasPrefix("The window is too s"))
  }
}
