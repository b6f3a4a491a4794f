import Nouns
import Formats
import Rules
import TestSupport
import Testing
import Wire

@testable import Daemon

@Suite @MainActor struct `Rows of every noun` {
  /// In none of these homes does a target come to be applied by itself.
  @Test(arguments: (2...9 as ClosedRange<UInt64>).some(4))
  func `go from home to home byte for byte, leave with undo and come back with redo`(
    seed: UInt64
  ) throws {
    var random = RandomRows(seed: seed)
    let rows = random.home()
    #expect(Set(rows.map(\.noun)) == Set(Row.Kind.allCases))
    let count = Int64(rows.count)
    let (first, second) = (try Scene(), try Scene())
    let empty = try first.exported()
    #expect(try first.take(rows) == ImportResult(taken: count, left: 0), "seed \(seed)")
    #expect(try first.exportedLines().sorted() == rows.map(\.line).sorted(), "seed \(seed)")
    let whole = try first.exported()
    #expect(try second.take(whole) == ImportResult(taken: count, left: 0), "seed \(seed)")
    #expect(try second.exported() == whole, "seed \(seed)")
    #expect(try second.take(whole) == ImportResult(taken: 0, left: count), "seed \(seed)")
    for expected in [empty, whole, empty, whole] {
      if expected == empty {
        try second.ask(ChangeCalls.Undo.self, NoFields())
      } else {
        try second.ask(ChangeCalls.Redo.self, NoFields())
      }
      #expect(try second.exported() == expected, "seed \(seed)")
      try second.restart()
      #expect(try second.exported() == expected, "seed \(seed)")
    }
  }

  /// One row becomes another of the same id and goes again, as steps of the log.
  private func live(_ rows: [Row?], _ scene: Scene) throws {
    for (before, after) in zip([nil] + rows, rows) {
      let change = Change(before: before, after: after)
      let step = Step(kind: .command, verb: VerbWord("test"), changes: [change])
      _ = try scene.ledger.commit(Commit(step: step, actor: "test"), at: scene.now)
      let logged = try scene.ledger.changes(since: 0, limit: 9).last
      #expect(logged?.subject == .change(change))
    }
  }

  /// All of a day's fact is in its id.
  @Test(
    arguments: Row.Kind.allCases.filter { $0 != .dayFact }, (1...4 as ClosedRange<UInt64>).some(1))
  func `are in the database and the log as they were made, changed and deleted`(
    noun: Row.Kind, seed: UInt64
  ) throws {
    var random = RandomRows(seed: seed)
    let (rows, others) = (random.home(), random.home())
    let texts = zip(rows.filter { $0.noun == noun }, others.filter { $0.noun == noun })
    var lived = 0
    for (made, other) in texts {
      // A version of the profile is that of its day for good.
      let kept: [String] =
        switch noun {
        case .profile: ["id", "from"]
        case .rule: ["id", "key", "from"]
        case .badge: ["id", "category", "tier"]
        default: ["id"]
        }
      let changed = kept.reduce(other) { row, name in
        row.with(name, made.fields.first { $0.name == name }?.value)
      }
      let scene = try Scene()
      try live([try scene.row(made), try scene.row(changed), nil], scene)
      try scene.restart()
      let states = [[], [made.line], [changed.line], []]
      #expect(
        try scene.followedLines()
          == [[nil, made.line], [made.line, changed.line], [changed.line, nil]],
        "seed \(seed)")
      #expect(try scene.exportedLines() == states[3], "seed \(seed)")
      for (method, state) in [(true, 2), (true, 1), (true, 0), (false, 1), (false, 2), (false, 3)] {
        if method {
          try scene.ask(ChangeCalls.Undo.self, NoFields())
        } else {
          try scene.ask(ChangeCalls.Redo.self, NoFields())
        }
        #expect(try scene.exportedLines() == states[state], "seed \(seed)")
      }
      try scene.restart()
      try scene.ask(ChangeCalls.Undo.self, NoFields())
      #expect(try scene.exportedLines() == states[2], "seed \(seed)")
      lived += 1
    }
    #expect(lived > 0)
  }
}
