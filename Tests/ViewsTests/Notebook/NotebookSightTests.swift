import Testing

@testable import Views

/// What is done with a line is done with one that is seen.
@Suite struct `Keys over what is read` {
  private func history() -> Notebook {
    var notebook = Notebooks.notebook(.history)
    notebook.show(Notebooks.list(5))
    return notebook
  }

  @Test(arguments: [("d", "d"), ("n", "d"), ("f", "d"), ("b", "d"), ("/", "/")])
  func `bring the page back from the list of keys first`(key: String, next: String) {
    var notebook = history()
    let wishes6 = notebook.press("?" + key)
    #expect(wishes6.isEmpty)
    #expect(Notebooks.text(of: notebook.grid()).contains("Press \(key) again"))
    let wishes1 = notebook.press("d")
    #expect(wishes1 == [.run(["delete", "k100"])])
  }

  @Test func `are about the fast that is read, whatever stands behind it`() {
    var notebook = history()
    let wishes2 = notebook.press("\r")
    #expect(wishes2 == [.read(["show", "k100"])])
    notebook.read("Outcome  completed\n", of: ["show", "k100"])
    notebook.show(NotebookBody("another list\n"))
    let wishes3 = notebook.press("d")
    #expect(wishes3 == [.run(["delete", "k100"])])
    let wishes4 = notebook.press("f4")
    #expect(wishes4 == [.run(["edit", "k100", "--mood", "4"])])
  }

  @Test func `leave alone what stands behind a long answer`() {
    var notebook = history()
    notebook.tell((1...50).map { "line \($0)\n" }.joined(), after: ["doctor"])
    #expect(!Notebooks.text(of: notebook.grid()).contains("d delete"))
    let wishes7 = notebook.press("dnfb/")
    #expect(wishes7.isEmpty)
    let wishes5 = notebook.press("␛d")
    #expect(wishes5 == [.run(["delete", "k100"])])
  }

  @Test func `say after a command only what the page does not say`() {
    var notebook = Notebooks.notebook(.now)
    let card = "13:00 of 16 h\n  Since Wed 20:00\n"
    notebook.show(NotebookBody(card + "\nAn older line\n"))
    notebook.tell("Changed the note\n" + card + "\nTo redo it: U\n", after: ["edit"])
    let text = Notebooks.text(of: notebook.grid())
    #expect(text.contains("Changed the note") && text.contains("To redo it: U"))
    #expect(text.ranges(of: "13:00 of 16 h").count == 1, "\(text)")
    // The first line is what was done, also where the page happens to say it.
    notebook.tell("An older line\n", after: ["edit"])
    #expect(Notebooks.text(of: notebook.grid()).ranges(of: "An older line").count == 2)
  }

  @Test(arguments: [40, 80, 120], [Phrases.english, German.phrases])
  func `are named in the order of their use now`(columns: Int, phrases: Phrases) {
    for page in [NotebookPage.now, .today, .program] {
      var notebook = Notebooks.notebook(page, columns: columns, phrases: phrases)
      #expect(notebook.foot.first?.first?.keys == "s", "\(page)")
      notebook.fast = Examples.fasting(now: Examples.at(9, day: 1)).fast
      #expect(notebook.foot.first?.first?.keys == "e", "\(page)")
    }
  }

  @Test(arguments: [Phrases.english, German.phrases])
  func `are named where there is nothing yet, in one short line`(phrases: Phrases) {
    var notebook = Notebooks.notebook(.meals, phrases: phrases)
    notebook.filter = "oats"
    #expect(notebook.hintOfEmpty == nil, "something else is not found")
    for page in NotebookPage.allCases {
      let hint = Notebooks.notebook(page, phrases: phrases).hintOfEmpty
      #expect(hint?.cells ?? 0 <= 80 && hint?.contains("{") != true, "\(page): \(hint ?? "")")
      #expect((hint != nil) == [.history, .calendar, .charts, .meals, .weight].contains(page))
    }
  }

  @Test(arguments: [(Phrases.english, "y", "j"), (German.phrases, "j", "y")])
  func `agree with the letter of the language alone`(phrases: Phrases, yes: String, other: String) {
    for key in [yes, other] {
      var notebook = Notebooks.notebook(.history, phrases: phrases)
      notebook.ask("Sure?\n", before: ["delete", "k1", "--yes"])
      let wishes = notebook.press(key)
      #expect(wishes == (key == yes ? [.run(["delete", "k1", "--yes"])] : []))
    }
  }

  @Test(arguments: 20...60, [Phrases.english, German.phrases])
  func `are said in full on a screen of any width`(columns: Int, phrases: Phrases) {
    var notebook = Notebooks.notebook(columns: columns, phrases: phrases)
    notebook.ask("", before: ["delete", "k1", "--yes"])
    let asked = phrases(NotebookMessage.sure, "letter", String(notebook.letterOfYes))
    let seen = Notebooks.text(of: notebook.grid()).split { $0 == " " || $0 == "\n" }
    let words = asked.split(separator: " ")
    #expect(seen.indices.contains { seen[$0...].starts(with: words) }, "\(seen)")
  }

  @Test(arguments: [
    (#"note "he said \"hi\"""#, ["note", #"he said "hi""#]), (#""a\\b""#, [#"a\b"#]),
    (#""a\nb""#, [#"a\nb"#]), (#"'a\'"#, [#"a\"#]), (#"a\ b"#, ["a b"]),
  ])
  func `read a command line as a shell does`(line: String, words: [String]) {
    #expect(CommandWords.split(line) == words)
  }

  @Test func `find each row by the place that its table gave it`() {
    var table = Table(columns: [
      Table.Column(heading: "ID"), Table.Column(heading: "Text", isWrapped: true),
    ])
    table.rows = [["week", "a text that goes on below"], ["k7m2", "short"]]
    table.sections = [0: "week from Monday", 1: "k7m2 is a heading"]
    let screen = Screen(width: 20, hasColour: true, hasBlocks: true)
    let body = NotebookBody(table.listing(on: screen), naming: ["week", "k7m2"])
    #expect(body.entries.map(\.name) == ["week", "k7m2"])
    #expect(body.entries.map { body.lines[$0.line].prefix(5) } == ["week ", "k7m2 "])
    #expect(body.entries.map(\.line) == [2, body.lines.count - 1])
  }
}

@Suite struct `Lines that are typed` {
  private func read(_ text: String, pieces: Int) -> [LineReader.Line] {
    var reader = LineReader()
    var lines: [LineReader.Line] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      lines += reader.lines(in: rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
    }
    return lines + (reader.end().map { [$0] } ?? [])
  }

  @Test(arguments: [1, 3, 4096, 100_000])
  func `come whole or not at all, the last one too`(pieces: Int) {
    let most = String(repeating: "x", count: LineReader.longest)
    #expect(read("a\n\nstatus", pieces: pieces) == [.text("a"), .text(""), .text("status")])
    #expect(read("a\n", pieces: pieces) == [.text("a")] && read("", pieces: pieces).isEmpty)
    #expect(read(most + "\nb\n", pieces: pieces) == [.text(most), .text("b")])
    #expect(read(most + "x\nb\n", pieces: pieces) == [.tooLong, .text("b")])
    #expect(read("a\n" + most + most + most, pieces: pieces) == [.text("a"), .tooLong])
  }
}
