import Nouns
import Time

extension SafetyAnswers {
  /// While answers stand against each other the more careful of them hold together: every yes of
  /// any, since the earliest. Who has no yes has nothing to agree to, and takes no agreement away.
  func together(with others: [SafetyAnswers]) -> SafetyAnswers {
    guard !others.isEmpty else { return self }
    var all = self
    all.applies = others.reduce(into: []) { $0.formUnion($1.applies) }
    let answered = others.filter { !$0.applies.isEmpty }
    all.isAgreed = !answered.isEmpty && answered.allSatisfy(\.isAgreed)
    all.at = others.map(\.at).min() ?? at
    // By the older wording some questions are asked again.
    all.wording = others.contains { $0.wording == nil } ? nil : others.compactMap(\.wording).min()
    return all
  }
}
