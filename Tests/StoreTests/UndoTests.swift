import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct UndoTests {
  let scratch = Scratch()
  let ledger: Ledger

  init() throws {
    ledger = try scratch.open()
    // Thousands of commits: what a power cut would leave is not the question here.
    try ledger.connection.script("PRAGMA synchronous = OFF")
  }

  /// What the daemon does with an undo or a redo, without the engine's checks.
  private func retrace(_ choice: Needs.StepChoice) throws -> Bool {
    var needs = Needs()
    needs.step = choice
    guard let recorded = try ledger.facts(for: needs).step else { return false }
    let step =
      choice == .nextToUndo
      ? Step(
        kind: .undo(recorded.number), verb: recorded.step.verb,
        changes: recorded.step.changes.reversed().map(\.reversed))
      : Step(
        kind: .redo(recorded.number), verb: recorded.step.verb, changes: recorded.step.changes)
    _ = try ledger.commit(Commit(step: step, actor: "test"), at: .noon)
    return true
  }

  private var rows: [Row] {
    get throws {
      var query = HistoryQuery()
      query.includesCancelled = true
      return try ledger.history(query).map(Row.fast)
        + ledger.reminders(at: .noon).sorted { $0.id.text < $1.id.text }.map(Row.reminder)
        + ledger.standing().rows.sorted { $0.id.text < $1.id.text }
    }
  }

  private func command(_ verb: String, before: Fast? = nil, after: Fast? = nil) throws {
    _ = try ledger.commit(.command(verb, before: before, after: after), at: .noon)
  }

  @Test func `with nothing done there is nothing to take back`() throws {
    #expect(try !retrace(.nextToUndo))
    #expect(try !retrace(.nextToRedo))
  }

  @Test func `steps know what became of them`() throws {
    let first = Fast.sample(1, hours: -90, lasting: .hour)
    let second = Fast.sample(2, hours: -80, lasting: .hour)
    try command("add", after: first)
    try command("add", after: second)
    #expect(try retrace(.nextToUndo))
    #expect(try retrace(.nextToUndo))
    #expect(try retrace(.nextToRedo))
    try command("delete", before: first)
    #expect(
      try (1...6).map { try ledger.recorded($0)?.step.kind }
        == [.command, .command, .undo(2), .undo(1), .redo(1), .command])
    let steps = try ledger.steps(limit: 2)
    #expect(steps.map(\.recorded.number) == [6, 1])
    #expect(steps.map(\.state) == [.done, .done])
    #expect(steps.map(\.recorded.step.verb.text) == ["delete", "add"])
    #expect(steps[0].recorded.step.changes == [Change(before: .fast(first), after: nil)])
    #expect(try ledger.steps(limit: 1) == Array(steps[..<1]))
    #expect(try !retrace(.nextToRedo))
    #expect(
      try ledger.changes(since: 0, limit: 9).map(\.verb)
        == ["add", "add", "undo", "undo", "redo", "delete"])
  }

  @Test func `only the next step can be taken back or done again`() throws {
    let fasts = (1...3).map { Fast.sample($0, hours: Int64($0) * 10 - 90, lasting: .hour) }
    for fast in fasts { try command("add", after: fast) }
    #expect(try retrace(.nextToUndo))
    #expect(try retrace(.nextToUndo))
    for kind in [Step.Kind.undo(2), .undo(3), .undo(9), .redo(1), .redo(3), .redo(4)] {
      let commit = Commit(step: Step(kind: kind, verb: VerbWord("add"), changes: []), actor: "test")
      #expect(throws: StoreError.conflict) { try ledger.commit(commit, at: .noon) }
    }
    #expect(try rows == [.fast(fasts[0])])
  }

  @Test func `what was told of the rows in a step comes with it`() throws {
    let fast = Fast.sample(1)
    let reminder = Reminder.sample(2, .daily(.midnight, days: [.monday]))
    let changes = [Row.fast(fast), .reminder(reminder)].map { Change(before: nil, after: $0) }
    _ = try ledger.commit(.command(changes), at: .noon)
    let news = [
      News.sample(fast.id.text, .goalReached, .withdrawn),
      .sample(fast.id.text, .goalReached, at: .noon + .hour, .withdrawn),
      .sample(fast.id.text, .stage, .silent),
      .sample(reminder.id.text + "@2026-03-02", .reminder, .seen),
      .sample(reminder.id.text + "@2026-03-09", .reminder, .due),
    ]
    let others = [News.sample("other"), .sample(String(fast.id.text.dropLast()) + "~")]
    _ = try ledger.commit(.news(news + others), at: .noon)
    var needs = Needs()
    #expect(try ledger.facts(for: needs).news == [])
    needs.step = .nextToUndo
    needs.newsOf = [fast.id.text]
    let found = try ledger.facts(for: needs).news
    #expect(found.count == news.count)
    #expect(news.allSatisfy(found.contains))
  }

  /// A random command on the rows there are; one of up to three changes, of any nouns.
  private func randomChanges(_ generator: inout Seeded, serial: inout UInt64) throws
    -> [Change]
  {
    var rows = try rows
    var changes: [Change] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let isRunning = rows.contains {
        if case .fast(let fast) = $0 { fast.isRunning } else { false }
      }
      let old =
        Int.random(in: 0..<3, using: &generator) == 0 ? nil : rows.randomElement(using: &generator)
      if let old { rows.removeAll { $0.id == old.id } }
      var new: Row?
      switch old {
      case _ where old != nil && Bool.random(using: &generator): break
      case .fast(let fast)?: new = .fast(other(fast, isRunning: isRunning, &generator))
      case .reminder(let reminder)?: new = .reminder(other(reminder, &generator))
      case let row?: new = row.varied(&generator)
      case nil:
        serial += 1
        new = fresh(serial, isRunning: isRunning, &generator)
      }
      if let new { rows.append(new) }
      changes.append(Change(before: old, after: new))
    }
    return changes
  }

  private func fresh(
    _ serial: UInt64, isRunning: Bool, _ generator: inout Seeded
  ) -> Row {
    let kind = Int.random(in: 0...10, using: &generator)
    if kind < 2 { return .reminder(other(.sample(serial), &generator)) }
    if kind < 7 { return Row.planned(kind, RowID(serial)).varied(&generator) }
    return .fast(
      .sample(
        serial, hours: .random(in: -1000...1000, using: &generator),
        lasting: isRunning ? .hours(.random(in: 0...40, using: &generator)) : nil))
  }

  private func other(
    _ old: Fast, isRunning: Bool, _ generator: inout Seeded
  ) -> Fast {
    var new = old
    new.note = "note \(UInt8.random(in: .min ... .max, using: &generator)) \u{1F34F}"
    if old.isRunning || !isRunning { new.end = old.isRunning ? old.start : nil }
    new.isCancelled = new.end != nil && Bool.random(using: &generator)
    return new
  }

  private func other(_ old: Reminder, _ generator: inout Seeded) -> Reminder {
    var new = old
    new.text = "text \(UInt8.random(in: .min ... .max, using: &generator)) \u{1F34F}"
    let days = Weekday.allCases.filter { _ in Bool.random(using: &generator) }
    new.rule =
      days.isEmpty
      ? .once(.noon + .hours(.random(in: 0...1000, using: &generator)))
      : .daily(.midnight, days: Set(days))
    return new
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `to the very first step and back restores exactly the rows`(seed: UInt64) throws {
    var generator = Seeded(seed)
    var serial: UInt64 = 0
    // What the rows were after each command that still stands.
    var states = [try rows]
    var position = 0
    for _ in 0..<40 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...5:
        let step = Step(
          kind: .command, verb: VerbWord("random"),
          changes: try randomChanges(&generator, serial: &serial))
        _ = try ledger.commit(Commit(step: step, actor: "test"), at: .noon)
        states.removeSubrange((position + 1)...)
        states.append(try rows)
        position += 1
      case 6...7:
        #expect(try retrace(.nextToUndo) == (position > 0))
        position = max(0, position - 1)
      default:
        #expect(try retrace(.nextToRedo) == (position < states.count - 1))
        position = min(states.count - 1, position + 1)
      }
      #expect(try rows == states[position], "seed \(seed)")
    }
    while try retrace(.nextToUndo) {
      position -= 1
      try #require(try rows == states[position], "seed \(seed)")
    }
    #expect(position == 0)
    while try retrace(.nextToRedo) {
      position += 1
      try #require(try rows == states[position], "seed \(seed)")
    }
    #expect(position == states.count - 1)
    #expect(try rebuilt() == Set(rows.map(\.id.text)), "seed \(seed)")
    try ledger.quickCheck()
  }

  /// The ids that reading the log forwards leads to.
  private func rebuilt() throws -> Set<String> {
    var ids: Set<String> = []
    for entry in try ledger.changes(since: 0, limit: .max) {
      guard case .change(let change) = entry.subject else { continue }
      if let before = change.before { #expect(ids.remove(before.id.text) != nil) }
      if let after = change.after { #expect(ids.insert(after.id.text).inserted) }
    }
    return ids
  }
}
