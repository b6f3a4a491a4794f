import Glibc
import TestProcesses
import TestSupport
import Testing

/// Stepping the clock by nothing at all; only root may.
private let maySetTheClock = geteuid() == 0

/// One after the other: a set clock is told to every process.
@Suite(.serialized) struct `A process on the loop` {
  let scratch = Scratch()

  private func probe() async throws -> Child {
    let probe = try Child(
      builtProgram("SystemProbe"), ["loop"], environment: plainEnvironment())
    #expect(try await probe.line() == "ready")
    probe.send("arm\t\(scratch.path)")
    #expect(try await probe.line() == "armed")
    return probe
  }

  @Test func `nothing wakes it while it waits for everything`() async throws {
    let probe = try await probe()
    #expect(try await probe.wakeUps() == 0)
    #expect(probe.threadCount() <= 2)
    probe.send("tick")
    #expect(try await probe.line() == "tock")
  }

  @Test func `signals are told, and it can end by itself`() async throws {
    let probe = try await probe()
    for number in [SIGHUP, SIGUSR1, SIGHUP] {
      probe.signal(number)
      #expect(try await probe.line() == "caught \(number)")
    }
    probe.signal(SIGTERM)
    #expect(try await probe.line() == "caught \(SIGTERM)")
    #expect(probe.end() == 0)
  }

  @Test func `a signal is told whichever thread it found`() async throws {
    let probe = try await probe()
    probe.send("signal elsewhere")
    #expect(try await probe.line() == "caught \(SIGUSR1)")
  }

  /// The handler runs beside the loop, on another thread: only many tries at once lose what can be.
  @Test func `a signal is not lost before the first turn of the loop`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { tries in
      for _ in 0..<4 {
        tries.addTask { for _ in 0..<40 { try await signalAtOnce() } }
      }
      try await tries.waitForAll()
    }
  }

  private func signalAtOnce() async throws {
    let probe = try await probe()
    probe.send("signal at once")
    let told = try await Set([probe.line(), probe.line()])
    #expect(told == ["caught \(SIGINT)", "caught \(SIGUSR2)"])
    probe.signal(SIGINT)
    #expect(try await probe.line() == "caught \(SIGINT)")
  }

  @Test func `it outlives whoever it was writing to`() async throws {
    let probe = try await probe()
    probe.send("hung up")
    #expect(try await probe.line() == "wrote -1 true")
  }

  @Test func `a new zone is told`() async throws {
    let probe = try await probe()
    _ = scratch.file("localtime")
    #expect(try await probe.line() == "zone")
  }

  @Test(.enabled(if: maySetTheClock, "only root may set the clock"))
  func `a set clock is told`() async throws {
    let probe = try await probe()
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    guard clock_settime(CLOCK_REALTIME, &now) == 0 else { return }
    #expect(try await probe.line() == "stepped")
  }
}
