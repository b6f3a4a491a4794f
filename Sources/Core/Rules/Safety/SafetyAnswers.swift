package import Time

/// A question before the first long fast; the number is the one that people see.
package enum SafetyQuestion: Int, CaseIterable, Sendable {
  case underAge = 1
  case pregnancy, eatingDisorder, lowWeight, diabetes
  case organs, medicines, frail, hardWork

  /// Whether a yes speaks against long goals; the others only ask for care.
  package var isGrave: Bool { rawValue <= Self.diabetes.rawValue }

  /// Nobody's word outweighs it.
  package var isFinal: Bool { self == .underAge }
}

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

  /// As long a goal as is for everybody.
  package static let longestForAll = Span.hours(12)

  /// What speaks against longer goals: the gravest of what applies.
  package var obstacle: SafetyQuestion? {
    applies.filter { $0.isGrave && ($0.isFinal || !isAgreed) }.gravest
  }
}

extension Collection<SafetyQuestion> {
  var gravest: SafetyQuestion? { self.min { $0.rawValue < $1.rawValue } }
}
