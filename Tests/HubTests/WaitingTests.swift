import TestProcesses
import Testing

@Suite(
  .enabled(if: PostgresProgram.isPossible, "needs postgresql-15 and openssl"),
  .timeLimit(.minutes(5)))
struct `Sessions with the hub` {
  @Test func `of one person wait for each other, and another person does not`() async throws {
    let (own, other) = (try Hub.shared.person(), try Hub.shared.person())
    #expect(try own(Call.claim(), Call.push(1...3)) == "3")
    let (first, second) = (try await Session(own), try await Session(own))
    try await first("BEGIN")
    #expect(try await first(Call.push(4...5)) == "5")
    try second.sendWaiting(Call.push(4...6))
    #expect(try other(Call.claim(), Call.push(1...3)) == "3")
    #expect(try other("SELECT fastd.live(true) IS NULL", Call.erase(("1", "2"))) == "2")
    #expect(try other(Call.rekey(to: Call.id(2)), Call.forget) == "0")
    // To look is to wait for nobody.
    #expect(try own(Call.facts) == "{3}|{0}|330")
    #expect(try own(Call.pull()) == "3|1|3")
    #expect(try await first("COMMIT") == "")
    #expect(try await second.answer() == "6")
    #expect(try own(Call.facts) == "{6}|{0}|660")
  }

  @Test func `that push a fork at the same time lose no entry`() async throws {
    let own = try Hub.shared.person()
    #expect(try own(Call.claim()) == "")
    let (first, second) = (try await Session(own), try await Session(own))
    try await first("BEGIN")
    #expect(try await first(Call.push(1...2)) == "2")
    try second.sendWaiting(Call.push(1...2, digests: Call.digests(8...9)))
    try await first("COMMIT")
    #expect(try await second.answer() == "FD001")
    #expect(try own(Call.facts) == "{2}|{0}|220")
  }

  @Test func `that use up the room at the same time use it once`() async throws {
    let own = try Hub.shared.person()
    try own.hub.sql("UPDATE fastd.person SET quota = 330 WHERE role = '\(own.role)'")
    #expect(try own(Call.claim()) == "")
    let (first, second) = (try await Session(own), try await Session(own))
    try await first("BEGIN")
    #expect(try await first(Call.push(1...2)) == "2")
    try second.sendWaiting(Call.push(1...2, device: Call.id(1)))
    try await first("COMMIT")
    #expect(try await second.answer() == "53100")
  }

  @Test(arguments: [
    Call.push(1...9), Call.claim(), Call.erase(("1", "9")), Call.rekey(to: Call.id(2)),
    "SELECT fastd.live(true)", Call.forget, Call.turn(true), Call.join(as: "Own"), Call.leave(),
    Call.show(true),
  ]) func `that wait while the person is forgotten are of nobody`(_ call: String) async throws {
    let own = try Hub.shared.person()
    #expect(try own(Call.claim(), Call.push(1...3)) == "3")
    let (first, second) = (try await Session(own), try await Session(own))
    try await first("BEGIN")
    #expect(try await first(Call.forget) == "3")
    try second.sendWaiting(call)
    try await first("COMMIT")
    #expect(try await second.answer() == "28000")
    try expectNothing(of: own)
  }

  /// Such as a login that was begun with the password from before, and comes in after the others were ended.
  @Test(arguments: Rights.functions.filter(\.isOpen).map(\.call))
  func `that are older than the key may do nothing more`(_ call: String) async throws {
    let own = try Hub.shared.person()
    #expect(try own(Call.claim(), Call.push(1...3)) == "3")
    let (thief, other) = (try await Session(own), try await Session(own))
    #expect(try await thief(Call.pull()) == "3|1|3")
    #expect(try await other(Call.rekey(to: Call.id(2))) == "")
    #expect(try await thief(call) == "28000")
    // The one that changed it goes on, and so do later ones.
    #expect(try await other(Call.push(1...1, key: Call.id(2))) == "1")
    #expect(try own(Call.push(2...2, key: Call.id(2))) == "2")
  }

  @Test(arguments: ["NULL", "''", "'Forget me'", "'forget me '"])
  func `forget nobody who has not confirmed it`(_ word: String) throws {
    let own = try Hub.shared.person()
    #expect(try own(Call.claim(), Call.push(1...3)) == "3")
    #expect(try own("SELECT fastd.forget_me(\(word))") == "22023")
    #expect(try own(Call.facts) == "{3}|{0}|330")
  }

  @Test func `leave nothing of a person who is forgotten, and all of others`() throws {
    let (own, other) = (try Hub.shared.person(), try Hub.shared.person())
    for person in [own, other] { #expect(try person(Call.claim(), Call.push(1...3)) == "3") }
    #expect(try own(Call.forget) == "3")
    try expectNothing(of: own)
    #expect(try own("SELECT fastd.status()") == "28000")
    #expect(try other(Call.facts) == "{3}|{0}|330")
  }

  @Test func `that are lost leave nothing half done, and hold nobody up`() async throws {
    let own = try Hub.shared.person()
    #expect(try own(Call.claim()) == "")
    let (first, second) = (try await Session(own), try await Session(own))
    try await first("BEGIN")
    #expect(try await first(Call.push(1...3)) == "3")
    try second.sendWaiting(Call.push(1...2))
    first.kill()
    #expect(try await second.answer() == "2")
    #expect(try own(Call.facts) == "{2}|{0}|220")
  }

  /// Sixteen of them, so that one person leaves room for others.
  @Test func `are at most as many as a person may have`() async throws {
    let own = try Hub.shared.person()
    var sessions: [Session] = []
    for _ in 1...16 { sessions.append(try await Session(own)) }
    #expect(try own.outcomes(["SELECT 1"]) == [.none])
    #expect(try Hub.shared.person()("SELECT 1") == "1")
  }

  /// The numbers of people are in all tables of what is theirs.
  private func expectNothing(of person: Person, at location: SourceLocation = #_sourceLocation)
    throws
  {
    let left = """
      SELECT (SELECT count(*) FROM fastd.person WHERE role = '\(person.role)')
        + (SELECT count(*) FROM fastd.log WHERE person NOT IN (SELECT id FROM fastd.person))
        + (SELECT count(*) FROM fastd.op WHERE person NOT IN (SELECT id FROM fastd.person))
        + (SELECT count(*) FROM fastd.member WHERE person NOT IN (SELECT id FROM fastd.person))
        + (SELECT count(*) FROM fastd.board WHERE person NOT IN (SELECT id FROM fastd.person))
      """
    #expect(try person.hub.sql(left) == "0", sourceLocation: location)
  }
}
