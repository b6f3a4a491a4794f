/// The reasons against eating less than maintenance.
package enum DietObstacle: Hashable, Sendable {
  /// By the profile.
  case underweight
  /// The person wants to gain weight.
  case aimGain
  /// By the person's own word.
  case answer(SafetyQuestion)
}
