package import Nouns

extension SafetyAnswers {
  /// The gravest of the answers against longer goals.
  package var obstacle: SafetyQuestion? {
    applies.filter { $0.isGrave && ($0.isFinal || !isAgreed) }.gravest
  }
}

extension Collection<SafetyQuestion> {
  var gravest: SafetyQuestion? { self.min { $0.number < $1.number } }
}
