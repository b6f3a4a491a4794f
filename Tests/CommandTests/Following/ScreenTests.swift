import Glibc
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

/// The screen of the built program on a terminal, beside a real daemon.
@Suite(.serialized) struct `The screen of ui` {
  @Test func `shows pages, and gives the terminal back as it was when somebody types q`()
    async throws
  {
    let (person, _) = try await Person.day(timeStands: true)
    try person.start(GoalOrder.schedule("16:8"), ago: 3600)
    let screen = try Screens.open("ui", by: person)
    try await screen.shows("1:00 of 16 h")
    #expect(screen.mode.c_lflag & tcflag_t(ICANON | ECHO) == 0)
    #expect(try screen.seen().modes == [1049, 1004, 2004])
    screen.type("3")
    try await screen.shows("running")
    screen.type("\r")
    try await screen.shows("16:8 (16 h)")
    screen.type("\u{1b}")
    try await screen.hides("16:8 (16 h)")
    screen.type("q")
    _ = await screen.rest()
    #expect(screen.end() == 0)
    #expect(try screen.seen().modes.isEmpty && screen.seen().isCursorShown)
    #expect(screen.mode.c_lflag == screen.firstFlags)
  }

  @Test func `does what the command line does, says which, and takes it back`() async throws {
    let (person, _) = try await Person.day(timeStands: true)
    let screen = try Screens.open("ui", by: person)
    try await screen.shows("Not fasting")
    screen.type("s")
    try await screen.shows("$ fastctl start", "0 min of 16 h")
    #expect(try person.status().fast != nil)
    screen.type("ntea & 'milk'")
    try await screen.shows("Note: tea & 'milk'", "$ fastctl edit --note 'tea & ")
    screen.type("\r")
    try await until(itIsSo: { try person.status().fast?.note == "tea & 'milk'" })
    screen.type(":goal 60h\r")
    try await screen.shows("Press y")
    #expect(try person.status().fast?.goal == 16 * 3600)
    screen.type("y")
    try await screen.shows("of 60 h")
    #expect(try person.status().fast?.goal == 60 * 3600)
    screen.type("u")
    try await screen.shows("$ fastctl undo", "of 16 h")
    screen.type("u")
    try await screen.waits(until: { try person.status().fast?.note == nil })
    screen.type("u")
    try await screen.shows("Not fasting")
    #expect(try person.status().fast == nil)
  }

  @Test func `says why something cannot be, and changes nothing`() async throws {
    let (person, _) = try await Person.day()
    let screen = try Screens.open("ui", by: person)
    try await screen.shows("Not fasting")
    screen.type("e")
    try await screen.shows("$ fastctl stop", "You are not fasting")
    screen.type(":nonsense\r")
    try await screen.shows("$ fastctl nonsense", "There is no command 'nonsense'")
    screen.type("7:weight 3kg\r")
    try await screen.shows("$ fastctl weight 3kg", "between 20 and 400 kg")
    screen.type(":goal 'x\r")
    try await screen.shows("The closing quote is missing.", ":goal 'x")
    screen.type("\u{1b}")
    try await screen.hides("closing quote", "goal 'x")
    #expect(try person.status().fast == nil)
  }

  @Test func `adds, edits, filters and deletes where the list stands`() async throws {
    let (person, fastctl) = try await Person.day()
    for (day, note) in [("2026-01-05", "green tea"), ("2026-01-06", "black coffee")] {
      let (start, end) = ("\(day) 04:00", "\(day) 20:00")
      let added = try fastctl("add", "--start", start, "--end", end, "--note", note)
      #expect(added.code == 0, "\(added.said)")
    }
    let screen = try Screens.open("ui", "history", by: person)
    try await screen.shows("green tea", "black coffee", "2 fasts")
    screen.type("/coffee\r")
    try await screen.shows("black coffee", "Only lines with 'coffee' are shown")
    try await screen.hides("green tea")
    screen.type("/\u{15}milk\r")
    try await screen.shows("'milk'")
    try await screen.hides("black coffee")
    screen.type("\u{1b}")
    try await screen.shows("green tea", "black coffee")
    screen.type("a2026-01-07T04:00 --end 2026-01-07T20:00\r")
    try await screen.shows("3 fasts")
    screen.type("f4")
    try await screen.shows("--mood 4")
    screen.type("7a82.4\r")
    try await screen.shows("$ fastctl weight 82.4", "82.4 kg")
    screen.type("\r83\r")
    try await screen.shows("weight edit", "83.0 kg")
    screen.type("d")
    try await screen.shows("weight delete")
    screen.type("1")
    try await screen.shows("Not fasting")
    screen.type("7")
    try await screen.hides("83.0 kg")
  }

  @Test func `learns what others do, and waits for a daemon that has gone`() async throws {
    let (person, _) = try await Person.day(timeStands: true)
    let screen = try Screens.open("ui", by: person)
    try await screen.shows("Not fasting")
    try person.start(GoalOrder.schedule("16:8"), ago: 7200)
    try await screen.shows("2:00 of 16 h")
    person.endDaemons()
    try await screen.shows("fastd is not running", "2:00 of 16 h")
    try await person.daemon()
    try await screen.hides("fastd is not running")
    try person.call(FastCalls.Cancel.self, NoFields())
    try await screen.shows("Not fasting")
  }

  @Test func `is drawn anew in a window of another size`() async throws {
    let (person, _) = try await Person.day()
    let screen = try Screens.open("ui", "learn", by: person)
    try await screen.shows("stages", "q quit")
    for (columns, rows) in [(40, 15), (200, 60), (20, 6), (80, 24)] {
      screen.resize(columns: UInt16(columns), rows: UInt16(rows))
      try await screen.waits(for: "a foot in the last of \(rows) rows") { terminal in
        terminal.lines.count == rows && terminal.lines[rows - 1].contains("q quit")
          && terminal.lines[0].contains("Learn")
      }
    }
    screen.resize(columns: 10, rows: 3)
    try await screen.shows("The window")
    screen.resize(columns: 120, rows: 40)
    try await screen.shows("stages")
  }

  @Test func `lends its terminal to a command that asks`() async throws {
    let (person, _) = try await Person.day()
    let screen = try Screens.open("ui", by: person, with: ["EDITOR": "echo edited"])
    try await screen.shows("Not fasting")
    screen.type(":config edit\r")
    try await screen.shows("edited", "Press Enter")
    #expect(try screen.seen().modes.isEmpty)
    let both = tcflag_t(ICANON | ECHO)
    #expect(screen.mode.c_lflag & both == both)
    screen.type("\r")
    try await screen.shows("Not fasting", "q quit")
    screen.type("3")
    try await screen.shows("No fasts yet")
  }

  @Test func `goes on when the command that had its terminal was interrupted`() async throws {
    let (person, _) = try await Person.day()
    let screen = try Screens.open(
      "ui", by: person, with: ["EDITOR": "sh -c 'echo at work; exec sleep 60'"])
    try await screen.shows("Not fasting")
    screen.type(":config edit\r")
    try await screen.shows("at work")
    screen.type("\u{3}")
    try await screen.shows("Press Enter")
    screen.type("\r")
    try await screen.shows("Not fasting", "q quit")
    screen.type("3")
    try await screen.shows("No fasts yet")
  }

  @Test func `has no more than ASCII where the terminal has not`() async throws {
    let (person, _) = try await Person.day(timeStands: true)
    try person.start(GoalOrder.schedule("16:8"), ago: 3600)
    let screen = try Screens.open("ui", by: person, with: ["LC_ALL": "C", "TERM": "linux"])
    try await screen.shows("1:00 of 16 h")
    let pages = [
      "Today", "History", "Calendar", "Charts", "Meals", "Weight", "Program", "Learn", "Settings",
      "Now",
    ]
    for (digit, name) in zip("2345678901", pages) {
      screen.type(String(digit))
      try await screen.waits(for: name) { terminal in
        let marked = terminal.shown.cells.prefix(80).filter { $0.style.marks.contains(.reversed) }
        return marked.map(\.text).joined().contains(name)
      }
    }
    screen.type("?")
    try await screen.shows("Go to a page")
    screen.type("qq")
    let rest = await screen.rest()
    #expect(rest.utf8.allSatisfy { $0 < 0x80 })
    #expect(screen.end() == 0)
  }
}
