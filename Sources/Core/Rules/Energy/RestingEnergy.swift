package import Nouns

/// A body's expenditure at rest, by the equation of Mifflin and St Jeor (1990).
package struct RestingEnergy: Equatable, Sendable {
  /// Thousandths of a kcal a day.
  package let thousandths: Int64

  /// Nil outside what the profile takes: nobody checked the equation there, and it might overflow.
  package init?(weight: Int64, height: Int64, age: Int, basis: Basis) {
    guard Profile.weights.contains(weight), Profile.heights.contains(height),
      Birth.ages.contains(age)
    else { return nil }
    thousandths = 10 * weight + 625 * height - 5000 * Int64(age) + 1000 * basis.constant
  }

  /// The total of a day in kcal.
  package func total(_ activity: Activity) -> Int64 {
    (thousandths * activity.factor + 500_000) / 1_000_000
  }
}

extension Basis {
  /// Of the equation, in kcal; the neutral one is the exact middle of the others.
  package var constant: Int64 {
    switch self {
    case .male: 5
    case .female: -161
    case .neutral: -78
    }
  }

  /// No diet target that is worked out is lower, in kcal.
  package var floor: Int64 {
    switch self {
    case .female: 1200
    case .male, .neutral: 1500
    }
  }
}

extension Activity {
  /// Times a thousand.
  package var factor: Int64 {
    switch self {
    case .sedentary: 1200
    case .light: 1375
    case .moderate: 1550
    case .very: 1725
    case .extra: 1900
    }
  }
}
