import Nouns
import Rules
import Time
import Wire

struct FastAnswers: StateAnswers {
  let state: State

  func fastAnswer(_ decision: Decision) throws(CallFault) -> FastAnswer {
    guard let fast = decision.subject else { throw .nothingChanged }
    var state = Snapshots(state: state).snapshot(at: state.moment)
    state.notices += decision.endNotices
    return FastAnswer(fast: Entry(fast), state: state, before: decision.before(fast))
  }

  func deletedFasts(_ decision: Decision) -> DeleteAnswer {
    let gone = decision.commit.step?.changes.compactMap { $0.before.flatMap(Entry.init) } ?? []
    return DeleteAnswer(fasts: gone, state: Snapshots(state: state).snapshot(at: state.moment))
  }
}

nonisolated extension Command {
  init(_ order: DeleteOrder) throws(CallFault) {
    guard !order.ids.isEmpty else { throw .fields(.missing("ids")) }
    self = .past(.delete(order.ids))
  }
}

nonisolated extension Decision {
  /// The fast as it was until then; nil for a new one.
  fileprivate func before(_ fast: Fast) -> Entry? {
    let rows = commit.step?.changes.compactMap(\.before) ?? []
    return rows.lazy.compactMap(Entry.init).first { $0.id == fast.id.text }
  }
}
