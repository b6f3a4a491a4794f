import Glibc
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// What the screen makes of signals, of the clock, and of nobody looking.
@Suite(.serialized) struct `The screen of ui under signals` {
  @Test(arguments: [["ui"], ["status", "--follow"]])
  func `gives the terminal back while it is stopped`(words: [String]) async throws {
    let (person, _) = try await Person.day()
    let screen = try Typist(
      builtProgram("fastctl"), words,
      environment: person.environment.merging(["TERM": "xterm-256color"]) { $1 }, rows: 24)
    try await screen.shows("q quit")
    let modes = try screen.seen().modes
    screen.signal(SIGTSTP)
    try await screen.waits(until: {
      let isStopped = contents(of: "/proc/\(screen.id)/stat").contains(") T ")
      return try isStopped && screen.seen().modes.isEmpty
    })
    #expect(screen.mode.c_lflag == screen.firstFlags)
    try person.start(GoalOrder.schedule("16:8"), ago: 3600)
    screen.signal(SIGCONT)
    try await screen.shows("q quit", "16 h")
    #expect(try screen.seen().modes == modes)
    #expect(screen.mode.c_lflag & tcflag_t(ICANON | ECHO) == 0)
  }

  @Test(arguments: [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGBUS, SIGTRAP, SIGFPE,
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO, SIGSYS, SIGPWR,
    SIGSTKFLT,
    34, 64,
  ])
  func `leaves a usable terminal however it ends`(number: CInt) async throws {
    let (person, _) = try await Person.day()
    let screen = try Screens.open("ui", by: person)
    try await screen.shows("Not fasting")
    screen.type("M")
    try await screen.shows("The mouse selects")
    screen.signal(number)
    _ = await screen.rest()
    #expect(screen.end() == -number)
    #expect(try screen.seen().modes.isEmpty && screen.seen().isCursorShown)
    #expect(screen.mode.c_lflag == screen.firstFlags)
  }

  @Test(.enabled(if: MovedClock.isPossible, "needs a C compiler"))
  func `has a short frame for a minute, and none while nobody looks`() async throws {
    // It stands where a minute begins, or what is shown would depend on when this runs.
    let clock = MovedClock(stands: true)
    let began = clock.now + .minutes(1) - Span(milliseconds: clock.now.milliseconds % 60_000)
    clock.pass(until: began)
    let person = try Person(clock.variables(of: "daemon"))
    try await person.daemon()
    try person.start(GoalOrder.schedule("16:8"), ago: 5 * 3600)
    let screen = try Screens.open("ui", by: person, with: clock.variables(of: "screen"))
    try await screen.read(until: "5:00")
    try await screen.read(until: Screens.endOfFrame)
    try await until(itIsSo: { screen.isResting })
    clock.pass(until: began + .minutes(1) + .second)
    let tick = try await screen.read(until: Screens.endOfFrame)
    #expect(tick.hasPrefix("\u{1b}[?2026h") && tick.utf8.count <= 200, "\(tick)")
    let before = screen.contextSwitches()
    screen.type("\u{1b}[O")
    try await until(itIsSo: { screen.contextSwitches() > before && screen.isResting })
    let switches = screen.contextSwitches()
    clock.pass(until: began + .minutes(3) + .second)
    #expect(await screen.keepsSilent(seconds: 3))
    #expect(screen.contextSwitches() - switches <= 1)
    screen.type("\u{1b}[I")
    try await screen.shows("5:03 of 16 h")
    // What others do is seen all the same.
    screen.type("\u{1b}[O")
    try person.call(FastCalls.Cancel.self, NoFields())
    try await screen.shows("Not fasting")
  }
}
