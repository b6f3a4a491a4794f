import Foundation
import Testing
import TestProcesses
import TestSupport

/// A hub in a real PostgreSQL, made and looked after as its administrator does it.
final class RealHub: Sendable {
  let server: PostgresServer

  /// Machines need names of their own, and a hub a server.
  static let isPossible = Machine.isPossible && PostgresProgram.isPossible && PostgresProgram.hasTLS

  init(_ settings: [String: String] = [:]) async throws {
    server = try PostgresServer(settings)
    try server.sql("CREATE DATABASE fastd", database: "postgres")
    _ = try await administer("hub")
  }

  /// As that of an earlier release.
  init(of release: String) throws {
    server = try PostgresServer([:])
    let path = "\(Golden.root)/Tests/HubTests/Fixtures/hub-\(release).sql"
    try server.installHub(try String(contentsOf: URL(filePath: path), encoding: .utf8))
  }

  var address: String { "127.0.0.1:\(server.port)" }

  /// A pipe into psql at a terminal; all that is said there.
  @discardableResult
  func administer(
    _ order: String, at location: SourceLocation = #_sourceLocation
  ) async throws -> String {
    let line =
      "\"$0\" \(order) | psql -qAtX -d fastd -U postgres; echo \"ended ${PIPESTATUS[*]}\""
    let typist = try Typist(
      "/bin/bash", ["-c", line, builtProgram("fastd-sync")],
      environment: plainEnvironment().merging(server.variables) { $1 }, columns: 240)
    let said = await typist.rest()
    #expect(said.contains("ended 0 0"), "\(order): \(said)", sourceLocation: location)
    return said
  }

  /// The code for a person's first machine.
  func invite(_ person: String) async throws -> String {
    let said = try await administer("hub add \(person) \(address)")
    let code = said.split(separator: "\n").first { $0.hasPrefix("\(person)@") }
    return String(try #require(code, "\(said)"))
  }

  func sql(_ text: String) throws -> String { try server.sql(text) }
}
