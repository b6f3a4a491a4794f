import TestProcesses
import Testing

@Suite(.enabled(if: PostgresProgram.isPossible, "needs postgresql-15 and openssl"))
struct `A push to the hub` {
  private static let claimed = [Call.claim()]
  private static let last: Int64 = 1_099_511_627_775

  /// As the end of a log of many operations.
  private static func log(to seq: Int64) -> [String] { claimed + [Call.push(1...seq)] }

  @Test(arguments: [
    Case("the first", given: claimed, Call.push(1...3), is: "3"),
    Case("the next", Call.push(4...5), is: "5"),
    Case("the same again", Call.push(1...3), is: "3"),
    Case("a part of it again", Call.push(2...2), is: "3"),
    Case("one that overlaps", Call.push(2...6), is: "6"),
    Case("one that overlaps from the start", Call.push(1...4), is: "4"),
    Case("one after a gap", Call.push(5...6), is: "3"),
    Case("one after a gap, of a new device", Call.push(5...6, device: Call.id(1)), is: "0"),
    Case("another device's", Call.push(1...2, device: Call.id(1)), is: "2"),
    Case("five hundred", given: claimed, Call.push(1...500), is: "500"),
    Case(
      "operations without bodies", Call.push(4...5, bodies: "ARRAY[NULL, NULL]::bytea[]"), is: "5"),
    Case("an empty body", Call.push(4...4, bodies: #"ARRAY['\x'::bytea]"#), is: "4"),
    Case("a body of 65656 bytes", Call.push(4...4, bodies: Call.bodies(1, of: 65_656)), is: "4"),
    Case("1310720 bytes", Call.push(4...23, bodies: Call.bodies(20, of: 65_436)), is: "23"),
    Case(
      "more bytes, of which the hub has some",
      given: claimed + [Call.push(1...20, bodies: Call.bodies(20, of: 65_436))],
      Call.push(1...21, bodies: Call.bodies(21, of: 65_436)), is: "21"),
  ]) func `gives the end of the log`(_ row: Case) throws {
    #expect(try row.run() == row.answer, "\(row)")
  }

  @Test(arguments: [
    Case("that says another start", Call.push(4...5, before: Call.digest(9)), is: "FD001"),
    Case(
      "of an operation in the past", Call.push(2...2, digests: Call.digests(7...7)), is: "FD001"),
    Case(
      "of the last one that is here, and goes on", Call.push(3...4, digests: Call.digests(8...9)),
      is: "FD001"),
    Case(
      "of a log that begins again", Call.push(1...1, digests: Call.digests(5...5)), is: "FD001"),
  ]) func `refuses a fork`(_ row: Case) throws {
    #expect(try row.run() == row.answer, "\(row)")
  }

  @Test(arguments: [
    Case("nothing", Call.plainPush(first: "1", digests: "'{}'", bodies: "'{}'"), is: "22023"),
    Case("no digests", Call.plainPush(first: "1", digests: "NULL"), is: "22023"),
    Case("no bodies", Call.plainPush(first: "1", bodies: "NULL"), is: "22023"),
    Case("five hundred and one", given: claimed, Call.push(1...501), is: "22023"),
    Case("more bodies than digests", Call.push(4...4, bodies: Call.bodies(2)), is: "22023"),
    Case("fewer bodies than digests", Call.push(4...5, bodies: Call.bodies(1)), is: "22023"),
    Case(
      "digests in a table",
      Call.push(4...5, digests: "ARRAY[ARRAY[\(Call.digest(4)), \(Call.digest(5))]]"),
      is: "22023"),
    Case(
      "bodies in a table",
      Call.push(4...5, bodies: "array_fill('a'::bytea, ARRAY[2, 1])"), is: "22023"),
    Case(
      "digests from zero",
      Call.push(4...5, digests: "array_fill(\(Call.digest(4)), ARRAY[2], ARRAY[0])"), is: "22023"),
    Case(
      "bodies from two", Call.push(4...5, bodies: "array_fill('a'::bytea, ARRAY[2], ARRAY[2])"),
      is: "22023"),
    Case("a digest that is NULL", Call.push(4...4, digests: "ARRAY[NULL]::bytea[]"), is: "22023"),
    Case("a short digest", Call.push(4...4, digests: "ARRAY['a'::bytea]"), is: "22023"),
    Case(
      "a long digest", Call.push(4...4, digests: "ARRAY[\(Call.digest(4)) || 'a'::bytea]"),
      is: "22023"),
    Case(
      "a body of 65657 bytes", Call.push(4...4, bodies: Call.bodies(1, of: 65_657)), is: "22023"),
    Case("1310736 bytes", Call.push(4...24, bodies: Call.bodies(21, of: 62_316)), is: "22023"),
    Case("no device", Call.push(1...1, device: "NULL"), is: "22023"),
    Case("a short device", Call.push(1...1, device: "'a'"), is: "22023"),
    Case("no start", Call.plainPush(first: "NULL"), is: "22023"),
    Case("from zero", Call.plainPush(first: "0", before: Call.digest(1)), is: "22023"),
    Case("from below zero", Call.plainPush(first: "-1", before: Call.digest(1)), is: "22023"),
    Case("from the smallest", Call.plainPush(first: "-9223372036854775808"), is: "22023"),
    Case("from the largest", Call.plainPush(first: "9223372036854775807"), is: "22023"),
    Case(
      "beyond the last number", Call.plainPush(first: "\(last + 1)", before: Call.digest(1)),
      is: "22023"),
    Case("the first, with one before it", Call.push(1...1, before: Call.digest(9)), is: "22023"),
    Case("a later one, with none before it", Call.push(4...4, before: "NULL"), is: "22023"),
    Case("a short digest before it", Call.push(4...4, before: "'a'"), is: "22023"),
  ]) func `refuses what is no batch`(_ row: Case) throws {
    #expect(try row.run() == row.answer, "\(row)")
  }

  @Test(arguments: [
    Case("another's", Call.push(4...4, key: Call.id(1)), is: "FD003"),
    Case("none", Call.push(4...4, key: "NULL"), is: "FD003"),
    Case("one before any was claimed", given: [], Call.push(1...1), is: "FD003"),
    Case("none before any was claimed", given: [], Call.push(1...1, key: "NULL"), is: "FD003"),
    Case(
      "the old one", given: claimed + [Call.rekey(to: Call.id(2))], Call.push(1...1), is: "FD003"),
  ]) func `refuses another key`(_ row: Case) throws {
    #expect(try row.run() == row.answer, "\(row)")
  }

  /// No log can be so long here: its end is put where it is to be.
  @Test func `ends at the last number`() throws {
    let person = try Hub.shared.person()
    #expect(try person(Call.claim(), Call.push(1...1)) == "1")
    try person.hub.sql(
      """
      UPDATE fastd.log SET seq = \(Self.last - 1), digest = \(Call.digest(Self.last - 1))
      WHERE person = (SELECT id FROM fastd.person WHERE role = '\(person.role)')
      """)
    #expect(try person(Call.push(Self.last...Self.last)) == "\(Self.last)")
    #expect(try person(Call.push(Self.last...Self.last)) == "\(Self.last)")
    #expect(try person(Call.push(Self.last...Self.last + 1)) == "22023")
    // Everything is far behind its end.
    #expect(try person(Call.push(1...1)) == "\(Self.last)")
  }

  @Test func `takes 256 devices of a person, and no more`() throws {
    let person = try Hub.shared.person()
    let many = """
      SELECT count(fastd.push(\(Call.key), decode(lpad(to_hex(i), 32, '0'), 'hex'), 1, NULL,
        \(Call.digests(1...1)), \(Call.bodies(1)))) FROM generate_series(1, 256) i
      """
    #expect(try person(Call.claim(), many) == "256")
    #expect(try person(Call.push(1...1, device: Call.id(257))) == "54000")
    #expect(try person(Call.push(2...2, device: Call.id(257))) == "0")
    #expect(try person(Call.push(2...2, device: Call.id(256))) == "2")
    #expect(try person(Call.used) == "\(257 * 110)")
  }
}
