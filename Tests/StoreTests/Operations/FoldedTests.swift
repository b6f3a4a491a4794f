import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// Fasts that are part of another, as two machines may have had one running.
@MainActor @Suite struct FoldedTests {
  let scratch = Scratch()
  let ledger: Ledger
  let kept = Fast.sample(1, hours: -20, lasting: .hours(16))
  let folded = Fast.sample(2, hours: -19, lasting: .hours(17))

  init() throws {
    ledger = try scratch.open()
    for fast in [kept, folded] { _ = try ledger.commit(.command(after: fast), at: .noon) }
    try ledger.connection.run(
      "UPDATE fasts SET folded_into = ? WHERE id = ?", .text(kept.id.text), .text(folded.id.text))
  }

  @Test func `one that is folded into another counts for nothing by itself`() throws {
    let all = HistoryQuery()
    #expect(try ledger.history(all) == [kept])
    #expect(try ledger.count(all) == 1)
    #expect(try ledger.lasts() == LastFasts(finished: kept, meant: kept))
    #expect(try ledger.recentFasts() == [kept])
    #expect(try ledger.credits().count == 1)
    var needs = Needs()
    needs.overlapping = .noon - .hours(48)..<Instant.noon
    needs.lastBeside = [kept.id]
    let facts = try ledger.facts(for: needs)
    #expect(facts.overlapping == [kept])
    #expect(facts.lastBeside == [])
    var ended = 0
    _ = try ledger.ended(touching: nil, by: .end) { _ in ended += 1 }
    #expect(ended == 1)
  }

  @Test func `it is no part of the log, and leaves with the others`() throws {
    #expect(try ledger.checkOperations().isSound)
    #expect(try ledger.rows(RowQuery(), limit: 9).map(\.id) == [kept.id, folded.id])
    #expect(
      try ledger.changes(since: 0, limit: 9).map(\.subject)
        == [kept, folded].map { .change(Change(before: nil, after: $0.row)) })
  }

  @Test func `a second fast may run where it is folded into the first, and no third`() throws {
    let running = Fast.sample(3)
    _ = try ledger.commit(.command(after: running), at: .noon)
    #expect(throws: StoreError.conflict) {
      try ledger.commit(.command(after: .sample(4, hours: 1)), at: .noon)
    }
    try ledger.connection.run(
      "UPDATE fasts SET folded_into = ? WHERE id = ?", .text(kept.id.text),
      .text(running.id.text))
    _ = try ledger.commit(.command(after: .sample(4, hours: 1)), at: .noon)
    ledger.close()
    #expect(try Ledger.open(scratch.places, at: .later).opening.active == .sample(4, hours: 1))
  }
}
