/// Which constant of the equation estimates the energy at rest.
package enum Basis: String, CaseIterable, Sendable {
  case male, female
  /// The middle between the two.
  case neutral
}

/// For words only.
package enum Gender: String, CaseIterable, Sendable {
  case female, male, other
}

package enum Activity: String, CaseIterable, Sendable {
  case sedentary, light, moderate, very, extra
}

package enum WeightGoal: String, CaseIterable, Sendable {
  case lose, gain, maintain
}

/// Which deficit counts on days that have two.
package enum DeficitChoice: String, CaseIterable, Sendable {
  case program, pattern
}

/// A value of the profile, by its name.
package enum ProfileField: String, CaseIterable, Sendable {
  case birth, height, weight, basis, gender, activity, goal, goalWeight
  case restriction, maintenance, diet, pattern, counts
}
