/// Which constant of the equation estimates the energy at rest.
package enum Basis: String, Choice {
  case male, female
  /// The middle between the two.
  case neutral
}

/// For words only.
package enum Gender: String, Choice {
  case female, male, other
}

package enum Activity: String, Choice {
  case sedentary, light, moderate, very, extra
}

package enum WeightGoal: String, Choice {
  case lose, gain, maintain
}

/// Which deficit counts on days that have two.
package enum DeficitChoice: String, Choice {
  case program, pattern
}

/// A value of the profile, by its name.
package enum ProfileField: String, Choice {
  case birth, height, weight, basis, gender, activity, goal, goalWeight
  case restriction, maintenance, diet, pattern, counts
  case ownProtein, ownCarbs, ownFat, ownFiber
}
