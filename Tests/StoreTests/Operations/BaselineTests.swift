import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// The operations that rows of an older version get.
@MainActor @Suite struct BaselineTests {
  let scratch = Scratch()

  @Test(arguments: 1...Schema.current.version)
  func
    `rows of every schema without operations get an operation each, by the time of their last change`(
      version: Int64
    ) throws
  {
    try scratch.raw().script(try MigrationTests.fixture(version))
    let opened = try Ledger.open(scratch.places, at: .later)
    let rows = try NounTable.all.flatMap {
      try Ledger.rows($0, in: opened.ledger.connection).map { try $0.get() }
    }
    #expect(opened.baseline == rows.count)
    #expect(try opened.ledger.checkOperations() == check(operations: rows.count))
    for row in rows {
      let changed =
        try opened.ledger.connection.first(
          "SELECT max(at_ms) FROM changes WHERE noun = ? AND id = ?", .text(row.kind.rawValue),
          .text(row.id.text)
        ) { columns throws(StoreError) in try columns.optionalInteger(0) } ?? nil
      var start = row.fast?.start.instant.milliseconds ?? 0
      if case .weighing(let weighing) = row { start = weighing.at.instant.milliseconds }
      if case .drink(let drink) = row { start = drink.at.instant.milliseconds }
      if case .mealItem(let item) = row { start = item.written.milliseconds }
      if case .target(let target) = row { start = target.written.instant.milliseconds }
      let expected = changed ?? start
      var found: [Rules.Operation] = []
      try OperationReader(opened.ledger.connection).visit(
        "WHERE id = ?", .text(Operation.Subject(row).id)
      ) { operation, _ throws(StoreError) in found.append(operation) }
      #expect(found.map(\.clock.milliseconds) == [expected])
      #expect(found.map(\.actor) == ["fastd"])
      #expect(found.map(\.verb.text) == ["baseline"])
    }
  }

  private func check(operations: Int) -> OperationCheck {
    var check = OperationCheck()
    (check.operations, check.devices) = (operations, 1)
    return check
  }

  @Test func `it is done once, and rows that have operations get no other`() throws {
    try scratch.raw().script(try MigrationTests.fixture(1))
    let first = try Ledger.open(scratch.places, at: .noon)
    let count = try first.ledger.checkOperations().operations
    #expect(first.baseline == count)
    first.ledger.close()
    let second = try Ledger.open(scratch.places, at: .noon)
    #expect(second.baseline == 0)
    // As if it had been broken off behind some of them.
    try Meta.baseline.write(.null, in: second.ledger.connection)
    try second.ledger.connection.run("DELETE FROM ops WHERE op % 2 = 0")
    second.ledger.close()
    let third = try Ledger.open(scratch.places, at: .noon)
    #expect(third.baseline == count / 2)
    #expect(try third.ledger.checkOperations().differing == [])
  }

  @Test func `a copy that is looked at gets none`() throws {
    let ledger = try scratch.open()
    _ = try ledger.commit(.command(after: .sample(1)), at: .noon)
    try Scratch().raw(scratch.places.backups + "/fastd-20260301T200000Z-asked.db")
      .script(try MigrationTests.fixture(5))
    let difference = try ledger.compare(
      withCopy: "fastd-20260301T200000Z-asked.db", at: .later)
    #expect(!difference.changes.isEmpty)
    #expect(try ledger.checkOperations().operations == 1)
  }

  @Test func `what its log saw deleted is deleted on other machines, too`() throws {
    try scratch.raw().script(try MigrationTests.fixture(5))
    let raw = try scratch.raw()
    let id = RowID(bits: 1, 2).text
    try raw.run(
      """
      INSERT INTO changes (seq, step, at_ms, machine, actor, noun, id, before, after)
      SELECT max(seq) + 1, max(step), 1000, 'x', 'test', 'fast', ?, '[]', NULL FROM changes
      """, .text(id))
    let opened = try Ledger.open(scratch.places, at: .later)
    var found: [Rules.Operation] = []
    try OperationReader(opened.ledger.connection).visit("WHERE id = ?", .text(id)) {
      operation, _ throws(StoreError) in found.append(operation)
    }
    #expect(found.map(\.verb.text) == ["baseline"])
    #expect(found.first?.body?.sets == [Registers.alive: .number(0)])
    #expect(found.first?.body?.prev == [Registers.alive: nil])
    #expect(try opened.ledger.checkOperations().isSound)
  }
}
