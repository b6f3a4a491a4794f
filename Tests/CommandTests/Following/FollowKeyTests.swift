import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

/// Keys where one page is followed, and the screen for those who read line by line.
@Suite(.serialized) struct `What is followed has keys` {
  @Test(arguments: ["status", "today"]) func `of the fast`(page: String) async throws {
    let (person, _) = try await Person.day()
    try person.start(GoalOrder.schedule("16:8"), ago: 3600)
    let clock = try Screens.open(page, "--follow", by: person)
    try await clock.shows("of 16 h", "q quit")
    clock.type("+")
    try await clock.shows("$ fastctl goal +30m", "16 h 30 min")
    #expect(try person.status().fast?.goal == 16 * 3600 + 1800)
    clock.type("u")
    try await clock.shows("Undone")
    #expect(try person.status().fast?.goal == 16 * 3600)
    clock.type("ntea\r")
    try await clock.shows("$ fastctl edit --note tea")
    try await until(itIsSo: { try person.status().fast?.note == "tea" })
    clock.type("b2h")
    try await clock.shows("Started at: 2h")
    clock.type("\u{1b}")
    try await clock.hides("Started at:")
    // The goal is far off, so a slip of the finger ends nothing.
    clock.type("e")
    try await clock.shows("End it all the same?", "Press y to continue")
    clock.type("z")
    try await clock.hides("Press y to continue")
    #expect(try person.status().fast != nil)
    clock.type("ey")
    try await until(itIsSo: { try person.status().fast == nil })
    clock.type("f5")
    try await clock.shows("--mood 5")
    clock.type("?")
    try await clock.hides("q quit")
    clock.type("q")
    _ = await clock.rest()
    #expect(clock.end() == 0)
    #expect(try clock.seen().modes.isEmpty)
  }

  @Test func `is asked line by line where it cannot be drawn`() async throws {
    let (person, _) = try await Person.day()
    try person.start(GoalOrder.schedule("16:8"), ago: 3600)
    for (words, term) in [(["ui", "--plain"], "xterm"), (["ui"], "dumb")] {
      let screen = try Typist(
        builtProgram("fastctl"), words,
        environment: person.environment.merging(["TERM": term]) { $1 })
      try await screen.read(until: "3: History")
      try await screen.read(until: "of 16 hours")
      screen.enter("3")
      try await screen.read(until: "Outcome: running")
      screen.enter("n")
      try await screen.read(until: "Note:")
      screen.enter("tea with \(term)")
      try await screen.read(until: "note tea with \(term)")
      screen.enter("goal 60h")
      try await screen.read(until: "Type y")
      screen.enter("n")
      try await screen.read(until: "Nothing was changed.")
      screen.enter("u")
      try await screen.read(until: "Undone")
      screen.enter("q")
      let rest = await screen.rest()
      #expect(!rest.contains("\u{1b}") && screen.end() == 0)
    }
    #expect(try person.status().fast?.note == nil)
  }

  @Test func `is asked line by line through a pipe`() async throws {
    let (person, _) = try await Person.day()
    let child = try Child(
      builtProgram("fastctl"), ["ui", "--plain"], environment: person.environment)
    try await child.logs("q quits")
    child.send("s")
    try await child.logs("Fasting")
    #expect(try person.status().fast != nil)
    child.send("9")
    try await child.logs("Learn")
    child.send("nonsense")
    try await child.logs("There is no command 'nonsense'")
    child.send("q")
    let rest = try await child.allLines()
    #expect(!rest.contains("\u{1b}"))
  }

  @Test func `is opened by a link, in the person's own terminal`() async throws {
    let (person, _) = try await Person.day()
    let home = person.home
    let terminal = home.script("terminal", #"echo "$@" > "$HOME/said""#)
    let environment = person.environment.merging(["DISPLAY": ":9", "TERMINAL": terminal]) { $1 }
    let run = try Run(["open", "fastd:ui?page=verlauf"], in: home, environment)
    #expect(run.code == 0, "\(run.said)")
    func said() -> String { contents(of: home.path + "/said") }
    try await until(itIsSo: { said().hasSuffix("ui history\n") })
    #expect(said().hasPrefix("-e /"))
    let wrong = try Run(["open", "fastd:ui?page=nonsense"], in: home, environment)
    #expect(wrong.code == 2)
    let none = try Run(["open", "fastd:ui"], in: home, person.environment)
    #expect(none.code == 1 && none.said.contains("TERMINAL"), "\(none.said)")
  }
}
