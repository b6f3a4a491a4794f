package import Time

/// A question before the first long fast; the number is the one that people see.
package enum SafetyQuestion: Int, CaseIterable, Sendable {
  case underAge = 1
  case pregnancy, eatingDisorder, lowWeight, diabetes
  case organs, medicines, frail, hardWork
}

/// What the person said to the questions; there is at most one.
package struct SafetyAnswers: Equatable, Sendable {
  package let id: FastID
  /// Those that apply.
  package var applies: Set<SafetyQuestion>
  /// A doctor or nurse agreed all the same.
  package var isAgreed: Bool
  package var at: Instant

  package init(id: FastID, applies: Set<SafetyQuestion>, isAgreed: Bool, at: Instant) {
    self.id = id
    self.applies = applies
    self.isAgreed = isAgreed
    self.at = at
  }
}
