import Foundation
import Glibc
import Nouns
import Testing
import TestProcesses
import Wire

@Suite struct `What a supervisor is told` {
  @Test func `ready only when the daemon answers, then how it is, and that it stops`()
    async throws
  {
    let person = try Person()
    let supervisor = try NotifySocket()
    let daemon = try person.launch(supervisor.variables)
    try await supervisor.hears("READY=1")
    #expect(try person.status().state == .idle)
    try person.start(GoalOrder.schedule("16:8"))
    let status = try await supervisor.hears("STATUS=Fasting since ")
    #expect(status.contains("16:8"))
    try person.call(FastCalls.Cancel.self, NoFields())
    try await supervisor.hears("STATUS=Not fasting")
    daemon.signal(SIGHUP)
    let reloading = try await supervisor.hears("RELOADING=1")
    #expect(reloading.contains("MONOTONIC_USEC="))
    try await supervisor.hears("READY=1")
    #expect(daemon.end(by: SIGTERM) == 0)
    try await supervisor.hears("STOPPING=1")
  }

  @Test func `signs of life twice in the interval that was asked for`() async throws {
    let person = try Person()
    let supervisor = try NotifySocket()
    // From before the first sign: however late this process gets to read, they cannot come sooner.
    let began = ContinuousClock.now
    try person.launch(supervisor.variables.merging(["WATCHDOG_USEC": "400000"]) { $1 })
    for _ in 0..<4 { try await supervisor.hears("WATCHDOG=1") }
    #expect(ContinuousClock.now - began > .milliseconds(500))
  }

  @Test func `only who was started by systemd itself calls it the supervisor`() async throws {
    let inherited = ["INVOCATION_ID": "0123", "SYSTEMD_EXEC_PID": "1"]
    let alone = try Person(inherited)
    try await alone.daemon()
    #expect(try alone.health().supervisor == .nobody)
    let unit = try Person(inherited)
    try await unit.daemon(
      through: ["/bin/sh", "-c", #"SYSTEMD_EXEC_PID=$$ exec "$0""#])
    #expect(try unit.health().supervisor == .systemd)
  }

  @Test func `why it cannot start, and nothing of being ready`() async throws {
    let person = try Person(["TZ": "/nonexistent"])
    let supervisor = try NotifySocket()
    let daemon = try person.launch(supervisor.variables)
    #expect(daemon.end() == 1)
    let said = supervisor.waiting()
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("STATUS=TZ is /nonexistent, which is neither") == true)
  }
}
