import TestProcesses
import TestSupport
import Testing
import Time

/// The tool first, then what the loop makes of it.
@Suite(.enabled(if: MovedClock.isPossible, "needs a C compiler"))
struct `A process whose clock is moved` {
  let scratch = Scratch()

  @Test(arguments: [Span.hours(5), .hours(-3 * 8766), Span(milliseconds: -1500), .zero])
  func `sees the moved time`(by: Span) throws {
    let clock = MovedClock(movedBy: by)
    let before = clock.now
    let shown = try date(by: clock)
    #expect(before <= shown && shown <= clock.now)
  }

  @Test func `sees the same time again where it stands, until it is moved`() throws {
    let clock = MovedClock(stands: true)
    let stood = clock.now
    #expect(try date(by: clock) == stood)
    #expect(try date(by: clock) == stood)
    clock.pass(until: stood + .hours(3))
    #expect(try date(by: clock) == stood + .hours(3))
    #expect(clock.now == stood + .hours(3))
  }

  private func date(by clock: MovedClock) throws -> Instant {
    let run = try Run(
      "date", ["+%s%3N"], environment: plainEnvironment().merging(clock.variables) { $1 })
    return Instant(milliseconds: try #require(Int64(run.output.dropLast())))
  }

  private func probe(_ clock: MovedClock) async throws -> Child {
    let probe = try Child(
      builtProgram("SystemProbe"), ["loop"],
      environment: plainEnvironment().merging(clock.variables) { $1 })
    #expect(try await probe.line() == "ready")
    return probe
  }

  /// Armed are a deadline in three hours, a ring in five minutes and all watches.
  private func armed(_ clock: MovedClock) async throws -> Child {
    let probe = try await probe(clock)
    probe.send("arm\t\(scratch.path)")
    #expect(try await probe.line() == "armed")
    return probe
  }

  @Test(arguments: [Span.hours(4), .hours(20 * 8766)])
  func `is told of a step, and of the deadline that it has passed`(by: Span) async throws {
    let clock = MovedClock()
    let probe = try await armed(clock)
    clock.step(by)
    let told = try await Set([probe.line(), probe.line()])
    #expect(told == ["stepped", "due"])
    probe.send("tick")
    #expect(try await probe.line() == "tock", "the monotonic timer stays where it was")
  }

  @Test func `is told of every step, and of the deadline only once it is there`() async throws {
    let clock = MovedClock()
    let probe = try await armed(clock)
    for by in [Span.hours(-5), .hours(-40 * 8766), .hours(40 * 8766), .hours(5), .hours(2)] {
      clock.step(by)
      #expect(try await probe.line() == "stepped")
    }
    probe.send("tick")
    #expect(try await probe.line() == "tock")
    clock.step(.minutes(60))
    let told = try await Set([probe.line(), probe.line()])
    #expect(told == ["stepped", "due"])
  }

  @Test func `is told of a sleep like of a step`() async throws {
    let clock = MovedClock()
    let probe = try await armed(clock)
    clock.sleep(.hours(4))
    let told = try await Set([probe.line(), probe.line()])
    #expect(told == ["stepped", "due"])
  }

  @Test func `keeps a deadline that is farther away than the longest sleep`() async throws {
    let clock = MovedClock()
    let probe = try await probe(clock)
    probe.send("due in\t50")
    #expect(try await probe.line() == "armed")
    // Each time the timer looks at the clock, and waits on.
    for _ in 0..<7 { clock.step(.hours(7)) }
    probe.send("tick")
    #expect(try await probe.line() == "tock")
    clock.step(.hours(1))
    #expect(try await probe.line() == "due in time")
  }

  @Test func `sleeps on when nothing is due`() async throws {
    let clock = MovedClock(movedBy: .hours(-100))
    let probe = try await armed(clock)
    clock.step(.hours(1))
    #expect(try await probe.line() == "stepped")
    #expect(try await probe.wakeUps() == 0)
  }
}
