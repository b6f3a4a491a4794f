package import Time

/// The questions before the first long fast, in the order in which people see them.
package enum SafetyQuestion: String, Choice {
  case underAge, pregnancy, eatingDisorder, lowWeight, diabetes
  case organs, medicines, frail, hardWork

  /// As long a goal as is for everybody, whatever applies.
  package static let longestForAll = Span.hours(12)

  /// As people see and type it, from 1 on.
  package var number: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }

  package init?(number: Int) {
    guard Self.allCases.indices.contains(number - 1) else { return nil }
    self = Self.allCases[number - 1]
  }

  /// Whether a yes speaks against long goals; the others only ask for care.
  package var isGrave: Bool { number <= Self.diabetes.number }

  /// Nobody's word outweighs it, not even a doctor's.
  package var isFinal: Bool { self == .underAge }
}
