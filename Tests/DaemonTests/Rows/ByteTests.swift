import Nouns
import Formats
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon
@testable import Store

/// What others keep or read must stay as it is to the byte.
@Suite @MainActor struct `The bytes of rows` {
  /// Two of each noun of which there may be two.
  private nonisolated static let homes: [(name: String, rows: [RowText])] = [
    (
      "full",
      RowText.sound.map(\.row)
        + [
          RowText.fast, .once, .schedule, .week, .vacation, .program, .profile, .weighing,
          .mealItem, .food, .completeDay, .target, .drink,
        ]
        .enumerated().map {
          $1.moved.with("id", RowText.id(20 + $0))
        }
    ),
    (
      "bare",
      RowText.sound.map(\.row.bare)
        + [
          RowText.fast.moved.bare.with("cancelled", "true"), .once, .schedule.moved.bare,
          .week.bare.with(["from": "\"2026-02-02\"", "to": "null"]), .vacation.moved,
          .program.bare.with([
            "start": "\"2026-03-01\"", "end": "null",
            "pauses": #"[{"from":"2026-03-02","to":null}]"#,
          ]), .profile.moved.bare, .weighing.moved.bare,
          .mealItem.moved.bare, .food.moved.bare, .completeDay.moved, .target.moved.bare,
          .drink.moved.bare,
        ].enumerated().map { $1.with("id", RowText.id(20 + $0)) }
    ),
  ]

  private func frames(_ scene: Scene, _ client: CallToken) -> String {
    (scene.replies[client] ?? []).map {
      String(decoding: $0.frame.dropLast(), as: UTF8.self) + "\n"
    }
    .joined()
  }

  @Test(arguments: homes)
  func `in an export, on the wire and in the database`(name: String, rows: [RowText]) throws {
    let scene = try Scene()
    // Each reminder has words of its own, as the same ones would be the same.
    let told = rows.enumerated().map { index, row in
      row.noun == .reminder ? row.with("text", "\"number \(index)\"") : row
    }
    #expect(try scene.take(told) == ImportResult(taken: Int64(told.count), left: 0))
    try Golden.expect(
      String(decoding: try scene.exported(), as: UTF8.self), is: "home-\(name)", type: "json",
      at: #_sourceLocation)
    let calls = [
      try scene.open(ExportCalls.Everything.self, EverythingQuestion()),
      try scene.open(ChangeCalls.Follow.self, FollowQuestion(since: 0)),
    ]
    try Golden.expect(
      calls.map { frames(scene, $0) }.joined(separator: "\n"), is: "home-\(name)-calls",
      at: #_sourceLocation)
    try Golden.expect(try tables(scene), is: "home-\(name)-tables", at: #_sourceLocation)
  }

  /// All rows of all nouns' tables, with the names of their columns.
  private func tables(_ scene: Scene) throws -> String {
    let connection = scene.ledger.connection
    func texts(_ statement: String) throws -> [String] {
      try connection.rows(statement) { columns throws(StoreError) in try columns.text(0) }
    }
    var text = ""
    for noun in NounTable.all {
      let columns = try texts("SELECT name FROM pragma_table_info('\(noun.table)') ORDER BY cid")
      text += "\(noun.table): \(columns.joined(separator: ", "))\n"
      let values = columns.map { "quote(\($0))" }.joined(separator: " || ', ' || ")
      for line in try texts("SELECT \(values) FROM \(noun.table) ORDER BY id") {
        text += "  \(line)\n"
      }
    }
    return text
  }

  @Test(arguments: RowText.sound)
  func `in the log and in what is told of it`(name: String, row: RowText) throws {
    let scene = try Scene()
    var reader = ImportReader(ImportOptions(zone: .utc))
    // A version of the profile is that of its day for good.
    let changed = row.noun == .profile ? row : row.moved
    let document = RowText.document([row.line, changed.bare.line])
    let items = try reader.take(document[...]) + reader.finish()
    let rows = items.compactMap { item -> Row? in
      guard case .row(let sent, _) = item,
        case .row(let row) = Intake.Item(
          sent, dayStart: .midnight, freshID: { RowID(bits: 0, 0) })
      else { return nil }
      return row
    }
    try #require(rows.count == 2)
    let states: [Row?] = [nil] + rows.map(Optional.some) + [nil]
    for (before, after) in zip(states, states.dropFirst()) {
      let step = Step(
        kind: .command, verb: VerbWord("test"), changes: [Change(before: before, after: after)])
      _ = try scene.ledger.commit(Commit(step: step, actor: "test"), at: scene.now)
    }
    try scene.restart()
    let calls = [
      try scene.open(ChangeCalls.Undo.self, NoFields(), more: false),
      try scene.open(ChangeCalls.List.self, StepQuestion(), more: false),
      try scene.open(ChangeCalls.Follow.self, FollowQuestion(since: 0)),
      try scene.open(ExportCalls.Changed.self, ChangedQuestion(since: 0)),
    ]
    let logged = try scene.ledger.connection.rows(
      "SELECT quote(noun) || ' ' || quote(before) || ' ' || quote(after) FROM changes ORDER BY seq"
    ) { columns throws(StoreError) in try columns.text(0) }
    try Golden.expect(
      (calls.map { frames(scene, $0) } + [logged.joined(separator: "\n") + "\n"])
        .joined(separator: "\n"), is: "log-\(name)", at: #_sourceLocation)
  }
}
