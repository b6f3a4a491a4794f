import Foundation
import Host
import Nouns
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

@Suite(.enabled(if: RealHub.isPossible, "a hub needs PostgreSQL, and machines namespaces"))
struct `Changes that arrive at once` {
  private func listener(of machine: Machine) -> Int32? {
    FileLock.liveHolder(of: "\(machine.person.data)/fastd/sync/live.lock")
  }

  @Test func `are taken as soon as they are in the hub, by a process that sleeps until then`()
    async throws
  {
    let hub = try await RealHub()
    let machines = try await SharedMachines(
      "laptop", "desktop", invitedBy: try await hub.invite("anna"))
    let (laptop, desktop) = (machines["laptop"], machines["desktop"])
    try machines.exchange()
    let on = try desktop("sync", "live", "on")
    #expect(on.text.contains("as soon as they are in the hub"), "\(on.text)")
    try await until { listener(of: desktop) != nil }
    try await until { try hub.sql(Self.listening) == "1" }
    try laptop("weight", "83.4kg", "--note", "at once")
    try await until { try desktop("weight", "list").output.contains("at once") }
    let id = try #require(listener(of: desktop))
    try await until { isResting(id) }
    // A person's own changes are not taken from the hub, and an hour passes without any.
    let before = contextSwitches(of: id)
    machines.pass(.hours(1))
    #expect(contextSwitches(of: id) == before)
    try desktop("sync", "live", "off")
    try await until { listener(of: desktop) == nil }
    #expect(try hub.sql(Self.listening) == "0")
  }

  @Test func `are listened for again when the hub is back`() async throws {
    let hub = try await RealHub()
    let machines = try await SharedMachines(
      "laptop", "desktop", invitedBy: try await hub.invite("anna"))
    try machines["desktop"]("sync", "live", "on")
    try await until { try hub.sql(Self.listening) == "1" }
    hub.server.kill()
    try hub.server.start()
    // After seconds at the most, by chance.
    try await until { try hub.sql(Self.listening) == "1" }
    try machines["laptop"]("weight", "83.4kg", "--note", "at once")
    try await until { try machines["desktop"]("weight", "list").output.contains("at once") }
  }

  /// Sessions that wait for news.
  private static let listening = """
    SELECT count(*) FROM pg_stat_activity
    WHERE usename = 'fastd_anna' AND state = 'idle' AND query LIKE 'LISTEN%'
    """
}
