import Nouns
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

@Suite(.enabled(if: RealHub.isPossible, "a hub needs PostgreSQL, and machines namespaces"))
struct `A hub whose administrator or thief does harm` {
  private func begin() async throws -> (hub: RealHub, machines: SharedMachines) {
    let hub = try await RealHub()
    let machines = try await SharedMachines(
      "laptop", "desktop", invitedBy: try await hub.invite("anna"))
    try machines["laptop"]("weight", "83.1kg", "--note", "first")
    try machines.exchange()
    try machines.exchange()
    return (hub, machines)
  }

  /// Behind the end of a log, and in one of a machine that never was.
  private static let additions = [
    """
    INSERT INTO fastd.op SELECT person, device, seq + 1, repeat('x', 32)::bytea, NULL FROM fastd.log;
    UPDATE fastd.log SET seq = seq + 1, digest = repeat('x', 32)::bytea, emptied = emptied + 1;
    """,
    """
    INSERT INTO fastd.log SELECT id, repeat('d', 16)::bytea, 1, repeat('x', 32)::bytea, 1 FROM fastd.person;
    INSERT INTO fastd.op SELECT id, repeat('d', 16)::bytea, 1, repeat('x', 32)::bytea, NULL FROM fastd.person;
    """,
    // One that is there, under another number and for another machine.
    """
    INSERT INTO fastd.op SELECT o.person, o.device, l.seq + 1, o.digest, o.body
      FROM fastd.op o JOIN fastd.log l USING (person, device) WHERE o.seq = 1;
    UPDATE fastd.log SET seq = seq + 1;
    """,
    """
    INSERT INTO fastd.log SELECT person, repeat('d', 16)::bytea, seq, digest, emptied FROM fastd.log LIMIT 1;
    INSERT INTO fastd.op SELECT person, repeat('d', 16)::bytea, seq, digest, body FROM fastd.op
      WHERE device = (SELECT device FROM fastd.log WHERE device <> repeat('d', 16)::bytea LIMIT 1);
    """,
  ]

  @Test(arguments: additions)
  func `adds nothing to a life`(sql: String) async throws {
    let (hub, machines) = try await begin()
    let before = try machines.all.map { try $0.known() }
    try hub.server.sql(sql)
    for machine in machines.all { _ = try machine.tries("sync", "now") }
    for (machine, known) in zip(machines.all, before) {
      let now = try machine.known()
      #expect(now.device == known.device)
      #expect(Set(now.logs.map(\.device)) == Set(known.logs.map(\.device)))
      for log in known.logs {
        let same = try machine.person.call(
          SyncCalls.Own.self, LinesQuestion(after: log.seq - 1, limit: 1, device: log.device))
        #expect(same.entries.first?.digest == log.digest)
      }
      #expect(try machine("weight", "list").output.contains("first"))
    }
  }

  /// The machine's own log, with other marks: all of it, the end alone.
  @Test(arguments: [
    "UPDATE fastd.op SET digest = repeat('y', 32)::bytea; UPDATE fastd.log SET digest = repeat('y', 32)::bytea",
    "UPDATE fastd.log SET digest = repeat('y', 32)::bytea",
    "UPDATE fastd.log SET seq = seq + 5",
  ])
  func `makes no machine a new device`(sql: String) async throws {
    let (hub, machines) = try await begin()
    let devices = try machines.all.map { try $0.known().device }
    try hub.server.sql(sql)
    for _ in 0..<2 {
      for machine in machines.all {
        let run = try machine.tries("sync", "now")
        #expect(run.code == 1 && run.text.contains("answer that cannot be used"), "\(run.text)")
      }
    }
    #expect(try machines.all.map { try $0.known().device } == devices)
  }

  @Test func `may give any quota`() async throws {
    let (hub, machines) = try await begin()
    try hub.server.sql("UPDATE fastd.person SET quota = 9223372036854775807")
    try machines["laptop"]("sync", "now")
  }

  /// Settings of a role outlive its sessions.
  @Test func `keeps nothing that was set with a stolen password`() async throws {
    let (hub, machines) = try await begin()
    for setting in ["role = 'fastd_person'", "statement_timeout = '1ms'", "row_security = off"] {
      _ = try hub.server.psql(
        [], "ALTER ROLE CURRENT_USER SET \(setting)", as: "fastd_anna")
    }
    try machines["laptop"]("sync", "now")
    let group = "SELECT rolpassword IS NULL FROM pg_authid WHERE rolname = 'fastd_person'"
    let own = "SELECT rolpassword FROM pg_authid WHERE rolname = 'fastd_anna'"
    let old = try hub.sql(own)
    try machines["laptop"]("sync", "rekey", "--yes")
    #expect(try hub.sql(group) == "t")
    #expect(try hub.sql(own) != old)
    #expect(
      try hub.sql(
        "SELECT count(*) FROM pg_db_role_setting s JOIN pg_roles r ON r.oid = s.setrole"
          + " WHERE rolname = 'fastd_anna'") == "0")
    try machines["desktop"].join(machines["laptop"].code())
    #expect(try machines["desktop"]("sync", "now").text.contains("Exchanged"))
  }

  @Test func `is removed whatever they have left there`() async throws {
    let (hub, _) = try await begin()
    try hub.server.sql(
      "ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO PUBLIC", as: "fastd_anna")
    try await hub.administer("hub remove anna")
    #expect(
      try hub.sql(
        """
        SELECT (SELECT count(*) FROM fastd.op), (SELECT count(*) FROM fastd.person),
          (SELECT count(*) FROM pg_roles WHERE rolname = 'fastd_anna')
        """) == "0|0|0")
  }
}
