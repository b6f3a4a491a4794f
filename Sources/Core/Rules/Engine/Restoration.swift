package import Nouns

/// Rows as a backup or another machine has them, from those that stand to those that are to be.
package struct Restoration: Equatable, Sendable {
  package let verb: Verb
  package var changes: [Change]
  package var stored: StoredChanges?
  /// Of its journal, in which nothing is ever taken back.
  package var events: [Event]
  /// Values that the person keeps against those of other machines.
  package var settled: [Step.Settled] = []

  package init(changes: [Change], stored: StoredChanges? = nil, events: [Event] = []) {
    verb = .restore
    self.changes = changes
    self.stored = stored
    self.events = events
  }

  package init(resolving changes: [Change], settled: [Step.Settled]) {
    (verb, events) = (.resolve, [])
    self.changes = changes
    self.settled = settled
  }
}

extension Engine {
  func addNeeds(of order: Restoration, to needs: inout Needs) {
    needs.credits = true
    // News already told of a fast that runs again is not repeated.
    for case .fast(let fast)? in order.changes.map(\.after) where fast.isRunning {
      needs.newsOf.insert(fast.id.text)
    }
  }

  mutating func restore(
    _ order: Restoration, given facts: Facts, into decision: inout Decision
  ) throws(Refusal) {
    guard !order.changes.isEmpty || order.stored != nil || !order.settled.isEmpty else {
      throw .nothingToChange
    }
    var credits = Credits(facts.credits)
    outbox.recall(facts.news, of: order.changes.compactMap { ($0.before ?? $0.after)?.id.text })
    credits.apply(order.changes, order.stored)
    // That a value is kept cannot be taken back: others have been known from then on.
    decision.commit.step = Step(
      kind: order.changes.isEmpty && order.stored == nil ? .automatic : .command,
      verb: VerbWord(order.verb), changes: order.changes, stored: order.stored,
      settled: order.settled)
    apply(order.changes)
    decision.commit.events = order.events
    if let spans = credits.spans { recount(spans, mode: standing.creditMode) }
  }
}
