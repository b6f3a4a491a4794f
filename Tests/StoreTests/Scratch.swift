import Nouns
import Glibc
import Host
import Rules
import TestSupport
import Testing
import Time

@testable import Store

extension Scratch {
  var places: StoreFiles {
    StoreFiles(database: at("share/fastd/fastd.db"), backups: at("state/backups"))
  }

  @MainActor func open(at now: Instant = .noon) throws -> Ledger {
    try Ledger.open(places, at: now).ledger
  }

  /// The raw database, beside any ledger; for what the ledger would never do.
  func raw(_ path: String? = nil) throws -> Connection {
    let database = path ?? places.database
    try Files.makePrivateDirectory(Files.parent(of: database))
    return try Connection(path: database, access: .readWrite)
  }

  /// Writes what is in the log into the database itself.
  func foldLog() throws {
    let connection = try raw()
    _ = try connection.rows("PRAGMA wal_checkpoint(TRUNCATE)") { _ in }
    connection.foldLogOnClose()
  }

  func names(in directory: String? = nil) throws -> [String] {
    try Files.names(in: directory ?? Files.parent(of: places.database)).sorted()
  }
}

extension Ledger {
  static func rows(
    _ noun: NounTable, in connection: Connection
  ) throws -> [Result<Row, UnreadRow>] {
    var rows: [Result<Row, UnreadRow>] = []
    try noun.visit(in: connection) { rows.append($0) }
    return rows
  }
}

func bytes(_ path: String) throws -> [UInt8] {
  let file = try #require(fopen(path, "re"))
  defer { fclose(file) }
  var all: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 65536)
  while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
    all += chunk.prefix(count)
  }
  return all
}

func write(_ bytes: [UInt8], to path: String) throws {
  let file = try #require(fopen(path, "we"))
  defer { fclose(file) }
  #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
}

extension Instant {
  /// 2026-03-02 12:00 UTC, a Monday.
  static let noon = Instant(seconds: 1_772_452_800)
  /// After all that tests record.
  static let later = noon + .hours(20_000)
}

extension Day {
  static let monday = Zone.utc.day(of: .noon)
}

extension RowID {
  init(_ number: UInt64) {
    self.init(bits: number &* 0x9e37_79b9_7f4a_7c15, number)
  }
}

extension Fast {
  /// Starts `hours` after noon and, if given, lasts as long as it says.
  static func sample(
    _ number: UInt64, hours: Int64 = 0, lasting: Span? = nil, goal: Span? = .hours(16)
  ) -> Fast {
    let start = Instant.noon + .hours(hours)
    return Fast(
      id: RowID(number), start: Mark(start, in: .utc),
      end: lasting.map { Mark(start + $0, in: .utc) }, goal: goal, schedule: "16:8")
  }
}

extension Weighing {
  static func sample(_ number: UInt64, hours: Int64 = 0, grams: Int64 = 82_400) -> Weighing {
    Weighing(id: RowID(number), at: Mark(Instant.noon + .hours(hours), in: .utc), grams: grams)
  }
}

extension MealItem {
  static func sample(
    _ number: UInt64, _ name: String = "oats", hours: Int64 = 0, meal: UInt64? = nil
  ) -> MealItem {
    var item = MealItem()
    (item.id, item.meal) = (RowID(number), RowID(meal ?? number))
    (item.at, item.name) = (Mark(Instant.noon + .hours(hours), in: .utc), name)
    (item.logged, item.written) = (item.at.day, item.at.instant)
    item.nutrition = Nutrition(energy: 300)
    return item
  }
}

extension Reminder {
  static func sample(_ number: UInt64, _ rule: Rule = .once(.noon)) -> Reminder {
    Reminder(id: RowID(number), text: "number \(number)", rule: rule)
  }
}

extension News {
  static func sample(
    _ subject: String = "x", _ kind: Kind = .goalReached, at: Instant = .noon,
    _ state: State = .due
  ) -> News {
    News(key: Key(subject: subject, kind: kind, at: at), decided: at + .second, state: state)
  }
}

extension Commit {
  static func command(_ changes: [Change]) -> Commit {
    Commit(step: Step(kind: .command, verb: VerbWord("test"), changes: changes), actor: "test")
  }

  static func news(_ news: [News]) -> Commit {
    Commit(news: news, actor: "fastd")
  }

  /// One command of one change.
  static func command(
    _ verb: String = "start", before: Fast? = nil, after: Fast? = nil
  ) -> Commit {
    Commit(
      step: Step(
        kind: .command, verb: VerbWord(verb),
        changes: [Change(before: before.map(Row.fast), after: after.map(Row.fast))]),
      actor: "test")
  }
}
