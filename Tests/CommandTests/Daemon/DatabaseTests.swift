import Foundation
import Nouns
import Testing
import TestProcesses
import TestSupport
import Wire

@Suite struct `A database that a daemon finds` {
  @Test(arguments: [
    ("PRAGMA user_version = 99", "newer fastd (version 99"),
    ("PRAGMA application_id = 7", "a database of another program"),
  ])
  func `a database that is not for this daemon is refused and not touched`(
    sql: String, sentence: String
  ) async throws {
    let person = try Person()
    #expect(try await person.daemon().end(by: SIGTERM) == 0)
    try person.tamper(sql)
    let before = try Data(contentsOf: URL(filePath: person.database))
    let daemon = try person.launch()
    try await daemon.logs(sentence)
    #expect(daemon.end() == 1)
    #expect(try Data(contentsOf: URL(filePath: person.database)) == before)
  }

  @Test func `the rows of an older version get an operation each, once, and the log says so`()
    async throws
  {
    let person = try Person()
    let fixture = "\(Golden.root)/Tests/StoreTests/Fixtures/schema-5.sql"
    try person.tamper(try String(contentsOfFile: fixture, encoding: .utf8))
    let first = try person.launch()
    let line = try await first.logs("gave an operation to each of")
    let count = try Database(person.database).rows(
      "SELECT count(*) FROM ops WHERE verb = 'baseline'")[0][0]
    #expect(line.hasSuffix("gave an operation to each of \(count) rows of an older version"))
    try await first.logs("ready")
    #expect(try person.call(ChangeCalls.CheckOperations.self, NoFields()).differing == [])
    #expect(first.end(by: SIGTERM) == 0)
    let second = try person.launch()
    var said = ""
    while !said.contains("ready") {
      said = try await second.line()
      #expect(!said.contains("gave an operation"))
    }
    #expect(second.end(by: SIGTERM) == 0)
  }

  /// The table of foods was another one when they were eaten.
  @Test func `meals that an older version recorded keep their numbers`() async throws {
    let person = try Person()
    for file in ["StoreTests/Fixtures/schema-14.sql", "CommandTests/Golden/meals-14.sql"] {
      try person.tamper(
        try String(contentsOfFile: "\(Golden.root)/Tests/\(file)", encoding: .utf8))
    }
    try await person.daemon()
    let tables = "\(person.home.path)/tables"
    #expect(try person.fastctl("export", "--csv", tables).code == 0)
    // As the older version exported them.
    let before = "\(Golden.root)/Tests/CommandTests/Golden/meals-14.csv"
    let after = try Data(contentsOf: URL(filePath: "\(tables)/meal_items.csv"))
    #expect(after == (try Data(contentsOf: URL(filePath: before))))
  }

  @Test func `a database that another program made is refused`() async throws {
    let person = try Person()
    try person.tamper("CREATE TABLE recipes (name TEXT)")
    let daemon = try person.launch()
    let line = try await daemon.logs("a database of another program")
    #expect(line.contains(person.database))
    #expect(daemon.end() == 1)
  }

  @Test func `a damaged database is set aside, and the person is told where it is`() async throws {
    let person = try Person()
    let first = try await person.daemon()
    try person.start()
    #expect(first.end(by: SIGTERM) == 0)
    let rubbish = Data(repeating: 0x5a, count: 8192)
    try rubbish.write(to: URL(filePath: person.database))
    try await person.daemon()
    let status = try person.status()
    #expect(status.state == .idle)
    let notice = try #require(status.notices.first { $0.code == "storeSetAside" })
    let kept = try #require(notice.detail)
    #expect(try Data(contentsOf: URL(filePath: kept)) == rubbish)
    #expect(try person.start().state.state == .fasting)
  }

  @Test func `rows that make no sense are set aside, and all others go on`() async throws {
    let person = try Person()
    let first = try await person.daemon()
    try person.start()
    let backup = try person.call(BackupCalls.Make.self, NoFields()).backup.name
    #expect(first.end(by: SIGTERM) == 0)
    try person.tamper(
      "INSERT INTO vacations VALUES ('a0000000000000000000000001', 20800, 20700)")
    try await person.daemon()
    let status = try person.status()
    #expect(status.state == .fasting)
    #expect(status.notices.map(\.code) == ["rowsSetAside"])
    let doctor = try Run(["doctor"], in: person.home)
    #expect(doctor.output.contains("vacation a0000000000000000000000001: endBeforeStart"))
    #expect(try Run(["undo"], in: person.home).code == 0)
    #expect(try Run(["restore", backup, "--yes"], in: person.home).code == 0)
    #expect(try person.status().state == .fasting)
    #expect(try person.status().notices == [])
  }
}
