import Glibc
import TestProcesses
import TestSupport
import Testing

/// Servers that are late, dead, deaf or gone with the whole bus: the executor never waits for one.
@Suite struct `Notices without a server` {
  let desktop = Desktop()

  @Test func `without a server the notice is given back, and a later server is told`() async throws
  {
    let bus = try await desktop.bus()
    let probe = try await desktop.probe()
    probe.send("show\tgoal\tGoal\t16 h")
    #expect(try await probe.line() == "failed goal noServer")
    let server = try await desktop.fakeServer()
    #expect(try await probe.line() == "server fake")
    probe.send("show\tgoal\tGoal\t16 h")
    #expect(try await probe.line() == "shown goal")
    #expect(try await server.call().call == "Notify")
    bus.end(by: 9)
  }

  @Test func `a server that the bus can start is started when something is to be shown`()
    async throws
  {
    let bus = try await desktop.bus(startable: [
      "/bin/sh", "-c", "'tail -f /dev/null | \(builtProgram("FakeNotifications")) --name lazy'",
    ])
    let probe = try await desktop.probe()
    probe.send("inspect")
    #expect(try await probe.line() == "inspected noServer startable true")
    probe.send("show\tgoal\tGoal\t16 h")
    #expect(try await probe.line() == "failed goal notYet")
    #expect(try await probe.line() == "server lazy")
    bus.end(by: 9)
  }

  @Test func `a server that vanished and came back is a new one`() async throws {
    let bus = try await desktop.bus()
    let first = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h")
    first.end(by: SIGKILL)
    #expect(try await probe.line() == "closed goal lost")
    #expect(try await probe.line() == "server -")
    let second = try await desktop.fakeServer("--name", "second")
    #expect(try await probe.line() == "server second")
    probe.send("show\tgoal\tGoal\t16 h")
    #expect(try await probe.line() == "shown goal")
    #expect(try await second.call().arguments[1] == .number(0))
    bus.end(by: 9)
  }

  @Test func `servers that follow each other are met at once while they are few`() async throws {
    let bus = try await desktop.bus()
    let probe = try await desktop.probe()
    probe.send("inspect")
    #expect(try await probe.line() == "inspected noServer startable false")
    var times: [Duration] = []
    for name in ["first", "second", "third"] {
      let server = try await desktop.fakeServer("--name", name)
      let began = ContinuousClock.now
      #expect(try await probe.line() == "server \(name)")
      times.append(.now - began)
      server.end(by: SIGKILL)
      #expect(try await probe.line() == "server -")
    }
    // The second of three, for a machine that is busy; it would have to wait for a second otherwise.
    #expect(times.sorted()[1] < .milliseconds(500), "\(times)")
    bus.end(by: 9)
  }

  @Test func `a server that never answers a notice does not hold up the executor`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer("--deaf", "Notify")
    let probe = try await desktop.probe()
    probe.send("show\tgoal\tGoal\t16 h")
    while try await probe.line() != "server fake" {}
    probe.send("show\tgoal\tGoal\t16 h")
    #expect(try await server.call().call == "Notify")
    for _ in 0..<100 {
      probe.send("tick")
      #expect(try await probe.line() == "tock")
    }
    #expect(try await probe.line() == "failed goal noAnswer")
    // From now on it is left alone: the answer comes at once, not after another 25 seconds.
    probe.send("show\tgoal\tGoal\t16 h")
    #expect(try await probe.line(within: 5) == "failed goal noAnswer")
    bus.end(by: 9)
  }

  @Test func `stopping does not wait for a server that never answers`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer("--deaf", "Notify")
    let probe = try await desktop.probe()
    probe.send("show\tgoal\tGoal\t16 h")
    while try await probe.line() != "server fake" {}
    probe.send("show\tgoal\tGoal\t16 h")
    #expect(try await server.call().call == "Notify")
    probe.send("stop")
    #expect(try await probe.line(within: 10) == "stopped")
    bus.end(by: 9)
  }

  @Test func `a server that answers nothing is seen as such`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer("--deaf", "GetServerInformation")
    let probe = try await desktop.probe()
    probe.send("inspect")
    #expect(try await probe.line(within: 20) == "inspected noAnswer")
    server.end(by: SIGKILL)
    bus.end(by: 9)
  }

  @Test func `all who ask at once are answered`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    for _ in 0..<3 { probe.send("inspect") }
    for _ in 0..<3 { #expect(try await probe.line().hasPrefix("inspected fake ")) }
    server.end(by: SIGKILL)
    bus.end(by: 9)
  }

  @Test func `a dead bus kills nobody, and a new one is found`() async throws {
    let first = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h")
    first.end(by: SIGKILL)
    #expect(try await probe.line() == "closed goal lost")
    #expect(try await probe.line() == "server -")
    probe.send("show\tgoal\tGoal\t16 h")
    #expect(try await probe.line() == "failed goal noBus")
    server.end(by: SIGKILL)
    unlink("\(desktop.scratch.path)/bus")
    let second = try await desktop.bus()
    let next = try await desktop.fakeServer("--name", "next")
    try await probe.showUntilTaken("goal", "Goal", "16 h")
    #expect(try await next.call().arguments[1] == .number(0))
    second.end(by: 9)
  }

  @Test func `without any bus the notice is given back, and a bus that comes later is found`()
    async throws
  {
    var environment = desktop.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    let probe = try await desktop.probe(environment: environment)
    probe.send("show\tgoal\tGoal\t16 h")
    #expect(try await probe.line() == "failed goal noBus")
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    // Nobody asks again: it looks by itself as long as something waits.
    #expect(try await probe.line() == "server fake")
    probe.send("show\tgoal\tGoal\t16 h")
    #expect(try await probe.line() == "shown goal")
    #expect(try await server.call().call == "Notify")
    bus.end(by: 9)
  }

  @Test func `nothing wakes it while a notice is on the screen`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe()
    try await probe.showUntilTaken("goal", "Goal", "16 h", "end=End fast")
    #expect(try await probe.wakeUps() == 0)
    server.end(by: SIGKILL)
    bus.end(by: 9)
  }
}
