import TestProcesses
import Testing

@Suite(.enabled(if: PostgresProgram.isPossible, "needs postgresql-15 and openssl"))
struct `Somebody who logs in to the hub` {
  private static let stage = Result { try Hub.staged().kept() }
  private var hub: Hub { get throws { try Self.stage.get() } }

  @Test func `finds no function that the table lacks`() throws {
    let names = try hub.sql(
      """
      SELECT oid::regprocedure FROM pg_proc WHERE pronamespace = 'fastd'::regnamespace
      """)
    #expect(names.split(separator: "\n").sorted() == Rights.functions.map { $0.name[...] }.sorted())
  }

  @Test(arguments: Actor.allCases)
  private func `gets from the functions what is theirs`(_ actor: Actor) throws {
    let outcomes = try hub[actor].outcomes(Rights.functions.map(\.call), isUndone: true)
    for (function, outcome) in zip(Rights.functions, outcomes) {
      #expect(outcome.text == function.answer(to: actor), "\(actor): \(function.name)")
    }
  }

  @Test(arguments: Actor.allCases)
  private func `can do nothing with the tables`(_ actor: Actor) throws {
    let tables = try hub.sql(
      """
      SELECT c.oid::regclass, (SELECT attname FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 ORDER BY attnum DESC LIMIT 1)
      FROM pg_class c WHERE relnamespace = 'fastd'::regnamespace AND relkind IN ('r', 'p')
      """)
    let statements = tables.split(separator: "\n").flatMap { line in
      let words = line.split(separator: "|").map(String.init)
      return Rights.statements(table: words[0], column: words[1])
    }
    #expect(statements.count == 6 * 20)
    try expect(statements, of: actor)
  }

  /// Also those that no statement shows.
  @Test(arguments: Actor.allCases)
  private func `has no privilege on a table, a column or a sequence`(_ actor: Actor) throws {
    guard actor != .superuser && actor != .member else { return }
    let some = try hub.sql(
      """
      SELECT c.oid::regclass, p FROM pg_class c, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE',
        'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) p
      WHERE relnamespace = 'fastd'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')
        AND (has_table_privilege('\(actor.role)', c.oid, p)
          OR p IN ('SELECT', 'INSERT', 'UPDATE', 'REFERENCES')
            AND has_any_column_privilege('\(actor.role)', c.oid, p))
      UNION SELECT c.oid::regclass, p FROM pg_class c, unnest(ARRAY['USAGE', 'SELECT', 'UPDATE']) p
      WHERE relnamespace = 'fastd'::regnamespace AND relkind = 'S'
        AND has_sequence_privilege('\(actor.role)', c.oid, p)
      """)
    #expect(some == "")
  }

  @Test(arguments: Actor.allCases)
  private func `sees no other, fills no disk and stops nobody`(_ actor: Actor) throws {
    try expect(Rights.statements, of: actor)
  }

  /// No transaction can hold these, so that a superuser would really do them.
  @Test(arguments: Actor.allCases.filter { $0 != .superuser })
  private func `changes nothing of the whole server`(_ actor: Actor) throws {
    let statements = [
      "ALTER SYSTEM SET work_mem = '1GB'", "CREATE DATABASE other", "DROP DATABASE postgres",
      "CREATE TABLESPACE t LOCATION '/tmp'", "ALTER ROLE ALL SET work_mem = '1GB'",
      "REINDEX TABLE fastd.op", "CLUSTER fastd.op USING op_pkey",
    ]
    let outcomes = try hub[actor].outcomes(statements)
    for (statement, outcome) in zip(statements, outcomes) {
      // The hub's tables are the owner's.
      let isOwn =
        actor == .member && statement.hasSuffix("op_pkey")
        || actor == .member && statement.hasPrefix("REINDEX")
      let state = isOwn ? Outcome.success : "42501"
      #expect(outcome.state == state, "\(actor): \(statement)")
    }
  }

  @Test(arguments: Actor.allCases.filter { $0 != .superuser })
  private func `ends no session and no statement of another`(_ actor: Actor) async throws {
    let victim = try await Session(hub, as: "fastd_victim")
    let statements = ["pg_cancel_backend", "pg_terminate_backend"].map {
      "SELECT \($0)(\(victim.backend))"
    }
    let outcomes = try hub[actor].outcomes(statements)
    #expect(outcomes.map(\.state) == ["42501", "42501"])
    #expect(try await victim("SELECT 1") == "1")
  }

  @Test(arguments: Actor.allCases, ["postgres", "template1"])
  private func `gets into no other database`(_ actor: Actor, _ database: String) throws {
    let outcome = try hub[actor].outcomes(["SELECT 1"], database: database)[0]
    #expect((outcome.state == Outcome.success) == (actor == .superuser))
  }

  @Test func `needs the administrator's permission`() throws {
    try hub.sql("CREATE ROLE fastd_stranger LOGIN")
    let stranger = Person(hub: try hub, role: "fastd_stranger")
    #expect(try stranger.outcomes(["SELECT 1"]) == [.none])
  }

  /// Row-level security is the second line, behind the rights.
  @Test func `sees only their own rows, even with rights to the tables`() throws {
    let (own, other) = (try hub.person(), try hub.person())
    for person in [own, other] { #expect(try person(Call.claim(), Call.push(1...2)) == "2") }
    let tables = "fastd.person, fastd.log, fastd.op"
    try hub.sql(
      """
      GRANT SELECT, INSERT, UPDATE, DELETE ON \(tables) TO \(own.role);
      GRANT EXECUTE ON FUNCTION fastd.me() TO \(own.role);
      """)
    #expect(try own("SELECT string_agg(role, ' ') FROM fastd.person") == own.role)
    #expect(try own("SELECT count(*), count(DISTINCT person) FROM fastd.op") == "2|1")
    #expect(try own("SELECT count(*) FROM fastd.log") == "1")
    #expect(try own("UPDATE fastd.log SET person = person + 1") == "42501")
    #expect(
      try own("INSERT INTO fastd.log SELECT person - 1, device, seq, digest, 0 FROM fastd.log")
        == "42501")
    #expect(try own("UPDATE fastd.person SET role = '\(other.role)'") == "42501")
    #expect(try own("DELETE FROM fastd.op", "SELECT count(*) FROM fastd.op") == "0")
    #expect(try other(Call.pull()) == "2|1|2")
  }

  /// A login may set them for its own sessions.
  @Test func `gains nothing by settings that the functions could hear`() throws {
    let own = try hub.person()
    let settings = [
      "SET plpgsql.variable_conflict = 'use_column'", "SET search_path = pg_temp, public",
      "SET plpgsql.extra_errors = 'none'", "SET bytea_output = 'escape'",
    ]
    let calls = [Call.claim(), Call.push(1...3), Call.pull(), Call.facts]
    let outcomes = try own.outcomes(settings + calls + ["SHOW plpgsql.variable_conflict"])
    #expect(outcomes.suffix(5).map(\.text) == ["", "3", "3|1|3", "{3}|{0}|330", "error"])
    // Refused instead of filtered.
    #expect(try own("SET row_security = off", Call.pull()) == "42501")
    #expect(try own("SET ROLE fastd_person", Call.facts) == "{3}|{0}|330")
  }

  private func expect(
    _ statements: [Rights.Statement], of actor: Actor,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let outcomes = try hub[actor].outcomes(statements.map(\.text), isUndone: true)
    for (statement, outcome) in zip(statements, outcomes) {
      #expect(
        outcome.state == statement.state(for: actor), "\(actor): \(statement.text)",
        sourceLocation: location)
    }
  }
}
