import Glibc
import TestProcesses
import TestSupport
import Testing

@Suite struct `A supervised process` {
  private func probe(_ more: [String: String] = [:]) async throws -> Child {
    let environment = plainEnvironment().merging(more) { $1 }
    let probe = try Child(
      builtProgram("SystemProbe"), ["supervision"], environment: environment)
    #expect(try await probe.line() == "ready")
    return probe
  }

  @Test func `readiness and status come in one datagram`() async throws {
    let supervisor = try NotifySocket()
    let probe = try await probe(supervisor.variables)
    probe.send("ready\tNot fasting")
    #expect(await supervisor.next() == "READY=1\nSTATUS=Not fasting")
    probe.send("reloading")
    #expect(await supervisor.next() == "RELOADING=1\nMONOTONIC_USEC=7000000")
    probe.send("stopping")
    #expect(await supervisor.next() == "STOPPING=1")
  }

  @Test func `signs of life come as often as asked for, and stop when it hangs`() async throws {
    let supervisor = try NotifySocket()
    let probe = try await probe(supervisor.variables.merging(["WATCHDOG_USEC": "100000"]) { $1 })
    probe.send("watchdog")
    #expect(try await probe.line() == "interval 100")
    for _ in 0..<5 { #expect(await supervisor.next() == "WATCHDOG=1") }
    probe.send("hang")
    probe.send("stopping")
    // What was under way may still come; then there is silence for ten intervals.
    var last = await supervisor.next(within: 1)
    for _ in 0..<200 where last == "WATCHDOG=1" { last = await supervisor.next(within: 1) }
    #expect(last == nil)
  }

  @Test(arguments: ["", "0", "nonsense"])
  func `nobody who did not ask gets signs of life`(interval: String) async throws {
    let probe = try await probe(interval.isEmpty ? [:] : ["WATCHDOG_USEC": interval])
    probe.send("watchdog")
    #expect(try await probe.line() == "interval -1")
  }

  @Test func `without a supervisor nothing happens`() async throws {
    let probe = try await probe()
    probe.send("ready\tNot fasting")
    probe.send("sockets")
    #expect(try await probe.line() == "sockets ")
  }

  @Test func `a journal that is not where standard error leads is not used`() async throws {
    let probe = try await probe(["JOURNAL_STREAM": "1:2"])
    probe.send("log\tThe clock was stepped\tk7\n")
    #expect(try await probe.line() == "logged")
  }
}

@Suite(.enabled(if: isInstalled("systemd-socket-activate"), "needs systemd-socket-activate"))
struct `A socket that was handed over` {
  @Test func `it comes with its name, once`() async throws {
    let scratch = Scratch()
    let path = "\(scratch.path)/control.sock"
    let activator = try Child(
      "/bin/sh",
      [
        "-c", #"exec "$0" "$@" 2>&1"#, "systemd-socket-activate", "--listen=\(path)",
        "--fdname=varlink", builtProgram("SystemProbe"), "supervision",
      ], environment: plainEnvironment())
    try await activator.logs("Listening on")
    close(try UnixSocket.connected(to: path))
    try await activator.logs("ready")
    activator.send("sockets")
    #expect(try await activator.line() == "sockets varlink")
    activator.send("sockets")
    #expect(try await activator.line() == "sockets ")
  }
}
