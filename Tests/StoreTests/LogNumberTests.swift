import Host
import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// Followers hold the numbers of entries that they have seen: under none of them may ever stand another.
@MainActor @Suite struct `The numbers of the log` {
  /// One database, and all that was ever seen in its log.
  private struct Life {
    let scratch = Scratch(in: Scratch.memory)
    private var open: Ledger?
    var dice: Dice
    var seen: [Int64: LoggedChange] = [:]
    var serial: UInt64 = 0
    var now = Instant.noon

    @MainActor init(_ seed: UInt64) throws {
      dice = Dice(seed: seed)
      open = try scratch.open()
    }

    @MainActor var ledger: Ledger {
      get throws { try #require(open) }
    }

    @MainActor private mutating func add() throws {
      for _ in 0..<dice.number(1...3) {
        serial += 1
        let fast = Fast.sample(serial, hours: -Int64(serial) * 24, lasting: .hours(16))
        let news = News(
          key: .init(subject: "x\(serial)", kind: .goalReached, at: .noon), decided: .noon)
        let step = Step(
          kind: .command, verb: VerbWord("add"), changes: [Change(before: nil, after: .fast(fast))])
        let isTold = dice.once(in: 2)
        _ = try ledger.commit(
          Commit(step: step, news: isTold ? [news] : [], actor: "test"), at: now)
      }
    }

    @MainActor private mutating func undo() throws {
      var needs = Needs()
      needs.step = dice.once(in: 3) ? .nextToRedo : .nextToUndo
      guard let step = try ledger.facts(for: needs).step else { return }
      let isUndo = needs.step == .nextToUndo
      let changes = step.step.changes
      let kind: Step.Kind = isUndo ? .undo(step.number) : .redo(step.number)
      let back = Step(
        kind: kind, verb: step.step.verb,
        changes: isUndo ? changes.reversed().map(\.reversed) : changes)
      _ = try ledger.commit(Commit(step: back, actor: "test"), at: now)
    }

    /// The newest one, so that its entries go from the end of the log.
    @MainActor private mutating func erase() throws {
      let newest = try ledger.changes(since: 0, limit: .max).last { $0.subject.row != nil }
      guard let id = newest?.subject.row?.id else { return }
      _ = try ledger.erase(id, by: "test", at: now)
    }

    @MainActor private mutating func restart(after body: (Ledger) throws -> Void) throws {
      try body(ledger)
      open = nil
      open = try scratch.open(at: now)
    }

    /// The log of a run that did not end is gone, with what was seen in it.
    @MainActor private mutating func loseLog() throws {
      try restart { $0.close() }
      try add()
      try see()
      open = nil
      if dice.once(in: 2) {
        try Files.remove(scratch.places.log)
      } else {
        try write([], to: scratch.places.log)
      }
      open = try scratch.open(at: now)
    }

    @MainActor private mutating func restoreOlder() throws {
      let backup = try ledger.backUp(at: now, for: .asked)
      try add()
      let changes = try ledger.compare(withCopy: backup.name, at: now).changes
      if !changes.isEmpty { _ = try ledger.commit(.command(changes), at: now) }
    }

    @MainActor mutating func live() throws {
      now = now + .hour
      switch dice.number(0...19) {
      case 0...6: try add()
      case 7...10: try undo()
      case 11...12: try erase()
      case 13: _ = try ledger.fold(olderThan: .hours(dice.number(1...20)), at: now)
      case 14: try restart { $0.close() }
      case 15: try restart { _ in }
      case 16: try restoreOlder()
      case 17: try loseLog()
      case 18:
        // As others write: without a word of it among the facts.
        try scratch.raw().script(
          """
          INSERT INTO changes (seq, at_ms, actor, noun, id, after)
          VALUES (\(try ledger.lastSeq() + 1), 1, '', 'choice', 'x', '{}')
          """)
        try add()
      default: try ledger.connection.script("DELETE FROM changes")
      }
    }

    @MainActor mutating func see() throws {
      for entry in try ledger.changes(since: 0, limit: .max) { seen[entry.seq] = entry }
    }
  }

  @Test(arguments: Dice.seeds(2))
  func `are given once, whatever becomes of entries`(seed: UInt64) throws {
    var life = try Life(seed)
    for number in 1...40 {
      let (before, seen) = (try life.ledger.lastSeq(), life.seen)
      try life.live()
      let entries = try life.ledger.changes(since: 0, limit: .max)
      for entry in entries {
        if let old = seen[entry.seq] ?? life.seen[entry.seq] {
          #expect(old.at == entry.at && old.subject == entry.subject, "seed \(seed), \(number)")
        } else {
          try #require(entry.seq > before, "seed \(seed), \(number)")
        }
      }
      let last = try life.ledger.lastSeq()
      try #require(last >= max(before, seen.keys.max() ?? 0), "seed \(seed), \(number)")
      try life.see()
    }
    try life.ledger.quickCheck()
  }
}

extension LoggedChange.Subject {
  fileprivate var row: Row? {
    guard case .change(let change) = self else { return nil }
    return change.before ?? change.after
  }
}
