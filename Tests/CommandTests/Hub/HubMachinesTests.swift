import Nouns
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

@Suite(.enabled(if: RealHub.isPossible, "a hub needs PostgreSQL, and machines namespaces"))
struct `Machines that share through a hub` {
  @Test func `have the same entries, and the hub can read none of them`() async throws {
    let hub = try await RealHub(["log_statement": "all"])
    let invitation = try await hub.invite("anna")
    let machines = try await SharedMachines("laptop", "desktop", invitedBy: invitation)
    try machines["laptop"]("start", "16:8", "--ago", "2h", "--note", "secret of laptop")
    try machines["laptop"]("meal", "Rumpelstew 650kcal")
    try machines["desktop"]("weight", "83.4kg")
    try machines.exchange()
    try machines.expectAlike()
    #expect(try machines["desktop"]("status").output.contains("secret of laptop"))
    let all =
      try hub.sql(
        "SELECT string_agg(encode(body, 'escape'), '') FROM fastd.op") + hub.server.log
    for word in ["secret", "Rumpel", "laptop", "weigh"] {
      #expect(!all.contains(word), "\(word)")
    }
    let sync = try machines["laptop"]("sync").output
    #expect(sync.contains("anna@\(hub.address)") && sync.contains("last exchange"), "\(sync)")
    // The administrator's code is worth nothing any more, and says so.
    let late = try await Machine("late", clock: machines.clock)
    let refused = try Run(["sync", "join", "-"], by: late.person, reading: invitation)
    #expect(refused.code == 1 && refused.said.contains("not accept this code"), "\(refused.text)")
    #expect(try hub.sql("SELECT count(*) FROM fastd.log") == "2")
  }

  @Test func `a machine that uses a hub takes no code of another person by mistake`() async throws {
    let hub = try await RealHub()
    let machines = try await SharedMachines("laptop", invitedBy: try await hub.invite("anna"))
    let foreign = try await hub.invite("ben")
    let run = try Run(["sync", "join", "-"], by: machines["laptop"].person, reading: foreign)
    #expect(run.code == 1 && run.text.contains("sync hub off"), "\(run.text)")
    #expect(try hub.sql("SELECT count(*) FROM fastd.log") == "1")
    #expect(try machines["laptop"]("sync").output.contains("anna@"))
    try machines["laptop"]("sync", "hub", "off")
    let sync = try machines["laptop"]("sync").text
    #expect(sync.contains("The hub is off on this machine"), "\(sync)")
    let left = "\(machines["laptop"].person.data)/fastd/sync/hub.off"
    #expect(contents(of: left).hasPrefix("anna@"))
    try machines["laptop"]("sync", "hub", "on")
    #expect(contents(of: left).isEmpty, "a change of key would speak of it")
    hub.server.stop()
    let rekeyed = try machines["laptop"].tries("sync", "rekey", "--yes")
    #expect(rekeyed.code == 1 && rekeyed.text.contains("was not changed"), "\(rekeyed.text)")
  }
}
