import TestProcesses

/// The promises of the hub that no catalogue shows, each tried once.
enum Behaviour {
  private static let cases = [
    Case("a fork", Call.push(2...2, digests: Call.digests(9...9)), is: "FD001"),
    Case("another start", Call.push(4...4, before: Call.digest(9)), is: "FD001"),
    Case("another key", Call.push(4...4, key: Call.id(9)), is: "FD003"),
    Case("another claim", Call.claim(Call.id(9)), is: "FD003"),
    Case("a gap", Call.push(9...9), is: "3"),
    Case("bytes that are erased twice", Call.erase(("1", "1"), ("1", "1")), is: "1"),
  ]

  /// Tries one thing and gives its differences.
  typealias Promise = @Sendable (Hub) async throws -> [String]

  /// All but a call on the board by itself, which `BoardTests` tries.
  static let promises = logs + [old, room, waiting, foreign, board]

  private static let logs: [Promise] = cases.map { row in
    { hub in try faults(of: row, in: hub) }
  }

  private static let boards: [Promise] = BoardCase.all.map { row in
    { hub in try row.fault(in: hub).map { [$0] } ?? [] }
  }

  /// Up to the first that speaks of this.
  static func faults(of hub: Hub, until wanted: String) async throws -> [String] {
    var faults: [String] = []
    for promise in promises + boards {
      faults += try await promise(hub)
      if faults.contains(where: { $0.contains(wanted) }) { break }
    }
    return faults
  }

  private static func faults(of row: Case, in hub: Hub) throws -> [String] {
    let said = try hub.person().outcomes(row.given + [row.call]).last?.text
    return said == row.answer ? [] : ["\(row): \(said ?? "nothing")"]
  }

  private static func old(in hub: Hub) async throws -> [String] {
    let person = try hub.person()
    _ = try person(Call.claim())
    let session = try await Session(person)
    _ = try person(Call.rekey(to: Call.id(2)))
    let said = try await session(Call.used)
    return said == "28000" ? [] : ["a session older than the key: \(said)"]
  }

  private static func room(in hub: Hub) throws -> [String] {
    let person = try hub.person()
    try hub.sql("UPDATE fastd.person SET quota = 330 WHERE role = '\(person.role)'")
    let said = try person(Call.claim(), Call.push(1...4))
    return said == "53100" ? [] : ["no quota: \(said)"]
  }

  private static func waiting(in hub: Hub) async throws -> [String] {
    let person = try hub.person()
    _ = try person(Call.claim())
    let (first, second) = (try await Session(person), try await Session(person))
    try await first("BEGIN")
    try await first(Call.push(1...3))
    try second.sendWaiting(Call.push(1...4))
    try await first("COMMIT")
    let said = try await second.answer()
    return said == "4" ? [] : ["two pushes at the same time: \(said)"]
  }

  /// Through the tables, as if somebody had given rights to them.
  private static func foreign(in hub: Hub) throws -> [String] {
    let (own, other) = (try hub.person(), try hub.person())
    for person in [own, other] { _ = try person(Call.claim(), Call.push(1...3)) }
    try hub.sql(
      """
      GRANT SELECT ON fastd.op, fastd.log TO \(own.role);
      GRANT EXECUTE ON FUNCTION fastd.me() TO \(own.role)
      """)
    let said = try own(
      "SELECT count(*), (SELECT count(*) FROM fastd.log) FROM fastd.op")
    try hub.sql("DROP OWNED BY \(own.role)")
    return said == "3|1" ? [] : ["rows of others: \(said)"]
  }

  /// In circles, the same way.
  private static func board(in hub: Hub) throws -> [String] {
    let circle = try Circle(in: hub)
    let own = circle.own
    try hub.sql(
      """
      GRANT SELECT, DELETE ON fastd.member, fastd.board TO \(own.role);
      GRANT EXECUTE ON FUNCTION fastd.me() TO \(own.role)
      """)
    let rows = try own("SELECT string_agg(nickname, ' ' ORDER BY nickname) FROM fastd.board")
    let places = try own("SELECT string_agg(nickname, ' ' ORDER BY nickname) FROM fastd.member")
    let seen = try own("DELETE FROM fastd.board", Call.seen)
    try hub.sql("DROP OWNED BY \(own.role)")
    let name = Call.circle(of: circle.code)
    let day = "SELECT fastd.board_publish(1, 1, \(Call.today) - 14, '{}')"
    _ = try own(Call.leave(), Call.join(circle.code, as: "Own"), day)
    try hub.sql(
      "UPDATE fastd.board SET day = day - 1 WHERE circle = \(name) AND day = \(Call.today) - 14")
    let old = try circle.friend(Call.seen)
    _ = try circle.friend(Call.publish())
    let kept = try hub.sql("SELECT count(*) FROM fastd.board WHERE circle = \(name)")
    let known = try hub.sql(
      "SELECT count(*) FROM fastd.member WHERE position(\(circle.code) IN circle) > 0")
    return [
      (rows == "Friend Own", "rows of other circles: \(rows)"),
      (places == "Own", "places of others: \(places)"),
      (seen == BoardCase.friend, "a friend's row is gone: \(seen)"),
      (old == BoardCase.friend, "an old row: \(old)"), (kept == "1", "old rows stay: \(kept)"),
      (known == "0", "codes are kept"),
    ].filter { !$0.0 }.map(\.1)
  }
}
