import Glibc
import TestProcesses
import TestSupport
import Testing
import Time

@testable import Supervision

@Suite(.enabled(if: MachineBus.isPossible, "needs dbus-daemon"))
struct `The machine's bus` {
  let system = MachineBus()

  private func probe() async throws -> Child {
    let environment = plainEnvironment().merging(system.variables) { $1 }
    let probe = try Child(builtProgram("SystemProbe"), ["supervision"], environment: environment)
    #expect(try await probe.line() == "ready")
    return probe
  }

  private func listening() async throws -> Child {
    let probe = try await probe()
    probe.send("listen")
    #expect(try await probe.line() == "asked")
    #expect(try await probe.line() == "told listening")
    return probe
  }

  @Test func `what concerns the time is told, and nothing else`() async throws {
    let bus = try await system.start()
    let machine = try await system.machine()
    let probe = try await listening()
    for word in ["resume", "sleep", "zone", "chatter", "resume"] { machine.send(word) }
    for told in ["resumed", "zoneSet", "resumed"] {
      #expect(try await probe.line() == "told \(told)")
    }
    _ = bus
  }

  @Test func `what others than logind say is not heard`() async throws {
    let bus = try await system.start()
    let machine = try await system.machine()
    let impostor = try await system.machine("org.example.impostor")
    let probe = try await listening()
    impostor.send("resume")
    #expect(try await impostor.line() == "done")
    machine.send("zone")
    #expect(try await probe.line() == "told zoneSet")
    _ = bus
  }

  @Test func `a bus that is killed and comes back is listened to again`() async throws {
    let bus = try await system.start()
    let machine = try await system.machine()
    let probe = try await listening()
    bus.end(by: SIGKILL)
    #expect(try await probe.line() == "told \(SleepWatch.Event.deaf(.lost(errno: ECONNRESET)))")
    let next = try await system.start()
    let other = try await system.machine()
    // It may come back to the bus before logind has.
    let told = try await probe.line()
    let isEarly = told == "told \(SleepWatch.Event.deaf(.noLogind))"
    #expect(try await isEarly ? probe.line() == "told listening" : told == "told listening")
    other.send("resume")
    #expect(try await probe.line() == "told resumed")
    _ = (machine, next)
  }

  @Test func `a bus without logind is told, and what else is on it is heard`() async throws {
    let bus = try await system.start()
    let machine = try await system.machine("org.freedesktop.timedate1")
    let probe = try await probe()
    probe.send("listen")
    #expect(try await probe.line() == "asked")
    #expect(try await probe.line() == "told \(SleepWatch.Event.deaf(.noLogind))")
    machine.send("zone")
    #expect(try await probe.line() == "told zoneSet")
    _ = bus
  }

  @Test func `no bus is told once, and found when it is there and one looks again`() async throws {
    let probe = try await probe()
    probe.send("listen")
    #expect(try await probe.line() == "told \(SleepWatch.Event.deaf(.noBus(errno: ENOENT)))")
    #expect(try await probe.line() == "asked")
    probe.send("listen")
    #expect(try await probe.line() == "asked")
    #expect(try await probe.wakeUps() == 0)
    let bus = try await system.start()
    let machine = try await system.machine()
    probe.send("listen")
    #expect(try await probe.line() == "asked")
    #expect(try await probe.line() == "told listening")
    machine.send("resume")
    #expect(try await probe.line() == "told resumed")
    _ = bus
  }

  @Test func `whoever hangs up at once is no bus`() async throws {
    let listener = try HangingUp(at: system)
    let probe = try await probe()
    probe.send("listen")
    #expect(try await probe.line() == "asked")
    listener.hangUp()
    #expect(try await probe.line().hasPrefix("told deaf("))
  }

  @Test func `nothing wakes who listens`() async throws {
    let bus = try await system.start()
    let machine = try await system.machine()
    let probe = try await listening()
    #expect(try await probe.wakeUps() == 0)
    #expect(probe.threadCount() <= 2)
    _ = (bus, machine)
  }

  @Test(arguments: [(0, 1), (1, 1), (2, 2), (5, 16), (12, 2048), (13, 3600), (.max, 3600)])
  @MainActor func `the wait for a lost bus grows from a second to an hour`(
    failures: Int, seconds: Int64
  ) {
    #expect(SleepWatch.wait(after: failures) == .seconds(seconds))
  }
}

/// A socket where a bus should be.
private final class HangingUp: Sendable {
  private let descriptor: CInt

  init(at system: MachineBus) throws {
    let address = try #require(system.variables.values.first)
    descriptor = try UnixSocket.listening(at: String(address.dropFirst("unix:path=".count)))
  }

  /// Takes one caller and sends it away.
  func hangUp() {
    close(accept(descriptor, nil, nil))
  }

  deinit { close(descriptor) }
}
