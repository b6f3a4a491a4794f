import TestProcesses
import Testing

@Suite(.enabled(if: PostgresProgram.isPossible, "needs postgresql-15 and openssl"))
struct `The room of a person in the hub` {
  /// All that they may use, in bytes.
  private func person(with quota: Int) throws -> Person {
    let person = try Hub.shared.person()
    try person.hub.sql("UPDATE fastd.person SET quota = \(quota) WHERE role = '\(person.role)'")
    #expect(try person(Call.claim()) == "")
    return person
  }

  @Test func `is used to the last byte, and by nothing that is refused or sent again`() throws {
    let person = try person(with: 330)
    #expect(try person(Call.push(1...2)) == "2")
    #expect(try person(Call.used) == "220")
    #expect(try person(Call.push(1...2)) == "2")
    #expect(try person(Call.push(3...4)) == "53100")
    #expect(try person(Call.push(3...3, bodies: Call.bodies(1, of: 11))) == "53100")
    #expect(try person(Call.facts) == "{2}|{0}|220")
    #expect(try person(Call.push(2...3)) == "3")
    #expect(try person(Call.used) == "330")
    #expect(try person(Call.push(4...4, bodies: "ARRAY[NULL]::bytea[]")) == "53100")
  }

  @Test(arguments: [
    Case("one", Call.erase(("2", "2")), is: "1|{3}|{1}|320"),
    Case("all, and more", Call.erase(("-5", "9000000000000000000")), is: "3|{3}|{3}|300"),
    Case("some twice", Call.erase(("1", "2"), ("2", "2"), ("1", "3")), is: "3|{3}|{3}|300"),
    Case("between others", Call.erase(("1", "1"), ("3", "3")), is: "2|{3}|{2}|310"),
    Case("backwards", Call.erase(("3", "1")), is: "0|{3}|{0}|330"),
    Case("no end", Call.erase(("NULL", "2"), ("2", "NULL")), is: "0|{3}|{0}|330"),
    Case("none", Call.erase(), is: "0|{3}|{0}|330"),
    Case("another device's", Call.erase(device: Call.id(1), ("1", "3")), is: "0|{3}|{0}|330"),
    Case(
      "what was erased", given: [Call.claim(), Call.push(1...3), Call.erase(("1", "2"))],
      Call.erase(("1", "3")), is: "1|{3}|{3}|300"),
    Case(
      "what never had a body",
      given: [Call.claim(), Call.push(1...3, bodies: "ARRAY['a', NULL, NULL]::bytea[]")],
      Call.erase(("1", "3")), is: "1|{3}|{3}|300"),
  ]) func `is free again by the bodies that are erased, once`(_ row: Case) throws {
    let person = try Hub.shared.person()
    let outcomes = try person.outcomes(row.given + [row.call, Call.facts]).suffix(2)
    #expect(outcomes.map(\.text).joined(separator: "|") == row.answer, "\(row)")
    let kept =
      "SELECT sum(100 + coalesce(octet_length(body), 0)) FROM fastd.pull(\(Call.device), 0, 9)"
    #expect(try person(kept) == person(Call.used))
  }

  @Test(arguments: [
    Case("another key", Call.erase(key: Call.id(1), ("1", "3")), is: "FD003"),
    Case("no key", Call.erase(key: "NULL", ("1", "3")), is: "FD003"),
    Case(
      "no key, of a person without", given: [], Call.erase(key: "NULL", ("1", "3")), is: "FD003"),
    Case(
      "no list", "SELECT fastd.erase(\(Call.key), \(Call.device), NULL, NULL)", is: "22023"),
    Case(
      "starts without ends", "SELECT fastd.erase(\(Call.key), \(Call.device), '{1}', '{}')",
      is: "22023"),
    Case(
      "10001 ranges",
      """
      SELECT fastd.erase(\(Call.key), \(Call.device), array_fill(1::bigint, ARRAY[10001]),
        array_fill(1::bigint, ARRAY[10001]))
      """, is: "22023"),
  ]) func `stays as it was with`(_ row: Case) throws {
    #expect(try row.run() == row.answer, "\(row)")
  }

  @Test func `keeps numbers and digests of what was erased, and knows it when it comes again`()
    throws
  {
    let person = try person(with: 1000)
    #expect(try person(Call.push(1...3), Call.erase(("1", "2"))) == "2")
    #expect(
      try person(
        "SELECT string_agg(seq || ':' || coalesce(octet_length(body), -1), ' ') "
          + "FROM fastd.pull(\(Call.device), 0, 9)") == "1:-1 2:-1 3:10")
    #expect(try person(Call.push(1...4)) == "4")
    #expect(try person(Call.facts) == "{4}|{2}|420")
    #expect(try person(Call.push(2...2, digests: Call.digests(9...9))) == "FD001")
  }

  @Test func `is empty under another key`() throws {
    let person = try person(with: 330)
    #expect(try person(Call.push(1...3)) == "3")
    let channel = try person("SELECT fastd.live(true)")
    #expect(try person(Call.rekey(to: Call.id(2))) == "")
    #expect(try person(Call.facts) == "{}|{}|0")
    #expect(try person("SELECT live, key = \(Call.id(2)) FROM fastd.status()") == "t|t")
    #expect(try person("SELECT channel FROM fastd.status()") != channel)
    #expect(try person(Call.push(1...3, key: Call.id(2))) == "3")
  }
}
