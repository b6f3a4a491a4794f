import Foundation
import Synchronization
import TestProcesses
import TestSupport

/// A hub on a server of its own.
final class Hub: Sendable {
  private let running: Mutex<PostgresServer?>
  private let names = Atomic(0)
  /// People who are there for the next tests.
  private let roles = Mutex<[String]>([])

  init(_ text: String? = nil, settings: [String: String] = [:]) throws {
    let server = try PostgresServer(settings)
    try server.installHub(text)
    running = Mutex(server)
  }

  var server: PostgresServer {
    guard let server = running.withLock({ $0 }) else { preconditionFailure("it has ended") }
    return server
  }

  @discardableResult
  func sql(_ text: String, database: String = "fastd") throws -> String {
    try server.sql(text, database: database)
  }

  /// One who has not claimed a key yet, and shares nothing with other tests.
  func person() throws -> Person {
    try roles.withLock { roles in
      if roles.isEmpty { roles = try makeRoles() }
      return Person(hub: self, role: roles.removeLast())
    }
  }

  /// Many at once, and without passwords, which take a while each.
  private func makeRoles() throws -> [String] {
    let roles = (1...24).map { _ in
      "fastd_p\(names.wrappingAdd(1, ordering: .relaxed).newValue)"
    }
    try sql(
      roles.map {
        """
        CREATE ROLE \($0) LOGIN IN ROLE fastd_person CONNECTION LIMIT 16;
        INSERT INTO fastd.person(role) VALUES ('\($0)');

        """
      }.joined())
    return roles
  }

  /// Puts another hub in the place of this one, on the same server.
  func install(_ text: String) throws {
    try sql("DROP DATABASE fastd WITH (FORCE)", database: "postgres")
    try server.installHub(text)
    roles.withLock { $0 = [] }
  }

  // MARK: For many tests

  /// For all tests that look at their own people only.
  static var shared: Hub { get throws { try all.get() } }
  private static let all = Result { try Hub(settings: ["max_connections": "200"]).kept() }
  private static let kept = Mutex<[Hub]>([])

  /// Until the tests end: a constant has no end of its own.
  func kept() -> Hub {
    let isFirst = Self.kept.withLock { kept in
      kept.append(self)
      return kept.count == 1
    }
    if isFirst { atexit { Hub.end() } }
    return self
  }

  private static func end() {
    for hub in kept.withLock({ $0 }) { hub.running.withLock { $0 = nil } }
  }
}

/// How a statement ended: with a value, or with an SQLSTATE.
struct Outcome: Equatable {
  let state: String
  let value: String

  static let success = "00000"
  /// Where there is no session any more, or there never was.
  static let none = Outcome(state: "none", value: "")

  /// The value, or the state if it was refused.
  var text: String { state == Self.success ? value : state }
}

struct Person: Sendable {
  let hub: Hub
  let role: String

  /// As the last of statements in a session of their own ended.
  func callAsFunction(_ statements: String...) throws -> String {
    try outcomes(statements).last?.text ?? ""
  }

  /// Each by itself, in one session.
  func outcomes(
    _ statements: [String], database: String = "fastd", isUndone: Bool = false
  ) throws -> [Outcome] {
    let (before, after) = isUndone ? ("BEGIN;\n", "ROLLBACK;\nRESET ROLE;\n") : ("", "")
    let script = statements.map { "\(before)\($0);\n\\echo '~' :SQLSTATE\n\(after)" }.joined()
    let run = try hub.server.psql([], script, database: database, as: role)
    var outcomes: [Outcome] = []
    var lines: [Substring] = []
    for line in run.output.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("~ ") else {
        lines.append(line)
        continue
      }
      let value = lines.joined(separator: "\n")
      outcomes.append(Outcome(state: String(line.dropFirst(2)), value: value))
      lines = []
    }
    return outcomes + statements.dropFirst(outcomes.count).map { _ in .none }
  }
}
