import TestProcesses
import Testing

@Suite(.enabled(if: PostgresProgram.isPossible, "needs postgresql-15 and openssl"))
struct `A pull from the hub` {
  private static let many = [Call.claim(), Call.push(1...500), Call.push(501...700)]
  /// Of 65636 bytes, so that nineteen of them are less than 1310720.
  private static let big =
    [Call.claim()]
    + [0, 1].map {
      Call.push(19 * $0 + 1...19 * $0 + 19, bodies: Call.bodies(19, of: 65_536))
    }

  @Test(arguments: [
    Case("everything", Call.pull(), is: "3|1|3"),
    Case("nothing that is new", Call.pull(after: "3"), is: "0||"),
    Case("after a number", Call.pull(after: "1"), is: "2|2|3"),
    Case("after none", Call.pull(after: "NULL"), is: "3|1|3"),
    Case("after one beyond the end", Call.pull(after: "9223372036854775807"), is: "0||"),
    Case("at most one", Call.pull(most: "1"), is: "1|1|1"),
    Case("at most none", Call.pull(most: "0"), is: "1|1|1"),
    Case("fewer than none", Call.pull(most: "-7"), is: "1|1|1"),
    Case("as many as there may be", given: many, Call.pull(most: "NULL"), is: "500|1|500"),
    Case("more than there may be", given: many, Call.pull(most: "600"), is: "500|1|500"),
    Case("the rest", given: many, Call.pull(after: "500"), is: "200|501|700"),
    Case("1 MiB and a quarter", given: big, Call.pull(), is: "19|1|19"),
    Case("the second of it", given: big, Call.pull(after: "19"), is: "19|20|38"),
    Case("no device", Call.pull("NULL"), is: "0||"),
    Case("an unknown device", Call.pull(Call.id(1)), is: "0||"),
  ]) func `gives what follows, in pieces`(_ row: Case) throws {
    #expect(try row.run() == row.answer, "\(row)")
  }

  @Test func `gives what was pushed, in its order`() throws {
    let person = try Hub.shared.person()
    let bodies = #"ARRAY['\x00ff'::bytea, NULL, '\x']"#
    let said = try person(
      Call.claim(), Call.push(1...3, bodies: bodies),
      "SELECT seq, digest = \(Call.digest(2)), body FROM fastd.pull(\(Call.device), 0, 9)")
    #expect(said == #"1|f|\x00ff"# + "\n2|t|\n" + #"3|f|\x"#)
  }

  @Test func `tells another person nothing, and status neither`() throws {
    let (own, foreign) = (try Hub.shared.person(), try Hub.shared.person())
    #expect(try own(Call.claim(), Call.push(1...3)) == "3")
    #expect(try foreign(Call.pull()) == "0||")
    #expect(try foreign("SELECT key, used, devices FROM fastd.status()") == "|0|{}")
    // They may even have its key.
    #expect(try foreign(Call.claim(), Call.pull()) == "0||")
    #expect(try foreign(Call.erase(("1", "3"))) == "0")
    #expect(try foreign(Call.push(1...1, digests: Call.digests(9...9))) == "1")
    #expect(try foreign(Call.rekey(to: Call.id(2)), Call.forget) == "0")
    #expect(try own(Call.pull()) == "3|1|3")
    #expect(try own(Call.facts) == "{3}|{0}|330")
  }
}

@Suite(.enabled(if: PostgresProgram.isPossible, "needs postgresql-15 and openssl"))
struct `A key in the hub` {
  @Test(arguments: [
    Case("the first", given: [], Call.claim(), is: ""),
    Case("the same again", Call.claim(), is: ""),
    Case("another", Call.claim(Call.id(2)), is: "FD003"),
    Case("none", Call.claim("NULL"), is: "22023"),
    Case("a short one", Call.claim("'a'"), is: "22023"),
    Case("a long one", Call.claim("\(Call.key) || 'a'::bytea"), is: "22023"),
  ]) func `is claimed once`(_ row: Case) throws {
    #expect(try row.run() == row.answer, "\(row)")
  }

  @Test(arguments: [
    Case("by one who has it", Call.rekey(to: Call.id(2)), is: ""),
    Case("by one who has another", Call.rekey(Call.id(3), to: Call.id(2)), is: "FD003"),
    Case("by one who has none", Call.rekey("NULL", to: Call.id(2)), is: "FD003"),
    Case("before any was claimed", given: [], Call.rekey("NULL", to: Call.id(2)), is: "FD003"),
    Case("for none", Call.rekey(to: "NULL"), is: "22023"),
    Case("for a short one", Call.rekey(to: "'a'"), is: "22023"),
    Case("for itself", Call.rekey(to: Call.key), is: ""),
  ]) func `is changed`(_ row: Case) throws {
    let outcomes = try Hub.shared.person().outcomes(row.given + [row.call, Call.facts]).suffix(2)
    #expect(outcomes.first?.text == row.answer, "\(row)")
    let kept = row.given.isEmpty || row.answer == "" ? "{}|{}|0" : "{3}|{0}|330"
    #expect(outcomes.last?.text == kept, "\(row)")
  }
}
