import Foundation
import Glibc
import Nouns
import Testing
import TestProcesses
import Time
import Wire

/// A bar's module and the real daemon, each with its real timers, under a clock that the test moves.
@Suite(.serialized, .enabled(if: MovedClock.isPossible, "needs a C compiler"))
struct `A bar that follows by a clock that is moved` {
  private let clock = MovedClock()

  private func person(_ settings: String = "") throws -> Person {
    // It is noon there, and far to any day's end.
    let offset = 12 * 3600 - clock.now.seconds % 86_400
    let size = abs(offset)
    let zone = "<X>\(offset > 0 ? "-" : "")\(size / 3600):\(size / 60 % 60):\(size % 60)"
    let person = try Person(clock.variables(of: "daemon").merging(["TZ": zone]) { $1 })
    try person.write(settings: settings)
    return person
  }

  private func module(_ person: Person, _ format: String = "plain") throws -> Child {
    try person.module(format, clock.variables(of: "bar"))
  }

  /// A minute is what the text shows: for each it wakes once and says one line.
  @Test func `an hour of a running fast is 61 lines, and a wake-up for each`() async throws {
    let person = try person()
    let daemon = try await person.daemon()
    let fast = try person.start(GoalOrder.schedule("16:8"), ago: 5 * 3600).fast
    let began = Instant(milliseconds: fast.start) + .hours(5)
    let bar = try module(person)
    #expect(try await bar.text() == "11:00 left")
    try await bar.rests()
    try await daemon.rests()
    let (wakeUps, others) = (bar.contextSwitches(), daemon.contextSwitches())
    for minute in 1...60 {
      clock.pass(until: began + .minutes(Int64(minute)) + .second)
      let left = 11 * 60 - minute
      #expect(try await bar.text() == "\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60) left")
      try await bar.rests()
    }
    #expect(bar.contextSwitches() - wakeUps == 60)
    // It tidies up once, a second after its start; a bar that asked would wake it each minute.
    #expect(daemon.contextSwitches() - others < 10)
  }

  @Test func `is not woken while nothing changes, and wakes nobody`() async throws {
    let person = try person()
    let daemon = try await person.daemon()
    let bar = try module(person)
    #expect(try await bar.text() == Shown.idle)
    #expect(try await bar.wakeUps() == 0)
    #expect(try await daemon.wakeUps() == 0)
  }

  @Test func `is right at once when the clock is set, and after a sleep`() async throws {
    let person = try person()
    let daemon = try await person.daemon()
    try person.start(GoalOrder.schedule("16:8"), ago: 1800)
    let bar = try module(person)
    #expect(try await bar.text() == "15:30 left")
    let steps: [(Span, String)] = [(.hours(3), "12:30 left"), (.hours(-2), "14:30 left")]
    for (step, line) in steps {
      clock.step(step)
      #expect(try await bar.lines { Shown.text(of: $0) == line }.count <= 2)
    }
    clock.sleep(.hours(5))
    _ = try await bar.lines { Shown.text(of: $0) == "9:30 left" }
    _ = daemon
  }

  @Test func `is right when the clock is set while the daemon is away or hangs`() async throws {
    let person = try person()
    let daemon = try await person.daemon()
    try person.start(GoalOrder.schedule("16:8"), ago: 1800)
    let bar = try module(person)
    #expect(try await bar.text() == "15:30 left")
    daemon.signal(SIGSTOP)
    clock.step(.hours(3))
    #expect(try await bar.text() == "12:30 left")
    daemon.signal(SIGCONT)
    daemon.end(by: SIGKILL)
    #expect(try await bar.lines { Shown.text(of: $0) == Shown.away }.count <= 2)
    clock.step(.hours(3))
    _ = try await person.daemon()
    #expect(try await bar.text() == "9:30 left")
  }

  /// The daemon has nothing to tell then: the bar asks it once.
  @Test func `asks again when what it was told is over, and only then`() async throws {
    let person = try person("quiet = 13:00-14:00\n")
    let daemon = try await person.daemon()
    let noon = clock.now
    let bar = try module(person, "waybar")
    func isQuiet(_ line: String) -> Bool { line.contains(#""quiet""#) }
    #expect(try await !isQuiet(bar.line()))
    for (hours, quiet) in [(Int64(1), true), (2, false)] {
      try await bar.rests()
      let before = bar.contextSwitches()
      clock.pass(until: noon + .hours(hours) + .minutes(1))
      #expect(try await isQuiet(bar.line()) == quiet)
      try await bar.rests()
      // Its alarm, and the daemon's answer.
      #expect(bar.contextSwitches() - before <= 3)
    }
    _ = daemon
  }
}
