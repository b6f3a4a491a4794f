import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon
@testable import Store

@Suite @MainActor struct `A step that is too long for memory` {
  private let scene: Scene
  private static let fasts = StoredChanges.mostListed * 3 / 4

  init() throws {
    scene = try Scene()
    try scene.live(16)
    let days = (1...Self.fasts).map { scene.now - .hours(Int64($0 + 1) * 24) }
    let fasts = days.map { start in
      Row.fast(
        Fast(
          id: .blank, start: Mark(start, in: .utc), end: Mark(start + .hours(16), in: .utc),
          goal: .hours(16)))
    }
    let weighings = days.map { day in
      Row.weighing(Weighing(id: .blank, at: Mark(day, in: .utc), grams: 80_000))
    }
    // Of a table whose rows nobody may have twice.
    let complete = days.prefix(30).map {
      Row.completeDay(CompleteDay(id: .blank, on: Zone.utc.day(of: $0)))
    }
    let importer = scene.client()
    for rows in [fasts, weighings, complete] {
      let bytes = Call.encode(ImportCalls.Stage.self, StagedRows(rows: rows)).dropLast()
      scene.keeper.handle(try Call(frame: Array(bytes)), from: importer)
    }
    let bytes = Call.encode(ImportCalls.Commit.self, ConfirmedOrder()).dropLast()
    scene.keeper.handle(try Call(frame: Array(bytes)), from: importer)
  }

  /// All rows, and what memory says of them, which is the same in a daemon that has just begun.
  private func picture() throws -> [String] {
    func told() throws -> [String] {
      let status = try scene.ask(StatusCalls.Get.self, StatusQuestion(glance: true))
      return [
        "\(status.streak)", "\(status.last?.id ?? "")", "\(status.glance?.weight ?? 0)",
        "\(status.glance?.recent.map(\.start) ?? [])",
      ]
    }
    let memory = try told()
    try scene.restart()
    #expect(try told() == memory)
    #expect(try scene.ledger.checkOperations().isSound)
    var rows: [String] = []
    for noun in NounTable.all {
      var cursor = RowCursor(noun, in: scene.ledger.connection)
      while let row = try cursor.next() { rows.append("\(row)") }
    }
    return memory + rows
  }

  @Test func `is undone and done again from the log, and told by its first row`() throws {
    let lived = try picture()
    let count = Int64(2 * Self.fasts + 30)
    let undone = try scene.ask(ChangeCalls.Undo.self, NoFields()).step
    #expect(undone.count == count && undone.verb == "import" && undone.noun == "fast")
    let before = try picture()
    #expect(before.count < 20)
    #expect(try scene.ask(ChangeCalls.List.self, StepQuestion()).steps.first?.count == count)
    try scene.ask(ChangeCalls.Redo.self, NoFields())
    #expect(try picture() == lived)
  }

  @Test func `is restored from what a copy holds, and undone`() throws {
    let lived = try picture()
    let backup = BackupName(name: try scene.ask(BackupCalls.Make.self, NoFields()).backup.name)
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 90_000))
    let between = try picture()

    let compared = try scene.ask(BackupCalls.Compare.self, backup)
    #expect(compared.added == Int64(2 * Self.fasts + 30) && compared.removed == 1)
    let restored = try scene.ask(BackupCalls.Restore.self, backup)
    #expect(restored.added == compared.added && restored.changed == 0)
    #expect(try picture() == lived)
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try picture() == between)
  }
}
