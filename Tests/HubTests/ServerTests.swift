import TestProcesses
import TestSupport
import Testing

@Suite(.enabled(if: PostgresProgram.isPossible, "needs postgresql-15 and openssl"))
struct `A server of the tests` {
  @Test func `keeps what was committed through a power cut`() throws {
    let server = try PostgresServer(["max_connections": "20"])
    try server.installHub()
    #expect(try server.addPerson("ada") == "fastd_ada")
    server.kill()
    #expect(throws: PostgresServer.Refused.self) { try server.sql("SELECT 1") }
    try server.start()
    #expect(try server.sql("SELECT role FROM fastd.person") == "fastd_ada")
    server.stop()
    try server.start()
    #expect(try server.sql("SHOW max_connections") == "20")
  }

  @Test func `tells which error it was`() throws {
    let server = try PostgresServer(["log_statement": "all"])
    let refused = #expect(throws: PostgresServer.Refused.self) {
      try server.sql("SELECT 1; SELECT nothing; SELECT 2", database: "postgres")
    }
    #expect(refused?.state == "42703")
    #expect(server.log.contains("SELECT nothing"))
  }

  @Test(.enabled(if: PostgresProgram.hasTLS, "this build of PostgreSQL has no TLS"))
  func `asks for a password and TLS, and shows another certificate when it has one`() throws {
    let server = try PostgresServer()
    try server.installHub()
    let role = try server.addPerson("ada")
    func enter(_ options: String) throws -> String {
      let place = "host=127.0.0.1 port=\(server.port) dbname=fastd \(options)"
      let question = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()"
      return try server.sql(question, database: place, as: role)
    }
    let copy = Scratch()
    let old = copy.file("old.crt", contents(of: server.certificate))
    let verified = "password=secret sslmode=verify-full sslrootcert"
    #expect(try enter("\(verified)=\(old)") == "t")
    #expect(throws: PostgresServer.Refused.self) { try enter("password=wrong") }
    #expect(throws: PostgresServer.Refused.self) { try enter("password=secret sslmode=disable") }
    try server.newCertificate()
    #expect(throws: PostgresServer.Refused.self) { try enter("\(verified)=\(old)") }
    #expect(try enter("\(verified)=\(server.certificate)") == "t")
  }
}
