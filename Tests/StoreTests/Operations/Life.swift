import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// A database to which everything happens that can, at random.
@MainActor final class Life {
  /// What a power cut would leave is not the subject.
  private let scratch = Scratch(in: Scratch.memory)
  private var dice: Dice
  private(set) var ledger: Ledger
  private var now = Instant.noon
  /// What was done, for a life that went wrong.
  private(set) var deeds: [String] = []

  private let machine: String?

  init(seed: UInt64, schema version: Int64? = nil, machine: String? = nil) throws {
    dice = Dice(seed: seed)
    self.machine = machine
    if let version {
      try scratch.raw().script(try MigrationTests.fixture(version))
      deeds.append("schema \(version)")
    }
    ledger = try Ledger.open(Self.places(scratch, machine), at: .noon).ledger
  }

  private static func places(
    _ scratch: Scratch, _ machine: String?, hardware: String? = nil
  ) -> StoreFiles {
    StoreFiles(
      database: scratch.places.database, backups: scratch.places.backups, hardware: hardware,
      machine: machine)
  }

  func live(_ count: Int) throws {
    for _ in 0..<count {
      // Clocks go back as well.
      now = now + Span(milliseconds: dice.number(-100_000_000...200_000_000))
      try doSomething()
    }
  }

  private func doSomething() throws {
    switch dice.number(1...20) {
    case 1...9: commit("change", try changes(dice.number(1...4), isImport: false))
    case 10: commit("import", try changes(30, isImport: true))
    case 11...13: try goBack(.nextToUndo)
    case 14...15: try goBack(.nextToRedo)
    case 16: try restore()
    case 17: try erase()
    case 18: try reopen(hardware: dice.pick([nil, "one", "two"]))
    case 19: _ = try ledger.backUp(at: now, for: .asked)
    default: _ = try ledger.fold(olderThan: .hours(dice.number(0...100)), at: now)
    }
  }

  var rows: [Row] {
    get throws {
      try NounTable.all.flatMap { table in
        try Ledger.rows(table, in: ledger.connection).compactMap { try? $0.get() }
      }
    }
  }

  /// Of which each goes on from the one before.
  private func changes(_ count: Int64, isImport: Bool) throws -> [Change] {
    var standing = try rows
    return (0..<count).map { _ in
      guard !isImport, !standing.isEmpty, dice.once(in: 2) else {
        let taken = Set(standing.map(\.kind).filter(\.isSingle))
        let row = Row.random(dice.pick(Row.Kind.allCases.filter { !taken.contains($0) }), &dice)
        // A day has one version of the profile.
        standing.removeAll { $0.id == row.id }
        standing.append(row)
        return Change(before: nil, after: row)
      }
      let row = standing.remove(at: Int(dice.number(0...Int64(standing.count - 1))))
      guard !dice.once(in: 4) else { return Change(before: row, after: nil) }
      let changed = row.changed(4, &dice)
      standing.append(changed)
      return Change(before: row, after: changed)
    }
  }

  /// What the tables do not take changes nothing.
  private func commit(_ deed: String, _ changes: [Change]) {
    guard !changes.isEmpty else { return }
    let isDone = (try? ledger.commit(.command(changes), at: now)) != nil
    deeds.append("\(deed) \(changes.count)\(isDone ? "" : ", refused")")
  }

  private func goBack(_ choice: Needs.StepChoice) throws {
    var needs = Needs()
    needs.step = choice
    guard let recorded = try ledger.facts(for: needs).step else { return }
    let isUndo = choice == .nextToUndo
    let changes = recorded.step.changes
    let step = Step(
      kind: isUndo ? .undo(recorded.number) : .redo(recorded.number), verb: recorded.step.verb,
      changes: isUndo ? changes.reversed().map(\.reversed) : changes)
    let isDone = (try? ledger.commit(Commit(step: step, actor: "test"), at: now)) != nil
    deeds.append("\(isUndo ? "undo" : "redo") \(changes.count)\(isDone ? "" : ", refused")")
  }

  private func restore() throws {
    let backups = try ledger.backups()
    guard !backups.isEmpty else { return }
    let difference = try ledger.compare(withCopy: dice.pick(backups).name, at: now)
    commit("restore", difference.changes)
  }

  private func erase() throws {
    guard let fast = try rows.compactMap(\.fast).first(where: { !$0.isRunning }) else { return }
    deeds.append("erase \(fast.id.text)")
    _ = try ledger.erase(fast.id, by: "test", at: now)
  }

  private func reopen(hardware: String?) throws {
    ledger.close()
    ledger = try Ledger.open(Self.places(scratch, machine, hardware: hardware), at: now).ledger
    deeds.append("reopen on \(hardware ?? "nothing known")")
  }
}
