import Foundation
import TestProcesses
import Testing

/// Somebody who logs in and tries something.
enum Actor: String, CaseIterable {
  /// Has three operations in the hub.
  case own
  /// Is a person as well, with a key of their own and nothing else.
  case foreign
  /// Is another one, and shares a circle with the first.
  case friend
  /// Has a login for the hub, and is nobody's.
  case nobody
  /// Has a login of another program, and an administrator lets it in.
  case outsider
  /// These may do more than a person, each by another right.
  case superuser, bypass, member, replicator, creator, reader, writer, executor

  var role: String { "fastd_\(rawValue)" }

  /// Whether the hub refuses it for what else it could see.
  var mayDoTooMuch: Bool { ![.own, .foreign, .friend, .nobody, .outsider].contains(self) }

  /// Gives what no person should have.
  fileprivate var right: String? {
    switch self {
    case .own, .foreign, .friend, .nobody, .outsider: nil
    case .superuser: "ALTER ROLE \(role) SUPERUSER"
    case .bypass: "ALTER ROLE \(role) BYPASSRLS"
    case .member: "GRANT fastd_owner TO \(role)"
    case .replicator: "ALTER ROLE \(role) REPLICATION"
    case .creator: "ALTER ROLE \(role) CREATEROLE"
    case .reader: "GRANT pg_read_server_files TO \(role)"
    case .writer: "GRANT pg_write_server_files TO \(role)"
    case .executor: "GRANT pg_execute_server_program TO \(role)"
    }
  }
}

extension Hub {
  /// Where all of them have their logins.
  static func staged() throws -> Hub {
    let hub = try Hub()
    for actor in Actor.allCases where actor != .nobody && actor != .outsider {
      try hub.server.addPerson(actor.rawValue)
    }
    try hub.sql(
      """
      CREATE ROLE fastd_victim LOGIN IN ROLE fastd_person;
      CREATE ROLE fastd_nobody LOGIN IN ROLE fastd_person;
      CREATE ROLE fastd_outsider LOGIN;
      GRANT CONNECT ON DATABASE fastd TO fastd_outsider;
      """)
    for actor in Actor.allCases where actor.mayDoTooMuch {
      // While they were people like others.
      _ = try hub[actor](Call.claim(), Call.push(1...3))
    }
    _ = try hub[.own](Call.claim(), Call.push(1...3))
    _ = try hub[.foreign](Call.claim(Call.id(0xb)))
    _ = try hub[.friend](Call.claim(Call.id(0xf)))
    for (actor, code) in [(Actor.own, Call.code), (.friend, Call.code), (.foreign, Call.secret(1))]
    {
      let nickname = actor.rawValue.capitalized
      #expect(try hub[actor](Call.turn(true), Call.join(code, as: nickname), Call.publish()) == "1")
    }
    try hub.sql(Actor.allCases.compactMap(\.right).map { "\($0);" }.joined())
    return hub
  }

  subscript(actor: Actor) -> Person { Person(hub: self, role: actor.role) }
}
