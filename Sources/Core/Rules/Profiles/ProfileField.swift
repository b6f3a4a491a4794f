/// A value of the profile, by its name.
package enum ProfileField: String, CaseIterable, Sendable {
  case birth, height, weight, basis, gender, activity, goal, goalWeight
  case restriction, maintenance, diet, pattern, counts
}

/// What speaks against eating less than the maintenance.
package enum DietObstacle: Hashable, Sendable {
  /// By the profile.
  case underweight
  /// By the person's own word.
  case answer(SafetyQuestion)
}
