package import Nouns
package import Time

/// What the person said to the questions; there is at most one.
package struct SafetyAnswers: Equatable, Sendable {
  package let id: RowID
  /// Those that apply.
  package var applies: Set<SafetyQuestion>
  /// A doctor or nurse agreed all the same.
  package var isAgreed: Bool
  package var at: Instant

  package init(id: RowID, applies: Set<SafetyQuestion>, isAgreed: Bool, at: Instant) {
    self.id = id
    self.applies = applies
    self.isAgreed = isAgreed
    self.at = at
  }

  /// What speaks against longer goals: the gravest of what applies.
  package var obstacle: SafetyQuestion? {
    applies.filter { $0.isGrave && ($0.isFinal || !isAgreed) }.gravest
  }
}

extension Collection<SafetyQuestion> {
  var gravest: SafetyQuestion? { self.min { $0.number < $1.number } }
}
