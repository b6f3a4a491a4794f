package import Nouns
import Time

/// The person's answers to the safety questions.
package struct SafetyOrder: Equatable, Sendable {
  package var applies: Set<SafetyQuestion>
  package var isAgreed: Bool

  package init(applies: Set<SafetyQuestion>, isAgreed: Bool = false) {
    self.applies = applies
    self.isAgreed = isAgreed
  }
}

extension Engine {
  mutating func answer(
    _ order: SafetyOrder, as id: RowID, at now: Moment, into decision: inout Decision
  ) throws(Refusal) {
    let old = standing.safety
    let new = SafetyAnswers(
      id: old?.id ?? id, applies: order.applies, isAgreed: order.isAgreed, at: now.instant,
      wording: SafetyAnswers.newestWording)
    guard
      old?.applies != new.applies || old?.isAgreed != new.isAgreed
        || old?.askedAgain.isEmpty == false
    else {
      throw .nothingToChange
    }
    let change = Change(before: old.map(Row.safety), after: .safety(new))
    record([change], verb: .safety, into: &decision)
  }
}

extension Standing {
  /// A goal that is no longer than the one there was is always taken.
  func checkSafe(
    _ goal: Span?, on day: Day, insteadOf present: Span? = nil
  ) throws(Refusal) {
    let most = SafetyQuestion.longestForAll
    guard let goal, goal > most, let obstacle = obstacle(on: day) else { return }
    if let present, goal <= present { return }
    throw .notSafe(obstacle, most: most)
  }
}
