import Nouns
import Time

extension SafetyAnswers {
  /// While answers are in conflict, the more careful of them hold together: every yes, since the
  /// earliest time. An answer without a yes has nothing to agree to, so it does not cancel an
  /// agreement.
  func together(with others: [SafetyAnswers]) -> SafetyAnswers {
    guard !others.isEmpty else { return self }
    var all = self
    all.applies = others.reduce(into: []) { $0.formUnion($1.applies) }
    let answered = others.filter { !$0.applies.isEmpty }
    all.isAgreed = !answered.isEmpty && answered.allSatisfy(\.isAgreed)
    all.at = others.map(\.at).min() ?? at
    // With the oldest wording, reworded questions are asked again.
    all.wording = others.contains { $0.wording == nil } ? nil : others.compactMap(\.wording).min()
    return all
  }
}
