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
    #expect(refused.code == 1 && refused.said.contains("no longer accepts"), "\(refused.text)")
    #expect(try hub.sql("SELECT count(*) FROM fastd.log") == "2")
  }
}
