import Foundation
import Glibc
import TestProcesses
import TestSupport
import Testing

@Suite(.enabled(if: PostgresProgram.isPossible, "needs postgresql-15 and openssl"))
struct `The structure of the hub` {
  @Test func `gives nobody more than there is a reason for`() throws {
    #expect(try Structure.faults(of: Hub.shared) == [])
  }

  /// Change the number in fastd.version, and write how to come there, when this fails.
  @Test func `is that of its version`() throws {
    #expect(try Hub.shared.sql("SELECT v FROM fastd.version") == "2")
    try Golden.expect(
      Structure.schema(of: Hub.shared), is: "schema", at: #_sourceLocation)
  }
}

/// Each is a slip of one who edits the hub.
@Suite(
  .enabled(if: PostgresProgram.isPossible, "needs postgresql-15 and openssl"), .serialized,
  .timeLimit(.minutes(5)))
struct `A hub with a slip in it` {
  struct Slip: CustomStringConvertible, Sendable {
    let description: String
    let text: String
    var instead = ""
    let fault: String
  }

  private static let stage = Result { try Hub().kept() }
  private static let path = " SET search_path = pg_catalog, pg_temp"
  private static let slips = [
    Slip(
      description: "tables that their owner sees",
      text: "fastd.op ENABLE ROW LEVEL SECURITY, FORCE",
      instead: "fastd.op ENABLE ROW LEVEL SECURITY, NO FORCE", fault: "has no row-level security"),
    Slip(
      description: "operations for everybody",
      text: "CREATE POLICY own ON fastd.op USING (person = (SELECT fastd.me()))",
      instead: "CREATE POLICY own ON fastd.op USING (true)", fault: "asks for nobody"),
    Slip(
      description: "logs of those who are known",
      text: "CREATE POLICY own ON fastd.log USING (person = (SELECT fastd.me()))",
      instead: "CREATE POLICY own ON fastd.log USING ((SELECT fastd.me()) IS NOT NULL)",
      fault: "rows of others"),
    Slip(
      description: "functions for everybody",
      text: "REVOKE ALL ON ALL FUNCTIONS IN SCHEMA fastd FROM PUBLIC;",
      fault: "PUBLIC has EXECUTE on fastd.me()"),
    Slip(
      description: "a schema for everybody", text: "REVOKE ALL ON SCHEMA public FROM PUBLIC;",
      fault: "PUBLIC has USAGE on public"),
    Slip(
      description: "locks for everybody", text: "pg_(try_)?advisory_|",
      fault: "pg_advisory_lock is open"),
    Slip(
      description: "a disk for everybody",
      text:
        "EXECUTE format('ALTER DATABASE %I SET temp_file_limit = ''64MB''', current_database());",
      fault: "fills the disk"),
    Slip(
      description: "languages for everybody", text: "WHERE lanpltrusted", instead: "WHERE false",
      fault: "PUBLIC has USAGE on plpgsql"),
    Slip(
      description: "a path of the caller's",
      text: "LANGUAGE plpgsql STABLE SECURITY DEFINER\(path)",
      instead: "LANGUAGE plpgsql STABLE SECURITY DEFINER", fault: "fastd.me() has no search_path"),
    Slip(
      description: "a function of its caller", text: "LANGUAGE sql STABLE SECURITY DEFINER\(path)",
      instead: "LANGUAGE sql STABLE\(path)", fault: "runs with the rights of its caller"),
    Slip(
      description: "no lock", text: "WHERE id = fastd.me() FOR UPDATE;",
      instead: "WHERE id = fastd.me();", fault: "two pushes at the same time"),
    Slip(
      description: "no forks", text: "RAISE EXCEPTION 'fork' USING ERRCODE = 'FD001';",
      instead: "NULL;", fault: "a fork"),
    Slip(
      description: "no quota", text: "p.used + size > p.quota", instead: "false", fault: "no quota"),
    Slip(
      description: "any key", text: "IF (p.key = push.key) IS NOT TRUE THEN",
      instead: "IF false THEN", fault: "another key"),
    Slip(
      description: "sessions of unknown age", text: "GRANT pg_read_all_stats TO fastd_owner;",
      instead: "REVOKE pg_read_all_stats FROM fastd_owner;",
      fault: "a session older than the key"),
    Slip(
      description: "boards for everybody",
      text:
        "USING (circle IN (SELECT m.circle FROM fastd.member m WHERE m.person = (SELECT fastd.me())));",
      instead: "USING (true);", fault: "asks for nobody"),
    Slip(
      description: "boards of those who are known",
      text:
        "USING (circle IN (SELECT m.circle FROM fastd.member m WHERE m.person = (SELECT fastd.me())));",
      instead: "USING ((SELECT fastd.me()) IS NOT NULL);", fault: "rows of other circles"),
    Slip(
      description: "places of those who are known",
      text: "CREATE POLICY own ON fastd.member USING (person = (SELECT fastd.me()))",
      instead: "CREATE POLICY own ON fastd.member USING ((SELECT fastd.me()) IS NOT NULL)",
      fault: "places of others"),
    Slip(
      description: "rows that friends delete",
      text: "USING (day < (now() AT TIME ZONE 'UTC')::date - 14\n    AND",
      instead: "USING (true AND",
      fault: "a friend's row is gone"),
    Slip(
      description: "badges for weight", text: "'milestone bronze', 'milestone",
      instead: "'weight gold', 'milestone bronze', 'milestone", fault: "a badge of weight"),
    Slip(
      description: "any nickname", text: "AND nickname !~ (",
      instead: "AND nickname IS DISTINCT FROM (",
      fault: "a nickname"),
    Slip(
      description: "one nickname for two", text: "CREATE UNIQUE INDEX member_nickname",
      instead: "CREATE INDEX member_nickname", fault: "a friend's nickname"),
    Slip(
      description: "a board that stays off for the person alone",
      text:
        "  IF is_on IS NOT TRUE THEN\n    DELETE FROM fastd.board b WHERE b.person = p.id;\n  END IF;\n",
      fault: "turning off"),
    Slip(
      description: "rows of those who are off", text: "IF NOT p.board OR day < today - 14 THEN",
      instead: "IF day < today - 14 THEN", fault: "publishing while off"),
    Slip(
      description: "circles for those who are off", text: "ELSIF NOT p.board THEN",
      instead: "ELSIF false THEN", fault: "joining while off"),
    Slip(
      description: "rows that are hidden later", text: "AND m.circle = b.circle AND NOT m.shown;",
      instead: "AND m.circle = b.circle AND false;", fault: "hiding"),
    Slip(
      description: "rows of those who are hidden",
      text: "FROM fastd.member m WHERE m.person = p.id AND m.shown\n    ON CONFLICT",
      instead: "FROM fastd.member m WHERE m.person = p.id\n    ON CONFLICT",
      fault: "publishing while hidden"),
    Slip(
      description: "days to come", text: "IF day IS NULL OR day > today + 1 THEN",
      instead: "IF day IS NULL THEN", fault: "two days ahead"),
    Slip(
      description: "days gone by", text: "WHERE b.day <= excluded.day AND", instead: "WHERE",
      fault: "an earlier day"),
    Slip(
      description: "rows of long ago", text: "AND b.day BETWEEN today - 14 AND today + 1",
      fault: "an old row"),
    Slip(
      description: "rows for ever", text: "DELETE FROM fastd.board b WHERE b.day < today - 14;",
      instead: "NULL;", fault: "old rows stay"),
    Slip(
      description: "codes in the hub", text: "substr(sha256(code), 1, 16)",
      instead: "substr(code || code, 1, 16)",
      fault: "codes are kept"),
    Slip(
      description: "circles without end", text: "WHERE m.person = p.id) >= 8 THEN",
      instead: "WHERE m.person = p.id) >= 80 THEN", fault: "too many circles"),
  ]

  @Test func `is none as it is`() async throws {
    // Some of them give rights for a moment, which the hub of the others must not have.
    let hub = try Self.stage.get()
    try hub.install(PostgresServer.hub)
    for promise in Behaviour.promises { #expect(try await promise(hub) == []) }
  }

  @Test(arguments: slips.some(6)) func `is found`(_ slip: Slip) async throws {
    let text = try PostgresServer.hub
    let changed = text.replacingOccurrences(of: slip.text, with: slip.instead)
    try #require(text != changed, "the hub has changed: \(slip)")
    let hub = try Self.stage.get()
    try hub.install(changed)
    var faults = try Structure.faults(of: hub)
    if faults.isEmpty { faults = try await Behaviour.faults(of: hub, until: slip.fault) }
    #expect(faults.contains { $0.contains(slip.fault) }, "\(slip): \(faults)")
  }
}
