import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// Versions of the profile: each says what changes with its day.
@MainActor @Suite struct VersionTests {
  let scratch = Scratch()
  private static let day = Day(number: 20_514)

  private static func version(_ days: Int64, _ fill: (inout Profile) -> Void) -> Profile {
    var profile = Profile(from: day + days)
    fill(&profile)
    return profile
  }

  private static let monday = version(0) { ($0.weight, $0.height) = (82_000, 1_800) }
  private static let tuesday = version(1) { ($0.weight, $0.height) = (80_000, 1_800) }

  /// The words of the last operation beside its day, and the fields that it sets.
  private func last(_ ledger: Ledger) throws -> (sets: [String: Cell], fields: [String]) {
    var found: Rules.Operation?
    try OperationReader(ledger.connection).visit("ORDER BY op") {
      operation, _ throws(StoreError) in found = operation
    }
    let body = try #require(found?.body)
    #expect(body.sets["alive"] == .number(1) && body.sets["from_day"] != nil)
    let own = { (name: String) in name != "alive" && !name.hasPrefix("from") }
    return (body.sets.filter { own($0.key) }, (body.prev ?? [:]).keys.filter(own).sorted())
  }

  private func count(_ ledger: Ledger) throws -> Int { try ledger.checkOperations().operations }

  private func commit(
    _ ledger: Ledger, _ changes: (Profile?, Profile?)..., undo: Int64? = nil
  ) throws {
    let changes = changes.map { Change(before: $0.map(Row.profile), after: $1.map(Row.profile)) }
    let step = Step(
      kind: undo.map { .undo($0) } ?? .command, verb: VerbWord(.profile), changes: changes)
    _ = try ledger.commit(Commit(step: step, actor: "test"), at: .noon)
    #expect(try ledger.checkOperations().isSound)
  }

  @Test func `the first says what it has, and a later one what is other`() throws {
    let ledger = try scratch.open()
    try commit(ledger, (nil, Self.monday))
    var said = try last(ledger)
    #expect(said.fields == ["height", "weight"])
    #expect(said.sets["height_mm"] == .number(1_800))
    try commit(ledger, (nil, Self.tuesday))
    said = try last(ledger)
    #expect(said.fields == ["weight"] && said.sets == ["weight_g": .number(80_000)])
  }

  @Test func `nothing is said, taken back and left out are three things`() throws {
    let ledger = try scratch.open()
    try commit(ledger, (nil, Self.monday))
    let forgotten = Self.version(1) { $0.height = 1_800 }
    try commit(ledger, (nil, forgotten))
    #expect(try last(ledger).sets["weight_g"] == .text(""))
    try commit(ledger, (forgotten, nil), undo: 2)
    let said = try last(ledger)
    #expect(said.fields == ["weight"] && said.sets == [:])
    #expect(try ledger.standing().profiles == [Self.monday])
  }

  @Test func `to say again what was there before is to say it, and to undo is not`() throws {
    let ledger = try scratch.open()
    try commit(ledger, (nil, Self.monday))
    try commit(ledger, (nil, Self.tuesday))
    let again = Self.monday.saying(from: Self.day + 1)
    try commit(ledger, (Self.tuesday, again))
    #expect(try last(ledger).sets == ["weight_g": .number(82_000)])
    try commit(ledger, (again, Self.tuesday), undo: 3)
    #expect(try last(ledger).sets == ["weight_g": .number(80_000)])
    try commit(ledger, (Self.tuesday, nil), undo: 2)
    #expect(try last(ledger).sets == [:])
  }

  @Test func `a version that says the same says the weight that its numbers go by`() throws {
    let ledger = try scratch.open()
    try commit(ledger, (nil, Self.monday))
    try commit(ledger, (nil, Self.monday.saying(from: Self.day + 1)))
    #expect(try last(ledger).sets["weight_g"] == .number(82_000))
    let blank = Profile(from: Self.day - 1)
    try commit(ledger, (nil, blank))
    #expect(try ledger.standing().profiles.map(\.from.number) == [20_513, 20_514, 20_515])
  }

  @Test func `one behind a version that comes later takes nothing over from it`() throws {
    let ledger = try scratch.open()
    try commit(ledger, (nil, Self.monday))
    try commit(ledger, (nil, Self.tuesday))
    let sunday = Self.version(-1) { ($0.weight, $0.gender) = (90_000, .other) }
    try commit(ledger, (nil, sunday))
    #expect(try last(ledger).sets == ["gender": .text("")])
    #expect(try ledger.standing().profiles == [sunday, Self.monday, Self.tuesday])
    try commit(ledger, (Self.monday, nil))
    #expect(try ledger.standing().profiles == [sunday, Self.tuesday])
  }

  // MARK: Whole versions of before

  @Test func `whole ones are translated once, in one step`() throws {
    let ledger = try scratch.open()
    try commit(ledger, (nil, Self.monday))
    try commit(ledger, (nil, Self.tuesday))
    try ledger.connection.run("DELETE FROM ops")
    for fact in [Meta.versions, .lastOperation, .lastDigest] {
      try fact.write(.null, in: ledger.connection)
    }
    var journal = try OperationJournal(in: ledger.connection, on: nil)
    let act = journal.act(.do, VerbWord(.profile), by: "fastctl", at: .noon)
    for (number, version) in [Self.monday, Self.tuesday].enumerated() {
      var row = Row.profile(version)
      row.id = RowID(bits: 1, UInt64(number) + 1)
      let registers = Registers.of(.profile)
      try journal.append(
        .init(row), .init(sets: registers.sets(row.cells), prev: nil, salt: 1), registers, of: act)
    }
    try journal.finish()
    ledger.close()
    let opened = try scratch.open()
    #expect(try opened.checkOperations().isSound)
    var told: [String] = []
    var steps: Set<Int64> = []
    try OperationReader(opened.connection).visit("WHERE op & 0xffffffffff > 2 ORDER BY op") {
      operation, stored throws(StoreError) in
      told.append("\(operation.verb.text) \(stored.sets ?? "")")
      steps.insert(operation.step)
    }
    #expect(
      told == [
        #"baseline {"alive":1,"from_day":20514,"height_mm":1800,"weight_g":82000}"#,
        #"baseline {"alive":1,"from_day":20515,"weight_g":80000}"#,
        #"profile {"alive":0}"#, #"profile {"alive":0}"#,
      ])
    #expect(steps == [3])
    let counted = try count(opened)
    opened.close()
    #expect(try count(scratch.open()) == counted)
  }

  @Test func `their log names them by their days, and nothing before a day that moved is undone`()
    throws
  {
    let old = try scratch.raw()
    try old.script(try MigrationTests.fixture(15))
    func image(_ id: String, _ day: Int64, _ weight: Int64) -> String {
      let columns = RowLayout(of: .profile).columns.dropFirst(2).map { column in
        "\"\(column.name)\":" + (column.name == "weight_g" ? "\(weight)" : "null")
      }
      return #"{"id":"\#(id)","from_day":\#(day),"# + columns.joined(separator: ",") + "}"
    }
    let (first, second) = ("f0000000000000000000000001", "f0000000000000000000000002")
    let changes: [(String, String?, String?)] = [
      (first, nil, image(first, 20_400, 1)), (second, nil, image(second, 20_451, 2)),
      (second, image(second, 20_451, 2), image(second, 20_450, 3)),
      (second, image(second, 20_450, 3), image(second, 20_450, 4)),
    ]
    for (id, before, after) in changes {
      try old.run(
        "INSERT INTO steps (at_ms, machine, actor, verb, kind, state) VALUES (1, 'm', 'a', 'profile', 'command', 'done')"
      )
      try old.run(
        """
        INSERT INTO changes (step, at_ms, machine, actor, noun, id, before, after)
        VALUES ((SELECT max(step) FROM steps), 1, 'm', 'a', 'profile', ?, ?, ?)
        """, .text(id), Value(before), Value(after))
    }
    let ledger = try scratch.open()
    let logged = try ledger.connection.rows(
      """
      SELECT id, json_extract(before, '$.id'), json_extract(after, '$.id') FROM changes
      WHERE noun = 'profile' ORDER BY seq
      """
    ) { columns throws(StoreError) in
      try (0..<3).map { number throws(StoreError) in try columns.optionalText(number) }
    }
    let (a, b, c) = (
      Profile.id(on: Day(number: 20_400)).text, Profile.id(on: Day(number: 20_451)).text,
      Profile.id(on: Day(number: 20_450)).text
    )
    #expect(
      logged == [
        [a, nil, a], [b, nil, b], [c, b, c], [c, c, c],
      ])
    #expect(
      try ledger.connection.rows("SELECT state FROM steps ORDER BY step DESC LIMIT 4") {
        columns throws(StoreError) in try columns.text(0)
      } == ["done", "cleared", "cleared", "cleared"])
    #expect(try ledger.checkOperations().isSound)
    // The log can be read, and names the rows that are there.
    var needs = Needs()
    needs.step = .nextToUndo
    let step = try #require(try ledger.facts(for: needs).step).step
    let weights = step.changes.map { change in
      [change.before, change.after].map { row -> Int64? in
        if case .profile(let profile)? = row { profile.weight } else { nil }
      }
    }
    #expect(weights == [[3, 4]])
    #expect(step.changes.first?.after?.id.text == c)
  }
}
