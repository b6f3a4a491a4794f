import Nouns

/// Rows as a backup holds them, from those that stand to those that are to be again.
package struct Restoration: Equatable, Sendable {
  package var changes: [Change]
  package var stored: StoredChanges?
  /// Of its journal, in which nothing is ever taken back.
  package var events: [Event]

  package init(changes: [Change], stored: StoredChanges? = nil, events: [Event] = []) {
    self.changes = changes
    self.stored = stored
    self.events = events
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
    guard !order.changes.isEmpty || order.stored != nil else { throw .nothingToChange }
    var credits = Credits(facts.credits)
    outbox.recall(facts.news, of: order.changes.compactMap { ($0.before ?? $0.after)?.id.text })
    credits.apply(order.changes, order.stored)
    record(order.changes, order.stored, verb: .restore, into: &decision)
    decision.commit.events = order.events
    if let spans = credits.spans { recount(spans, mode: streaks.mode) }
  }
}
