import Foundation
import TestSupport

extension PostgresServer {
  /// Something that the server, or psql, has refused.
  package struct Refused: Error, CustomStringConvertible {
    /// SQLSTATE; empty where there was no session.
    package let state: String
    package let text: String

    package var description: String { "\(state): \(text)" }
  }

  /// All that a script of psql says, of a role that logs in through the socket.
  @discardableResult
  package func sql(
    _ text: String, database: String = "fastd", as role: String = "postgres"
  ) throws -> String {
    let options = ["-v", "ON_ERROR_STOP=1", "-v", "VERBOSITY=verbose"]
    let run = try psql(options, text, database: database, as: role)
    guard run.code == 0 else { throw Refused(state: Self.state(in: run.said), text: run.said) }
    return String(run.output.dropLast(run.output.hasSuffix("\n") ? 1 : 0))
  }

  /// A run of psql that reads a script, however it ends.
  package func psql(
    _ options: [String] = [], _ script: String, database: String = "fastd", as role: String
  ) throws -> Run {
    try Run(
      PostgresProgram.path("psql"), arguments(database, role) + options + ["-f", "-"],
      environment: variables, reading: Array(script.utf8))
  }

  package func arguments(_ database: String, _ role: String) -> [String] {
    ["-qAtX", "-d", database, "-U", role]
  }

  /// For programs that shall find the socket.
  package var variables: [String: String] {
    let place = ["PGHOST": directory, "PGPORT": "\(port)"]
    return PostgresProgram.environment.merging(place) { $1 }
  }

  /// As in `ERROR:  42501: permission denied`.
  private static func state(in said: String) -> String {
    let found = said.firstMatch(of: /(?:ERROR|FATAL|PANIC): +([0-9A-Z]{5}):/)
    return found.map { String($0.1) } ?? ""
  }

  // MARK: A hub

  /// The hub's SQL as it is in the sources.
  package static var hub: String {
    get throws {
      let path = "\(Golden.root)/Sources/System/Hub/hub.sql"
      return try String(contentsOf: URL(filePath: path), encoding: .utf8)
    }
  }

  /// As an administrator would, into a database of its own.
  package func installHub(_ text: String? = nil) throws {
    try sql("CREATE DATABASE fastd", database: "postgres")
    try sql(text ?? Self.hub)
  }

  /// Whose password is `secret`; gives the role.
  @discardableResult
  package func addPerson(_ name: String) throws -> String {
    let role = "fastd_\(name)"
    try sql(
      """
      CREATE ROLE \(role) LOGIN IN ROLE fastd_person CONNECTION LIMIT 16 PASSWORD 'secret';
      INSERT INTO fastd.person(role) VALUES ('\(role)');
      """)
    return role
  }
}
