import Glibc
import TestProcesses
import Testing

@Suite struct `Many hooks` {
  @Test func `are started in the order of their names`() async throws {
    let stage = try await Stage(processes: 1)
    for name in ["30-c", "10-a", "9-z", "20-b"] { stage.hook(name, "") }
    var reports = [try await stage.tell("a")]
    for _ in 1...3 { reports.append(try await stage.probe.line()) }
    #expect(reports == ["10-a", "20-b", "30-c", "9-z"].map { "ended \($0) a exited(0)" })
  }

  @Test func `of an event run once at a time, and the newest waits`() async throws {
    let stage = try await Stage(time: 60_000)
    stage.hook("10-slow", "read n; \(Stage.waiting(for: "go-$n")); echo $n")
    for number in 1...5 {
      stage.probe.send("event\ta\t\(number)")
      #expect(try await stage.probe.line() == "told")
    }
    #expect(stage.children.count == 1)
    _ = stage.home.file("go-1")
    #expect(try await stage.probe.line() == "ended 10-slow a exited(0) | 1")
    _ = stage.home.file("go-5")
    #expect(try await stage.probe.line() == "ended 10-slow a exited(0) | 5")
    stage.probe.send("tick")
    #expect(try await stage.probe.line() == "tock")
    #expect(stage.children.isEmpty)
  }

  @Test func `of a hundred events at once are eight at a time, and sixty-four wait`() async throws {
    let stage = try await Stage(time: 60_000)
    stage.hook("10-each", "\(Stage.waiting(for: "go")); cat")
    stage.probe.send("events\t100")
    for number in 72..<100 {
      #expect(try await stage.probe.line() == "dropped 10-each event-\(number)")
    }
    #expect(try await stage.probe.line() == "told")
    #expect(stage.children.count == 8)
    _ = stage.home.file("go")
    var ended: Set<String> = []
    for _ in 0..<72 { ended.insert(try await stage.probe.line()) }
    #expect(ended == Set((0..<72).map { "ended 10-each event-\($0) exited(0) | \($0)" }))
    #expect(stage.children.isEmpty)
    #expect(try await stage.hasClosedAll())
  }

  @Test func `leave nothing behind that would wake the daemon`() async throws {
    let stage = try await Stage(time: 2000, grace: 100)
    stage.hook("10-good", "cat")
    stage.hook("20-hang", "trap '' TERM; while :; do sleep 1; done")
    #expect(try await stage.tell("a", "x") == "ended 10-good a exited(0) | x")
    #expect(try await stage.probe.line() == "ended 20-hang a tookTooLong")
    #expect(stage.children.isEmpty)
    #expect(try await stage.probe.wakeUps() == 0)
    #expect(try await stage.hasClosedAll())
    #expect(stage.probe.threadCount() <= 2)
  }

  @Test func `end with the daemon`() async throws {
    let stage = try await Stage()
    stage.hook("10-long", "exec sleep 100")
    stage.probe.send("event\ta\t")
    #expect(try await stage.probe.line() == "told")
    stage.probe.send("stop")
    #expect(try await stage.probe.line() == "ended 10-long a killed(signal: \(SIGTERM))")
  }
}

@Suite struct `The directory of hooks` {
  @Test func `may be absent`() async throws {
    let stage = try await Stage()
    rmdir(stage.hooks.path)
    stage.probe.send("event\ta\t")
    #expect(try await stage.probe.line() == "told")
    stage.probe.send("tick")
    #expect(try await stage.probe.line() == "tock")
  }

  @Test func `is looked at anew for each event, and what is wrong is said once`() async throws {
    let stage = try await Stage()
    stage.hook("10-hook", "echo ran", mode: 0o600)
    stage.probe.send("event\ta\t")
    #expect(try await stage.probe.line() == "skipped 10-hook notExecutable")
    #expect(try await stage.probe.line() == "told")
    stage.probe.send("event\ta\t")
    #expect(try await stage.probe.line() == "told")
    stage.hook("10-hook", "echo ran", mode: 0o722)
    stage.probe.send("event\ta\t")
    #expect(try await stage.probe.line() == "skipped 10-hook writableByOthers")
    #expect(try await stage.probe.line() == "told")
    stage.hook("10-hook", "echo ran")
    #expect(try await stage.tell("a") == "ended 10-hook a exited(0) | ran")
  }

  @Test func `that others may change is not trusted`() async throws {
    let stage = try await Stage()
    stage.hook("10-hook", "echo ran")
    chmod(stage.hooks.path, 0o777)
    stage.probe.send("event\ta\t")
    #expect(try await stage.probe.line() == "refused writableByOthers")
    #expect(try await stage.probe.line() == "told")
    chmod(stage.hooks.path, 0o700)
    #expect(try await stage.tell("a") == "ended 10-hook a exited(0) | ran")
  }
}

@Suite struct `A click command` {
  @Test func `is a line for a shell`() async throws {
    let stage = try await Stage()
    stage.probe.send("click\techo $FASTD_TEXT; pwd >&2; exit 4")
    #expect(
      try await stage.probe.line()
        == "ended click command click exited(4) | pressed | \(stage.home.path)")
  }

  @Test func `may take its time and leave something behind`() async throws {
    let stage = try await Stage(time: 100, grace: 100)
    let left = "(\(Stage.waiting(for: "go")); echo > witness)"
    stage.probe.send("click\t\(left) & sleep 0.5; echo done")
    #expect(try await stage.probe.line() == "ended click command click exited(0) | done")
    _ = stage.home.file("go")
    #expect(stage.hasWitness())
  }

  @Test func `leaves behind what may still write`() async throws {
    let stage = try await Stage()
    let left = "(\(Stage.waiting(for: "go")); echo more; echo > witness)"
    stage.probe.send("click\t\(left) & echo done")
    #expect(try await stage.probe.line() == "ended click command click exited(0) | done")
    _ = stage.home.file("go")
    #expect(stage.hasWitness())
    #expect(try await stage.hasClosedAll())
  }

  @Test func `may write much`() async throws {
    let stage = try await Stage()
    stage.probe.send("click\techo much; exec head -c 3000000 /dev/zero")
    let report = try await stage.probe.line()
    #expect(report.hasPrefix("ended click command click exited(0)"))
    #expect(try await stage.hasClosedAll())
  }

  @Test func `is left out where four run`() async throws {
    let stage = try await Stage()
    for _ in 1...5 { stage.probe.send("click\t\(Stage.waiting(for: "go"))") }
    #expect(try await stage.probe.line() == "dropped click command click")
    #expect(stage.children.count == 4)
    _ = stage.home.file("go")
    for _ in 1...4 {
      #expect(try await stage.probe.line() == "ended click command click exited(0)")
    }
  }
}
