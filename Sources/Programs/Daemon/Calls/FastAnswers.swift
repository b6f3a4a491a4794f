import Nouns
import Rules
import Time
import Wire

struct FastAnswers: StateAnswers {
  let state: State

  func fastAnswer(_ decision: Decision) throws(CallFault) -> FastAnswer {
    guard let fast = decision.subject else { throw .nothingChanged }
    var snapshot = Snapshots(state: state).snapshot(at: state.moment)
    snapshot.notices += decision.endNotices
    return FastAnswer(
      fast: state.engine.entry(fast), state: snapshot, before: before(fast, in: decision))
  }

  func deletedFasts(_ decision: Decision) -> DeleteAnswer {
    DeleteAnswer(
      fasts: earlier(decision), state: Snapshots(state: state).snapshot(at: state.moment))
  }

  /// The fast as it was until then; nil for a new one.
  private func before(_ fast: Fast, in decision: Decision) -> Entry? {
    earlier(decision).first { $0.id == fast.id.text }
  }

  private func earlier(_ decision: Decision) -> [Entry] {
    let rows = decision.commit.step?.changes.compactMap(\.before?.fast) ?? []
    return rows.map(state.engine.entry)
  }
}

nonisolated extension Command {
  init(_ order: DeleteOrder) throws(CallFault) {
    guard !order.ids.isEmpty else { throw .fields(.missing("ids")) }
    self = .past(.delete(order.ids))
  }
}
