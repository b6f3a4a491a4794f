import Foundation
import TestProcesses
import TestSupport
import Testing

/// A session that stays open, for what happens between two of them.
struct Session: Sendable {
  private let child: Child
  private let hub: Hub
  /// The server's process of it.
  let backend: String

  init(_ person: Person) async throws { try await self.init(person.hub, as: person.role) }

  init(_ hub: Hub, as role: String, database: String = "fastd") async throws {
    self.hub = hub
    let server = hub.server
    // Line by line, as at a terminal, and in one stream.
    child = try Child(
      "stdbuf",
      ["-oL", "/bin/sh", "-c", #"exec "$@" 2>/dev/null"#, "sh", PostgresProgram.path("psql")]
        + server.arguments(database, role),
      environment: server.variables)
    child.send("SELECT pg_backend_pid();")
    backend = try await child.line()
  }

  /// The value or the SQLSTATE.
  @discardableResult
  func callAsFunction(_ statement: String) async throws -> String {
    send(statement)
    return try await answer()
  }

  func send(_ statement: String) {
    child.send("\(statement);\n\\echo '~' :SQLSTATE")
  }

  func answer() async throws -> String {
    var lines: [String] = []
    while true {
      let line = try await child.line()
      guard line.hasPrefix("~ ") else {
        lines.append(line)
        continue
      }
      let outcome = Outcome(
        state: String(line.dropFirst(2)), value: lines.joined(separator: "\n"))
      return outcome.text
    }
  }

  /// Sends what must wait for another session's lock; returns when it waits.
  func sendWaiting(_ statement: String) throws {
    send(statement)
    try hub.sql(
      """
      DO $$ BEGIN
        FOR i IN 1..10000 LOOP
          PERFORM pg_stat_clear_snapshot();
          IF EXISTS (SELECT FROM pg_stat_activity
            WHERE pid = \(backend) AND wait_event_type = 'Lock') THEN RETURN; END IF;
          PERFORM pg_sleep(0.003);
        END LOOP;
        RAISE 'it does not wait';
      END $$
      """)
  }

  /// As a machine that loses its power.
  func kill() { child.end(by: SIGKILL) }
}
