import Nouns
import Glibc
import Host
import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct `What leaves the database for good` {
  let scratch = Scratch()
  let ledger: Ledger
  private static let secret = "nobody is to read this"

  init() throws {
    ledger = try scratch.open()
  }

  private func secretFast(_ number: UInt64) -> Fast {
    var fast = Fast.sample(number, lasting: .hours(16))
    fast.note = Self.secret
    return fast
  }

  /// Every file of the person's that holds the text.
  private func holders(of secret: String = Self.secret) throws -> [String] {
    let needle = Array(secret.utf8)
    let home = Files.parent(of: scratch.places.database)
    let files =
      try Files.names(in: home).map { home + "/" + $0 }
      + Files.names(in: scratch.places.backups).map { scratch.places.backups + "/" + $0 }
    return try files.filter { try bytes($0).firstRange(of: needle) != nil }
  }

  @Test func `one fast leaves rows, log, free pages, write-ahead log and backups`() throws {
    let fast = secretFast(1)
    let other = Fast.sample(2, hours: 30, lasting: .hours(16))
    _ = try ledger.commit(.command("start", after: fast), at: .noon)
    _ = try ledger.backUp(at: .noon, for: .asked)
    _ = try ledger.commit(.command("add", after: other), at: .noon)
    var edited = fast
    edited.note = Self.secret + " at all"
    _ = try ledger.commit(.command("edit", before: fast, after: edited), at: .noon)
    _ = try ledger.commit(.command("delete", before: edited), at: .noon)
    _ = try ledger.commit(.news([.sample(fast.id.text)]), at: .noon)
    _ = try ledger.backUp(at: .noon + .hour, for: .importing)
    #expect(try !holders().isEmpty)

    #expect(try ledger.erase(fast.id, by: "test", at: .noon) == Erasure(backups: 2, left: []))
    #expect(try holders() == [])
    #expect(try ledger.changes(since: 0, limit: 9).count == 1)
    #expect(try ledger.history(HistoryQuery()) == [other])
    #expect(try ledger.backups().count == 2)
    // The commands on it cannot be taken back; the one on the other can.
    var needs = Needs()
    needs.step = .nextToUndo
    #expect(try ledger.facts(for: needs).step?.step.verb.text == "add")
    try ledger.quickCheck()
  }

  @Test(arguments: [Row.Kind.weighing, .mealItem, .food, .drink])
  func `so does one entry of a journal, and nothing of another that has its id`(
    kind: Row.Kind
  ) throws {
    let fast = secretFast(1)
    let entry = entry(of: kind, id: fast.id)
    _ = try ledger.commit(.command("add", after: fast), at: .noon)
    _ = try ledger.commit(.command([Change(before: nil, after: entry)]), at: .noon)
    _ = try ledger.backUp(at: .noon, for: .asked)
    _ = try ledger.erase(fast.id, by: "test", at: .noon)
    #expect(try ids(kind) == [entry.id.text] && !holders().isEmpty)

    #expect(
      try ledger.erase(entry.id, of: kind, by: "test", at: .noon) == Erasure(backups: 1, left: []))
    #expect(try ids(kind) == [])
    #expect(try holders() == [])
    #expect(try ledger.changes(since: 0, limit: 9) == [])
    try ledger.quickCheck()
  }

  @Test func `answers that hold something of it go with it, and those to others stay`() throws {
    var weighing = Weighing.sample(1)
    weighing.note = Self.secret
    let row = Row.weighing(weighing)
    _ = try ledger.commit(.command([Change(before: nil, after: row)]), at: .noon)
    let answers = [
      "id": #"{"parameters":{"id":"\#(row.id.text)"}}"#,
      "words": #"{"parameters":{"notes":["\#(Self.secret)"]}}"#,
      "number": #"{"parameters":{"recent":[{"grams":\#(weighing.grams)}]}}"#,
      "time": #"{"parameters":{"last":\#(weighing.at.instant.milliseconds)}}"#,
      "broken": "no JSON",
      "other": #"{"parameters":{"zone":"UTC","note":"other","day":\#(weighing.at.day.number)}}"#,
    ]
    for (token, reply) in answers {
      try ledger.keep(StoredAnswer(method: "m", reply: reply), to: token, at: .noon)
    }
    _ = try ledger.erase(row.id, of: .weighing, by: "test", at: .noon)
    let left = try answers.keys.filter { try ledger.answer(to: $0) != nil }
    #expect(left == ["other"])
  }

  private func ids(_ kind: Row.Kind) throws -> [String] {
    try scratch.raw().rows("SELECT id FROM \(kind.table.table)") { columns throws(StoreError) in
      try columns.text(0)
    }
  }

  private func entry(of kind: Row.Kind, id: RowID) -> Row {
    switch kind {
    case .drink: return .drink(Drink(id: id, at: Mark(.noon, in: .utc), ml: 300, what: Self.secret))
    case .weighing:
      var weighing = Weighing.sample(1)
      (weighing.id, weighing.note) = (id, Self.secret)
      return .weighing(weighing)
    case .mealItem:
      var item = MealItem.sample(1)
      (item.id, item.name) = (id, Self.secret)
      return .mealItem(item)
    default:
      var food = Food()
      (food.id, food.name) = (id, Self.secret)
      return .food(food)
    }
  }

  @Test func `what the log has forgotten leaves the backups, too`() throws {
    let fast = secretFast(1)
    _ = try ledger.commit(.command("add", after: fast), at: .noon)
    let late = Instant.noon + .hours(500)
    _ = try ledger.commit(
      .command("add", after: .sample(2, hours: 480, lasting: .hours(16))), at: late)
    #expect(try ledger.fold(olderThan: .hours(150), at: late) == 1)
    _ = try ledger.backUp(at: late, for: .asked)
    #expect(try ledger.erase(fast.id, by: "test", at: late) == Erasure(backups: 1, left: []))
    #expect(try holders() == [])
  }

  @Test func `what only operations remember leaves a backup that was made since`() throws {
    let fast = secretFast(1)
    _ = try ledger.commit(.command("add", after: fast), at: .noon)
    _ = try ledger.backUp(at: .noon, for: .asked)
    _ = try ledger.commit(.command([Change(before: .fast(fast), after: nil)]), at: .noon)
    let late = Instant.noon + .hours(500)
    _ = try ledger.commit(
      .command("add", after: .sample(2, hours: 480, lasting: .hours(16))), at: late)
    #expect(try ledger.fold(olderThan: .hours(150), at: late) == 2)
    _ = try ledger.backUp(at: late, for: .asked)
    #expect(try ledger.erase(fast.id, by: "test", at: late) == Erasure(backups: 2, left: []))
    #expect(try holders() == [])
  }

  @Test func `a backup of the first version can be erased from, too`() throws {
    let fast = secretFast(1)
    _ = try ledger.commit(.command(after: fast), at: .noon)
    let backup = try ledger.backUp(at: .noon, for: .asked)
    let old = try Connection(path: backup.path, access: .readWrite)
    try old.script("DROP TABLE reminders; DROP TABLE schedules; PRAGMA user_version = 1")
    old.close()
    #expect(try ledger.erase(fast.id, by: "test", at: .noon) == Erasure(backups: 1, left: []))
    #expect(try holders() == [])
  }

  @Test func `a row of another noun stays, in the log as well, though it has the same id`() throws {
    let fast = secretFast(1)
    let reminder = Reminder.sample(1, .daily(.midnight, days: [.monday]))
    let change = Change(before: nil, after: .reminder(reminder))
    _ = try ledger.commit(.command("start", after: fast), at: .noon)
    _ = try ledger.commit(.command([change]), at: .noon)
    let backup = try ledger.backUp(at: .noon, for: .asked)
    #expect(try ledger.erase(fast.id, by: "test", at: .noon) == Erasure(backups: 1, left: []))
    #expect(try holders() == [])
    for path in [nil, backup.path] {
      let rows = try scratch.raw(path).rows("SELECT id FROM reminders") {
        columns throws(StoreError) in try columns.text(0)
      }
      #expect(rows == [reminder.id.text])
    }
    #expect(try ledger.changes(since: 0, limit: 9).map(\.subject) == [.change(change)])
    ledger.close()
    #expect(try Ledger.open(scratch.places, at: .noon).opening.reminders == [reminder])
  }

  @Test func `everything leaves with every file, and life begins anew`() throws {
    _ = try ledger.commit(.command(after: secretFast(1)), at: .noon)
    _ = try ledger.backUp(at: .noon, on: .monday)
    _ = try ledger.backUp(at: .noon, for: .restoring)
    let setAside = scratch.places.database + ".corrupt-20260101T000000Z"
    for path in [setAside, setAside + "-wal", scratch.places.backups + "/.unfinished"] {
      try write(Array(Self.secret.utf8), to: path)
    }
    let own = scratch.places.backups + "/mine.txt"
    try write([1], to: own)
    let machine = ledger.machine

    let purge = try ledger.purge(at: .noon)
    let (removed, opening) = (purge.removed, purge.opening)
    #expect(purge.left == [])
    #expect(try holders() == [])
    #expect(removed.contains(scratch.places.database) && removed.contains(setAside + "-wal"))
    #expect(removed.filter { $0.hasPrefix(scratch.places.backups) }.count == 3)
    // What is not ours is not touched.
    #expect(try scratch.names(in: scratch.places.backups) == ["mine.txt"])
    #expect(opening.active == nil && opening.lastFinished == nil && opening.credits == [])
    #expect(ledger.machine != machine)
    _ = try ledger.commit(.command(after: .sample(2)), at: .noon)
    // Nobody else could have opened it meanwhile.
    #expect(throws: StoreError.self) { try scratch.open() }
    ledger.close()
    #expect(try scratch.open().history(HistoryQuery()).count == 1)
  }

  @Test func `strangers among the backups are left alone and hinder nothing`() throws {
    _ = try ledger.commit(.command(after: secretFast(1)), at: .noon)
    _ = try ledger.backUp(at: .noon, on: .monday)
    let folders = [".stfolder", ".git", ".Trash-1000"].map { scratch.places.backups + "/" + $0 }
    for folder in folders { try Files.makePrivateDirectory(folder) }
    let purge = try ledger.purge(at: .noon)
    #expect(purge.left == [])
    #expect(try holders() == [])
    #expect(folders.allSatisfy(Files.isDirectory))
  }

  /// Files named like a backup of which nothing can be erased.
  @Test(arguments: ["", "garbage", "SQLite format 3\u{0}cut short"])
  func `a backup that cannot be read is named, and keeps nobody from the others`(
    content: String
  ) throws {
    let fast = secretFast(1)
    _ = try ledger.commit(.command(after: fast), at: .noon)
    _ = try ledger.backUp(at: .noon, for: .asked)
    let bad = scratch.places.backups + "/fastd-20260303T000000Z-daily.db"
    try write(Array(content.utf8), to: bad)
    #expect(try ledger.erase(fast.id, by: "test", at: .noon) == Erasure(backups: 1, left: [bad]))
    #expect(try holders() == [])
    #expect(!ledger.isReadOnly)
    #expect(try ledger.erasable(fast.id.text, of: .fast) == [])
  }

  @Test func `a fast that only a backup still has can be found and erased`() throws {
    let fast = secretFast(1)
    _ = try ledger.commit(.command("add", after: fast), at: .noon)
    let backup = try ledger.backUp(at: .noon, for: .asked)
    let kept = try bytes(backup.path)
    _ = try ledger.erase(fast.id, by: "test", at: .noon)
    try write(kept, to: backup.path)
    #expect(try ledger.erasable(String(fast.id.text.prefix(6)), of: .fast) == [.fast(fast)])
    #expect(try ledger.erase(fast.id, by: "test", at: .noon) == Erasure(backups: 1, left: []))
    #expect(try holders() == [])
  }

  @Test func `what a crash left among the backups is swept, what is needed is not`() throws {
    let directory = scratch.places.backups
    try Files.makePrivateDirectory(directory)
    let ours = [
      ".unfinished", ".compared", ".compared.Ab3xYz", ".rewritten", ".rewritten-wal",
      ".restore-999999999", ".restore-999999999.x", "fastd-20260302T120000Z-daily.db-journal",
    ]
    let others = [".restore-\(getpid())", ".hidden", "mine.txt", "x.db-journal"]
    for name in ours + others { try write(Array("left".utf8), to: directory + "/" + name) }
    ledger.close()
    _ = try scratch.open()
    #expect(try scratch.names(in: directory) == others.sorted())
  }

  @Test func `what is told of longer ago leaves the log, and the rows stay`() throws {
    for number in 1...4 as ClosedRange<UInt64> {
      let fast = Fast.sample(number, hours: Int64(number) * 100, lasting: .hours(16))
      _ = try ledger.commit(.command("add", after: fast), at: .noon + .hours(Int64(number) * 100))
    }
    let rows = try ledger.history(HistoryQuery())
    let now = Instant.noon + .hours(1000)
    // The newest change counts, not a clock that has run away.
    #expect(try ledger.fold(olderThan: .hours(150), at: now) == 2)
    #expect(try ledger.fold(olderThan: .hours(150), at: now) == 0)
    #expect(try ledger.steps(limit: 9).count == 2)
    #expect(try ledger.changes(since: 0, limit: 9).map(\.seq) == [3, 4])
    #expect(try ledger.history(HistoryQuery()) == rows)
    try ledger.quickCheck()
  }

  @Test func `an undo that stays keeps what it points to, out of reach`() throws {
    let fast = Fast.sample(1, lasting: .hours(16))
    _ = try ledger.commit(.command("add", after: fast), at: .noon)
    let late = Instant.noon + .hours(500)
    let undo = Step(
      kind: .undo(1), verb: VerbWord("add"), changes: [Change(before: .fast(fast), after: nil)])
    _ = try ledger.commit(Commit(step: undo, actor: "test"), at: late)
    #expect(try ledger.fold(olderThan: .hours(100), at: late) == 1)
    var needs = Needs()
    needs.step = .nextToRedo
    #expect(try ledger.facts(for: needs).step == nil)
    try ledger.quickCheck()
  }

  // MARK: For ever

  private func journalOf(_ kind: Row.Kind) throws -> [Rules.Operation] {
    var found: [Rules.Operation] = []
    try OperationReader(ledger.connection).visit("ORDER BY op") { operation, _ in
      if operation.subject.noun == kind.rawValue { found.append(operation) }
    }
    return found
  }

  @Test func `what was erased stays out when a file or a copy brings it back`() throws {
    let (fast, other) = (secretFast(1), Fast.sample(2, hours: 30, lasting: .hours(16)))
    for row in [fast, other] { _ = try ledger.commit(.command("add", after: row), at: .noon) }
    let backup = try ledger.backUp(at: .noon, for: .asked)
    // As one that the person keeps elsewhere.
    let path = scratch.places.backups + "/" + backup.name
    let bytes = try #require(try Files.read(path, limit: 1 << 22))
    _ = try ledger.erase(fast.id, by: "test", at: .noon)
    try Files.replace(path, with: bytes)
    let difference = try ledger.compare(withCopy: backup.name, at: .noon)
    #expect(difference.count == 0)
    #expect(difference.left.map(\.id) == [fast.id.text])
    #expect(difference.left.map(\.fault) == [.erased])
    var needs = Needs()
    needs.everything = true
    #expect(try ledger.facts(for: needs).erased == [fast.id])
  }

  @Test func `answers to the safety questions leave with all that were before them`() throws {
    let rows = [(Instant.noon, RowID(bits: 1, 1)), (.noon + .hour, RowID(bits: 1, 2))].map {
      SafetyAnswers(id: $1, applies: [.pregnancy], isAgreed: false, at: $0)
    }
    let lives: [(SafetyAnswers?, SafetyAnswers?)] = [
      (nil, rows[0]), (rows[0], nil), (nil, rows[1]),
    ]
    for (before, after) in lives {
      let change = Change(before: before.map(Row.safety), after: after.map(Row.safety))
      _ = try ledger.commit(.command([change]), at: .noon)
    }
    _ = try ledger.erase(rows[1].id, of: .safety, by: "test", at: .noon)
    #expect(try ledger.standing().safety == nil)
    #expect(try ledger.changes(since: 0, limit: 9).isEmpty)
    #expect(try ledger.checkOperations().isSound)
    // They can be answered again: an erasure of them is of what was known then.
    _ = try ledger.commit(.command([Change(before: nil, after: .safety(rows[0]))]), at: .noon)
    #expect(try ledger.standing().safety == rows[0])
    #expect(try ledger.checkOperations().isSound)
    var needs = Needs()
    needs.everything = true
    #expect(try ledger.facts(for: needs).erased == [])
  }

  /// There it has a name of its own: in backups, which stay as they are, and in operations.
  @Test func `a version of the profile leaves what an older fastd wrote, too`() throws {
    ledger.close()
    try Files.remove(scratch.places.database)
    // The other birth stands in the schema as an example.
    let old = try MigrationTests.fixture(15).replacing("'date 4053', 18", with: "'date 4777', 18")
    try scratch.raw().script(old)
    let opened = try Ledger.open(scratch.places, at: .noon).ledger
    var journal = try OperationJournal(in: opened.connection, on: nil)
    let act = journal.act(.do, VerbWord(.profile), by: "fastctl", at: .noon)
    let (day, birth) = (Day(number: 20_400), "date 4777")
    try journal.append(
      .init(noun: "profile", id: "f0000000000000000000000001"),
      .init(sets: ["from_day": .number(day.number), "birth": .text(birth)], prev: nil, salt: 1),
      Registers.of(.profile), of: act)
    try journal.finish()
    #expect(try holders(of: birth).contains { $0.hasSuffix("before-16.db") })
    let erasure = try opened.erase(Profile.id(on: day), of: .profile, by: "test", at: .noon)
    // One before each migration.
    #expect(erasure == Erasure(backups: Int(Schema.current.version) - 15, left: []))
    #expect(try holders(of: birth) == [])
    #expect(try opened.standing().profiles.map(\.from.number) == [20_450])
  }

  @Test func `a version of the profile leaves, and later ones say themselves what they had of it`()
    throws
  {
    var first = Profile(from: Day(number: 20_514))
    (first.weight, first.height) = (82_123, 1_801)
    var second = first.saying(from: Day(number: 20_515))
    second.weight = 80_000
    for row in [first, second] {
      _ = try ledger.commit(.command([Change(before: nil, after: .profile(row))]), at: .noon)
    }
    _ = try ledger.erase(first.id, of: .profile, by: "test", at: .noon)
    #expect(try ledger.standing().profiles == [second])
    #expect(try ledger.checkOperations().isSound)
    let operations = try journalOf(.profile)
    #expect(operations.map(\.kind) == [.do, .do, .erase, .do])
    #expect(operations.last?.body?.sets["height_mm"] == .number(1_801))
    #expect(operations.last?.body?.sets["weight_g"] == nil)
    // Of that day something can be said again.
    _ = try ledger.commit(.command([Change(before: nil, after: .profile(first))]), at: .noon)
    #expect(try ledger.standing().profiles == [first, second])
    #expect(try ledger.checkOperations().isSound)
  }
}
