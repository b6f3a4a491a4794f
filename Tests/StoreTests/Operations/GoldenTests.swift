import Host
import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// Operations of every noun as they leave.
///
/// What was written is read for ever, so lines of the files stay as they are: what a new field adds is
/// a deed of its own behind the others.
@MainActor @Suite struct GoldenTests {
  private let scratch = Scratch()
  private let ledger: Ledger

  init() throws {
    ledger = try scratch.open()
    try Meta.machine.write(.text(Self.device), in: ledger.connection)
    try ledger.connection.run("INSERT INTO devices (id) VALUES (?)", .text(Self.device))
  }

  private nonisolated static let device = RowID(99).text
  private static let lives = "operations"
  private static let erasures = "operations-erased"

  // MARK: Writing

  private func journal() throws -> OperationJournal {
    var salt: Int64 = -1
    return try OperationJournal(in: ledger.connection, on: nil) {
      salt += 0x1234_5678_9abc
      return salt
    }
  }

  /// Each as its digest and its line.
  private func written() throws -> String {
    var text = ""
    try OperationReader(ledger.connection).visit("ORDER BY op") {
      operation, stored throws(StoreError) in
      let line = OperationLine.text(operation, sets: stored.sets, stored.registers)
      text += stored.digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      text += " \(line)\n"
    }
    return text
  }

  private func write(_ kind: Row.Kind, to journal: inout OperationJournal) throws {
    let rows = GoldenRows.of(kind)
    var deeds: [(Operation.Kind, String, Change, hours: Int64)] = [
      (.do, "add", Change(before: nil, after: rows.made), 0),
      (.do, "edit", Change(before: rows.made, after: rows.changed), 1),
      (.do, "delete", Change(before: rows.changed, after: nil), 2),
      // By a clock that was put back meanwhile.
      (.undo, "delete", Change(before: nil, after: rows.changed), 0),
    ]
    if kind != .profile, kind != .fast, let later = rows.later {
      deeds.append((.do, "edit", Change(before: rows.changed, after: later), 3))
    }
    for (kind, verb, change, hours) in deeds {
      let act = journal.act(kind, VerbWord(verb), by: "fastctl", at: .noon + .hours(hours))
      try add(change, of: act, to: &journal)
    }
  }

  /// Versions of the profile as they were written before they were named by their days.
  private func add(
    _ change: Change, of act: OperationJournal.Act, to journal: inout OperationJournal
  ) throws {
    guard case .profile? = change.before ?? change.after else {
      try journal.add(change, of: act)
      return
    }
    guard let row = change.after else {
      return try journal.addDeletion(of: .init(try #require(change.before)), of: act)
    }
    let (subject, registers) = (Operation.Subject(row), Registers.of(.profile))
    let replay = try journal.reader.replay(of: subject)
    let changed = replay.cells(of: subject).map {
      registers.differing($0, row.cells).union(replay.isAlive(subject) ? [] : [Registers.alive])
    }
    var sets = registers.sets(row.cells, in: changed)
    if changed?.contains(Registers.alive) == true { sets[Registers.alive] = .number(1) }
    let winners = replay.winners(of: subject)
    let prev = changed.map {
      Dictionary(uniqueKeysWithValues: $0.map { ($0, winners[$0]?.place.name) })
    }
    try journal.append(
      subject, .init(sets: sets, prev: prev, salt: journal.salt()), registers, of: act)
  }

  @Test func `a row of each noun that is made, changed, deleted and brought back`() throws {
    var journal = try journal()
    let later: Set<Row.Kind> = [.drink, .rule, .dayFact, .badge]
    for kind in Row.Kind.allCases where !later.contains(kind) { try write(kind, to: &journal) }
    // Behind the others, which are as they were written.
    let profile = GoldenRows.of(.profile)
    let act = journal.act(.do, VerbWord("edit"), by: "fastctl", at: .noon + .hours(3))
    try add(Change(before: profile.changed, after: profile.later), of: act, to: &journal)
    try write(.drink, to: &journal)
    let fast = GoldenRows.of(.fast)
    let edit = journal.act(.do, VerbWord("edit"), by: "fastctl", at: .noon + .hours(3))
    try journal.add(Change(before: fast.changed, after: fast.later), of: edit)
    for kind in [Row.Kind.rule, .dayFact, .badge] { try write(kind, to: &journal) }
    try Golden.expect(try written(), is: Self.lives, at: #_sourceLocation)
  }

  @Test func `a row of each noun that is erased`() throws {
    var journal = try journal()
    for kind in Row.Kind.allCases {
      let made = GoldenRows.of(kind).made
      let act = journal.act(.do, VerbWord("add"), by: "fastctl", at: .noon)
      try add(Change(before: nil, after: made), of: act, to: &journal)
      let end = journal.act(.erase, VerbWord("erase"), by: "fastctl", at: .noon + .hours(1))
      try journal.addErasure(of: .init(made), kind, of: end)
    }
    try Golden.expect(try written(), is: Self.erasures, at: #_sourceLocation)
  }

  // MARK: Reading

  /// Puts the lines of a file into the table, and returns how many there are.
  private func take(_ name: String) throws -> Int {
    let path = "\(Golden.root)/Tests/StoreTests/Golden/\(name).txt"
    let bytes = try #require(try Files.read(path, limit: 1 << 20))
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    for line in lines {
      let (digest, json) = (line.prefix { $0 != " " }, line.drop { $0 != " " }.dropFirst())
      try take(String(json), Self.bytes(digest))
    }
    return lines.count
  }

  private func take(_ line: String, _ digest: [UInt8]) throws {
    try ledger.connection.run(
      """
      INSERT INTO ops (op, v, clock_ms, clock_count, at_ms, step, kind, verb, actor, noun, id,
        sets, prev, salt, digest)
      SELECT (SELECT device FROM devices WHERE id = json_extract(?1, '$.device')) * (1 << 40)
          + json_extract(?1, '$.seq'),
        json_extract(?1, '$.v'), json_extract(?1, '$.clock[0]'), json_extract(?1, '$.clock[1]'),
        json_extract(?1, '$.at'), json_extract(?1, '$.step'), json_extract(?1, '$.kind'),
        json_extract(?1, '$.verb'), json_extract(?1, '$.actor'), json_extract(?1, '$.noun'),
        json_extract(?1, '$.id'), json_extract(?1, '$.sets'),
        iif(json_type(?1, '$.prev') = 'object', (
          SELECT json_group_object(key, iif(type = 'null', NULL, json_extract(value, '$[1]')))
          FROM json_each(?1, '$.prev')), NULL),
        json_extract(?1, '$.salt'), ?2
      """, .text(line), .bytes(digest))
  }

  private static func bytes(_ digits: Substring) -> [UInt8] {
    let digits = digits.compactMap { $0.hexDigitValue.map { UInt8($0) } }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private func replay() throws -> Replay {
    var replay = Replay()
    try OperationReader(ledger.connection).visit("ORDER BY op") {
      operation, _ throws(StoreError) in replay.take(operation)
    }
    return replay
  }

  @Test func `what was written once comes to the same rows in every version`() throws {
    let count = try take(Self.lives)
    let rows = Row.Kind.allCases.map { GoldenRows.of($0).newest }
    #expect(try replay().rows == rows.sorted { $0.id.text < $1.id.text })
    for row in rows {
      try ledger.connection.run(row.table.insert, row.table.values(of: row))
    }
    let check = try ledger.checkOperations()
    #expect(check.isSound, "\(check)")
    #expect(check.operations == count)
  }

  @Test func `what is new to this version is kept as it is, and does not keep the rest from use`()
    throws
  {
    let count = try take(Self.lives)
    var digest = try #require(
      try ledger.connection.rows("SELECT digest FROM ops ORDER BY op DESC LIMIT 1") {
        columns throws(StoreError) in try columns.blob(0)
      }.first)
    let (device, fast) = (Self.device, RowID(1).text)
    let news = [
      (
        noun: "fast", id: fast, sets: #"{"hunger":3,"mood":5}"#,
        prev: #"{"hunger":["\#(device)",1],"mood":["\#(device)",2]}"#
      ),
      (noun: "meal", id: fast, sets: #"{"kcal":500}"#, prev: "null"),
    ]
    for (index, new) in news.enumerated() {
      let seq = count + index + 1
      let line =
        #"{"v":1,"device":"\#(device)","seq":\#(seq),"clock":[1872460000000,\#(index)],"#
        + #""at":1872460000000,"step":\#(seq),"kind":"do","verb":"add","actor":"fastctl","#
        + #""noun":"\#(new.noun)","id":"\#(new.id)","sets":\#(new.sets),"#
        + #""prev":\#(new.prev),"salt":1}"#
      digest = OperationLine.digest(line, after: digest)
      try take(line, digest)
    }
    let rows = try replay().rows
    #expect(rows.count == Row.Kind.allCases.count)
    #expect(rows.compactMap(\.fast).map(\.mood) == [5])
    let check = try ledger.checkOperations()
    #expect(check.operations == count + news.count)
    #expect(check.altered == [])
    try ledger.connection.script("UPDATE ops SET sets = '{}' WHERE noun = 'meal'")
    #expect(try ledger.checkOperations().altered.map(\.seq) == [Int64(count + news.count)])
  }

  /// Values in an id never change.
  @Test(arguments: Row.Kind.allCases.filter { ![.rule, .dayFact, .badge].contains($0) })
  func `the file has a change of every register`(kind: Row.Kind) throws {
    _ = try take(Self.lives)
    var changed: Set<String> = []
    try OperationReader(ledger.connection).visit("WHERE noun = ?", .text(kind.rawValue)) {
      operation, _ throws(StoreError) in
      if let prev = operation.body?.prev { changed.formUnion(prev.keys) }
    }
    // Another in the place of the only one is a row that was made.
    #expect(changed == Set(Registers.of(kind).names).subtracting(["id"]))
  }

  @Test func `what was erased since comes to nothing, and its chain still holds`() throws {
    let count = try take(Self.erasures)
    #expect(try replay().rows.count == Row.Kind.allCases.count)
    #expect(try ledger.checkOperations().altered == [])
    try ledger.connection.script("UPDATE ops SET sets = NULL, prev = NULL, salt = NULL")
    #expect(try replay().rows == [])
    let check = try ledger.checkOperations()
    #expect(check.isSound, "\(check)")
    #expect(check.operations == count)
  }
}
