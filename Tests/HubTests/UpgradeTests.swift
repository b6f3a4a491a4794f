import Foundation
import TestProcesses
import TestSupport
import Testing

@Suite(
  .enabled(if: PostgresProgram.isPossible, "needs postgresql-15 and openssl"),
  .timeLimit(.minutes(5)))
struct `An upgrade of the hub` {
  /// The schema, the rights and, if asked for, the data.
  private func dump(_ hub: Hub, _ options: String...) throws -> [Substring] {
    let run = try Run(
      PostgresProgram.path("pg_dump"), ["-U", "postgres", "-d", "fastd"] + options,
      environment: hub.server.variables)
    #expect(run.code == 0, "\(run.text)")
    // Newer ones put a random word into these.
    return run.output.split(separator: "\n").filter { !$0.hasPrefix("\\") || $0 == "\\." }
  }

  @Test func `to the same version changes nothing`() throws {
    let hub = try Hub()
    let own = try hub.person()
    #expect(try own(Call.claim(), Call.push(1...3)) == "3")
    let before = try dump(hub)
    #expect(try hub.sql(PostgresServer.hub) == "The hub is ready, version 2.")
    #expect(try dump(hub) == before && before.count > 100)
    #expect(try Structure.faults(of: hub) == [])
    #expect(try own(Call.facts) == "{3}|{0}|330")
  }

  /// The hub of 0.11.0, as it was released.
  private var first: String {
    get throws {
      let path = "\(Golden.root)/Tests/HubTests/Fixtures/hub-0.11.0.sql"
      return try String(contentsOf: URL(filePath: path), encoding: .utf8)
    }
  }

  @Test func `from the first version comes to the same, and keeps what is there`() async throws {
    let hub = try Hub(first)
    #expect(try hub.sql("SELECT v FROM fastd.version") == "1")
    let own = try hub.person()
    #expect(try own(Call.claim(), Call.push(1...3)) == "3")
    // A machine of a later version finds no board there.
    #expect(try own("SELECT fastd.board_status()") == "42883")
    #expect(try hub.sql(PostgresServer.hub) == "The hub is ready, version 2.")
    #expect(try Structure.schema(of: hub) == Structure.schema(of: Hub.shared))
    #expect(try Structure.faults(of: hub) == [])
    #expect(try own(Call.facts) == "{3}|{0}|330")
    #expect(try own(Call.push(4...4)) == "4")
    #expect(try Circle(in: hub).friend(Call.seen) == BoardCase.both)
    // It asks for exactly this one.
    #expect(try own("SELECT version FROM fastd.status()") == "1")
    // Its administrator changes nothing any more.
    let refused = #expect(throws: PostgresServer.Refused.self) { try hub.sql(first) }
    #expect(refused?.text.contains("nothing was changed") == true)
  }

  @Test func `goes on beside those who push`() async throws {
    let hub = try Hub()
    let own = try hub.person()
    #expect(try own(Call.claim(), Call.push(1...3)) == "3")
    let session = try await Session(own)
    try await session("BEGIN")
    #expect(try await session(Call.push(4...5)) == "5")
    // It waits for nobody, however long a person holds a lock.
    try hub.sql("SET lock_timeout = '5s';\n" + PostgresServer.hub)
    #expect(try await session(Call.push(6...7)) == "7")
    try await session("COMMIT")
    #expect(try await session(Call.push(8...8)) == "8")
    #expect(try own(Call.facts) == "{8}|{0}|880")
  }

  @Test func `mends what an administrator has opened by mistake`() throws {
    let hub = try Hub()
    try hub.sql(
      """
      GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA fastd TO PUBLIC;
      GRANT EXECUTE ON FUNCTION pg_advisory_lock(bigint) TO PUBLIC;
      GRANT ALL ON DATABASE fastd TO PUBLIC;
      GRANT ALL ON SCHEMA public TO PUBLIC;
      ALTER FUNCTION fastd.status() RESET search_path;
      """)
    #expect(try Structure.faults(of: hub).count >= 5)
    try hub.sql(PostgresServer.hub)
    #expect(try Structure.faults(of: hub) == [])
  }

  @Test func `is none for a hub of a later version`() throws {
    let hub = try Hub()
    try hub.sql("UPDATE fastd.version SET v = 3")
    let before = try dump(hub)
    let later = try PostgresServer.hub.replacingOccurrences(of: "'not confirmed'", with: "'no'")
    let refused = #expect(throws: PostgresServer.Refused.self) { try hub.sql(later) }
    #expect(refused?.text.contains("nothing was changed") == true)
    #expect(try dump(hub) == before)
  }

  @Test func `that fails has changed nothing`() throws {
    let hub = try Hub()
    let before = try dump(hub)
    let broken = try PostgresServer.hub
      .replacingOccurrences(of: "'not confirmed'", with: "'no'")
      .replacingOccurrences(of: "\nCOMMIT;", with: "\nSELECT 1 / 0;\nCOMMIT;")
    let refused = #expect(throws: PostgresServer.Refused.self) { try hub.sql(broken) }
    #expect(refused?.state == "22012")
    #expect(try dump(hub) == before)
  }

  @Test func `is for an administrator, in a database of its own`() throws {
    let hub = try Hub()
    let before = try dump(hub)
    let own = try hub.person()
    for (role, database) in [
      (own.role, "fastd"), ("postgres", "postgres"), ("postgres", "template1"),
    ] {
      #expect(throws: PostgresServer.Refused.self) {
        try hub.server.sql(PostgresServer.hub, database: database, as: role)
      }
    }
    #expect(try dump(hub, "--schema-only").count > 100)
    #expect(try hub.sql("SELECT to_regnamespace('fastd')", database: "postgres") == "")
    #expect(before.count > 100)
  }

  /// A hub that somebody restores from a dump is one again, for the same people.
  @Test func `makes a hub of a dump`() throws {
    let hub = try Hub()
    let own = try hub.person()
    #expect(try own(Call.claim(), Call.push(1...3)) == "3")
    let dumped = try dump(hub).filter { !$0.hasPrefix("SET transaction_timeout") }
    try hub.sql("DROP DATABASE fastd WITH (FORCE)", database: "postgres")
    try hub.sql("CREATE DATABASE fastd", database: "postgres")
    try hub.sql(dumped.joined(separator: "\n") + "\n")
    try hub.sql(PostgresServer.hub)
    #expect(try own(Call.facts) == "{3}|{0}|330")
    #expect(try own(Call.push(4...4)) == "4")
    #expect(try Structure.faults(of: hub) == [])
  }
}
