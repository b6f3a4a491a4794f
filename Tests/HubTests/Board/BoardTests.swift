import Foundation
import TestProcesses
import Testing

@Suite(
  .enabled(if: PostgresProgram.isPossible, "needs postgresql-15 and openssl"),
  .timeLimit(.minutes(5)))
struct `The board of a hub` {
  private var hub: Hub { get throws { try Hub.shared } }

  @Test(arguments: BoardCase.all) func `keeps its promises`(_ row: BoardCase) throws {
    #expect(try row.fault(in: hub) == nil)
  }

  @Test func `shows nothing of one circle in another`() throws {
    let circle = try Circle(in: hub)
    #expect(try circle.foreign(Call.seen) == "Foreign 5 2 0 streak gold")
    // Nor by its name, which is no code.
    let name = try circle.own("SELECT encode(circles[1], 'hex') FROM fastd.board_status()")
    let byName = #"SELECT fastd.board_join('\x\#(name)', 'Foreign') IS NULL"#
    #expect(try circle.foreign(byName, Call.seen) == "Foreign 5 2 0 streak gold")
    #expect(try circle.friend(Call.seen) == BoardCase.both)
    #expect(try circle.foreign(circle.named(Call.leave(Call.circle))) == "0")
  }

  /// A code is the digest's, so what the administrator has opens nothing.
  @Test func `keeps no code`() throws {
    let circle = try Circle(in: hub)
    let found = try hub.sql(
      "SELECT count(*), count(*) FILTER (WHERE circle = \(Call.circle(of: circle.code)))"
        + " FROM fastd.member WHERE circle IN (\(circle.code), \(Call.circle(of: circle.code)))")
    #expect(found == "2|2")
  }

  /// One letter next to it is another circle, and nobody can tell whether there is one.
  @Test func `answers a guess like any other code`() throws {
    let circle = try Circle(in: hub)
    let near = circle.named(Call.secret(2))
    #expect(
      try circle.foreign(Call.join(near, as: "Own"), Call.publish(), Call.seen)
        == "Foreign 5 2 0 streak gold; Own 5 2 0 streak gold")
    #expect(try circle.friend(Call.seen) == BoardCase.both)
  }

  @Test func `has room for 32 in a circle`() throws {
    let circle = try Circle(in: hub)
    try hub.sql(
      """
      WITH p AS (INSERT INTO fastd.person (role)
        SELECT 'nobody ' || gen_random_uuid() FROM generate_series(1, 30) RETURNING id, role)
      INSERT INTO fastd.member (person, circle, place, nickname)
        SELECT p.id, \(Call.circle(of: circle.code)), place, 'n' || p.id
        FROM (SELECT *, row_number() OVER () n FROM p) p JOIN (
          SELECT i place, row_number() OVER () n FROM generate_series(1, 32) i WHERE i NOT IN (
            SELECT place FROM fastd.member WHERE circle = \(Call.circle(of: circle.code)))) f USING (n)
      """)
    #expect(try circle.foreign(Call.join(circle.code, as: "Foreign")) == "FD005")
    #expect(try circle.own(Call.leave()) == "1")
    #expect(try circle.foreign(Call.join(circle.code, as: "Foreign")) == "t")
  }

  @Test func `shows no row that is older than 14 days, and deletes it`() throws {
    let circle = try Circle(in: hub)
    func age(_ days: Int) throws {
      try hub.sql(
        """
        UPDATE fastd.board SET day = \(Call.today) - \(days) WHERE person =
          (SELECT id FROM fastd.person WHERE role = '\(circle.own.role)')
        """)
    }
    try age(14)
    #expect(try circle.friend(Call.seen).contains("Own 5 2 -14"))
    try age(15)
    #expect(try circle.friend(Call.seen) == BoardCase.friend)
    #expect(try circle.own(Call.seen) == BoardCase.friend)
    let kept = """
      SELECT count(*) FROM fastd.board JOIN fastd.person ON id = person
      WHERE role = '\(circle.own.role)'
      """
    // Those of other circles are nobody's business.
    #expect(try circle.foreign(Call.publish()) == "1")
    #expect(try hub.sql(kept) == "1")
    #expect(try circle.friend(Call.publish("9", week: "3", badges: "milestone silver")) == "1")
    #expect(try hub.sql(kept) == "0")
    #expect(try circle.own(Call.publish()) == "1")
    #expect(try circle.friend(Call.seen) == BoardCase.both)
  }

  @Test func `waits for no friend who holds a row`() async throws {
    let circle = try Circle(in: hub)
    try hub.sql(
      "UPDATE fastd.board SET day = day - 20 WHERE person = (SELECT id FROM fastd.person"
        + " WHERE role = '\(circle.own.role)')")
    let session = try await Session(circle.own)
    try await session("BEGIN")
    #expect(try await session(Call.publish()) == "1")
    #expect(try circle.friend("SET statement_timeout = '20s'", Call.publish("3")) == "1")
    #expect(try circle.friend(Call.seen) == "Friend 3 2 0 streak gold")
    try await session("COMMIT")
    #expect(try circle.friend(Call.seen) == "Friend 3 2 0 streak gold; Own 5 2 0 streak gold")
  }

  @Test func `lets nobody into more circles by two sessions at once`() async throws {
    let circle = try Circle(in: hub)
    for i in 1...6 {
      _ = try circle.own(Call.join(circle.named(Call.secret(Int64(200 + i))), as: "Own"))
    }
    let (first, second) = (try await Session(circle.own), try await Session(circle.own))
    try await first("BEGIN")
    #expect(try await first(Call.join(circle.named(Call.secret(300)), as: "Own")) == "t")
    try second.sendWaiting(Call.join(circle.named(Call.secret(301)), as: "Own"))
    try await first("COMMIT")
    #expect(try await second.answer() == "54000")
  }

  /// Behind the rights, and even with them.
  @Test func `is theirs alone by row-level security, too`() throws {
    let circle = try Circle(in: hub)
    let role = circle.own.role
    try hub.sql(
      """
      GRANT SELECT, INSERT, UPDATE, DELETE ON fastd.person, fastd.member, fastd.board TO \(role);
      GRANT EXECUTE ON FUNCTION fastd.me() TO \(role);
      """)
    let own = circle.own
    #expect(
      try own("SELECT string_agg(nickname, ' ' ORDER BY nickname) FROM fastd.board") == "Friend Own"
    )
    #expect(try own("SELECT string_agg(nickname, ' ') FROM fastd.member") == "Own")
    #expect(
      try own("WITH u AS (UPDATE fastd.board SET points = 1 RETURNING 1) SELECT count(*) FROM u")
        == "1")
    #expect(try own("UPDATE fastd.board SET person = person + 1") == "42501")
    #expect(try own("UPDATE fastd.member SET person = person + 1") == "42501")
    #expect(
      try own("INSERT INTO fastd.member SELECT person + 1, circle, 3, 'x', true FROM fastd.member")
        == "42501")
    #expect(
      try own(
        "INSERT INTO fastd.board SELECT person + 1, circle, nickname, 1, 1, day, '{}'"
          + " FROM fastd.board WHERE nickname = 'Own'") == "42501")
    #expect(
      try own("WITH d AS (DELETE FROM fastd.board RETURNING 1) SELECT count(*) FROM d") == "1")
    #expect(try circle.friend(Call.seen) == BoardCase.friend)
    #expect(try circle.foreign(Call.seen) == "Foreign 5 2 0 streak gold")
    try hub.sql("DROP OWNED BY \(role)")
  }

  /// As after a theft.
  @Test func `goes on for a person whose key has changed`() throws {
    let circle = try Circle(in: hub)
    #expect(try circle.own(Call.claim(), Call.rekey(to: Call.id(2))) == "")
    #expect(try circle.own(Call.seen) == BoardCase.both)
  }
}
