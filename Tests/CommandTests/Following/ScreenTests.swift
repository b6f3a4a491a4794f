import Foundation
import Glibc
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// The screen of the built program on a terminal, beside a real daemon.
@Suite(.serialized) struct `The screen of ui` {
  private static let entered = "\u{1b}[?1049h"
  private static let left = "\u{1b}[?1049l"
  private static let endOfFrame = "\u{1b}[?2026l"

  private func open(
    _ words: [String], _ person: Person, _ more: [String: String] = [:],
    columns: UInt16 = 80, rows: UInt16 = 24
  ) throws -> Typist {
    let own = ["TERM": "xterm-256color"].merging(more) { $1 }
    return try Typist(
      builtProgram("fastctl"), words, environment: person.environment.merging(own) { $1 },
      columns: columns, rows: rows)
  }

  private func open(_ person: Person, _ more: [String: String] = [:]) throws -> Typist {
    try open(["ui"], person, more)
  }

  @Test func `shows pages, and gives the terminal back as it was when somebody types q`()
    async throws
  {
    let (person, _) = try await Person.day()
    try person.start(GoalWish(schedule: "16:8"), ago: 3600)
    let screen = try open(person)
    let before = screen.mode
    try await screen.read(until: Self.entered)
    try await screen.read(until: "1:00")
    try await screen.read(until: Self.endOfFrame)
    #expect(screen.mode.c_lflag & tcflag_t(ICANON | ECHO) == 0)
    screen.type("3")
    try await screen.read(until: "running")
    screen.type("\r")
    try await screen.read(until: "Outcome")
    screen.type("\u{1b}")
    try await screen.read(until: "1 fast")
    screen.type("q")
    let rest = await screen.rest()
    #expect(rest.hasSuffix("\u{1b}[?2004l\u{1b}[?1004l\u{1b}[?25h\u{1b}[?1049l"))
    #expect(screen.end() == 0)
    #expect(screen.mode.c_lflag == before.c_lflag)
  }

  @Test func `is drawn anew in a window of another size`() async throws {
    let (person, _) = try await Person.day()
    let screen = try open(["ui", "learn"], person)
    try await screen.read(until: "stages")
    try await screen.read(until: Self.endOfFrame)
    screen.resize(columns: 40, rows: 15)
    try await screen.read(until: "\u{1b}[2J")
    try await screen.read(until: "stages")
    screen.resize(columns: 10, rows: 3)
    try await screen.read(until: "The window")
    screen.resize(columns: 120, rows: 40)
    try await screen.read(until: "stages")
  }

  @Test func `gives the terminal back while it is stopped`() async throws {
    let (person, _) = try await Person.day()
    let screen = try open(person)
    let before = screen.mode
    try await screen.read(until: "Not fasting")
    screen.signal(SIGTSTP)
    try await screen.read(until: Self.left)
    try await until(itIsSo: { contents(of: "/proc/\(screen.id)/stat").contains(") T ") })
    #expect(screen.mode.c_lflag == before.c_lflag)
    screen.signal(SIGCONT)
    try await screen.read(until: Self.entered)
    try await screen.read(until: "Not fasting")
    #expect(screen.mode.c_lflag & tcflag_t(ICANON | ECHO) == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGILL])
  func `leaves a usable terminal however it ends`(number: CInt) async throws {
    let (person, _) = try await Person.day()
    let screen = try open(person)
    let before = screen.mode
    try await screen.read(until: "Not fasting")
    try await screen.read(until: Self.endOfFrame)
    screen.signal(number)
    let rest = await screen.rest()
    #expect(rest.contains("\u{1b}[?25h\u{1b}[?1049l") && rest.contains("\u{1b}[?1004l"))
    #expect(screen.end() == -number)
    #expect(screen.mode.c_lflag == before.c_lflag)
  }

  @Test(.enabled(if: MovedClock.isPossible, "needs a C compiler"))
  func `has a short frame for a minute, and none while nobody looks`() async throws {
    let clock = MovedClock()
    let person = try Person(clock.variables(of: "daemon"))
    try await person.daemon()
    let fast = try person.start(GoalWish(schedule: "16:8"), ago: 5 * 3600).fast
    let began = Instant(milliseconds: fast.start) + .hours(5)
    let screen = try open(person, clock.variables(of: "screen"))
    try await screen.read(until: "5:00")
    try await screen.read(until: Self.endOfFrame)
    try await until(itIsSo: { screen.isResting })
    clock.pass(until: began + .minutes(1) + .second)
    let tick = try await screen.read(until: Self.endOfFrame)
    #expect(tick.hasPrefix("\u{1b}[?2026h") && tick.utf8.count <= 200, "\(tick)")
    screen.type("\u{1b}[O")
    try await until(itIsSo: { screen.isResting })
    let switches = screen.contextSwitches()
    clock.pass(until: began + .minutes(3) + .second)
    #expect(await screen.keepsSilent(seconds: 3))
    #expect(screen.contextSwitches() - switches <= 1)
    screen.type("\u{1b}[I")
    // One digit is all that is another.
    try await screen.read(until: "3 min", "3")
    // What others do is seen all the same.
    screen.type("\u{1b}[O")
    try person.call(FastCalls.Cancel.self, NoFields())
    try await screen.read(until: "Not fasting")
  }

  @Test func `has no more than ASCII where the terminal has not`() async throws {
    let (person, _) = try await Person.day()
    try person.start(GoalWish(schedule: "16:8"), ago: 3600)
    let screen = try open(person, ["LC_ALL": "C", "TERM": "linux"])
    try await screen.read(until: "1:00")
    screen.type("45?")
    try await screen.read(until: "Go to a page")
    screen.type("qq")
    let rest = await screen.rest()
    #expect(rest.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func `is asked line by line where it cannot be drawn`() async throws {
    let (person, _) = try await Person.day()
    try person.start(GoalWish(schedule: "16:8"), ago: 3600)
    for (words, term) in [(["ui", "--plain"], "xterm"), (["ui"], "dumb")] {
      let screen = try open(words, person, ["TERM": term])
      try await screen.read(until: "3: History")
      try await screen.read(until: "of 16 hours")
      screen.enter("3")
      try await screen.read(until: "Outcome: running")
      screen.enter("n")
      try await screen.read(until: "Note:")
      screen.enter("tea with \(term)")
      try await screen.read(until: "note tea with \(term)")
      screen.enter("goal 60h")
      try await screen.read(until: "Press y")
      screen.enter("n")
      screen.enter("u")
      try await screen.read(until: "Undone")
      screen.enter("q")
      let rest = await screen.rest()
      #expect(!rest.contains("\u{1b}") && screen.end() == 0)
    }
    #expect(try person.status().fast?.note == nil)
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
